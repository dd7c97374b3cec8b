import type { Host, OpenedFile } from '../host/host.ts';
import { type Place, rememberedFile } from './rememberPlace.ts';

const SERVED = 'duelscope.served';

/** Whether this window was given the file before; from now on it was. */
function wasServed(name: string): boolean {
  try {
    const last = sessionStorage.getItem(SERVED);
    sessionStorage.setItem(SERVED, name);
    return last === name;
  } catch {
    return false;
  }
}

/**
 * Takes the file that a host hands over. A server hands the one that it was started with over at each loading: a reader
 * who has gone on from it to another duel stays there.
 * @param place the example that was looked at before the page was loaded again
 */
export function takingServed(
  host: Host,
  place: Place | null,
  open: (file: OpenedFile) => void,
): (file: OpenedFile) => void {
  if (host.kind !== 'browser') return open;
  const elsewhere = place?.id ?? rememberedFile()?.name;
  return (file) => {
    const again = wasServed(file.name);
    if (!again || elsewhere === undefined || elsewhere === file.name) return open(file);
    if (file.followed === true) host.unfollow();
  };
}
