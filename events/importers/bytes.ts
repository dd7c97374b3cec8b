/** What is wrong with a file that is not ours, and where: the offset counts bytes from the start of the part named. */
export class RecordingProblem extends Error {
  readonly code: string;
  readonly mend: string;

  constructor(code: string, message: string, mend = 'Record or download it again.') {
    super(message);
    this.name = 'RecordingProblem';
    this.code = code;
    this.mend = mend;
  }
}

const damaged = (what: string, at: number): RecordingProblem =>
  new RecordingProblem('recording/cut-off', `it ends in the middle of ${what}, at byte ${at}`);

const WORD = 4;
const STRIDE = 4 * WORD;

/** Little-endian numbers and texts, one after the other, never past the end. */
export class ByteReader {
  #at: number;
  readonly #from: number;
  readonly #end: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #what: string;

  /**
   * @param what the part of the file, for messages: "the packet", "the header"
   * @param within a part of what another reader reads, from a byte to another: a stream has thousands of parts
   */
  constructor(
    bytes: Uint8Array,
    what: string,
    within: { readonly view: DataView; readonly from: number; readonly end: number } | null = null,
  ) {
    this.#bytes = bytes;
    this.#view = within?.view ?? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#from = within?.from ?? 0;
    this.#end = within?.end ?? bytes.length;
    this.#at = this.#from;
    this.#what = what;
  }

  get at(): number {
    return this.#at - this.#from;
  }
  get left(): number {
    return this.#end - this.#at;
  }

  #take(length: number): number {
    const at = this.#at;
    if (length < 0 || length > this.#end - at) throw damaged(this.#what, this.at);
    this.#at = at + length;
    return at;
  }

  /** The next byte but `ahead`, without going on; 0 behind the end. */
  peek(ahead: number): number {
    const at = this.#at + ahead;
    return at < this.#end ? this.#view.getUint8(at) : 0;
  }

  /** Whether the next bytes say what as many bytes said at a place before them, counted as `at` is. */
  repeats(place: number, length: number): boolean {
    const view = this.#view;
    let first = this.#from + place;
    let second = this.#at;
    if (length > this.left || first + length > second) return false;
    const end = first + length;
    // a stream repeats itself by the megabyte: four words at a time take half as long as one
    for (; first + STRIDE <= end; first += STRIDE, second += STRIDE) {
      const difference =
        (view.getInt32(first) ^ view.getInt32(second)) |
        (view.getInt32(first + WORD) ^ view.getInt32(second + WORD)) |
        (view.getInt32(first + 2 * WORD) ^ view.getInt32(second + 2 * WORD)) |
        (view.getInt32(first + 3 * WORD) ^ view.getInt32(second + 3 * WORD));
      if (difference !== 0) return false;
    }
    for (; first < end; first += 1, second += 1)
      if (view.getUint8(first) !== view.getUint8(second)) return false;
    return true;
  }

  /** A reader of the next bytes alone; this one goes on behind them. */
  part(length: number, what: string): ByteReader {
    const from = this.#take(length);
    return new ByteReader(this.#bytes, what, { view: this.#view, from, end: from + length });
  }

  u8(): number {
    return this.#view.getUint8(this.#take(1));
  }
  u16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }
  u32(): number {
    return this.#view.getUint32(this.#take(4), true);
  }
  i32(): number {
    return this.#view.getInt32(this.#take(4), true);
  }
  u64(): bigint {
    return this.#view.getBigUint64(this.#take(8), true);
  }

  bytes(length: number): Uint8Array {
    const at = this.#take(length);
    return this.#bytes.subarray(at, at + length);
  }

  /** Leaves out that many bytes. */
  pass(length: number): void {
    this.#take(length);
  }

  /** How many things follow: each takes at least `least` bytes, so a count that cannot fit is known at once. */
  fits(count: number, least: number): number {
    if (count * least > this.left) throw damaged(this.#what, this.at);
    return count;
  }

  /** UTF-16LE text in a field of that many bytes, up to its NUL. */
  utf16(length: number): string {
    const field = this.bytes(length);
    let text = '';
    for (let at = 0; at + 1 < field.length; at += 2) {
      const unit = (field[at] ?? 0) | ((field[at + 1] ?? 0) << 8);
      if (unit === 0) break;
      text += String.fromCharCode(unit);
    }
    return text;
  }
}
