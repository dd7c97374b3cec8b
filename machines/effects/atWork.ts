import type { Board, CardId, CardState, Player, Visit } from '../../events/index.ts';
import { isOnField, PLAYERS } from '../../events/index.ts';
import type { Effect, Influence } from '../cards/vocabulary.ts';
import { cardOf, type EffectContext, type RulesEnvironment, sideOf } from './env.ts';
import { type About, aboutOf, printedEffects } from './printed.ts';
import { cardsIn, holds, select } from './select.ts';

/** One influence at work now: what, on which cards or players, and the card it comes from. */
export interface ActiveInfluence {
  readonly influence: Influence;
  readonly cards: readonly CardId[];
  readonly players: readonly Player[];
  readonly source: CardId;
  readonly context: EffectContext;
}

const ON_FIELD = ['monster', 'spellTrap', 'fieldSpell'] as const;

/** Whether a card's continuous effects work at all: face-up, not negated, not judged by a battle (B33). */
function isAtWork(board: Board, card: CardState, onField: boolean): boolean {
  if (onField && !card.faceUp) return false;
  if (card.values.negated === true) return false;
  return !onField || !(board.attack?.judged.includes(card.id) ?? false);
}

const contextOf = (
  env: RulesEnvironment,
  board: Board,
  player: Player,
  self: CardId,
  effect: string,
): EffectContext => ({ env, board, player, self, effect, targets: [], paid: [], vars: {} });

/** What is looked for: everything, or influences of one kind. */
interface Search {
  readonly env: RulesEnvironment;
  readonly board: Board;
  readonly about: About | undefined;
  readonly found: ActiveInfluence[];
}

const isMeant = ({ about }: Search, influence: Influence): boolean =>
  about === undefined || aboutOf(influence) === about;

function addInfluences(search: Search, context: EffectContext, effect: Effect): void {
  if (effect.condition?.every((condition) => holds(context, condition)) === false) return;
  for (const { to, what, condition } of effect.influences ?? []) {
    const meant = what.filter((influence) => isMeant(search, influence));
    if (meant.length === 0 || condition?.every((one) => holds(context, one)) === false) continue;
    const isPlayer = to === 'you' || to === 'opponent' || to === 'bothPlayers';
    const players =
      to === 'bothPlayers' ? PLAYERS : to === 'you' || to === 'opponent' ? [sideOf(context.player, to)] : [];
    const cards = isPlayer ? [] : select(context, to);
    // No card takes its own effects away: it would give them back to itself.
    const others = cards.filter((id) => id !== context.self);
    for (const influence of meant) {
      const on = 'negated' in influence ? others : cards;
      search.found.push({ influence, cards: on, players, source: context.self, context });
    }
  }
}

function addContinuous(search: Search): void {
  const { about, board, env } = search;
  const continuous = printedEffects(env).continuous(about);
  for (const player of PLAYERS) {
    for (const zone of continuous.places) {
      const onField = isOnField(zone);
      for (const id of cardsIn(board, player, zone)) {
        const card = cardOf(board, id);
        const effects = continuous.in(zone, card.name);
        if (effects.length === 0 || !isAtWork(board, card, onField)) continue;
        for (const effect of effects)
          addInfluences(search, contextOf(env, board, player, id, effect.id), effect);
      }
    }
  }
}

/** The cards on the field that an effect which lasts is on: a card that moved is another visit, and no longer meant. */
function stillMeant(board: Board, visits: readonly Visit[]): CardId[] {
  if (visits.length === 0) return [];
  return PLAYERS.flatMap((player) =>
    ON_FIELD.flatMap((zone) =>
      cardsIn(board, player, zone).filter((id) => visits.includes(cardOf(board, id).visit)),
    ),
  );
}

function addApplied(search: Search): void {
  const { board, env } = search;
  for (const effect of board.effects) {
    const what = (effect.what as unknown as readonly Influence[]).filter((one) => isMeant(search, one));
    if (what.length === 0) continue;
    const { card: source, player } = effect.source;
    const cards = stillMeant(board, effect.cards);
    if (cards.length === 0 && effect.players.length === 0) continue;
    const context = contextOf(env, board, player, source, effect.source.effect ?? '');
    for (const influence of what)
      search.found.push({ influence, cards, players: effect.players, source, context });
  }
}

/**
 * Influences at work on this table: of face-up cards whose effects are not negated, and of effects that last.
 * @param about only those of this kind; a rule that asks for it reads no more of the table than it needs.
 */
export function activeInfluences(
  env: RulesEnvironment,
  board: Board,
  about?: About,
): readonly ActiveInfluence[] {
  const search: Search = { env, board, about, found: [] };
  addContinuous(search);
  addApplied(search);
  return search.found;
}
