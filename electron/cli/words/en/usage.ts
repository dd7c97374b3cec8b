/** What is wrong with a command line, as `commander` says it in English. */
export interface UsageError {
  readonly code: string;
  readonly message: string;
}

const oneLine = (text: string): string =>
  text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');

/** What the command line says of itself: the parts of its help, and what is wrong with what was typed. */
export const usage = {
  /** A heading of the help. */
  title: (english: string) => english,
  /** What may be typed, as the first line of the help says it. */
  line: (english: string) => english,
  /** What an option may be, and what it is where left out. */
  extra: (english: string) => english,
  wholeNumber: (most: number) => `Give a whole number from 0 to ${most}.`,
  wrong: ({ message }: UsageError) => oneLine(message),
  says: (help: string) => `; ${help} says what can be said`,
  nameACommand: (commands: readonly string[]) =>
    `name a command: ${commands.slice(0, -1).join(', ')} or ${commands.at(-1) ?? ''}; duelscope --help says more`,
  noLanguage: (name: string, all: readonly string[]) =>
    `DUELSCOPE_LANGUAGE: there is no language ${name}; set it to ${all.join(' or ')}`,
};
