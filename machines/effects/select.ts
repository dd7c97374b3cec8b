import type { Board, CardId, CardState, Player, Zone } from '../../events/index.ts';
import { asPoints, isOnField, monstersOf, PLAYERS } from '../../events/index.ts';
import type { Condition, Expression, Filter, Reference, Selector } from '../cards/vocabulary.ts';
import { cardOf, dataOf, type EffectContext, sideOf } from './env.ts';

/** The cards in a zone of a player, left to right or bottom to top. */
export function cardsIn(board: Board, player: Player, zone: Zone): readonly CardId[] {
  if (zone === 'monster') return monstersOf(board, player);
  if (zone === 'extraMonster' || zone === 'nowhere') return [];
  if (zone === 'material') return [];
  const cards: readonly (CardId | null)[] = board.players[player][zone];
  const found: CardId[] = [];
  for (const id of cards) if (id !== null) found.push(id);
  return found;
}

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** A number of an effect: ATK, DEF, Level or Life Points; a whole one. */
export function evaluate(context: EffectContext, expression: Expression): number {
  if (typeof expression === 'number') return expression;
  if ('count' in expression) return select(context, expression.count).length * (expression.times ?? 1);
  if ('var' in expression) return Number(context.vars[expression.var] ?? 0) + (expression.plus ?? 0);
  const [id] = select(context, expression.valueOf);
  if (id === undefined) return 0;
  const card = cardOf(context.board, id);
  const known = expression.valueOf === 'paid' ? context.vars[`paid.${expression.what}`] : undefined;
  const value =
    typeof known === 'number'
      ? known
      : ((expression.original === true ? card.printed : card.values)[expression.what] ?? 0);
  return (expression.half === true ? Math.floor(value / 2) : value) + (expression.plus ?? 0);
}

/** A number of an effect that is never below 0 nor above the largest: damage, a payment, how many. */
export const amountOf = (context: EffectContext, expression: Expression): number =>
  asPoints(evaluate(context, expression));

function within(
  context: EffectContext,
  value: number | undefined,
  range: { min?: Expression | undefined; max?: Expression | undefined },
): boolean {
  if (value === undefined) return false;
  if (range.min !== undefined && value < evaluate(context, range.min)) return false;
  return range.max === undefined || value <= evaluate(context, range.max);
}

const levelOf = (context: EffectContext, id: CardId): number | undefined =>
  cardOf(context.board, id).values.level;

/** Whether some of those cards has the same Level; what has none is like nothing. */
function hasLevelOf(context: EffectContext, id: CardId, others: Selector): boolean {
  const level = levelOf(context, id);
  return level !== undefined && select(context, others).some((other) => levelOf(context, other) === level);
}

/** What a monster did this turn (R35). */
function hasDone({ flags }: CardState, what: NonNullable<Filter['did']>): boolean {
  switch (what) {
    case 'attacked':
      return flags.attacked === true;
    case 'declaredAttack':
      return (flags.declared ?? 0) > 0;
    case 'notDeclaredAttack':
      return (flags.declared ?? 0) === 0;
    case 'battled':
      return flags.battled === true;
  }
}

/** Whether a card of this archetype is equipped to it. */
const isEquippedWith = ({ board, env }: EffectContext, id: CardId, archetype: string): boolean =>
  PLAYERS.some((player) =>
    cardsIn(board, player, 'spellTrap').some((equip) => {
      const { equippedTo, name } = cardOf(board, equip);
      return equippedTo === id && (dataOf(env, name).archetypes ?? []).includes(archetype);
    }),
  );

/** Whether a card is as a filter says. */
export function matches(context: EffectContext, id: CardId, filter: Filter): boolean {
  const card = cardOf(context.board, id);
  const data = dataOf(context.env, card.name);
  const isMonster = data.kind === 'monster' || card.asMonster;
  const onField = isOnField(card.place.zone);
  const types = [card.values.attribute ?? data.attribute, ...(data.alsoAttributes ?? [])];
  if (filter.kind === 'monster' && !isMonster) return false;
  if (
    filter.kind === 'spellOrTrap' &&
    (data.kind === 'monster' || (card.asMonster && card.place.zone === 'monster'))
  )
    return false;
  if ((filter.kind === 'spell' || filter.kind === 'trap') && data.kind !== filter.kind) return false;
  if (filter.icon !== undefined && (data.icon ?? 'normal') !== filter.icon) return false;
  if (filter.name !== undefined && !(card.name === filter.name || data.alsoNamed?.includes(filter.name)))
    return false;
  if (filter.nameNot !== undefined && card.name === filter.nameNot) return false;
  if (filter.archetype !== undefined && !(data.archetypes ?? []).includes(filter.archetype)) return false;
  if (filter.archetypeNot !== undefined && (data.archetypes ?? []).includes(filter.archetypeNot))
    return false;
  if (
    filter.effectMonster !== undefined &&
    (data.frame !== 'normal' &&
      data.frame !== 'token' &&
      data.kind === 'monster' &&
      data.effects.length > 0) !== filter.effectMonster
  )
    return false;
  if (
    filter.attribute !== undefined &&
    !list(filter.attribute).some((attribute) => types.includes(attribute))
  )
    return false;
  if (filter.type !== undefined && !list(filter.type).includes(card.values.type ?? data.type ?? ''))
    return false;
  if (filter.level !== undefined && !within(context, card.values.level ?? data.level, filter.level))
    return false;
  if (
    filter.atk !== undefined &&
    (!within(context, card.values.atk, filter.atk) ||
      (onField && !card.faceUp && filter.facedownToo !== true))
  )
    return false;
  if (
    filter.def !== undefined &&
    (!within(context, card.values.def, filter.def) ||
      (onField && !card.faceUp && filter.facedownToo !== true))
  )
    return false;
  if (filter.position !== undefined && card.position !== filter.position) return false;
  if (filter.faceUp !== undefined && card.faceUp !== filter.faceUp) return false;
  if (filter.token !== undefined && card.token !== filter.token) return false;
  if (filter.sameLevelAs !== undefined && !hasLevelOf(context, id, filter.sameLevelAs)) return false;
  if (filter.frame !== undefined && data.frame !== filter.frame) return false;
  if (filter.summoned !== undefined && card.summoned !== filter.summoned) return false;
  if (filter.materials !== undefined && !within(context, card.materials.length, filter.materials))
    return false;
  if (filter.did !== undefined && !hasDone(card, filter.did)) return false;
  if (filter.equippedWith !== undefined && !isEquippedWith(context, id, filter.equippedWith)) return false;
  if (filter.equippedTo !== undefined) {
    const to = select(context, filter.equippedTo);
    if (card.equippedTo === undefined || !to.includes(card.equippedTo)) return false;
  }
  if (filter.not === 'self' && id === context.self) return false;
  if (filter.not === 'attacker' && id === context.board.attack?.attacker) return false;
  if (filter.not === 'summoned') return !referenced(context, 'summoned').includes(id);
  return filter.not !== 'judged' || !(context.board.attack?.judged ?? []).includes(id);
}

