import type { Entry } from '../../events/index.ts';
import {
  CARDS,
  createRules,
  type DuelHeader,
  type DuelState,
  RULESETS,
  type Rules,
  type Ruleset,
  resolveRuleset,
  type Scenario,
  type ScenarioCard,
  setUp,
} from '../../machines/index.ts';
import { Dice } from '../support/dice.ts';
import { nextTry } from './choices.ts';

const named = (
  test: (card: {
    readonly kind: string;
    readonly frame?: string | undefined;
    readonly icon?: string | undefined;
  }) => boolean,
): readonly string[] => [...CARDS.values()].filter(test).map(({ id }) => id);
const MONSTERS = named(({ kind, frame }) => kind === 'monster' && frame !== 'token' && frame !== 'fusion');
const SPELLS_AND_TRAPS = named(
  ({ kind, icon }) => kind !== 'monster' && icon !== 'field' && icon !== 'equip',
);
const BACKS = named(({ kind }) => kind !== 'monster');
const MAIN_DECK = [...MONSTERS, ...SPELLS_AND_TRAPS, ...BACKS];
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
const FIELD_SPELLS = named(({ icon }) => icon === 'field');
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
const PLACES = [1, 2, 3, 4, 5];

const several = <T>(dice: Dice, most: number, make: (at: number) => T): T[] =>
  Array.from({ length: dice.roll(most + 1) }, (_, at) => make(at));

function monster(dice: Dice, place: number): ScenarioCard {
  const card = dice.roll(12) === 0 ? 'five-headed-dragon' : dice.pick(MONSTERS);
  const under = dice.roll(10) === 0 ? { materials: [dice.pick(MONSTERS), dice.pick(MONSTERS)] } : {};
  const lies = dice.roll(6);
  if (lies === 4) return { card, place, position: 'defense', ...under };
  return lies === 5 ? { card, place, position: 'defense', faceUp: false } : { card, place, ...under };
}

const everyThird = (first: number): readonly string[] => MAIN_DECK.filter((_, at) => at % 3 === first);

function side(dice: Dice) {
  const of = (cards: readonly string[], most: number): string[] =>
    several(dice, most, () => dice.pick(cards));
  const monsters = several(dice, 5, (at) => monster(dice, PLACES[at] ?? 1));
  return {
    lifePoints: dice.pick([8000, 8000, 8000, 16000, 4000, 1000, 500]),
    monsters,
    spellsTraps: of(dice.roll(2) === 0 ? SPELLS_AND_TRAPS : TRICKS, 5),
    hand: of(MAIN_DECK, 7),
    graveyard: of(MAIN_DECK, 4),
    deck: [...of(MAIN_DECK, 12), ...everyThird(dice.roll(3))],
    fieldSpell: dice.roll(5) === 0 ? dice.pick(FIELD_SPELLS) : null,
  };
}

/** A table laid at random, as a scenario without steps. */
export function randomScenario(dice: Dice): Scenario {
  return {
    format: 'duelscope/scenario',
    version: 1,
    id: 'random',
    title: 'A table laid at random',
    setup: {
      turn: dice.pick([3, 1, 2]),
      turnPlayer: dice.pick(['A', 'B']),
      at: dice.pick(STARTS),
      seed: dice.roll(1000),
      A: side(dice),
      B: side(dice),
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

/** A duel that was played by dice. */
export interface RandomDuel {
  readonly header: DuelHeader;
  readonly rules: Rules;
  readonly entries: readonly Entry[];
  readonly state: DuelState;
  readonly decisions: number;
  readonly refused: number;
  /** Where the rules did not do what they had said they would. */
  readonly broken: readonly string[];
}

export interface DuelNumbers {
  readonly table: readonly number[];
  readonly decisions: readonly number[];
}

/** Play a duel: the table by the first numbers, the decisions by the others, until they run out or somebody has won. */
export function playByDice({ table, decisions: numbers }: DuelNumbers): RandomDuel {
  const laid = new Dice(table);
  const { header } = setUp(randomScenario(laid), randomRuleset(laid));
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const begun = rules.begin(header.setup);
  const entries = [...begun.entries];
  const broken: string[] = [];
  const dice = new Dice(numbers);
  let state = begun.state;
  let [decisions, refused] = [0, 0];
  while (!dice.isEmpty && state.board.winner === null) {
    const { command, expected } = nextTry(dice, rules, state);
    const before = state;
    const result = rules.submit(state, command, decisions * 1000);
    state = result.state;
    entries.push(...result.entries);
    decisions += 1;
    const code = result.rejection?.code;
    const told = `entry ${before.board.entry + 1}: ${JSON.stringify(command)}`;
    if (expected === 'accepted' && code !== undefined)
      broken.push(`${told} was said to be legal, and is refused (${code})`);
    if (typeof expected === 'object' && code !== expected.refused)
      broken.push(`${told} was said to be refused (${expected.refused}), and is ${code ?? 'accepted'}`);
    if (code === undefined) continue;
    refused += 1;
    const same = Object.entries(before.board).every(
      ([key, value]) => key === 'entry' || state.board[key as 'cards'] === value,
    );
    if (!same || state.procedure !== before.procedure || result.entries.length !== 1)
      broken.push(`${told} was refused, and changed something`);
  }
  return { header, rules, entries, state, decisions, refused, broken };
}
