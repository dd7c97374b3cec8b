import type { Board, CardId, CardState, Player, Visit } from '../../events/index.ts';
import { isOnField, monstersOf, PLAYERS } from '../../events/index.ts';
import type { Effect, Influence } from '../cards/vocabulary.ts';
import { cardOf, dataOf, type EffectContext, type RulesEnvironment, sideOf } from './env.ts';
import { type About, aboutOf, printedEffects } from './printed.ts';
import { cardsIn, holds, select } from './select.ts';
import { isBeingActivated, isJudged, worksSince } from './standing.ts';

/** One influence at work now: what, on which cards or players, and the card it comes from. */
export interface ActiveInfluence {
  readonly influence: Influence;
  readonly cards: readonly CardId[];
  readonly players: readonly Player[];
  readonly source: CardId;
  /** The entry since which it is at work: where the card came, was turned up or was carried out, or the effect was applied. */
  readonly since: number;
  readonly context: EffectContext;
}

const ON_FIELD = ['monster', 'spellTrap', 'fieldSpell'] as const;

/** Whether a card's continuous effects work at all: face-up and carried out (E6), not negated, not judged by a battle (B33). */
function isAtWork(board: Board, card: CardState, onField: boolean): boolean {
  if (onField && !card.faceUp) return false;
  if (card.values.negated === true) return false;
  return !onField || !(isJudged(board, card.id) || isBeingActivated(board, card));
}

/** What only a monster can have: said of a player it is meant of all monsters there, also those that come later. */
const isOfMonsters = (influence: Influence): boolean =>
  'ability' in influence ||
  'cannotAttack' in influence ||
  'canOnlyAttack' in influence ||
  ('forbid' in influence && influence.forbid === 'attackDirectly');

const monstersOfThese = (board: Board, players: readonly Player[]): CardId[] =>
  players.flatMap((player) => [...monstersOf(board, player)]);

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
  const since = worksSince(cardOf(search.board, context.self));
  if (effect.condition?.every((condition) => holds(context, condition)) === false) return;
  for (const { to, what, condition } of effect.influences ?? []) {
    const meant = what.filter((influence) => isMeant(search, influence));
    if (meant.length === 0 || condition?.every((one) => holds(context, one)) === false) continue;
    const isPlayer = to === 'you' || to === 'opponent' || to === 'bothPlayers';
    const players =
      to === 'bothPlayers' ? PLAYERS : to === 'you' || to === 'opponent' ? [sideOf(context.player, to)] : [];
    const cards = isPlayer ? [] : select(context, to);
    const theirs = monstersOfThese(search.board, players);
    // No card takes its own effects away: it would give them back to itself.
    const others = cards.filter((id) => id !== context.self);
    for (const influence of meant) {
      const on = 'negated' in influence ? others : isOfMonsters(influence) ? [...cards, ...theirs] : cards;
      search.found.push({ influence, cards: on, players, source: context.self, since, context });
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
    const theirs = monstersOfThese(board, effect.players);
    for (const influence of what) {
      const on = isOfMonsters(influence) ? [...cards, ...theirs] : cards;
      const { players, entry: since } = effect;
      search.found.push({ influence, cards: on, players, source, since, context });
    }
  }
}

/** Influences of face-up cards whose effects are not negated, and of effects that last, on whomever they mean. */
function influencesFound(env: RulesEnvironment, board: Board, about?: About): readonly ActiveInfluence[] {
  const search: Search = { env, board, about, found: [] };
  addContinuous(search);
  addApplied(search);
  return search.found;
}

/** A card that makes others unaffected by the effects of certain kinds of cards. */
interface Shield {
  readonly cards: readonly CardId[];
  readonly source: CardId;
  readonly against: readonly string[];
  /** Cards whose effects give the shield's own card its effects back: it keeps none of them off itself. */
  readonly owedTo: readonly CardId[];
}

/** What is at work on this table, before any card was found to be unaffected by it; and what makes cards so. */
interface AtWork {
  readonly found: readonly ActiveInfluence[];
  readonly shields: readonly Shield[];
}

/** The card that makes this one unaffected by another, or undefined: never by itself, nor by what gave it that. */
function shieldedBy(
  env: RulesEnvironment,
  board: Board,
  shields: readonly Shield[],
  id: CardId,
  from: CardId,
): CardId | undefined {
  if (id === from || shields.length === 0) return undefined;
  const { kind } = dataOf(env, cardOf(board, from).name);
  return shields.find(
    ({ cards, source, against, owedTo }) =>
      source !== from &&
      against.includes(kind) &&
      cards.includes(id) &&
      !(id === source && owedTo.includes(from)),
  )?.source;
}

