import type { Player } from '../../../events/index.ts';
import type { Disagreement } from '../../../machines/index.ts';
import { cardAndRest, placeFrom } from '../cardAndRest.ts';
import { card as cardWords } from './card.ts';
import { gallery } from './gallery.ts';
import { capital, within } from './names.ts';

type Kind = Disagreement['about'];

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;
const ABOUT: Readonly<Record<Disagreement['about'], string>> = {
  attackDeclared: 'An attack that may not be declared',
  targetChosen: 'A target that may not be chosen',
  attackKeptOn: 'An attack that was over',
  lifePoints: 'Life Points',
  lifePointsBefore: 'Life Points before a change',
  replayFired: 'No replay by our rules',
  replayForgotten: 'A replay was passed over',
  attackWentOn: 'How the attack went on',
  noPlace: 'No place for it in our rules',
  attackerValue: 'The attacker’s ATK',
  targetValue: 'The target’s ATK or DEF',
  damage: 'The damage',
  destroyed: 'What was destroyed',
  stillThere: 'Destroyed by battle, and still there',
  notDestroyed: 'Gone, as destroyed by battle',
  zoneTaken: 'A zone that is taken',
  movedFrom: 'Where a card comes from',
  duelGoesOn: 'A duel that is over',
  turnEnded: 'Which turn ends',
  setupOther: 'Two setups',
  sameVisit: 'One stay told twice',
};
/** The same in a row of the log. */
const ROW: Readonly<Record<Kind, string>> = {
  attackDeclared: 'declared against the rules',
  targetChosen: 'chosen against the rules',
  attackKeptOn: 'fought though it was over',
  lifePoints: 'other Life Points',
  lifePointsBefore: 'other Life Points before',
  replayFired: 'replay for nothing',
  replayForgotten: 'replay passed over',
  attackWentOn: 'ended too early',
  noPlace: 'no place in the rules',
  attackerValue: 'other ATK',
  targetValue: 'other ATK or DEF',
  damage: 'other damage',
  destroyed: 'other cards destroyed',
  stillThere: 'destroyed card stayed',
  notDestroyed: 'left without a battle',
  zoneTaken: 'zone already taken',
  movedFrom: 'comes from elsewhere',
  duelGoesOn: 'the duel was over',
  turnEnded: 'another turn ends',
  setupOther: 'not the setup of line 1',
  sameVisit: 'stay told twice',
};

const causesIn = (codes: string): string =>
  codes
    .split(', ')
    .map((code) => within(gallery.causeWord(code)))
    .join(', ');
const targetValue = (value: string): string => (value === 'direct' ? 'a direct attack' : value);
/** Why the other of its two values is compared. */
const whyValue = (ours: string, recorded: string): string =>
  ours.slice(0, 3) === recorded.slice(0, 3) || ours === 'direct'
    ? ''
    : ours.startsWith('DEF')
      ? ', since the target is in Defense Position'
      : ', since the target is in Attack Position';
/** A card, and the place that is told of it. */
function placedIn(side: string): readonly [card: string, place: string | null] {
  const [card, rest] = cardAndRest(side);
  const { player, zone, index } = placeFrom(rest);
  return [card, zone === 'nowhere' ? null : cardWords.cardPlace(player, zone, index)];
}
/** What our rules say where it is no value, and what was told instead. */
const OTHERWISE: Readonly<
  Record<
    | 'attackDeclared'
    | 'targetChosen'
    | 'attackKeptOn'
    | 'lifePointsBefore'
    | 'replayFired'
    | 'replayForgotten'
    | 'attackWentOn'
    | 'targetValue'
    | 'noPlace'
    | 'stillThere'
    | 'notDestroyed'
    | 'zoneTaken'
    | 'movedFrom'
    | 'duelGoesOn'
    | 'turnEnded'
    | 'setupOther'
    | 'sameVisit',
    (ours: string, recorded: string) => readonly [ours: string, recorded: string]
  >
