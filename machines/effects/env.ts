import type { Board, CardId, CardState, Json, Player, Source, Trigger } from '../../events/index.ts';
import { opponentOf } from '../../events/index.ts';
import type { CardData, Effect } from '../cards/vocabulary.ts';
import type { Ruleset } from '../rulesets/schema.ts';

/** What the rules of one duel work with beside the table: the ruleset and the data of its cards. */
export interface RulesEnvironment {
  readonly ruleset: Ruleset;
  readonly cards: ReadonlyMap<string, CardData>;
}

/** One effect at work: whose, of which card, with the cards and numbers it already knows. */
export interface EffectContext {
  readonly env: RulesEnvironment;
  readonly board: Board;
  readonly player: Player;
  readonly self: CardId;
  /** The card left where it was used, even if it came back: what the effect says of "this card" means nothing any more (E8). */
  readonly selfGone?: true | undefined;
  readonly effect: string;
  readonly targets: readonly CardId[];
  readonly paid: readonly CardId[];
  readonly vars: Readonly<Record<string, Json>>;
  readonly trigger?: Trigger | undefined;
  readonly link?: number | undefined;
}

/** The duel carries no data for a card: a corrupt log, or one as a player saw it, in which the card is not known. */
export class UnknownCardError extends Error {
  constructor(name: string) {
    super(`no data for the card '${name}' in this duel`);
    this.name = 'UnknownCardError';
  }
}

/**
 * The data of a card in this duel.
 * @throws UnknownCardError where the header carries no such card (a corrupt log).
 */
export function dataOf(env: RulesEnvironment, name: string): CardData {
  const data = env.cards.get(name);
  if (data === undefined) throw new UnknownCardError(name);
  return data;
}

/**
 * The state of a card in this duel.
 * @throws Error where no card has that id (a defect).
 */
export function cardOf(board: Board, id: CardId): CardState {
  const card = board.cards[id];
  if (card === undefined) throw new Error(`no card '${id}' in this duel`);
  return card;
}

/** One effect by its id. */
export function effectOf(env: RulesEnvironment, name: string, id: string): Effect {
  const effect = dataOf(env, name).effects.find((other) => other.id === id);
  if (effect === undefined) throw new Error(`the card '${name}' has no effect '${id}'`);
  return effect;
}

/** Which player `you` or `opponent` is, seen from an effect's controller. */
export const sideOf = (player: Player, side: 'you' | 'opponent'): Player =>
  side === 'you' ? player : opponentOf(player);

/** What made something happen, as events record it. */
export function sourceOf(
  env: RulesEnvironment,
  board: Board,
  card: CardId,
  player: Player,
  effect?: string,
): Source {
  const data = dataOf(env, cardOf(board, card).name);
  const spell =
    data.icon === 'quickPlay'
      ? 'quickPlaySpell'
      : data.icon === 'continuous'
        ? 'continuousSpell'
        : data.icon === 'equip'
          ? 'equipSpell'
          : data.icon === 'field'
            ? 'fieldSpell'
            : 'normalSpell';
  const kind = data.kind === 'monster' ? 'monster' : data.kind === 'trap' ? 'trap' : spell;
  return { card, player, kind, ...(effect === undefined ? {} : { effect }) };
}
