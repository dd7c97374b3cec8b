import type { Board, CommandType, Mark, Phase, Player, Values } from '../../events/index.ts';
import type { CardFace, SegmentLabel } from '../worker/protocol.ts';

// Words on the page. Sentences about entries come from events/explain; here is what the page itself says.

const PHASE: Record<Phase, string> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
const STEP = { start: 'Start Step', battle: 'Battle Step', damage: 'Damage Step', end: 'End Step' } as const;
const ICON = {
  normal: 'Normal',
  continuous: 'Continuous',
  equip: 'Equip',
  quickPlay: 'Quick-Play',
  field: 'Field',
  counter: 'Counter',
  ritual: 'Ritual',
} as const;
const SEGMENT: Record<SegmentLabel, string> = {
  setup: 'Setup',
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  main2: 'Main Phase 2',
  endPhase: 'End Phase',
  startStep: 'Start Step',
  battleStep: 'Battle Step',
  damageStep: 'Damage Step',
  endStep: 'End Step',
};
const COMMAND: Record<CommandType, string> = {
  'attack.declare': 'attack',
  'attackReplay.choose': 'choose a target or stop',
  'attackReplay.continue': 'go on',
  'effect.activate': 'activate',
  'monster.summon': 'Summon',
  'card.set': 'Set',
  'monster.flip': 'Flip Summon',
  'monster.turn': 'turn a monster',
  'phase.change': 'change the phase',
  'priority.pass': 'pass',
  'prompt.answer': 'answer',
  'duel.concede': 'give up',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const zoneRow = (row: 'monster' | 'spellTrap'): string =>
  row === 'monster' ? 'Main Monster Zone' : 'Spell & Trap Zone';

const board = {
  boardAt: (entry: number) => `Board at entry ${entry}`,
  zonesByArrows: 'Zones: move with the arrow keys',
  zone: (player: Player, row: 'monster' | 'spellTrap', index: number) =>
    `${player}’s ${zoneRow(row)} ${index}`,
  fieldZone: (player: Player) => `${player}’s Field Zone`,
  extraMonsterZone: (side: 'left' | 'right') => `Extra Monster Zone, ${side}`,
  emptyZone: (label: string) => `${label}: empty`,
  rowName: (player: Player, row: 'monster' | 'spellTrap') =>
    row === 'monster' ? `${player}’s monsters` : `${player}’s Spells and Traps`,
  zoneCard: (
    label: string,
    card: {
      name: string | null;
      faceUp: boolean;
      position: 'attack' | 'defense' | null;
      values: Values | null;
      declared: boolean;
      came: boolean;
      choice: boolean;
    },
  ): string =>
    [
      `${label}: ${card.name ?? 'a face-down card'}`,
      card.name !== null && !card.faceUp ? 'face-down' : null,
      card.position === null ? null : card.position === 'attack' ? 'Attack Position' : 'Defense Position',
      card.values?.atk === undefined ? null : `ATK ${card.values.atk}`,
      card.values?.def === undefined ? null : `DEF ${card.values.def}`,
      card.declared ? 'declared an attack' : null,
      card.came ? 'came since the declaration' : null,
      card.choice ? 'may be chosen' : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  declaredThisTurn: 'Declared an attack this turn',
  valueName: { atk: 'ATK', def: 'DEF' },
  printedValue: (what: 'atk' | 'def') => `${what === 'atk' ? 'ATK' : 'DEF'} as printed`,
  valueSetBy: (what: 'atk' | 'def', printed: number | undefined, entry: number) =>
    `${what === 'atk' ? 'ATK' : 'DEF'} set by entry ${entry}${printed === undefined ? '' : `, printed ${printed}`}`,
  pile: (player: Player, name: string, count: number) =>
    `${player}’s ${name}: ${count === 1 ? '1 card' : `${count} cards`}`,
  zoneName: (zone: string): string =>
    ({
      hand: 'hand',
      graveyard: 'Graveyard',
      banished: 'banished cards',
      extraDeck: 'Extra Deck',
      deck: 'Deck',
    })[zone] ?? zone,
  attacks: 'attacks',
  defends: 'defends',
  turnPlayer: 'turn player',
  playerName: (player: Player) => `Player ${player}`,
  handShort: 'Hand',
  deckShort: 'Deck',
  extraDeckShort: 'Extra Deck',
  graveyardShort: 'Graveyard',
  graveyardNarrow: 'Grave',
  fieldShort: 'Field',
  fieldSpellIs: (name: string) => `Field Spell ${name}`,
  banishedCount: (count: number) => `${count} banished`,
  lifePoints: 'Life Points',
  lifePointsNarrow: 'LP',
  lifePointsOf: (player: Player, points: number) => `${player}’s Life Points: ${points}`,
  lifePointsSetBy: (entry: number) => `set by entry ${entry}`,
  atDeclaration: 'At declaration',
  monsters: (count: number) => (count === 1 ? '1 monster' : `${count} monsters`),
  thenZone: (
    kind: 'empty' | 'same' | 'came' | 'left' | 'returned' | 'other',
    then: string | null,
    narrow: boolean,
  ): string => {
    if (kind === 'came') return narrow ? 'came' : 'was empty';
    if (kind === 'left') return narrow || then === null ? 'left' : `${then} left`;
    if (kind === 'returned') return narrow ? 'came' : 'left and came back';
    if (kind === 'other') return narrow || then === null ? 'came' : `was ${then}`;
    return '';
  },
  directNoLonger: ['direct attack', 'no longer legal'],
  seenBy: 'Seen by',
  viewpoint: (value: 'A' | 'B' | 'both') => (value === 'both' ? 'Both' : value),
  status: (table: Board) => ({
    turn: `Turn ${table.turn}`,
    phase: `${table.turnPlayer}’s ${PHASE[table.phase]}`,
    step:
      table.step === null
        ? ''
        : `${STEP[table.step]}${table.attack === null ? '' : `, attack ${table.attack.number}`}${table.attack?.inDamageStep === true ? `, timing ${table.attack.timing}` : ''}`,
  }),
  cardKind: (face: CardFace): string => {
    if (face.kind === 'spell') return `${ICON[face.icon ?? 'normal']} Spell`;
    if (face.kind === 'trap') return `${ICON[face.icon ?? 'normal']} Trap`;
    const frame =
      face.frame === undefined || face.frame === 'normal' || face.frame === 'token'
        ? null
        : capital(face.frame);
    return [frame, face.type ?? null, face.level === undefined ? null : `Level ${face.level}`]
      .filter((part) => part !== null)
      .join(', ');
  },
};

const page = {
  product: 'Duelscope',
  windowTitle: (title: string) => `${title}. Duelscope`,
  example: (id: string) => `Example ${id}`,
  scenarioOf: (name: string) => name,
  ruleset: 'Ruleset',
  rulesetIs: (name: string) => `Ruleset ${name}`,
  branch: 'Branch',
  trunk: 'as told',
  detail: 'Detail',
  plain: 'Plain',
  full: 'Full',
  theme: 'Dark or light',
  keysAndHelp: 'Keys and help',
  examples: 'Examples',
  open: 'Open',
  openFile: 'Open a file',
  save: 'Save the duel',
  close: 'Close',
  dismiss: 'Dismiss',
  board: 'Board',
  why: 'Why',
  log: 'Log',
  chart: 'Chart',
  chain: 'Chain',
  branches: 'Branches',
  entryPanel: 'Entry',
  starting: 'Playing the first example',
  reading: (done: number, total: number) =>
    `Entry ${done} of ${total} is read. You can already look at what is read.`,
  dropHere: 'Drop the file to open it',
  saved: (name: string) => `Saved as ${name}.`,
  noNextReplay: 'No replay after this entry.',
  noPreviousReplay: 'No replay before this entry.',
  noSuchEntry: (entry: number) => `There is no entry ${entry} on this path.`,
  fileTooLarge: (name: string, limit: number) => `${name} is larger than ${limit} MiB. Open a smaller file.`,
  fileNotText: (name: string) =>
    `${name} is not a text file. Open a duel file (.duel.jsonl) or a scenario (.json).`,
  brokenTitle: (entry: number) => `Entry ${entry} cannot be shown.`,
  brokenText: (entry: number) => `Everything up to entry ${entry} works.`,
  goThere: (entry: number) => `Go to ${entry}`,
  copyReport: 'Copy a report',
  copied: 'Copied.',
  warnings: (count: number) => (count === 1 ? '1 note about this file' : `${count} notes about this file`),
};

const timeline = {
  timeline: 'Timeline',
  entry: 'Entry',
  first: 'First entry, Home',
  last: 'Last entry, End',
  back: 'Back one, Left',
  backPlain: 'Back',
  play: 'Play, Space',
  pause: 'Pause, Space',
  next: 'Next',
  nextAtEnd: 'this is the last entry',
  stepBy: 'Step by',
  grain: { entry: 'Entry', decision: 'Decision', step: 'Step', attack: 'Attack' },
  segment: (label: SegmentLabel) => SEGMENT[label],
  sliderText: (entry: number, where: string, row: string) => `Entry ${entry}, ${where}: ${row}`,
  entryOf: (entry: number, last: number) => `entry ${entry} of ${last}`,
  entryTag: (entry: number) => `entry ${entry}`,
  mergedMarks: (letter: string, count: number) => `${letter}${count}`,
  goTo: 'Go to entry',
  go: 'Go',
};

const log = {
  entries: 'Entries',
  before: 'Before the attack',
  between: 'Between attacks',
  after: 'After the attack',
  noAttack: 'No attack',
  attackGroup: (number: number, attacker: string, target: string | null, direct: boolean) =>
    `Attack ${number}, ${attacker}${direct ? ' directly' : target === null ? '' : ` on ${target}`}`,
  turn: (turn: number) => `turn ${turn}`,
  passes: (count: number) => (count === 1 ? '1 pass' : `${count} passes`),
  times: (row: string, count: number) => `${row}, ${count} times`,
  manyCome: (name: string, count: number) =>
    name.endsWith('Token') ? `${count} ${name}s come` : `${count} of ${name} come`,
  youAreHere: 'you are here',
  toHere: 'Go to where you are',
  branchHere: (count: number) => (count === 1 ? '1 branch' : `${count} branches`),
};

const why = {
  rulesOurs: 'Our reading; the sources are silent.',
  thenNow: (player: Player) => `${player}’s side, then and now`,
  thenCaption: 'At the declaration',
  nowCaption: 'Now',
  noMonster: 'no monster',
  eachCause: 'Each possible cause',
  factsRead: (count: number) => (count === 1 ? '1 fact read' : `${count} facts read`),
  otherChecks: (count: number) =>
    count === 1 ? '1 more check found nothing' : `${count} more checks found nothing`,
  verdict: { yes: 'Yes', no: 'No', doesNotApply: '–' },
  chooses: (player: Player) => `${player} chooses`,
  anotherChoice: 'another choice is another branch',
  taken: (entry: number) => `taken at ${entry}`,
  inBranch: (name: string) => `see branch “${name}”`,
  stopAttack: 'Stop the attack',
  becauseOf: 'Because of',
  leadsTo: 'Leads to',
  nothing: 'nothing',
  different: 'It would be different',
  more: (by: number) => (by > 0 ? `, +${by}` : `, −${-by}`),
  entriesLead: (count: number) => (count === 1 ? ', entry' : ', entries'),
  attackDirectly: 'Attack directly',
  controlsMonsters: (player: Player) => `${player} controls monsters`,
  doors: 'Begin somewhere else',
  doorExamples: 'Another example',
  doorExamplesText: (count: number) => `${count} short duels, one question each`,
  doorOpen: 'Open a file',
  doorOpenText: 'A duel file or a scenario of your own. Or drop it here.',
  watchFor: 'Watch the timeline for this mark: it is a replay. You can step back any time.',
  turnKick: (table: Board) =>
    `${table.turnPlayer}’s ${table.step === null ? PHASE[table.phase] : STEP[table.step]}`,
  aboutToAttack: (attacker: string) => `${attacker} is about to attack.`,
  undone: (row: string) => `Undone: ${row}`,
  aboutNoMonster: (defender: Player) => ({
    before: `${defender} controls `,
    strong: 'no monster',
    after: `, so the attack will go straight to ${defender}’s Life Points.`,
  }),
  aboutMonsters: (defender: Player, count: number) => ({
    before: `${defender} controls `,
    strong: count === 1 ? 'one monster' : `${count} monsters`,
    after: '.',
  }),
  aboutFacedown: (defender: Player, count: number) =>
    count === 0
      ? ''
      : count === 1
        ? ` But ${defender} has a card face-down.`
        : ` But ${defender} has ${count} cards face-down.`,
};

const chart = {
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

const examples = {
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

const dock = {
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

export const en = { ...board, ...page, ...timeline, ...log, ...why, ...chart, ...examples, ...dock };
