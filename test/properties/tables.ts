import {
  CARDS,
  type CardData,
  RULESETS,
  type Ruleset,
  resolveRuleset,
  type Scenario,
  type ScenarioCard,
} from '../../machines/index.ts';
import type { Dice } from '../support/dice.ts';

/** What brings monsters to the field or takes them away, or ends an attack: where replays come from. */
const TRICKS = [
  'call-of-the-haunted',
  'scapegoat',
  'ojama-trio',
  'metal-reflect-slime',
  'compulsory-evacuation-device',
  'enemy-controller',
  'ultimate-offering',
  'crush-card-virus',
  'book-of-moon',
  'fiendish-chain',
  'dust-tornado',
  'shrink',
  'mystical-space-typhoon',
  'ninjitsu-art-of-duplication',
  'ninjitsu-art-of-transformation',
];
const STARTS = [
  'battle.open',
  'battle.open',
  'main1',
  'battle.open',
  'start.open',
  'main2',
  'end.open',
  'drawPhase',
  'endPhase',
] as const;
/** The first turn has no Battle Phase (B2). */
const FIRST_TURN_STARTS = ['main1', 'drawPhase', 'endPhase'] as const;
const PLACES = [1, 2, 3, 4, 5];

/** The cards a table is laid from. */
interface Pools {
  readonly monsters: readonly string[];
  /** Spells and Traps that may lie face-down. */
  readonly backs: readonly string[];
  readonly fieldSpells: readonly string[];
  readonly all: readonly string[];
}

function poolsOf(cards: readonly CardData[]): Pools {
  const named = (test: (card: CardData) => boolean): readonly string[] =>
    cards.filter(test).map(({ id }) => id);
  const inDeck: ReadonlySet<string | undefined> = new Set(['normal', 'effect', 'ritual']);
  const monsters = named(({ kind, frame }) => kind === 'monster' && inDeck.has(frame));
  const others = named(({ kind }) => kind !== 'monster');
  const backs = named(({ kind, icon }) => kind !== 'monster' && icon !== 'field' && icon !== 'equip');
  const fieldSpells = named(({ icon }) => icon === 'field');
  return { monsters, backs, fieldSpells, all: [...monsters, ...backs, ...others] };
}

const BUILT_IN = poolsOf([...CARDS.values()]);
/** Cards of one's own come up about as often as all built-in ones together. */
function withOwn(own: readonly CardData[]): Pools {
  const times = Math.max(1, Math.round(CARDS.size / own.length));
  return poolsOf([...CARDS.values(), ...Array.from({ length: times }, () => own).flat()]);
}

const several = <T>(dice: Dice, most: number, make: (at: number) => T): T[] =>
  Array.from({ length: dice.roll(most + 1) }, (_, at) => make(at));

function monster(dice: Dice, pools: Pools, place: number): ScenarioCard {
  const card = dice.roll(12) === 0 ? 'five-headed-dragon' : dice.pick(pools.monsters);
  const under =
    dice.roll(10) === 0 ? { materials: [dice.pick(pools.monsters), dice.pick(pools.monsters)] } : {};
  const lies = dice.roll(6);
  if (lies === 4) return { card, place, position: 'defense', ...under };
  return lies === 5 ? { card, place, position: 'defense', faceUp: false } : { card, place, ...under };
}

const everyThird = (cards: readonly string[], first: number): readonly string[] =>
  cards.filter((_, at) => at % 3 === first).slice(0, 30);

function side(dice: Dice, pools: Pools, player: 'A' | 'B') {
  const of = (cards: readonly string[], most: number): string[] =>
    several(dice, most, () => dice.pick(cards));
  const lifePoints = dice.pick([8000, 8000, 8000, 16000, 4000, 1000, 500]);
  const monsters = several(dice, 5, (at) => monster(dice, pools, PLACES[at] ?? 1));
  const spellsTraps: ScenarioCard[] = of(dice.roll(2) === 0 ? pools.backs : TRICKS, 5);
  const [first] = monsters;
  // A right to attack directly, which can be lost.
  if (dice.roll(5) === 0 && typeof first === 'object' && first.faceUp !== false) {
    monsters[0] = { ...first, as: `archer-${player}` };
    spellsTraps[0] = { card: 'shooting-star-bow-ceal', equippedTo: `archer-${player}` };
  }
  return {
    lifePoints,
    monsters,
    spellsTraps,
    hand: of(pools.all, 7),
    graveyard: of(pools.all, 4),
    deck: [...of(pools.all, 12), ...everyThird(pools.all, dice.roll(3))],
    fieldSpell: dice.roll(5) === 0 ? dice.pick(pools.fieldSpells) : null,
  };
}

/** A table laid at random from the built-in cards, and from these where there are any; a scenario without steps. */
export function randomScenario(dice: Dice, own: readonly CardData[] = []): Scenario {
  const pools = own.length === 0 ? BUILT_IN : withOwn(own);
  const turn = dice.pick([3, 1, 2]);
  return {
    format: 'duelscope/scenario',
    version: 1,
    id: 'random',
    title: 'A table laid at random',
    cards: [...own],
    setup: {
      turn,
      turnPlayer: dice.pick(['A', 'B']),
      at: dice.pick(turn === 1 ? FIRST_TURN_STARTS : STARTS),
      seed: dice.roll(1000),
      A: side(dice, pools, 'A'),
      B: side(dice, pools, 'B'),
    },
    steps: [],
  };
}

const BASES = [...RULESETS.keys()];
const SWITCHES = [
  { onReplay: 'startOver' },
  { fieldChange: 'netCount' },
  { watchedSides: 'both' },
  { onAttackerUnable: 'replayCancelOnly' },
  { onDirectGained: true },
  { onTargetIllegal: 'directLost' },
  { stoppedCountsAs: 'attacked' },
  { declarationResponsesAgain: true },
  { flipNeedsField: false },
  { mayPayToZero: true },
] as const;

/** One of the three rulesets, now and then with a switch of another one. */
export function randomRuleset(dice: Dice): Ruleset {
  const base = dice.pick(BASES);
  const found = resolveRuleset(dice.roll(4) === 3 ? { base, with: dice.pick(SWITCHES) } : base);
  if (found === undefined) throw new Error(`there is no ruleset ${base}`);
  return found;
}
