import type { OpenedFile } from '../host/host.ts';

/** So many files are kept while the page is loaded, and none that is longer, in characters. */
const MOST_KEPT = 8;
const LONGEST_KEPT = 4_000_000;

/** The files that were shown last, as they were read last. */
export interface KeptFiles {
  keep(file: OpenedFile): void;
  named(name: string): OpenedFile | undefined;
}

/** Keeps the files that were shown last while the page is loaded; none that no file has. */
export function createKeptFiles(): KeptFiles {
  /** The newest at the end. */
  const kept = new Map<string, OpenedFile>();
  return {
    keep(file) {
      if (file.unsaved === true || file.text.length > LONGEST_KEPT) return;
      const { at: _at, branch: _branch, followed: _followed, atEnd: _atEnd, ...rest } = file;
      kept.delete(file.name);
      kept.set(file.name, rest);
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    },
    named: (name) => kept.get(name),
  };
}
