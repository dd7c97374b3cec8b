import { BehaviorSubject, type Observable, Subject } from 'rxjs';

/** What the log asks of a line: its place, and its parent where that is not the line before. */
export interface Line {
  readonly index: number;
  readonly parent?: number | undefined;
}

/** Someone else appended first: the writer must look again before deciding (code `log/head-moved`). */
export class HeadMovedError extends Error {
  override readonly name = 'HeadMovedError';
  readonly code = 'log/head-moved';
  readonly expected: number;
  readonly actual: number;
  constructor(expected: number, actual: number) {
    super(
      `The log has ${actual} entries, the writer expected ${expected}: look at the new ones and decide again.`,
    );
    this.expected = expected;
    this.actual = actual;
  }
}

/** A line that cannot stand where it was put: a wrong number or a parent that is not behind it (code `log/line`). */
export class LineError extends Error {
  override readonly name = 'LineError';
  readonly code = 'log/line';
  readonly index: number;
  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

/** The append-only record of a duel. The array is the log; RxJS only carries the news of what was appended. */
export interface Log<E extends Line> {
  /** All lines so far. The same array for the life of the log: it grows, no line in it ever changes. */
  readonly entries: readonly E[];
  /** How many lines there are; the index the next line will have. */
  readonly next: number;
  /**
   * Appends lines in one go and tells the subscribers.
   * @param expectedIndex the index the writer expects its first line to get
   * @throws HeadMovedError where others appended meanwhile, LineError where a line does not fit; nothing is appended then
   */
  append(expectedIndex: number, entries: readonly E[]): void;
  /** Each append, as it happens: the lines that were added. What was there before is in `entries`. */
  readonly entries$: Observable<readonly E[]>;
  /** `next`, now and after each append. */
  readonly head$: Observable<number>;
  /** Ends both streams; a later append throws. */
  close(): void;
}

function checkLines(next: number, lines: readonly Line[]): void {
  lines.forEach((line, offset) => {
    const index = next + offset;
    if (line.index !== index) throw new LineError(index, `Line ${index} says it is number ${line.index}.`);
    if (
      line.parent !== undefined &&
      !(Number.isInteger(line.parent) && line.parent >= 0 && line.parent < index)
    ) {
      throw new LineError(
        index,
        `Line ${index} names ${line.parent} as its parent, which is not a line before it.`,
      );
    }
  });
}

/**
 * Starts a log, empty or with lines already recorded.
 *
 * An append made by a subscriber while it is being told takes effect at once, and its notice follows when the first
 * one has reached everybody: all subscribers see the lines in order.
 *
 * @example const log = createLog<Entry>(); log.append(log.next, entries);
 */
export function createLog<E extends Line>(recorded: readonly E[] = []): Log<E> {
  checkLines(0, recorded);
  const lines: E[] = [...recorded];
  const added = new Subject<readonly E[]>();
  const head = new BehaviorSubject<number>(lines.length);
  const notices: { readonly lines: readonly E[]; readonly next: number }[] = [];
  let telling = false;
  let closed = false;

  function tell(): void {
    if (telling) return;
    telling = true;
    try {
      for (let notice = notices.shift(); notice !== undefined; notice = notices.shift()) {
        added.next(notice.lines);
        head.next(notice.next);
      }
    } finally {
      telling = false;
    }
  }

  return {
    entries: lines,
    get next() {
      return lines.length;
    },
    append(expectedIndex, entries) {
      if (closed) throw new LineError(lines.length, 'The log is closed.');
      if (expectedIndex !== lines.length) throw new HeadMovedError(expectedIndex, lines.length);
      if (entries.length === 0) return;
      checkLines(lines.length, entries);
      for (const entry of entries) lines.push(entry);
      notices.push({ lines: [...entries], next: lines.length });
      tell();
    },
    entries$: added.asObservable(),
    head$: head.asObservable(),
    close() {
      closed = true;
      added.complete();
      head.complete();
    },
  };
}
