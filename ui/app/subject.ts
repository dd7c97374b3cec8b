import type { OpenedFile } from '../host/host.ts';

/** A file with everything that the host gave of it, as it was opened. */
export interface FileSubject {
  readonly kind: 'file';
  readonly key: string;
  readonly file: OpenedFile;
}

/** What a reader opened: a worked example, or a file. */
export type Subject = { readonly kind: 'example'; readonly id: string } | FileSubject;

/** What tells one subject from another, as long as the window is open. */
export const keyOf = (subject: Subject): string =>
  subject.kind === 'example' ? `example ${subject.id}` : subject.key;

const OPENINGS = 'duelscope.openings';
let openings = 0;

/** How many files were opened in this window, those before the page was loaded again among them. */
function nextOpening(): number {
  try {
    openings = Math.max(openings, Number(sessionStorage.getItem(OPENINGS) ?? '0')) + 1;
    sessionStorage.setItem(OPENINGS, String(openings));
  } catch {
    // A browser that keeps nothing keeps no history over a reload either.
    openings += 1;
  }
  return openings;
}

/** A file as the subject that is opened now; each opening is one of its own, unless it comes back. */
export const fileSubject = (file: OpenedFile, key?: string): FileSubject => ({
  kind: 'file',
  key: key ?? `file ${nextOpening()}`,
  file,
});
