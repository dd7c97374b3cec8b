import type { Board, Player } from '../../../events/index.ts';
import type { SwitchSides } from '../../worker/protocol/index.ts';
import { PHASE, STEP } from './names.ts';

export const why = {
  ruleNumber: 'The number of this rule in our rulebook.',
  answeredAt: 'The question above was answered at entry',
  branchBegins: (branch: string, parent: string | null, entry: number) =>
    `You are on the branch “${branch}” now. It leaves ${parent === null ? 'the main line' : `“${parent}”`} after entry ${entry}, and ${parent === null ? 'the main line' : 'that'} stays as it is.`,
  numberedOn: (before: number, first: number) =>
    `No entry is missing between ${before} and ${first}: a branch’s entries take the next free numbers of the whole log.`,
  otherWayHere: (ruleset: string) => `Under ${ruleset} the duel goes another way here`,
  otherWayBecause: (made: readonly Pick<SwitchSides, 'asks' | 'one' | 'other'>[], own: string) =>
    made
      .map(({ asks, one, other }) => `What makes it: ${asks}. ${own}: ${one.means} Here: ${other.means} `)
      .join(''),
  otherWayFrom: (ruleset: string) => `Under ${ruleset} the duel goes another way from entry`,
  sameUnder: (ruleset: string, own: string) =>
    `Under ${ruleset} this duel goes the same way as under ${own}, to its end.`,
  leftBranch: (branch: string, ruleset: string) =>
    `Under ${ruleset} no decision of the branch “${branch}” is asked for, so this is the main line.`,
  branchNotReached: (branch: string, ruleset: string) =>
    `Under ${ruleset} the decisions end before the branch “${branch}” leaves the main line, so this is the main line.`,
  notAskedElsewhere:
    'Ask first is on, but of this duel nothing is asked: it was decided elsewhere, and not every check and decision of it was recorded.',
  notAskedGrowing:
    'Ask first is on, but of a file that is followed nothing is asked: what comes is shown as it comes.',
  backUnder: (ruleset: string) => `Back to ${ruleset}`,
  toldEndsHere:
    'The decision that the example takes next is not possible here. Take another one, or go back.',
  toldEndsAt: (entry: number) => `What can be played of it ends at entry ${entry}.`,
  fileDiffers: 'This file is not what the rules decide. It first differs at entry',
  fileDiffersWhy: (message: string) => `: ${message}.`,
  rulesOurs: 'Our reading; the sources are silent.',
  valueOurs: 'No source states this; it is our choice, or was changed here.',
  thenNow: (player: Player) => `${player}’s side, then and now`,
  thenCaption: 'At the declaration',
  namedCaption: 'When the target was named',
  nowCaption: 'Now',
  noMonster: 'no monster',
  copyNumber: (number: number) => `#${number}`,
  eachCause: 'Each possible cause',
  lookedAt: 'What was looked at',
  reasonAgainst: 'Why',
  factsRead: (count: number) => (count === 1 ? '1 fact read' : `${count} facts read`),
  otherChecks: (count: number) =>
    count === 1 ? '1 more check found nothing' : `${count} more checks found nothing`,
  verdict: { yes: 'Yes', no: 'No', doesNotApply: '–' },
  chooses: (player: Player) => `${player} chooses`,
  anotherChoice: 'another choice is another branch',
  notTold: 'not told',
  notChosen: 'not chosen',
  extraMonsterSeat: 'Extra Monster Zone',
  triedIn: (name: string) => `see branch “${name}”`,
  taken: (entry: number) => `taken at ${entry}`,
  inBranch: (name: string) => `see branch “${name}”`,
  becauseOf: 'Because of',
  leadsTo: 'Leads to',
  andMoreEntries: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  notOnThisPath: 'Nothing on this course of the duel.',
  stillLooking: 'Looking …',
  readNone: 'none',
  readYes: 'yes',
  readNo: 'no',
  factOfAttack: 'the attack: ',
  factValue: (value: string) => value,
  factWord: (part: string): string =>
    ({ atk: 'ATK', def: 'DEF', lifePoints: 'Life Points' })[part] ??
    part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
  more: (by: number) => (by > 0 ? `, +${by}` : `, −${-by}`),
  entriesLead: (count: number) => (count === 1 ? ', entry' : ', entries'),
  attackDirectly: 'Attack directly',
  controlsMonsters: (player: Player) => `${player} controls monsters`,
  doors: 'Begin somewhere else',
  doorExamples: 'Another example',
  doorExamplesText: (count: number) => `${count} short duels, one question each`,
  doorOpen: 'Open a file',
  recent: 'Opened before:',
  doorOpenText: 'A duel file or a scenario of your own. Or drop it here.',
  watchForReplay: 'Watch the timeline for this mark: it is a replay. You can step back any time.',
  watchForNone:
    'Watch the timeline for this mark: there the rules look for a replay and find none. You can step back any time.',
  stepBack: 'You can step back any time.',
  endsHere: 'It stops here. Go on with a branch:',
  turnKick: (table: Board) =>
    `${table.turnPlayer}’s ${table.step === null ? PHASE[table.phase] : STEP[table.step]}`,
  aboutToAttack: (attacker: string) => `${attacker} is about to attack.`,
  undone: (left: string | null, now: string) =>
    left === null ? `Back: ${now}.` : `Undone: ${left}. Now: ${now}.`,
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
  aboutFacedown: (defender: Player, count: number, alone: boolean) => {
    const cards = count === 1 ? 'a card face-down' : `${count} cards face-down`;
    return count === 0 ? '' : alone ? ` But ${defender} has ${cards}.` : ` ${defender} also has ${cards}.`;
  },
};
