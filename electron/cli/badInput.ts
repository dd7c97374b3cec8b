/** Input that cannot be used: its message is the one line for stderr; the program ends with 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The line for a problem in a file: where, what, and how to mend it. */
export function badLine(file: string, line: number | undefined, message: string): BadInput {
  return new BadInput(`${file}:${line === undefined ? '' : `${line}:`} ${message}`);
}
