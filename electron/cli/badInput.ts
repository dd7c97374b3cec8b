import { said } from './words/index.ts';

/** Input that cannot be used: its message is the one line for stderr; the program ends with 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The line for a problem in a file: the file, the line, what is wrong and how to mend it. */
export const badLine = (file: string, line: number, message: string): BadInput =>
  new BadInput(said.common.atLine(file, line, message));

/** The line for a problem with what is named: a file or an option. */
export const badThing = (name: string, message: string): BadInput =>
  new BadInput(said.common.about(name, message));
