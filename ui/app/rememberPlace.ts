import type { OpenedFile } from '../host/host.ts';
import { rulesetWord } from '../inspector/ruleset/rulesetWord.ts';
import type { PageState } from './state.ts';

const PLACE = 'duelscope.place';
const FILE = 'duelscope.file';
const AT = 'duelscope.at';
const VIEW = 'duelscope.view';
/** Browsers keep some five million characters of a page. */
const MOST_KEPT = 4_500_000;
/** Steps in quick succession are kept once. */
const CALM = 1000;

/** An example as it is looked at: which course, under which ruleset, at which entry. */
export interface Place {
  readonly id: string;
  readonly branch: string | null;
  readonly ruleset: string | null;
  readonly at: number | null;
}

/** Where the reader was before the page was loaded again, or what the address names: `#T-09@24`. */
export function rememberedPlace(): Place | null {
  const named = /^#([A-Za-z0-9-]{1,40})(?:@(\d{1,9}))?$/.exec(location.hash);
  if (named?.[1] !== undefined) {
    try {
      history.replaceState(null, '', location.pathname + location.search);
    } catch {
      // A host that does not let the address change names the place again next time.
    }
    return {
      id: named[1],
      branch: null,
      ruleset: null,
      at: named[2] === undefined ? null : Number(named[2]),
    };
  }
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

/** A file that was open before the page was loaded again, and the entry it was at. */
export function rememberedFile(): (Omit<OpenedFile, 'at'> & { readonly at: number | null }) | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(FILE) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { name, text, recording } = kept as Record<string, unknown>;
    if (typeof name !== 'string' || typeof text !== 'string') return null;
    const noted = sessionStorage.getItem(AT);
    const at = noted === null || !/^\d{1,9}$/.test(noted) ? null : Number(noted);
    if (typeof recording !== 'string') return { name, text, at };
    // What was found in a recording comes first, unless the reader was in the duel itself.
    const inDuel = sessionStorage.getItem(VIEW) === 'duel';
    return { name, text, recording: bytesOf(recording), at: inDuel ? at : null };
  } catch {
    return null;
  }
}

/** Keeps the file that is shown while the window is open, if it is not too large for the browser to keep; none for `null`. */
export function rememberFile(file: OpenedFile | null): void {
  try {
    sessionStorage.removeItem(FILE);
    // Not even tried with more than browsers hold: writing a long duel out for nothing takes a good part of a second.
    if (file === null || file.text.length + (file.recording?.length ?? 0) * 2 >= MOST_KEPT) return;
    const { name, text, recording } = file;
    sessionStorage.setItem(
      FILE,
      JSON.stringify(
        recording === undefined ? { name, text } : { name, text, recording: lettersOf(recording) },
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

/** Keeps where the reader is while the window is open: soon, so that no step waits for it, and at the latest when the page goes. */
export function rememberPlace(state: Kept): void {
  newest = { outline: state.outline, position: state.position, view: state.view };
  if (!listens) addEventListener('pagehide', keepNow);
  listens = true;
  waiting ??= setTimeout(keepNow, CALM);
}
