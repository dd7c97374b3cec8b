import type {
  AppliedEffect,
  Board,
  CardId,
  CardState,
  Player,
  ValueName,
  Values,
  Visit,
} from '../../events/index.ts';
import { monstersOf, PLAYERS, VALUE_NAMES } from '../../events/index.ts';
import type { Effect, Influence } from '../cards/vocabulary.ts';
import { cardOf, dataOf, type EffectContext, type RulesEnvironment, sideOf } from './env.ts';
import { type PrintedEffects, printedEffects } from './printed.ts';
import { cardsIn, evaluate, holds, matches, select } from './select.ts';

/** One influence at work now: what, on which cards or players, and the card it comes from. */
export interface ActiveInfluence {
  readonly influence: Influence;
  readonly cards: readonly CardId[];
  readonly players: readonly Player[];
  readonly source: CardId;
  readonly context: EffectContext;
}

const contextOf = (
  env: RulesEnvironment,
  board: Board,
  player: Player,
  self: CardId,
  effect: string,
): EffectContext => ({
  env,
  board,
  player,
  self,
  effect,
  targets: [],
  paid: [],
  vars: {},
});

const ON_FIELD = ['monster', 'spellTrap', 'fieldSpell'] as const;
const ELSEWHERE = ['hand', 'graveyard', 'banished', 'extraDeck', 'deck'] as const;
type Place = (typeof ON_FIELD)[number] | (typeof ELSEWHERE)[number];

/** A place off the field is only looked into where some card of the duel has an effect there. */
function placesLookedInto(printed: PrintedEffects): readonly Place[] {
  return printed.elsewhere.size === 0
    ? ON_FIELD
    : [...ON_FIELD, ...ELSEWHERE.filter((zone) => printed.elsewhere.has(zone))];
}

/** Whether a card's continuous effects work at all: face-up, not negated, not judged by a battle (B33). */
function isAtWork(board: Board, card: CardState, onField: boolean): boolean {
  if (onField && !card.faceUp) return false;
  if (card.values.negated === true) return false;
  return !onField || !(board.attack?.judged.includes(card.id) ?? false);
}

function addInfluences(found: ActiveInfluence[], context: EffectContext, effect: Effect): void {
  if (effect.condition?.every((condition) => holds(context, condition)) === false) return;
  for (const { to, what, condition } of effect.influences ?? []) {
    if (condition?.every((one) => holds(context, one)) === false) continue;
    const isPlayer = to === 'you' || to === 'opponent' || to === 'bothPlayers';
    const players =
      to === 'bothPlayers' ? PLAYERS : to === 'you' || to === 'opponent' ? [sideOf(context.player, to)] : [];
    const cards = isPlayer ? [] : select(context, to);
    for (const influence of what) found.push({ influence, cards, players, source: context.self, context });
  }
}

