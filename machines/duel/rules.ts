import type { CardId, Command, Entry, Player, Rejection } from '../../events/index.ts';
import { ANNOTATIONS, emptyBoard, evolveBoard, monstersOf } from '../../events/index.ts';
import type { CardData } from '../cards/index.ts';
import { CHARTS, createStepper, type DuelChart, type DuelSnapshot } from '../charts/index.ts';
import {
  begin,
  type Decided,
  decide,
  type EngineEnvironment,
  isRejection,
  refusalEntry,
  speakerOf,
} from '../decide/index.ts';
import { refuseAttack } from '../rules/attack.ts';
import { damageStepOf } from '../rules/damageStep.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { offersOf } from './offers.ts';
import type { DuelSetup, DuelState, Offer, Speaker } from './types.ts';
import { type EffectNow, usesOf } from './uses.ts';

/** The rules of one duel: its ruleset and cards, joined to what decides and folds. It holds no duel itself. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly cards: ReadonlyMap<string, CardData>;
  /** The chart variant of this ruleset. */
  readonly chart: DuelChart;
  /** Before the first entry. */
  initial(): DuelState;
  /**
   * The state after one more entry.
   * @throws Error where the entry does not fit the table (a corrupt log)
   */
  evolve(state: DuelState, entry: Entry): DuelState;
  /** The first entries of a duel. */
  begin(setup: DuelSetup): Decided;
  /** What a decision comes to, or why it is not legal. `at`: milliseconds since the duel began. */
  decide(state: DuelState, command: Command, at: number, index?: number): Decided | Rejection;
  /** The same, with a refused decision as the entry `command.refused`. */
  submit(
    state: DuelState,
    command: Command,
    at: number,
    index?: number,
  ): Decided & { readonly rejection?: Rejection };
  speaker(state: DuelState): Speaker;
  /** Decisions of this player at this moment, legal or with their reason. */
  offers(state: DuelState, player: Player): readonly Offer[];
  /** Every effect of a card with how it stands now: legal for its controller or not, applying or not, and why. */
  uses(state: DuelState, card: CardId): readonly EffectNow[];
  /** The same as decisions that can be taken, each with its target, for either player. */
  decisions(state: DuelState, player: Player): readonly Decision[];
  /** The monsters that may declare an attack now (B13). */
  mayDeclare(state: DuelState): readonly CardId[];
}

const steppers = new Map<string, EngineEnvironment['stepper']>();

function stepperFor(variant: 'modern' | 'classic'): EngineEnvironment['stepper'] {
  const known = steppers.get(variant);
  if (known !== undefined) return known;
  const made = createStepper(CHARTS[variant]);
  steppers.set(variant, made);
  return made;
}

/**
 * The rules for a duel with this ruleset and these cards.
 * @example const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
 */
export function createRules({
  ruleset,
  cards,
  chart,
}: {
  readonly ruleset: Ruleset;
  readonly cards: readonly CardData[];
  readonly chart?: DuelChart;
}): Rules {
  const variant = damageStepOf(ruleset);
  const stepper = chart === undefined ? stepperFor(variant) : createStepper(chart);
  const env: EngineEnvironment = { ruleset, cards: new Map(cards.map((card) => [card.id, card])), stepper };
  return {
    ruleset,
    cards: env.cards,
    chart: chart ?? CHARTS[variant],
    initial: () => ({ board: emptyBoard, procedure: stepper.initial() }),
    evolve: (state, entry) => {
      const board = evolveBoard(state.board, entry);
      if (ANNOTATIONS.has(entry.type)) return { board, procedure: state.procedure };
      return { board, procedure: stepper.step(state.procedure as DuelSnapshot, entry) };
    },
    begin: (setup) => begin(env, setup),
    decide: (state, command, at, index) => decide(env, state, command, at, index),
    submit(state, command, at, index) {
      const decided = decide(env, state, command, at, index);
      if (!isRejection(decided)) return decided;
      const entry = refusalEntry(env, state, command, decided, at, index);
      return {
        entries: [entry],
        state: { ...state, board: evolveBoard(state.board, entry) },
        rejection: decided,
      };
    },
    speaker: (state) => speakerOf(stepper, state),
    offers: (state, player) => offersOf(env, state, player),
    uses: (state, card) => usesOf(env, state, card),
    decisions: (state, player) => decisionsOf(env, state, player),
    mayDeclare: ({ board }) =>
      monstersOf(board, board.turnPlayer).filter(
        (id) => refuseAttack(env, board, board.turnPlayer, id) === undefined,
      ),
  };
}