const UNAFFECTED = 'unaffectedBy';

type Debts = ReadonlyMap<CardId, readonly CardId[]>;

/** What makes cards unaffected, in the order in which it came: an earlier one keeps a later one off. */
function shieldsOf(
  env: RulesEnvironment,
  board: Board,
  giving: readonly ActiveInfluence[],
  debts: Debts,
): readonly Shield[] {
  const shields: Shield[] = [];
  for (const { influence, cards, source } of giving) {
    if (!(UNAFFECTED in influence)) continue;
    const open = cards.filter((id) => shieldedBy(env, board, shields, id, source) === undefined);
    const owedTo = debts.get(source) ?? [];
    if (open.length > 0) shields.push({ cards: open, source, against: influence.unaffectedBy, owedTo });
  }
  return shields;
}

const NO_DEBTS: Debts = new Map();

/**
 * A card that protects itself owes that to whatever keeps a negation off it (ours, Q13): else the one would take away the
 * other, and with it itself, without end (Forbidden Lance on a monster under Fiendish Chain that is unaffected by Spells).
 */
function debtsOf(
  env: RulesEnvironment,
  board: Board,
  giving: readonly ActiveInfluence[],
  negations: () => readonly ActiveInfluence[],
): Debts {
  const own = new Set(
    giving.filter(({ cards, source }) => cards.includes(source)).map(({ source }) => source),
  );
  if (own.size === 0) return NO_DEBTS;
  const negating = negations().filter(({ influence }) => 'negated' in influence);
  const debts = new Map<CardId, readonly CardId[]>();
  for (const id of own) {
    const on = negating.filter(({ cards }) => cards.includes(id));
    if (on.length === 0) continue;
    const others = giving.filter(({ source }) => source !== id);
    const shields = shieldsOf(env, board, others, NO_DEBTS);
    debts.set(
      id,
      on.flatMap(({ source }) => shieldedBy(env, board, shields, id, source) ?? []),
    );
  }
  return debts;
}

function atWork(env: RulesEnvironment, board: Board, about?: About): AtWork {
  const found = influencesFound(env, board, about);
  const all = (what: About): readonly ActiveInfluence[] =>
    about === undefined || about === what ? found : influencesFound(env, board, what);
  const giving = all(UNAFFECTED)
    .filter(({ influence }) => UNAFFECTED in influence)
    .toSorted((a, b) => a.since - b.since);
  if (giving.length === 0) return { found, shields: [] };
  const debts = debtsOf(env, board, giving, () => all('negated'));
  return { found, shields: shieldsOf(env, board, giving, debts) };
}

/**
 * Influences at work on this table: of face-up cards whose effects are not negated, and of effects that last. Cards that
 * are unaffected by the source are left out.
 * @param about only those of this kind; a rule that asks for it reads no more of the table than it needs.
 */
export function activeInfluences(
  env: RulesEnvironment,
  board: Board,
  about?: About,
): readonly ActiveInfluence[] {
  const { found, shields } = atWork(env, board, about);
  if (shields.length === 0) return found;
  return found.map((one) => ({
    ...one,
    cards: one.cards.filter((id) => shieldedBy(env, board, shields, id, one.source) === undefined),
  }));
}

/** The card through which this one is unaffected by the effects of another now, or undefined. */
export const unaffectedThrough = (
  env: RulesEnvironment,
  board: Board,
  id: CardId,
  from: CardId,
): CardId | undefined => shieldedBy(env, board, atWork(env, board, UNAFFECTED).shields, id, from);

/** What would be at work on a card if nothing made it unaffected, with the card that does. */
export function keptOff(
  env: RulesEnvironment,
  board: Board,
  id: CardId,
): readonly { readonly influence: ActiveInfluence; readonly shield: CardId }[] {
  const { found, shields } = atWork(env, board);
  if (shields.length === 0) return [];
  return found.flatMap((influence) => {
    if (!influence.cards.includes(id)) return [];
    const shield = shieldedBy(env, board, shields, id, influence.source);
    return shield === undefined ? [] : [{ influence, shield }];
  });
}
