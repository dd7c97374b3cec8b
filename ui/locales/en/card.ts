import type { CommandType, Player, Position, Value, Zone } from '../../../events/index.ts';
import type { CardData, Idle, Timing } from '../../../machines/index.ts';
import { zoneRow } from './names.ts';

type Effect = CardData['effects'][number];

const KIND: Record<Effect['kind'], string> = {
  activate: 'Activation',
  ignition: 'Ignition Effect',
  quick: 'Quick Effect',
  trigger: 'Trigger Effect',
  flip: 'Flip Effect',
  continuous: 'Continuous Effect',
  reaction: 'Happens by itself',
  attackCost: 'Cost of its attack',
};
const VALUE: Readonly<Record<string, string>> = {
  atk: 'ATK',
  def: 'DEF',
  level: 'Level',
  attribute: 'Attribute',
  type: 'Type',
};
const levelWord = (frame: CardData['frame']): string =>
  frame === 'xyz' ? 'Rank' : frame === 'link' ? 'Link Rating' : 'Level';
const IDLE: Record<Idle, string> = {
  elsewhere: 'Does not apply where the card is',
  faceDown: 'Does not apply while face-down',
  negated: 'Negated: does not apply',
  judged: 'Destroyed in this battle: no longer applies',
  condition: 'Does not apply now: what it asks for is not so',
};
const USE: Partial<Record<CommandType, string>> = {
  'attack.declare': 'Attack',
  'monster.summon': 'Normal Summon',
  'card.set': 'Set',
  'monster.flip': 'Flip Summon',
  'monster.turn': 'Change position',
};
const PLACES: Partial<Record<Zone, string>> = {
  hand: 'hand',
  deck: 'Deck',
  extraDeck: 'Extra Deck',
  graveyard: 'Graveyard',
  banished: 'banished cards',
};
const WHOSE = { you: 'its player', opponent: 'the opponent', either: 'either player' } as const;
const TURN = { you: 'its player’s turn', opponent: 'the opponent’s turn', either: 'any turn' } as const;
const PHASES = {
  standby: 'the Standby Phase',
  battleStart: 'the Start Step of the Battle Phase',
  battleEnd: 'the End Step of the Battle Phase',
  end: 'the End Phase',
} as const;
const OF_STEP = {
  start: 'at the start of the Damage Step',
  beforeCalculation: 'before damage calculation',
  afterCalculation: 'after damage calculation',
  end: 'at the end of the Damage Step',
} as const;
const HOW_SUMMONED = { normal: 'Normal', tribute: 'Tribute', flip: 'Flip', special: 'Special' } as const;
const ACTIVATED = { spell: 'a Spell', trap: 'a Trap', monster: 'a monster effect' } as const;

