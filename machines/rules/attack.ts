import type { Board, CardId, CardState, Option, Player, Rejection } from '../../events/index.ts';
import { isMonsterZone, monstersOf, opponentOf } from '../../events/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { barredThrough, isForbidden } from '../effects/influences.ts';
import { effectsOf } from '../effects/printed.ts';
import { contextFor } from '../effects/triggers.ts';
import { hasAttacked, permissionNow } from './attacks.ts';
import { refuseCost } from './cost.ts';

/** What is due when this monster declares an attack (B14): effects whose operations are its cost. */
export function attackCosts(env: RulesEnvironment, board: Board, id: CardId): readonly Effect[] {
  const card = cardOf(board, id);
  if (card.values.negated === true) return [];
  return effectsOf(env, card.name).filter(({ kind }) => kind === 'attackCost');
}

/**
 * Whether this monster may attack directly now (R25): no monster in its way, or an effect lets it, and none forbids it;
 * a further attack on monsters is none (R37).
 */
export function mayAttackDirectly(board: Board, id: CardId): boolean {
  const { values, place } = cardOf(board, id);
  if (values.cannotAttackDirectly === true || permissionNow(board, id) !== 'any') return false;
  if (forcedTargets(board, id).length > 0) return false;
  return values.attackDirectly === true || monstersOf(board, opponentOf(place.player)).length === 0;
}

/** Whether a monster lies in a position it cannot attack from: Defense, unless an effect lets it (B13, R12, B46). */
export const cannotAttackAsItLies = ({ position, values }: CardState): boolean =>
  position === 'defense' && values.attackInDefense !== true;

/** A card that has a restriction as a value, and which one. */
interface Bar {
  readonly card: CardId;
  readonly what: 'cannotBeAttacked' | 'cannotAttackThese' | 'mustBeAttacked';
}

function barredByItself(board: Board, id: CardId, target: CardId): Bar | undefined {
  if (cardOf(board, target).values.cannotBeAttacked === true)
    return { card: target, what: 'cannotBeAttacked' };
  const these = cardOf(board, id).values.cannotAttackThese;
  return these?.includes(target) === true ? { card: id, what: 'cannotAttackThese' } : undefined;
}

/** The monsters that must be the target of what this one attacks, where it may attack them at all (B16, B17). */
function forcedTargets(board: Board, id: CardId): readonly CardId[] {
  const once = permissionNow(board, id) === 'eachMonster';
  return monstersOf(board, opponentOf(cardOf(board, id).place.player)).filter(
    (target) =>
      cardOf(board, target).values.mustBeAttacked !== undefined &&
      barredByItself(board, id, target) === undefined &&
      !(once && hasAttacked(board, id, target)),
  );
}

/** What keeps this monster from attacking that one, hard (B16): something of the two, or another one that it must attack. */
export function barredFrom(board: Board, id: CardId, target: CardId): Bar | undefined {
  const bar = barredByItself(board, id, target);
  if (bar !== undefined) return bar;
  const forced = forcedTargets(board, id);
  const [other] = forced;
  return other === undefined || forced.includes(target) ? undefined : { card: other, what: 'mustBeAttacked' };
}

/** What this monster may attack now, in zone order, a direct attack last (B15 to B17, R24). */
export function legalTargets(board: Board, id: CardId): Option[] {
  const { place } = cardOf(board, id);
  const once = permissionNow(board, id) === 'eachMonster';
  const forced = forcedTargets(board, id);
  const monsters = monstersOf(board, opponentOf(place.player)).filter(
    (target) =>
      // "Must attack this one" comes before "may not choose others" (B17).
      (cardOf(board, target).values.cannotBeChosen !== true || forced.includes(target)) &&
      barredFrom(board, id, target) === undefined &&
      !(once && hasAttacked(board, id, target)),
  );
  const options: Option[] = monsters.map((target) => ({ value: target, card: target }));
  return mayAttackDirectly(board, id) ? [...options, { value: 'direct' }] : options;
}

