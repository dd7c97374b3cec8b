import { plural } from './common.ts';

/** What `rule`, `cards`, `coverage` and `find` say. */
export const lookup = {
  source: (source: string) => `Source: ${source}`,
  ours: 'No source states it: this is what we chose.',
  open: (text: string) => `Open: ${text}`,
  switches: (names: string) => `Switches that change it: ${names}`,
  notShown: (why: string) => `Not shown by an example: ${why}`,
  testedBy: 'Tested by the worked examples:',
  reason: 'why there is a replay or none',
  refusal: 'why a decision is refused',
  forExample: (example: string, entry: number, sentence: string) =>
    `For example ${example}, entry ${entry}: ${sentence}`,
  thereBy: (rule: string, statement: string, source: string) => `There by ${rule}: ${statement} (${source})`,
  notExpected: 'No worked example expects it.',
  expectedBy: 'Expected by the worked examples:',
  rules: (ids: string) => `Rules: ${ids}`,
  disagree: (points: string) => `Sources disagree: ${points}`,
  positions: (text: string) => `The sources: ${text}`,
  choice: (text: string) => `Ours: ${text}`,
  leftOpen: (text: string) => `Left open: ${text}`,
  chosen: (text: string) => `We chose: ${text}`,
  allSwitches: 'Switches of the rulesets',
  allTexts: 'Texts that the rules come from',
  unknownId: (id: string, meant: string | undefined) =>
    `there is no rule, reason, switch or source ${id}; ${meant === undefined ? 'duelscope rule lists the rules' : `did you mean ${meant}?`}`,
  emptyId: 'the id is empty; name a rule, such as R3',
  cards: (count: number) => plural(count, 'card', 'cards'),
  noCard: (text: string, meant: string | undefined) =>
    `there is no built-in card ${text}; ${meant === undefined ? 'duelscope cards lists all; others may be given in a scenario, under "cards"' : `did you mean ${meant}?`}`,
  kinds: { rules: 'rules', reasons: 'reasons', refusals: 'refusals' },
  statesOf: (variant: string) => `states of the ${variant} chart`,
  transitionsOf: (variant: string) => `transitions of the ${variant} chart`,
  never:
    '"Never" is said of these files alone: no entry of theirs came to it. A rule counts where an entry gives it as its reason, so rules that only describe the procedure never do.',
  reached: (heading: string, reached: number, all: number) => `${heading}: ${reached} of ${all}`,
  neverCame: (heading: string) => `${heading} that never came:`,
  firstAt: (link: string) => `first at ${link}`,
  neverWord: 'never',
  duelsAndEntries: (duels: number, entries: number, failed: number) =>
    `${plural(duels, 'duel', 'duels')}, ${plural(entries, 'entry', 'entries')}${failed === 0 ? '' : `, ${failed} of them not as expected (duelscope play says how)`}`,
  cannotBePlayed: 'it cannot be played',
  entryDoesNotFit: (entry: number, message: string) =>
    `entry ${entry} does not fit the table before it (${message}); duelscope verify says more`,
  nameFilesFirst: (text: string) =>
    `find: name the files first and then what to look for, for example duelscope find ${text} 'rule:R3'`,
  found: (entries: number, inFiles: number, files: number) =>
    `${plural(entries, 'entry', 'entries')} in ${inFiles} of ${plural(files, 'file', 'files')}`,
};
