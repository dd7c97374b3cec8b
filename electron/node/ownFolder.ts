import { homedir } from 'node:os';
import { join } from 'node:path';

/** What a card database is called that was chosen in the page, in the program's own folder. */
export const KEPT_CARDS = 'cards.cdb';

/** Where the program keeps what it must remember beyond one start, as each system wants it. */
export function ownFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
): string {
  const home = env['HOME'] ?? homedir();
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'Duelscope');
  if (platform === 'darwin') return join(home, 'Library/Application Support/Duelscope');
  return join(env['XDG_STATE_HOME'] || join(home, '.local/state'), 'duelscope');
}
