/** How a command ends: 0 fine, 1 an expectation or a verification failed, 2 bad input. */
export type ExitCode = 0 | 1 | 2;

/** Where a command writes. */
export interface Terminal {
  /** One line on stdout. */
  line(text: string): void;
  /** A value as JSON on stdout, indented. */
  json(value: unknown): void;
  /** One line on stderr. */
  problem(text: string): void;
}

// C0 and C1 controls, and the signs that turn the direction of text: a name from a file may hold any of them
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text of a file made safe for a terminal: nothing in it can move the cursor, colour, or turn what stands around it. */
export const escapeControls = (text: string): string =>
  text.replace(UNSAFE, (sign) => {
    const code = sign.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });

/** A terminal on two streams; every line is made safe here, and nowhere else. */
export function createTerminal(out: NodeJS.WritableStream, problems: NodeJS.WritableStream): Terminal {
  return {
    line: (text) => void out.write(`${escapeControls(text)}\n`),
    // JSON escapes the C0 signs itself; the others are escaped as JSON would
    json: (value) =>
      void out.write(
        `${JSON.stringify(value, null, 2)
          .split('\n')
          .map((line) => escapeControls(line))
          .join('\n')}\n`,
      ),
    problem: (text) => void problems.write(`${escapeControls(text)}\n`),
  };
}
