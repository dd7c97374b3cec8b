import { plural } from './common.ts';

const ZONES = {
  monster: 'Monster Zone',
  extraMonster: 'Extra Monster Zone',
  spellTrap: 'Spell & Trap Zone',
  fieldSpell: 'Field Zone',
  pendulum: 'Pendulum Zone',
  hand: 'hand',
  deck: 'Deck',
  extraDeck: 'Extra Deck',
  graveyard: 'Graveyard',
  banished: 'banished cards',
  material: 'materials',
  nowhere: 'nowhere',
} as const;

/** What `compare` and `diff` say. */
export const comparing = {
  place: (player: string, zone: keyof typeof ZONES, index: number | undefined) =>
    zone === 'nowhere' ? 'nowhere' : `${player}’s ${ZONES[zone]}${index === undefined ? '' : ` ${index}`}`,
  faceDown: ', face-down',
  inDefense: ', in Defense Position',
  moreValues: (count: number) => `and ${count} more values`,
  endedBefore: 'it has ended before',
  fitsNot: (type: string) => `${type}, which does not fit the table here`,
  madeAlone: (switches: string) => `Each of these switches makes it alone: ${switches}.`,
  madeBy: (together: boolean): string => (together ? 'Made together by' : 'Made by'),
  further: 'What follows from it differs by',
  outcomes: (attack: number) => `What comes of it for attack ${attack}:`,
  observedElsewhere: 'this duel was observed, not decided here, so no other ruleset can decide it',
  notAsDecided: (part: string, message: string) =>
    `${part} is not what the ruleset decides: ${message}; duelscope verify says more`,
  underThese: (message: string) => `under these rulesets ${message}`,
  theSetup: 'the setup',
  notAsSaid: (entry: number) =>
    `No difference up to entry ${entry}, but the scenario does not come out as it says:`,
  sameUnderBoth: (entries: number, decisions: number) =>
    `No difference: under both, the same ${plural(entries, 'entry', 'entries')} from ${plural(decisions, 'decision', 'decisions')}.`,
  noneMatters: (switches: string) => `They differ in ${switches}; on this duel none of these matters.`,
  comparisonEnds: (entry: number) =>
    `At entry ${entry} neither allows what was decided; there the comparison ends.`,
  firstDifference: (after: boolean, entry: number, decisions: number, decision: string) =>
    `First difference: ${after ? `after entry ${entry}` : `entry ${entry}`}, after ${plural(decisions, 'decision', 'decisions')} alike (${decision})`,
  inValues: 'In values:',
  parts: {
    title: 'the title',
    engine: 'the engine that decided',
    players: 'the names of the players',
    profile: 'whether it was decided here',
    ruleset: 'the ruleset',
    cards: 'the cards',
    setup: 'the setup',
  },
  headersDiffer: (part: string) => `The headers differ in ${part}:`,
  onlyIn: (file: string, names: string) => `only in ${file}: ${names}`,
  branchesOnlyIn: (file: string, names: string) => `Only in ${file}: ${names}`,
  kinds: {
    setup: 'they begin otherwise',
    decision: 'the players decided otherwise',
    outcome: 'the same decisions came to something else',
    reason: 'the same came of it for another reason',
    added: 'one tells it; in the other it is added, since nothing was told',
    more: 'one duel goes on where the other ends',
  },
  isAsDecided: (file: string) => `${file} is as the rules decide.`,
  isNot: (file: string, line: number | undefined, message: string) =>
    `${file} is not, from line ${line}: ${message}`,
  sameEntries: 'The entries are the same.',
  sameSoFar:
    'The entries are the same as far as they go, but what was to be compared did not come out as it says:',
  noDifference: 'No difference.',
  timesDiffer: (entry: number) => `Only the times differ, first at entry ${entry}.`,
  firstOfTwo: (
    entry: number,
    line: number | null,
    branch: string | null,
    decision: number | null,
    kind: string,
  ) =>
    `First difference: entry ${entry}${line === null ? '' : ` (line ${line})`}${branch === null ? '' : ` on branch ${branch}`}${decision === null ? '' : `, after the decision at entry ${decision}`}: ${kind}`,
};