/** Why a monster has no attack left: none at all, or none on monsters since it attacked directly (R37). */
function usedUp(
  { flags, values }: CardState,
  reject: (code: string, rule: string, more?: Rejection['detail']) => Rejection,
): Rejection {
  const onMonsters =
    values.attackEachMonster === true || (values.attacksOnMonsters ?? 1) > (flags.attacksUsed ?? 0);
  return flags.declaredDirect === true && onMonsters
    ? reject('attacked-directly', 'R37')
    : reject('already-used', 'B13', { attacks: values.attacks ?? 1 });
}

/** Why a monster may not declare an attack now, or undefined (B13). */
export function refuseAttack(
  env: RulesEnvironment,
  board: Board,
  player: Player,
  id: CardId,
): Rejection | undefined {
  const card = cardOf(board, id);
  const reject = (code: string, rule: string, more: Rejection['detail'] = {}): Rejection => ({
    code: `attack/${code}`,
    rule,
    detail: { card: id, player, ...more },
  });
  if (card.place.player !== player || !isMonsterZone(card.place.zone))
    return reject('not-your-monster', 'B13');
  if (!card.faceUp) return reject('face-down', 'B13');
  if (cannotAttackAsItLies(card)) return reject('defense-position', 'B13');
  if (permissionNow(board, id) === 'none') return usedUp(card, reject);
  if (card.values.cannotAttack === true) return reject('cannot-attack', 'B13');
  if (card.values.cannotDeclareAttack === true) return reject('cannot-declare', 'B13');
  const forbidden =
    isForbidden(env, board, player, 'declareAttack') ?? isForbidden(env, board, player, 'attack');
  if (forbidden !== undefined) return reject('cannot-declare', 'B23', { by: forbidden.source });
  for (const effect of attackCosts(env, board, id)) {
    const cost = refuseCost(contextFor(env, board, card, player, effect.id), effect.cost);
    if (cost !== undefined) return reject('cost', 'B14', cost.detail);
  }
  if (legalTargets(board, id).length === 0) {
    const all = monstersOf(board, opponentOf(player));
    if (permissionNow(board, id) !== 'any') {
      if (all.length === 0) return reject('only-monsters', 'R37');
      if (all.every((target) => hasAttacked(board, id, target))) return reject('attacked-all', 'R38');
    }
    return reject('no-target', 'B17');
  }
  return undefined;
}

/** Why a target may not be attacked by this monster, or undefined. */
export function refuseTarget(
  env: RulesEnvironment,
  board: Board,
  id: CardId,
  target: string,
): Rejection | undefined {
  if (legalTargets(board, id).some(({ value }) => value === target)) return undefined;
  const through = barredThrough(env, board, id, target);
  const detail = { card: id, target, ...(through === undefined ? {} : { by: through }) };
  const [forced] = forcedTargets(board, id);
  if (
    forced !== undefined &&
    (target === 'direct' || barredFrom(board, id, target)?.what === 'mustBeAttacked')
  )
    return {
      code: 'attack/must-attack-other',
      rule: 'B16',
      detail: { ...detail, other: forced, by: cardOf(board, forced).values.mustBeAttacked ?? forced },
    };
  if (target === 'direct') {
    const monsters = monstersOf(board, opponentOf(cardOf(board, id).place.player)).length;
    if (permissionNow(board, id) !== 'any')
      return { code: 'attack/only-monsters', rule: 'R37', detail: { ...detail, monsters } };
    return {
      code: 'attack/direct-not-legal',
      rule: monsters > 0 && through === undefined ? 'B15' : 'B16',
      detail: { ...detail, monsters },
    };
  }
  if (board.cards[target] !== undefined && permissionNow(board, id) === 'eachMonster') {
    if (hasAttacked(board, id, target)) return { code: 'attack/attacked-before', rule: 'R38', detail };
  }
  return { code: 'attack/target-not-legal', rule: 'B16', detail };
}