function addContinuous(found: ActiveInfluence[], env: RulesEnvironment, board: Board): void {
  const printed = printedEffects(env);
  for (const player of PLAYERS) {
    for (const zone of placesLookedInto(printed)) {
      const onField = zone === 'monster' || zone === 'spellTrap' || zone === 'fieldSpell';
      for (const id of cardsIn(board, player, zone)) {
        const card = cardOf(board, id);
        const { continuous } = printed.of(card.name);
        if (continuous.length === 0 || !isAtWork(board, card, onField)) continue;
        for (const effect of continuous) {
          if (effect.from === undefined ? !onField : !effect.from.includes(zone)) continue;
          addInfluences(found, contextOf(env, board, player, id, effect.id), effect);
        }
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

function addApplied(found: ActiveInfluence[], env: RulesEnvironment, board: Board): void {
  for (const effect of board.effects) {
    const { card: source, player } = effect.source;
    const cards = stillMeant(board, effect.cards);
    if (cards.length === 0 && effect.players.length === 0) continue;
    const context = contextOf(env, board, player, source, effect.source.effect ?? '');
    for (const influence of effect.what as unknown as readonly Influence[])
      found.push({ influence, cards, players: effect.players, source, context });
  }
}

interface Looked {
  readonly board: Board;
  readonly found: readonly ActiveInfluence[];
}

/** What was found on the table looked at last: rules ask about the same table several times over. */
const lastLook = new WeakMap<RulesEnvironment, Looked>();

/** Every influence at work on this table: of face-up cards whose effects are not negated, and of effects that last. */
export function activeInfluences(env: RulesEnvironment, board: Board): readonly ActiveInfluence[] {
  const last = lastLook.get(env);
  if (last !== undefined && last.board === board) return last.found;
  const found: ActiveInfluence[] = [];
  addContinuous(found, env, board);
  addApplied(found, env, board);
  lastLook.set(env, { board, found });
  return found;
}

/** Influences on a player. */
export const influencesOnPlayer = (
  env: RulesEnvironment,
  board: Board,
  player: Player,
): readonly ActiveInfluence[] =>
  activeInfluences(env, board).filter(({ players }) => players.includes(player));

/** Whether something forbids a player this. */
export const isForbidden = (
  env: RulesEnvironment,
  board: Board,
  player: Player,
  what: string,
): ActiveInfluence | undefined =>
  influencesOnPlayer(env, board, player).find(
    ({ influence }) => 'forbid' in influence && influence.forbid === what,
  );

/** Effects that last and forbid a player this. */
export const lastingOn = (board: Board, player: Player, what: string): readonly AppliedEffect[] =>
  board.effects.filter(
    (effect) =>
      effect.players.includes(player) &&
      (effect.what as unknown as readonly Influence[]).some(
        (influence) => 'forbid' in influence && influence.forbid === what,
      ),
  );

/** Whether something forbids this of a card. */
export const isCardForbidden = (
  env: RulesEnvironment,
  board: Board,
  id: CardId,
  what: string,
): ActiveInfluence | undefined =>
  activeInfluences(env, board).find(
    ({ influence, cards }) => 'forbid' in influence && influence.forbid === what && cards.includes(id),
  );

/** Whether a card cannot be destroyed by battle with this other one ("not with DARK monsters"). */
export function survivesBattleWith(
  env: RulesEnvironment,
  board: Board,
  id: CardId,
  other: CardId | undefined,
): boolean {
  return activeInfluences(env, board).some(({ influence, cards, context }) => {
    if (!('ability' in influence) || influence.ability !== 'notDestroyedByBattle' || !cards.includes(id))
      return false;
    return (
      influence.against === undefined || (other !== undefined && matches(context, other, influence.against))
    );
  });
}

const FORBID_NAMES: Readonly<Record<string, ValueName>> = {
  attack: 'cannotAttack',
  declareAttack: 'cannotDeclareAttack',
  attackDirectly: 'cannotAttackDirectly',
  turnByHand: 'cannotTurnByHand',
  changePosition: 'cannotTurnByHand',
  beTargeted: 'cannotBeAttacked',
};

/** A value as it must be now, and the cards that make it so. */
export interface Derived {
  readonly values: Values;
  readonly sources: Readonly<Record<string, readonly CardId[]>>;
}

type Stat = 'atk' | 'def' | 'level';

function statOf(base: Values, stat: Stat, influences: readonly ActiveInfluence[]) {
  const printed = base[stat];
  if (printed === undefined) return undefined;
  let value = printed;
  const sources: CardId[] = [];
  for (const { influence, context, source } of influences) {
    if (!('modify' in influence) || influence.modify !== stat) continue;
    if ('halve' in influence) value = Math.floor(printed / 2);
    else if ('set' in influence) value = evaluate(context, influence.set);
    else continue;
    sources.push(source);
  }
  for (const { influence, context, source } of influences) {
    if (!('modify' in influence) || influence.modify !== stat || !('add' in influence)) continue;
    value += evaluate(context, influence.add);
    sources.push(source);
  }
  return { value: Math.max(0, value), sources };
}

function derive(base: Values, influences: readonly ActiveInfluence[]): Derived {
  const values: Record<string, number | string | boolean | undefined> = {};
  const sources: Record<string, readonly CardId[]> = {};
  for (const name of ['attribute', 'type'] as const) if (base[name] !== undefined) values[name] = base[name];
  for (const stat of ['atk', 'def', 'level'] as const) {
    const derived = statOf(base, stat, influences);
    if (derived === undefined) continue;
    values[stat] = derived.value;
    sources[stat] = derived.sources;
  }
  for (const { influence, source } of influences) {
    let name: ValueName | undefined;
    if ('ability' in influence && influence.against === undefined && influence.ability !== 'doubleAttack')
      name = influence.ability;
    else if ('forbid' in influence)
      name =
        influence.forbid === 'beTargeted' && influence.hard !== true
          ? 'cannotBeChosen'
          : FORBID_NAMES[influence.forbid];
    else if ('negated' in influence) name = 'negated';
    if (name === undefined) continue;
    values[name] = true;
    sources[name] = [...(sources[name] ?? []), source];
  }
  return { values: values as Values, sources };
}

/** One value that is not what it must be. */
export interface ValueDifference {
  readonly card: CardId;
  readonly what: ValueName;
  readonly from: number | string | boolean | null;
  readonly to: number | string | boolean | null;
  readonly sources: readonly CardId[];
}

/**
 * Every value of a face-up monster that differs from what the influences make of it (B44: never below 0). Negation
 * comes first, since a negated card influences nothing.
 */
export function valueDifferences(env: RulesEnvironment, board: Board): readonly ValueDifference[] {
  const influences = activeInfluences(env, board);
  const differences: ValueDifference[] = [];
  for (const player of PLAYERS) {
    for (const id of monstersOf(board, player)) {
      const card = cardOf(board, id);
      if (!card.faceUp) continue;
      const own = influences.filter(({ cards }) => cards.includes(id));
      if (own.length === 0 && card.values === card.printed && !card.asMonster) continue;
      const base: Values = card.asMonster
        ? { ...card.printed, ...asMonsterValues(env, card.name) }
        : card.printed;
      const { values, sources } = derive(base, own);
      for (const what of VALUE_NAMES) {
        const from = card.values[what] ?? null;
        const to = values[what] ?? null;
        if (from !== to) differences.push({ card: id, what, from, to, sources: sources[what] ?? [] });
      }
    }
  }
  return differences;
}

/** What a Trap is as a monster, by its own operation. */
export function asMonsterValues(env: RulesEnvironment, name: string): Values {
  for (const effect of dataOf(env, name).effects) {
    for (const operation of effect.do ?? []) {
      if (operation.op !== 'becomeMonster') continue;
      const { atk, def, level, attribute, type } = operation;
      return { atk, def, level, attribute, type };
    }
  }
  return {};
}
