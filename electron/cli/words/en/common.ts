import type { RulesetReading } from '../../../../machines/index.ts';

/** The name of a ruleset that cannot be read. */
export type WrongRuleset = Extract<RulesetReading, { readonly ok: false }>;

/** A number with its noun: `1 entry`, `2 entries`. */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** What several commands say. */
export const common = {
  colon: ': ',
  about: (name: string, message: string) => `${name}: ${message}`,
  atLine: (file: string, line: number, message: string) => `${file}: line ${line}: ${message}`,
  ok: 'ok  ',
  failed: 'FAIL',
  entries: (count: number) => plural(count, 'entry', 'entries'),
  attacks: (count: number) => plural(count, 'attack', 'attacks'),
  decisions: (count: number) => plural(count, 'decision', 'decisions'),
  duelFiles: (count: number) => plural(count, 'duel file', 'duel files'),
  /** What the totals say of files that could not be used. */
  unusable: (count: number) => (count === 0 ? '' : `, ${plural(count, 'file', 'files')} could not be used`),
  passedAndFailed: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
  /** What a star behind a value of a ruleset means. */
  star: '* no source states this value: it is our choice, or was changed here.',
  switchAsks: (asks: string, name: string, rules: string) => `${asks} (${name}; ${rules})`,
  andMore: (count: number) => `and ${count} more`,
  noEntry: (file: string, at: number, last: number) =>
    `--at: ${file} has no entry ${at} here; its last one is ${last}`,
  sayWhich: (command: string, file: string) =>
    `${command}: say which entry, for example duelscope ${command} ${file}@24`,
  noBranch: (file: string, branch: string, there: readonly string[]) =>
    `--branch: ${file} has no branch ${branch}; ${there.length === 0 ? 'it has none' : `it has ${there.join(', ')}`}`,
  branch: (name: string) => `branch ${name}`,
  under: (ruleset: string) => `under ${ruleset}`,
  notPlayed: 'it names no ruleset, so it was not played',
  defect: (message: string) => `a defect in the program: ${message}`,
  defectIn: (message: string) => `a defect in the program: ${message}; please report it with this file`,
  reportDefect: (message: string) =>
    `duelscope: a defect in the program: ${message}; please report it with the command you gave`,
  output: 'the output',
  /** That an entry of an edited file does not fit the table before it. */
  doesNotFit: (message: string) =>
    `this entry does not fit the table (${message}); duelscope verify says what the rules decide`,
  twoEntries: (name: string, entry: number, at: number) =>
    `--at: ${name} says entry ${entry} and --at says ${at}; leave one of them out`,
  wrongRuleset: ({ message }: WrongRuleset) => message,
};
