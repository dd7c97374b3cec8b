import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { type KeyMap, LANGUAGES, type Language, type RecentFile, readKeyMap } from '../../ui/index.ts';
import { saveAtomically } from './saveAtomically.ts';

const settingsSchema = z.object({
  recent: z.array(z.string().max(32_768)).max(100).catch([]),
  keys: z.record(z.string().max(64), z.string().max(32)).catch({}),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  folder: z.string().max(32_768).optional().catch(undefined),
  cards: z.string().max(32_768).optional().catch(undefined),
});
type Remembered = z.infer<typeof settingsSchema>;
const MOST = 12;

/** What the host remembers between starts: the files opened last, the last dialog's folder, a card database, changed keys, the language. */
export interface Settings {
  recent(): readonly RecentFile[];
  folder(): string | undefined;
  /** The keys that the reader changed, for the menu of the next start. */
  keys(): KeyMap;
  rememberKeys(keys: KeyMap): Promise<void>;
  /** The language that the page was in last. */
  language(): Language | undefined;
  rememberLanguage(language: Language): Promise<void>;
  /** The card database that the reader pointed to. */
  cards(): string | undefined;
  pointToCards(path: string): Promise<void>;
  /** Puts a file first among the recent ones and remembers its folder. */
  remember(path: string): Promise<void>;
  forget(path: string): Promise<void>;
  forgetAll(): Promise<void>;
}

/** Reads the settings; a missing or broken file counts as empty. */
export async function openSettings(file: string): Promise<Settings> {
  let now: Remembered = { recent: [], keys: {} };
  try {
    now = settingsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // nothing remembered
  }
  let writing: Promise<void> = Promise.resolve();
  const change = (next: Remembered): Promise<void> => {
    now = next;
    // one after the other, each with the newest; what cannot be written is only not remembered
    writing = writing
      .then(() => saveAtomically(file, `${JSON.stringify(now, null, 2)}\n`))
      .catch(() => undefined);
    return writing;
  };
  const without = (path: string) => now.recent.filter((other) => other !== path);
  return {
    recent: () => now.recent.map((path) => ({ name: basename(path), path })),
    folder: () => now.folder,
    keys: () => readKeyMap(now.keys),
    rememberKeys: (keys) => change({ ...now, keys: Object.fromEntries(Object.entries(keys)) }),
    language: () => now.language,
    rememberLanguage: (language) => change({ ...now, language }),
    cards: () => now.cards,
    pointToCards: (cards) => change({ ...now, cards }),
    remember: (path) =>
      change({ ...now, recent: [path, ...without(path)].slice(0, MOST), folder: dirname(path) }),
    forget: (path) => change({ ...now, recent: without(path) }),
    forgetAll: () => change({ ...now, recent: [] }),
  };
}
