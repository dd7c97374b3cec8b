import { type FileHandle, open } from 'node:fs/promises';

/**
 * When what was written is flushed to the disk. Written means: the system has it, and it survives the end of this
 * process by whatever means, also `kill -9`. `often`: flushed within a second, and when the file is closed; a power
 * failure may cost that second. `always`: flushed before it counts as written.
 */
export type SyncPolicy = 'often' | 'always';

const SYNC_WITHIN = 1000;

interface Waiting {
  readonly bytes: Uint8Array;
  done(): void;
  failed(reason: unknown): void;
}

/** A file that only grows, by whole lines, in the order in which they were given. */
export class LineFile {
  readonly #file: FileHandle;
  readonly #sync: SyncPolicy;
  #size: number;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #broken: unknown;
  #clock: NodeJS.Timeout | undefined;

  /** @param size how many bytes of the file count; it ends there */
  constructor(file: FileHandle, size: number, sync: SyncPolicy) {
    this.#file = file;
    this.#size = size;
    this.#sync = sync;
  }

  /** Resolves when the system has all of it, and with `always` the disk too. What comes in meanwhile goes together. */
  write(text: string): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ bytes: Buffer.from(text, 'utf8'), done, failed });
      this.#writing ??= this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        if (this.#broken !== undefined) throw this.#broken;
        await this.#put(Buffer.concat(batch.map(({ bytes }) => bytes)));
        for (const { done } of batch) done();
      } catch (error) {
        this.#broken ??= error;
        for (const { failed } of batch) failed(error);
      }
    }
    this.#writing = undefined;
  }

  async #put(bytes: Uint8Array): Promise<void> {
    try {
      for (let written = 0; written < bytes.length; ) {
        const { bytesWritten } = await this.#file.write(
          bytes,
          written,
          bytes.length - written,
          this.#size + written,
        );
        written += bytesWritten;
      }
      if (this.#sync === 'always') await this.#file.datasync();
      else this.#clock ??= setTimeout(() => void this.#flush(), SYNC_WITHIN).unref();
      this.#size += bytes.length;
    } catch (error) {
      // a full disk may have taken a part: only whole lines stay
      await this.#file.truncate(this.#size).catch(() => undefined);
      throw error;
    }
  }

  async #flush(): Promise<void> {
    this.#clock = undefined;
    await this.#file.datasync().catch(() => undefined);
  }

  /** Waits for what is being written, flushes it to the disk, and closes the file. */
  async close(): Promise<void> {
    await this.#writing;
    clearTimeout(this.#clock);
    this.#broken ??= new Error('the file is closed');
    await this.#file.datasync().catch(() => undefined);
    await this.#file.close();
  }
}

/** Opens a file for `LineFile`: a new one, or one that is there. */
export const openForLines = (path: string, made: 'new' | 'there'): Promise<FileHandle> =>
  open(path, made === 'new' ? 'wx+' : 'r+');
