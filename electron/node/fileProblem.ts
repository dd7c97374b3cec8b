import { fileWords } from './fileWords.ts';

/** A file that cannot be used: its message is the one line for the reader, with the file, what is wrong, how to mend it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** Says in plain words why the system refused a file; the path as the reader named it. */
export function fileProblem(path: string, error: unknown): FileProblem {
  if (error instanceof FileProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new FileProblem(fileWords.of(path, fileWords.system[code] ?? fileWords.refused(code)));
}