function referenced(context: EffectContext, reference: Reference): readonly CardId[] {
  const { board } = context;
  const opponentInBattle =
    board.attack?.attacker === context.self
      ? board.attack.target
      : board.attack?.target === context.self
        ? board.attack.attacker
        : null;
  switch (reference) {
    case 'self':
      return context.selfGone === true ? [] : [context.self];
    case 'attacker':
      // Once it has left the field there is no attacking monster any more (R10).
      return board.attack === null || board.attack.attackerLost?.code === 'ATTACKER_LEFT'
        ? []
        : [board.attack.attacker];
    case 'attackTarget':
      return board.attack?.target == null || board.attack.target === 'direct' ? [] : [board.attack.target];
    case 'target':
      return context.targets;
    case 'paid':
      return context.paid;
    case 'chosen':
      return (context.vars['chosen'] as CardId[] | undefined) ?? [];
    case 'summoned':
      return (context.vars['summoned'] as CardId[] | undefined) ?? [];
    case 'equipped': {
      const to = context.vars['equipped'] ?? cardOf(board, context.self).equippedTo;
      return typeof to === 'string' ? [to] : [];
    }
    case 'bonded':
      return (context.vars['bonded'] as CardId[] | undefined) ?? cardOf(board, context.self).bonds;
    case 'opponentInBattle':
      return opponentInBattle === null || opponentInBattle === 'direct' ? [] : [opponentInBattle];
    case 'trigger':
      return context.trigger?.about === undefined ? [] : [context.trigger.about];
    case 'negatedCard': {
      const link = board.chain.find((other) => other.link === (context.link ?? 0) - 1);
      return link === undefined ? [] : [link.card];
    }
  }
}

/** The cards that a selector means, turn player's side as the effect's controller sees it, in zone order. */
export function select(context: EffectContext, selector: Selector): readonly CardId[] {
  if (typeof selector === 'string') return referenced(context, selector);
  if ('among' in selector)
    return referenced(context, selector.among).filter((id) => matches(context, id, selector.where));
  const players = selector.of === 'either' ? PLAYERS : [sideOf(context.player, selector.of)];
  const found = players.flatMap((player) =>
    list(selector.in).flatMap((zone) => cardsIn(context.board, player, zone)),
  );
  const { where } = selector;
  return where === undefined ? found : found.filter((id) => matches(context, id, where));
}

const PHASES = {
  draw: ['draw'],
  standby: ['standby'],
  main: ['main1', 'main2'],
  battle: ['battle'],
  end: ['end'],
} as const;

/** Whether a condition of the table holds. */
export function holds(context: EffectContext, condition: Condition): boolean {
  const { board } = context;
  if ('exists' in condition) return select(context, condition.exists).length >= (condition.min ?? 1);
  if ('none' in condition) return select(context, condition.none).length === 0;
  if ('freeMonsterZones' in condition)
    return (
      freeZones(board, sideOf(context.player, condition.freeMonsterZones), 'monster').length >= condition.min
    );
  if ('turn' in condition) return (board.turnPlayer === context.player) === (condition.turn === 'you');
  if ('phase' in condition)
    return condition.phase.some((phase) =>
      phase === 'damageStep'
        ? board.attack?.inDamageStep
        : (PHASES[phase] as readonly string[]).includes(board.phase),
    );
  if ('self' in condition) return context.selfGone !== true && matches(context, context.self, condition.self);
  if ('notSummonedThisTurn' in condition) {
    const side = sideOf(context.player, condition.notSummonedThisTurn);
    return ['normalSummoned', 'specialSummoned', 'flipSummoned'].every(
      (kind) => (board.history[`${side}:${kind}`] ?? 0) === 0,
    );
  }
  if ('done' in condition) return context.vars['done'] === true;
  if ('any' in condition) return condition.any.some((other) => holds(context, other));
  const self = cardOf(board, context.self);
  return condition.selfDid === 'attackedLast'
    ? board.lastAttacker === self.visit
    : hasDone(self, condition.selfDid);
}

/** Free zones in the order in which they are taken: the middle first (B53). Places are 1-based. */
export function freeZones(
  board: Board,
  player: Player,
  zone: 'monster' | 'spellTrap' | 'fieldSpell',
): readonly number[] {
  const order = zone === 'fieldSpell' ? [1] : [3, 2, 4, 1, 5];
  return order.filter((place) => board.players[player][zone][place - 1] === null);
}
