import type { Unmapped } from './observed.ts';

/** Counts what of a stream was left out, by kind. */
export class UnmappedList {
  readonly #found = new Map<string, Unmapped>();

  add(kind: string, why: Unmapped['why'], packet: number): void {
    const key = `${why} ${kind}`;
    const known = this.#found.get(key);
    this.#found.set(key, { kind, why, packet: known?.packet ?? packet, count: (known?.count ?? 0) + 1 });
  }

  list(): readonly Unmapped[] {
    return [...this.#found.values()];
  }
}
