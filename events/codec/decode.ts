import type { z } from 'zod';
import type { Entry } from '../messages/index.ts';
import { DUEL_VERSIONS, type RawLine, type Versions } from '../versions/index.ts';
import type { FileError, FileErrorCode } from './errors.ts';
import { LIMITS, type Limits } from './guard.ts';
import { type ReadHeader, readHeaderLine } from './header.ts';
import { readEntryLine, wrong } from './lines.ts';
import { createCardWatch } from './unknownCards.ts';

/** A last line that was not written to its end: left out of the duel, and kept. */
export interface TornLine {
  readonly line: number;
  readonly text: string;
  /** One line for the reader: what was left out. */
  readonly message: string;
}

/** A duel file, read. */
export interface DecodedDuel<H> {
  readonly header: H;
  readonly entries: readonly Entry[];
  /** The version the file was written in. */
  readonly version: number;
  readonly torn: TornLine | null;
}
export type DecodeResult<H> =
  | { readonly ok: true; readonly duel: DecodedDuel<H> }
  | { readonly ok: false; readonly error: FileError };

/** How entries are read that another engine wrote. */
export interface EntryForm {
  /** An entry as it may be written, with what may be left out of it. */
  whole(line: RawLine): RawLine;
  /** What mends an entry of the wrong form. */
  readonly mend: string;
}

export interface DecodeOptions<H> {
  /** The schema of line 1; machines/duel has it. */
  readonly header: z.ZodType<H>;
  /** How the entries under this header are read, where that is not as Duelscope writes them; machines/duel has it. */
  readonly entryForm?: (header: H) => EntryForm | undefined;
  /** What mends line 1, where that is not to restore it. */
  readonly mendHeader?: (line: RawLine) => string | undefined;
  readonly versions?: Versions;
  readonly limits?: Partial<Limits>;
}

/** Reads a duel file piece by piece; what is read can be used while the rest is still coming. */
export interface DuelDecoder<H> {
  /** The next piece of the file. False once something is wrong: there is no need to go on. */
  push(text: string): boolean;
  /** The file is over. */
  end(): DecodeResult<H>;
  readonly header: H | null;
  /** The entries so far; the array grows. */
  readonly entries: readonly Entry[];
  readonly error: FileError | null;
  /** Something is wrong, and further lines are looked at for what is wrong with them alone. */
  readonly looksOn: boolean;
}

/** So many further lines of an engine's file that have the wrong form are named with the first. */
const MOST_FURTHER = 4;
/** What is wrong with one line alone: the lines behind it can still be looked at. */
const OF_A_LINE: ReadonlySet<FileErrorCode> = new Set<FileErrorCode>([
  'file/blank-line',
  'file/forbidden-key',
  'file/not-json',
  'file/schema',
  'file/too-deep',
  'file/unknown-type',
]);

const TORN = 'was not written to its end and is left out; everything before it is whole.';

