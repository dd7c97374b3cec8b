import type { CommandType, Mark, Player } from '../../../events/index.ts';
import { COMMAND } from './names.ts';

export const chart = {
  region: 'Region',
  asks: 'Asks',
  may: 'May',
  must: 'Must',
  nobody: 'nobody',
  nothingMay: 'nothing',
  mustNothing: (player: Player | null) => (player === null ? 'nothing' : `nothing, until ${player} decides`),
  moreLines: (count: number) => `and ${count} more`,
  otherwise: 'otherwise',
  enlarge: 'Enlarge',
  wholeChart: 'Show the whole part',
  list: 'The states as a list',
  active: 'active',
  enteredBy: (event: string) => `entered by this entry, on ${event}`,
  followChart: (part: string) => `where it happens: ${part}`,
  commandWord: (type: CommandType): string => COMMAND[type],
  entryRead: (entry: number) => `read from entry ${entry}`,
};

export const dock = {
  noChain: 'No chain here.',
  spellSpeed: (speed: number) => `Spell Speed ${speed}`,
  negated: 'negated',
  comesTo: (player: Player) => `to ${player}’s field`,
  goesTo: (zone: string) => `to the ${zone}`,
  turnedTo: (faceUp: boolean, position: 'attack' | 'defense') =>
    `now ${faceUp ? 'face-up' : 'face-down'} ${position === 'attack' ? 'Attack' : 'Defense'} Position`,
  playUnder: (name: string) => `Play it under ${name}`,
  oursNote: '* The sources are silent; this value is our choice.',
  chainNumber: (number: number) => `Chain ${number}`,
  linkState: { waiting: 'waits', resolving: 'resolves', resolved: 'resolved' },
  changes: 'Changes',
  atThisEntry: 'at this entry',
  sinceDeclaration: 'since the declaration',
  chainOver: 'is over',
  noChange: 'Nothing on the table changed.',
  lifePointsChange: (player: Player, from: number, to: number) => `${player}’s Life Points: ${from} to ${to}`,
  noBranches: 'This duel has one course only.',
  otherCourses: 'Courses of this duel',
  branchFrom: (entry: number) => `from entry ${entry}`,
  keysTitle: 'Keys and marks',
  panels: 'Panels',
  markMeanings: [
    ['attack', 'A', 'an attack is declared'],
    ['came', 'S', 'a monster came'],
    ['left', 'L', 'a monster left'],
    ['replay', 'R', 'a replay'],
    ['noReplay', 'N', 'looked for a replay, found none'],
    ['activated', 'C', 'a card or effect is activated'],
    ['resolved', '', 'it resolves'],
    ['damage', 'D', 'damage calculation'],
    ['refused', 'X', 'a decision was refused'],
    ['branch', 'B', 'another course begins'],
  ] satisfies [Mark, string, string][],
};

export const examples = {
  examplesTitle: 'Examples',
  ofExamples: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  searchExamples: 'Card, rule or words',
  nothingFits: 'Nothing fits.',
  clearSearch: 'Clear the search',
  backToDuel: 'Back to the duel',
  verdictWord: (verdict: 'replay' | 'noReplay') => (verdict === 'replay' ? 'Replay' : 'No replay'),
  alternatives: (count: number) =>
    count === 0 ? '' : count === 1 ? '1 other course' : `${count} other courses`,
};