> = {
  attackDeclared: (ours) => [`this attack may not be declared: ${ours}`, 'it was declared'],
  attackKeptOn: (ours) => [`the attack is over (${causesIn(ours)})`, 'it was fought all the same'],
  replayFired: (ours) => [`no replay (${causesIn(ours)})`, 'a target was named again'],
  replayForgotten: (ours) => [`a replay (${causesIn(ours)})`, 'the attack went on, and nobody was asked'],
  lifePointsBefore: (ours, recorded) => [
    `they stand at ${ours}, by what came before`,
    `they change from ${recorded}`,
  ],
  attackWentOn: () => ['the attack goes on to the Damage Step', 'it ended without a battle'],
  stillThere: (ours, recorded) => [
    `the battle destroyed ${ours}, so it goes when the Damage Step ends`,
    `${recorded} stayed on the field`,
  ],
  notDestroyed: (ours, recorded) => [
    `no battle destroyed ${ours}, so it stays`,
    `${recorded} left as destroyed by battle`,
  ],
  targetValue: (ours, recorded) => [`${targetValue(ours)}${whyValue(ours, recorded)}`, targetValue(recorded)],
  targetChosen: (ours) => [`this target may not be chosen: ${ours}`, 'it was chosen'],
  zoneTaken: (ours, recorded) => {
    const [lies, place] = placedIn(ours);
    return [
      `${lies} lies in ${place}, and a zone holds one card`,
      `${placedIn(recorded)[0]} comes to it too`,
    ];
  },
  movedFrom: (ours, recorded) => {
    const [card, lies] = placedIn(ours);
    const from = placedIn(recorded)[1];
    return [
      `by what came before, ${card} is ${lies === null ? 'nowhere' : `in this place: ${lies}`}`,
      `it comes from ${from ?? 'nowhere'}`,
    ];
  },
  duelGoesOn: (ours, recorded) => [
    `${ours.includes(',') ? 'both players have' : `${ours} has`} 0 Life Points, so the duel is over`,
    `it goes on with ${recorded}`,
  ],
  turnEnded: (ours, recorded) => {
    const turnOf = (side: string): string => side.replace(' ', ' of ');
    return [`turn ${turnOf(ours)} ends here`, `turn ${turnOf(recorded)} ends`];
  },
  setupOther: (ours, recorded) => [
    `the setup in line 1 says ${ours}`,
    `duel.started says ${recorded}, and the duel goes on from that`,
  ],
  sameVisit: (ours, recorded) => {
    const [[one, visit], [other]] = [cardAndRest(ours), cardAndRest(recorded)];
    return [
      `the stay ${visit} is one of ${one}, and each stay has an id of its own`,
      `${other} has it again`,
    ];
  },
  noPlace: (_, recorded) => ['this cannot happen here', recorded],
};

/** Where a duel that others decided is other than our rules say. */
export const differing = {
  differLead: (differences: number, attacks: number) =>
    `${many(differences, 'difference from our rules', 'differences from our rules')} in ${many(attacks, 'attack', 'attacks')}`,
  /** How many replays there are by our rules, and how many of them nobody was asked at. */
  dueLead: (due: number, passedOver: number) => {
    if (due === 0) return 'By our rules no attack has a replay.';
    const all = `By our rules there ${due === 1 ? 'is 1 replay' : `are ${due} replays`}`;
    if (passedOver === 0) return `${all}, and the player was asked each time.`;
    if (passedOver < due)
      return `${all}; ${passedOver} of them ${passedOver === 1 ? 'was' : 'were'} passed over.`;
    return `${all}, and ${due === 1 ? 'it was' : 'all were'} passed over.`;
  },
  differences: (isRecording: boolean) =>
    `Where our rules and ${isRecording ? 'the recording' : 'the other engine'} differ`,
  differenceAbout: (about: Kind, player?: Player) =>
    player === undefined ? ABOUT[about] : `${player}’s Life Points`,
  /** The rule behind a difference, after its sentence. */
  differenceRule: (rule: string) => `(rule ${rule})`,
  /** Where in the file of another engine, by its own number and by ours. */
  toldAt: (line: number, told: number, here: number | null) =>
    `line ${line}: entry ${told}${here === null ? '' : ` (${here} here)`}:`,
  difference: (about: Disagreement['about'], ours: string, recorded: string, isRecording: boolean) => {
    const [mine, theirs] =
      about in OTHERWISE ? OTHERWISE[about as keyof typeof OTHERWISE](ours, recorded) : [ours, recorded];
    return `Our rules: ${mine}. ${isRecording ? 'Recorded' : 'Told'}: ${theirs}.`;
  },
  unexplainedHead: 'Not explained',
  unexplainedTitle: (card: string) => `${card} survives`,
  /** A monster that a told battle would destroy and that survives it, by what is not told. */
  unexplained: (card: string, rule: string) =>
    `By the damage table (rule ${rule}) this battle would destroy ${card}. It survives, and the file does not say by what. An effect may do that, so it is no difference; value.changed with notDestroyedByBattle, told before the battle, would explain it.`,
  /** How many events did not fit the table. */
  leftOutLead: (count: number) =>
    count === 1
      ? '1 event does not fit the table and was left out; the report says why.'
      : `${count} events do not fit the table and were left out; the report says why.`,
  /** What did not fit the table, and why: `card.moved was left out: …`. */
  leftOutWhy: (what: string, why: string) => `${what} was left out: ${why}`,
  /** A row of the log whose entry is other than our rules say. */
  rowDiffers: (kinds: readonly Kind[], row: string) =>
    `${capital(kinds.map((kind) => ROW[kind]).join(', '))}. ${row}`,
  differsHere: (isRecording: boolean) =>
    `Here ${isRecording ? 'the recording' : 'the other engine'} differs from our rules.`,
  /** By which rule, and where in the file: line 1 is its header, and its first entry stands on line 2. */
  differsBy: (rule: string | null, packet: number, isRecording: boolean) =>
    `(${rule === null ? '' : `rule\u00A0${rule}; `}${isRecording ? `packet\u00A0${packet}` : `entry\u00A0${packet} of its file, line\u00A0${packet + 2}`})`,
};