/** A decoder for one file. */
export function createDecoder<H>(options: DecodeOptions<H>): DuelDecoder<H> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const versions = options.versions ?? DUEL_VERSIONS;
  const entries: Entry[] = [];
  let read: ReadHeader<H> | null = null;
  let form: EntryForm | undefined;
  let error: FileError | null = null;
  let torn: TornLine | null = null;
  let rest = '';
  let line = 0;
  let blank = 0;
  let size = 0;
  /** What is wrong with further lines, and how many more there are. */
  const further: string[] = [];
  let more = 0;
  let watch: ReturnType<typeof createCardWatch> | undefined;
  let isCutShort = false;

  /** Whoever writes an engine mends all such lines at once: those behind the first are looked at for their form alone. */
  const looksOn = (): boolean =>
    error !== null && form !== undefined && OF_A_LINE.has(error.code) && !isCutShort;
  function lookOn(content: string, whole: boolean): void {
    if (error === null || read === null || content.trim() === '') return;
    const entry = readEntryLine(content, line, line - 2, read.version, versions, limits, form);
    watch ??= createCardWatch(entries);
    if (!entry.ok) watch.skip(content);
    if (!entry.ok && (!OF_A_LINE.has(entry.error.code) || (!whole && entry.error.code === 'file/not-json')))
      return;
    const strange = entry.ok ? watch.wrongWith(entry.value) : undefined;
    // what mends it was said of the first
    const message = entry.ok
      ? strange && `line ${line}: ${strange}`
      : entry.error.message.replace(` ${form?.mend ?? ''}`, '');
    if (message === undefined) return;
    if (further.length < MOST_FURTHER) further.push(message);
    else more += 1;
  }
  /** The error with what is wrong behind it. */
  function wholeError(): FileError | null {
    if (error === null || further.length === 0) return error;
    const others = more === 0 ? '' : ` ${more} more ${more === 1 ? 'line is' : 'lines are'} wrong.`;
    return {
      ...error,
      message: `${error.message}${further.map((each) => ` Also ${each}`).join('')}${others}`,
    };
  }

  /** `whole` where the line ends with a line break; the last one may not. */
  function take(text: string, whole: boolean): void {
    line += 1;
    const content = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (error !== null) {
      lookOn(content, whole);
      return;
    }
    if (content.trim() === '') {
      blank = blank === 0 ? line : blank;
      return;
    }
    if (blank > 0) {
      error = wrong(blank, 'file/blank-line', 'this line is empty', 'Remove it.').error;
      if (looksOn()) lookOn(content, whole);
      return;
    }
    if (read === null) {
      const header = readHeaderLine(content, options, versions, limits);
      if (header.ok) {
        read = header.value;
        form = options.entryForm?.(read.header);
      } else error = header.error;
      return;
    }
    const entry = readEntryLine(content, line, entries.length, read.version, versions, limits, form);
    if (entry.ok) entries.push(entry.value);
    else if (!whole && entry.error.code === 'file/not-json')
      torn = { line, text, message: `line ${line} ${TORN}` };
    else {
      error = entry.error;
      watch = createCardWatch(entries);
      watch.skip(content);
    }
  }

  return {
    push(text) {
      if (error !== null && !looksOn()) return false;
      const first = size === 0;
      size += text.length;
      if (size > limits.file) {
        isCutShort = true;
        error ??= wrong(
          line + 1,
          'file/too-long',
          `the file is larger than ${limits.file} bytes`,
          'Open a shorter duel.',
        ).error;
        return false;
      }
      const piece = first && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
      let from = 0;
      for (
        let to = piece.indexOf('\n');
        to >= 0 && (error === null || looksOn());
        to = piece.indexOf('\n', from)
      ) {
        const content = rest === '' ? piece.slice(from, to) : rest + piece.slice(from, to);
        rest = '';
        from = to + 1;
        take(content, true);
      }
      if (error === null || looksOn()) rest += piece.slice(from);
      if (rest.length > limits.line) {
        isCutShort = true;
        error ??= wrong(
          line + 1,
          'file/line-too-long',
          `this line is longer than ${limits.line} bytes`,
          'No duel has such a line: the file was not written by Duelscope, or is damaged.',
        ).error;
      }
      return error === null;
    },
    end() {
      if (rest !== '' && (error === null || looksOn())) take(rest, false);
      rest = '';
      const found = wholeError();
      if (found !== null) return { ok: false, error: found };
      if (read === null)
        return wrong(1, 'file/empty', 'the file is empty', 'Open a duel that Duelscope has written.');
      if (entries.length === 0)
        return wrong(2, 'file/no-setup', 'there is no entry after the header', 'Record the duel again.');
      return { ok: true, duel: { header: read.header, version: read.version, entries, torn } };
    },
    get header() {
      return read?.header ?? null;
    },
    entries,
    get error() {
      return wholeError();
    },
    get looksOn() {
      return looksOn();
    },
  };
}

/**
 * Reads a whole duel file: its text, or its pieces in order.
 * @example const read = decodeDuel(text, { header: headerSchema }); if (!read.ok) report(read.error.message);
 */
export function decodeDuel<H>(source: string | Iterable<string>, options: DecodeOptions<H>): DecodeResult<H> {
  const decoder = createDecoder(options);
  if (typeof source === 'string') decoder.push(source);
  else for (const piece of source) if (!decoder.push(piece) && !decoder.looksOn) break;
  return decoder.end();
}

/** The same for pieces that arrive one by one, from a file or the network. */
export async function decodeDuelStream<H>(
  source: AsyncIterable<string>,
  options: DecodeOptions<H>,
): Promise<DecodeResult<H>> {
  const decoder = createDecoder(options);
  for await (const piece of source) if (!decoder.push(piece) && !decoder.looksOn) break;
  return decoder.end();
}