const or = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts[parts.length - 1]}`;
const inTheZone = (zone: string): string =>
  zone === 'monster'
    ? 'a Monster Zone'
    : zone === 'spellTrap'
      ? 'a Spell & Trap Zone'
      : zone === 'fieldSpell'
        ? 'the Field Zone'
        : `the ${PLACES[zone as Zone] ?? zone}`;

function moved(timing: Extract<Timing, { event: 'moved' }>): string {
  const who = { self: 'this card', bonded: 'the card bound to it', equipped: 'the monster it equips' }[
    timing.card
  ];
  const from =
    timing.from === undefined
      ? ''
      : timing.from === 'field'
        ? ' from the field'
        : ` from ${inTheZone(timing.from)}`;
  switch (timing.how) {
    case 'destroyed':
      return `${who} is destroyed${from}`;
    case 'destroyedByBattle':
      return `${who} is destroyed by battle`;
    case 'destroyedByEffect':
      return `${who} is destroyed by an effect`;
    default:
      return `${who} goes${from}${timing.to === undefined ? (timing.from === undefined ? ' elsewhere' : '') : ` to ${inTheZone(timing.to)}`}`;
  }
}

/** An event that an effect answers, after `when`. */
function timing(when: Timing): string {
  switch (when.event) {
    case 'attackDeclared': {
      const by = {
        self: 'this monster',
        equipped: 'the monster it equips',
        you: 'a monster of its player',
        opponent: 'a monster of the opponent',
        either: 'a monster',
      }[when.by];
      return `${by} declares ${when.direct === true ? 'a direct attack' : when.direct === false ? 'an attack on a monster' : 'an attack'}`;
    }
    case 'targetedForAttack':
      return when.card === 'self'
        ? 'this card is named as the target of an attack'
        : 'a monster that it attacks is named';
    case 'summoned':
      return `${when.card === 'self' ? 'this card' : 'a monster'} is ${or(when.how.map((how) => HOW_SUMMONED[how]))} Summoned`;
    case 'flipped':
      return 'this card is flipped face-up';
    case 'turned':
      return `this card is turned to ${when.to === 'attack' ? 'Attack' : 'Defense'} Position`;
    case 'moved':
      return moved(when);
    case 'battleDamage':
      return `this monster inflicts battle damage on ${WHOSE[when.to]}`;
    case 'damageCalculation':
      return when.with === 'self'
        ? 'damage is calculated in a battle of this monster'
        : 'damage is calculated';
    case 'damageStep':
      return `it is ${OF_STEP[when.at]} of a battle of this monster${when.as === 'either' ? '' : when.as === 'attacker' ? ' as the attacker' : ' as the target'}`.replace(
        'Damage Step of',
        'Damage Step in',
      );
    case 'activation':
      return `${or(when.of.map((one) => ACTIVATED[one]))} is activated${when.by === 'either' ? '' : ` by ${WHOSE[when.by]}`}`;
    case 'destroysByBattle':
      return 'this monster destroys a monster by battle';
    case 'targetingEffectResolved':
      return 'an effect that targeted this card has resolved';
    case 'phase':
      return `${PHASES[when.phase]} of ${TURN[when.turn]} has come`;
    case 'damageStepEnd':
      return `the Damage Step ends after this monster ${when.after === 'selfAttacked' ? 'attacked' : 'was attacked'}`;
  }
}

const TIMES = ['', 'once', 'twice', 'three times'];
function limit({ per, times, by }: NonNullable<Effect['limit']>): string {
  const often = TIMES[times] ?? `${times} times`;
  return `${often} a ${per}${by === 'name' ? ', all cards of this name together' : ''}`;
}

/** `specialSummon` as a reader says it. */
const doing = (op: string): string =>
  op
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace('special summon', 'Special Summon')
    .replace('life points', 'Life Points');
const paid = ({ cost }: Effect): string =>
  (cost ?? [])
    .map((each) =>
      each.op === 'payLifePoints' && typeof each.amount === 'number'
        ? `pay ${each.amount} Life Points`
        : doing(each.op),
    )
    .join(', ');

/** What can be said of an effect whose data bring no words. */
function withoutText(effect: Effect): string {
  const cost = paid(effect);
  const first = cost === '' ? '' : `Cost: ${cost}. `;
  if (effect.do !== undefined && effect.do.length > 0)
    return `${first}Does: ${effect.do.map(({ op }) => doing(op)).join(', ')}.`;
  if (effect.kind === 'activate')
    return `${first}Its activation only brings it to the field; from then on the rest of it is at work.`;
  return first.trim();
}

/** What the panel Card says. */
export const card = {
  card: 'Card',
  aCard: 'a card',
  noCard: 'No card is picked.',
  pickCard:
    'Click a card on the board, or its name in a sentence. On the board the arrow keys and Enter do the same.',
  cardNotHere: (entry: number) => `It is not in the duel at entry ${entry}.`,
  cardNotKnown: 'Whoever looks at the duel so does not know which card this is.',
  cardWhere: 'Where',
  cardPosition: 'Position',
  cardPlace: (player: Player, zone: Zone, index: number | undefined): string => {
    if (zone === 'monster' || zone === 'spellTrap')
      return `${player}’s ${zoneRow(zone)} ${index ?? ''}`.trim();
    if (zone === 'extraMonster') return `${player}’s Extra Monster Zone`;
    if (zone === 'fieldSpell') return `${player}’s Field Zone`;
    if (zone === 'pendulum') return `${player}’s Pendulum Zone`;
    if (zone === 'material') return 'attached to a monster';
    if (zone === 'nowhere') return 'gone';
    return `${player}’s ${PLACES[zone] ?? zone}`;
  },
  cardPosture: (position: Position, faceUp: boolean, monster: boolean) =>
    monster
      ? `${faceUp ? 'face-up' : 'face-down'} ${position === 'attack' ? 'Attack' : 'Defense'} Position`
      : faceUp
        ? 'face-up'
        : 'face-down',
  cardValue: (what: string, frame?: CardData['frame']): string =>
    (what === 'level' ? levelWord(frame) : VALUE[what]) ?? 'Ability',
  cardValueShown: (value: Value): string =>
    Array.isArray(value)
      ? value.join(', ')
      : typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : String(value ?? 'none'),
  cardPrinted: (printed: Value | undefined, now: Value) =>
    printed === undefined || printed === null || printed === now
      ? 'as printed'
      : `printed ${String(printed)}`,
  asPrinted: 'As printed',
  printedIs: (what: string, now: Value, frame?: CardData['frame']) =>
    what === 'level'
      ? `${levelWord(frame)} ${String(now)}`
      : what === 'atk' || what === 'def'
        ? `${VALUE[what]} ${String(now)}`
        : String(now),
  setAtEntry: 'set by entry',
  cameAtEntry: 'since entry',
  throughCard: 'through',
  counters: 'Counters',
  /** Kinds of which a recording tells only a number go by it. */
  counterName: (name: string, count: number) => {
    const counters = count === 1 ? 'counter' : 'counters';
    return /^\d+$/.test(name) ? `${count} ${counters} of kind ${name}` : `${count} ${name} ${counters}`;
  },
  cardDoes: 'What it does',
  effectKind: (kind: Effect['kind']) => KIND[kind],
  speedShort: (speed: number) => `Spell Speed ${speed}`,
  effectWhen: (when: readonly Timing[]) => `when ${or(when.map(timing))}`,
  effectLimit: limit,
  effectFrom: (from: readonly string[]) => `used from ${or(from.map(inTheZone))}`,
  effectWithoutText: withoutText,
  effectOption: (at: number) => `Choice ${at}`,
  mayUseNow: (player: Player) => `${player} may use it now`,
  mayDoNow: (player: Player) => `${player} may do so now`,
  mayNotNow: 'Not now',
  appliesNow: 'Applies now',
  appliesTo: (names: readonly string[], players: readonly Player[]) => {
    const all = [...names, ...players.map((player) => `Player ${player}`)];
    return all.length === 0 ? '' : ` to ${or(all).replace(' or ', ' and ')}`;
  },
  appliesToNone: 'Applies now, and there is nothing it touches',
  idle: (why: Idle) => IDLE[why],
  comesByItself: 'Comes by itself when its time is there',
  otherPrinting: 'Not in the printing that this ruleset reads',
  onlyTheyKnow: (player: Player) =>
    `Only ${player} can tell: it rests on cards that the other side does not see`,
  cardUses: 'What may be done with it',
  cardUse: (type: CommandType): string => USE[type] ?? type,
  cardHeld: 'Effects that hold it',
  cardFacts: 'Now',
};
