import { plural } from './common.ts';

/** What `play`, `verify`, `reduce` and `copy` say. */
export const playing = {
  scenarios: (count: number) => plural(count, 'scenario', 'scenarios'),
  branches: (count: number) => plural(count, 'branch', 'branches'),
  failedAt: (entry: number, way: string) => `at entry ${entry}: ${way}`,
  portTaken: (port: number) =>
    `--port: port ${port} of 127.0.0.1 cannot be used; choose another one, or 0 for any that is free`,
  messagesAt: (count: number, address: string) =>
    `${plural(count, 'message', 'messages')} for Stately's inspector at ${address} (Ctrl-C ends it).`,
  forScenarios: (option: string, file: string) =>
    `--${option} is for scenarios, and ${file} is a duel file; leave one of them out`,
  rulesetIsForScenarios: (ruleset: string) =>
    `--ruleset is for scenarios; this duel was decided under ${ruleset}`,
  portOfStately: '--port is the port of --stately; give both or neither',
  setup: (message: string) => `setup: ${message}`,
  /** The exact word of the engine on a scenario that does not come out as it says. */
  exactly: (message: string) => message,
  ofAnotherEngine: (entries: number, attacks: number) =>
    `${plural(entries, 'entry', 'entries')} of another engine, ${plural(attacks, 'attack', 'attacks')}`,
  fromDecisions: (entries: number, decisions: number) =>
    `${plural(entries, 'entry', 'entries')} from ${plural(decisions, 'decision', 'decisions')}`,
  asDecided: 'as the rules decide',
  differences: (count: number) => `${plural(count, 'difference', 'differences')} from the rules`,
  eventsLeftOut: (count: number) => `${plural(count, 'event', 'events')} left out`,
  entryDiffers: (entry: number | undefined) =>
    entry === undefined ? 'the header differs' : `entry ${entry} differs`,
  cannotBeDecided: (message: string) => `it cannot be decided again: ${message}`,
  /** Of a duel that others decided there is nothing to decide again. */
  observed: 'this duel was observed, not decided here: it holds no decisions to decide again',
  explainTellsIt: 'duelscope explain tells it',
  part: (entry: number | undefined) => (entry === undefined ? 'the header' : `entry ${entry}`),
  oneBranch: (name: string) => `This is the main line; one branch goes on otherwise: --branch ${name}`,
  severalBranches: (count: number, names: string, more: number) =>
    `This is the main line; ${count} branches go on otherwise: ${names}${more > 0 ? ` and ${more} more` : ''}; name one with --branch`,
  nothingToPlay: 'others decided this duel, and without decisions there is nothing to play again',
  notReached:
    'no table that a setup can say leads to this entry; choose an entry of an attack, or a later one',
  atEntry: (entry: number) => `entry ${entry}`,
  reduced: (steps: number, entry: number, tries: number) =>
    `${plural(steps, 'step', 'steps')}, the same verdict at entry ${entry} (${plural(tries, 'scenario', 'scenarios')} played)`,
  noSteps:
    'others decided this duel, and without decisions there are no steps; use --as report, --as state or --as entry',
  copySteps: 'no table that a setup can say leads to this entry; copy it --as steps',
};
