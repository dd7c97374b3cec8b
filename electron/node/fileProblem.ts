/** A file that cannot be used: its message is the one line for the reader, with the file, what is wrong, how to mend it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

const WORDS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file; check the name',
  EISDIR: 'this is a folder, not a file; name a file in it',
  ENOTDIR: 'a part of this path is a file, not a folder; check the path',
  EACCES: 'reading or writing here is not permitted; check the permissions',
  EPERM: 'reading or writing here is not permitted; check the permissions',
  ENOSPC: 'the disk is full; make room and try again',
  EROFS: 'this disk is read-only; choose another folder',
  ELOOP: 'this link leads in a circle; name the file itself',
  ENAMETOOLONG: 'this name is too long; choose a shorter one',
  EIO: 'the system could not read or write it; name another file, or check the disk',
  EMFILE: 'too many files are open; close some and try again',
};

/** Says in plain words why the system refused a file; the path as the reader named it. */
export function fileProblem(path: string, error: unknown): FileProblem {
  if (error instanceof FileProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new FileProblem(
    `${path}: ${WORDS[code] ?? `the system refused it (${code}); choose another file, or try again`}`,
  );
}
