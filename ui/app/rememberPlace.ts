import { type EntryLink, readLink } from '../host/entryLink.ts';
import type { OpenedFile } from '../host/host.ts';
import { rulesetWord } from '../inspector/ruleset/rulesetWord.ts';
import { isOwnAddress, nameInAddress } from './entryLinks.ts';
import type { PageState } from './state.ts';
import type { FileSubject } from './subject.ts';

const PLACE = 'duelscope.place';
const FILE = 'duelscope.file';
const AT = 'duelscope.at';
const BRANCH = 'duelscope.branch';
const VIEW = 'duelscope.view';
/** Browsers keep some five million characters of a page. */
const MOST_KEPT = 4_500_000;
/** The id of an example. */
const EXAMPLE = /^[A-Za-z0-9-]{1,40}$/;
/** Steps in quick succession are kept once. */
const CALM = 1000;

/** An example as it is looked at: which course, under which ruleset, at which entry. */
export interface Place {
  readonly id: string;
  readonly branch: string | null;
  readonly ruleset: string | null;
  readonly at: number | null;
}

/** What the address named as the page was loaded, where that is no example: a file that is on its way. */
let linkedFile: EntryLink | null = null;

/** A link was followed to a file that is not open: once it is opened by hand, it begins there. */
export function awaitLinked(link: EntryLink): void {
  linkedFile = link;
}

/** The link to a file that is not open yet, if there is one. */
export const waitingLink = (): EntryLink | null => linkedFile;

/** The entry and branch of a file that the address of the page names; once, since from then on one goes elsewhere. */
export function linkedEntry(name: string): EntryLink | null {
  const link = linkedFile;
  if (link?.name !== name) return null;
  linkedFile = null;
  return link;
}

/** Where the reader was before the page was loaded again, or what the address names: `#T-09@24`. */
export function rememberedPlace(): Place | null {
  const isLinked = !isOwnAddress();
  const link = isLinked ? readLink(location.hash) : undefined;
  const id = link?.name ?? (isLinked ? location.hash.slice(1) : '');
  if (EXAMPLE.test(id))
    return { id, branch: link?.branch ?? null, ruleset: link?.ruleset ?? null, at: link?.at ?? null };
  linkedFile = link ?? null;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { id, branch, ruleset, at } = kept as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    if (typeof id !== 'string') return null;
    return { id, branch: text(branch), ruleset: text(ruleset), at: typeof at === 'number' ? at : null };
  } catch {
    return null;
  }
}

/** A file as it was open, the entry it was at, and what it is called by in the history of the window. */
export type RememberedFile = Omit<OpenedFile, 'at'> & { readonly at: number | null; readonly key?: string };

/** A file that was open before the page was loaded again, and the entry it was at. */
export function rememberedFile(): RememberedFile | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(FILE) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { name, text, recording, key: known } = kept as Record<string, unknown>;
    if (typeof name !== 'string' || typeof text !== 'string') return null;
    const key = typeof known === 'string' ? { key: known } : {};
    const noted = sessionStorage.getItem(AT);
    const at = noted === null || !/^\d{1,9}$/.test(noted) ? null : Number(noted);
    if (typeof recording !== 'string')
      return { name, text, at, branch: sessionStorage.getItem(BRANCH), ...key };
    // What was found in a recording comes first, unless the reader was in the duel itself.
    const inDuel = sessionStorage.getItem(VIEW) === 'duel';
    return { name, text, recording: bytesOf(recording), at: inDuel ? at : null, ...key };
  } catch {
    return null;
  }
}

/** Keeps the file that is shown while the window is open, if it is not too large for the browser to keep; none for `null`. */
export function rememberFile(subject: FileSubject | null): void {
  const file = subject?.file ?? null;
  try {
    sessionStorage.removeItem(FILE);
    // Not even tried with more than browsers hold: writing a long duel out for nothing takes a good part of a second.
    if (file === null || file.text.length + (file.recording?.length ?? 0) * 2 >= MOST_KEPT) return;
    const { name, text, recording } = file;
    sessionStorage.setItem(
      FILE,
      JSON.stringify(
        recording === undefined
          ? { name, text, key: subject?.key }
          : { name, text, key: subject?.key, recording: lettersOf(recording) },
      ),
    );
  } catch {
    // A larger file is opened again by hand.
  }
}

/** The bytes of a recording as text, which is all that a session keeps. */
function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));

type Kept = Pick<PageState, 'outline' | 'position' | 'view'>;

function keepPlace({ outline, position, view }: Kept): void {
  if (outline === null) return;
  const { origin, branch, choice, ownRuleset } = outline;
  const at = outline.numbers[position] ?? null;
  try {
    sessionStorage.setItem(AT, String(at ?? ''));
    sessionStorage.setItem(VIEW, view);
    if (branch === null) sessionStorage.removeItem(BRANCH);
    else sessionStorage.setItem(BRANCH, branch);
    if (origin.kind !== 'example') sessionStorage.removeItem(PLACE);
    else
      sessionStorage.setItem(
        PLACE,
        JSON.stringify({
          id: origin.id,
          branch,
          ruleset: ownRuleset ? null : rulesetWord(outline, choice.with),
          at,
        } satisfies Place),
      );
  } catch {
    // A browser that keeps nothing begins with the first example.
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined;
let newest: Kept | null = null;
let listens = false;

function keepNow(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (newest !== null) keepPlace(newest);
  newest = null;
}

/** Once the reader rests the address says the place as well; a page that goes has its address already. */
function keepAtRest(): void {
  const { outline = null, position = 0, view } = newest ?? {};
  keepNow();
  if (outline !== null && (view === 'duel' || view === 'import')) nameInAddress(outline, position);
}

/** Keeps where the reader is while the window is open: soon, so that no step waits for it, and at the latest when the page goes. */
export function rememberPlace(state: Kept): void {
  newest = { outline: state.outline, position: state.position, view: state.view };
  if (!listens) addEventListener('pagehide', keepNow);
  listens = true;
  waiting ??= setTimeout(keepAtRest, CALM);
}
