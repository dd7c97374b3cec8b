import type { Board, CardId, CardState, Player, Rejection, Trigger } from '../../events/index.ts';
import { isMonsterZone, isOnField } from '../../events/index.ts';
import type { Condition, Effect, Operation } from '../cards/vocabulary.ts';
import { cardOf, dataOf, type EffectContext, type RulesEnvironment } from '../effects/env.ts';
import { isForbidden } from '../effects/influences.ts';
import { effectsOf } from '../effects/printed.ts';
import { freeZones, holds } from '../effects/select.ts';
import { isBeingActivated, isJudged } from '../effects/standing.ts';
import { stepEffects } from '../effects/stepEffects.ts';
import { contextFor, leastTargets, timingMatches, withinLimit } from '../effects/triggers.ts';
import type { DecisionPlace } from '../scenarios/schema.ts';
import { refuseCost, targetsInReach } from './cost.ts';
import { allowedInDamageStep, timingOfPlace } from './damageStep.ts';
import { refuseZones, specialSummons } from './zones.ts';

/** Where the activation would take place, as the chart says. */
export interface Moment {
  readonly places: readonly DecisionPlace[];
  /** An open state of the turn player: Spell Speed 1 may start a chain (box A). */
  readonly open: boolean;
}

/** Spell Speed of an effect (B55): 1 for ignition, triggers and most Spells, 2 for Traps and quick effects, 3 for Counter Traps. */
export function speedOf(env: RulesEnvironment, name: string, effect: Effect): number {
  if (effect.speed !== undefined) return effect.speed;
  const data = dataOf(env, name);
  if (effect.kind === 'quick') return 2;
  if (data.kind === 'monster' || effect.kind === 'ignition') return 1;
  if (data.kind === 'trap') return data.icon === 'counter' ? 3 : 2;
  return data.icon === 'quickPlay' ? 2 : 1;
}

/** Effects of a card that a player may activate by decision, in the printing of the ruleset. */
export const activatable = (env: RulesEnvironment, name: string): readonly Effect[] =>
  effectsOf(env, name).filter(
    ({ kind }) =>
      kind === 'activate' || kind === 'ignition' || kind === 'quick' || kind === 'trigger' || kind === 'flip',
  );

function refuseLocation(
  env: RulesEnvironment,
  board: Board,
  card: CardState,
  player: Player,
  effect: Effect,
): Rejection | undefined {
  const detail = { card: card.id, player, effect: effect.id };
  const data = dataOf(env, card.name);
  const elsewhere: Rejection = {
    code: 'effect/not-here',
    rule: 'E1',
    detail: { ...detail, zone: card.place.zone },
  };
  if (card.place.player !== player) return elsewhere;
  const { zone } = card.place;
  if (effect.kind === 'activate') {
    if (isMonsterZone(zone) || (isOnField(zone) && card.faceUp))
      return { code: 'effect/already-active', rule: 'E1', detail };
    if (isOnField(zone)) {
      const waits = data.kind === 'trap' || data.icon === 'quickPlay';
      return waits && card.flags.set === true
        ? { code: 'effect/set-this-turn', rule: 'B54', detail }
        : undefined;
    }
    if (zone !== 'hand') return elsewhere;
    if (data.kind === 'trap') return { code: 'effect/trap-in-hand', rule: 'B54', detail };
    if (data.icon === 'quickPlay' && board.turnPlayer !== player)
      return { code: 'effect/quick-play-in-hand', rule: 'B54', detail };
    return data.icon !== 'field' && freeZones(board, player, 'spellTrap').length === 0
      ? { code: 'effect/no-zone', rule: 'B53', detail }
      : undefined;
  }
  if (effect.from !== undefined) return effect.from.some((one) => one === zone) ? undefined : elsewhere;
  if (!isOnField(zone) || !card.faceUp) return elsewhere;
  if (isBeingActivated(board, card)) return { code: 'effect/being-activated', rule: 'E6', detail };
  // Where its effects are negated they may be used all the same, and do nothing (E7).
  return undefined;
}

function refuseSpeed(
  env: RulesEnvironment,
  board: Board,
  card: CardState,
  player: Player,
  effect: Effect,
  moment: Moment,
): Rejection | undefined {
  const detail = { card: card.id, player, effect: effect.id };
  const speed = speedOf(env, card.name, effect);
  const last = board.chain.at(-1);
  if (speed === 1) {
    const main =
      moment.open &&
      (moment.places.includes('main1') || moment.places.includes('main2')) &&
      board.turnPlayer === player;
    return main && last === undefined
      ? undefined
      : { code: 'effect/speed', rule: 'B55', detail: { ...detail, speed } };
  }
  if (last !== undefined && last.speed === 3 && speed < 3)
    return { code: 'effect/speed', rule: 'B55', detail: { ...detail, speed } };
  return undefined;
}

function timed(
  env: RulesEnvironment,
  board: Board,
  card: CardState,
  player: Player,
  effect: Effect,
  moment: Moment,
): boolean {
  const { attack } = board;
  return (effect.when ?? []).some((timing) => {
    switch (timing.event) {
      case 'attackDeclared':
        return (
          attack !== null &&
          moment.places.includes('declaration') &&
          timingMatches(board, card, player, timing, {
            entry: 0,
            type: 'attackDeclared',
            card: attack.attacker,
            player: attack.player,
          })
        );
      case 'targetedForAttack':
        return (
          attack !== null &&
          moment.places.includes('declaration') &&
          (timing.card === 'self' ? attack.target : attack.attacker) === card.id
        );
      case 'activation': {
        const last = board.chain.at(-1);
        if (last === undefined || last.negated !== null) return false;
        if (timing.by !== 'either' && (last.player === player) !== (timing.by === 'you')) return false;
        if (timing.cardOnly === true && !last.activation) return false;
        const { kind } = dataOf(env, cardOf(board, last.card).name);
        return timing.of.includes(kind);
      }
      case 'summoned':
        return board.answerable.some((one) => timingMatches(board, card, player, timing, one));
      case 'damageCalculation':
        return (
          attack?.inDamageStep &&
          (timing.with === 'any' || attack.attacker === card.id || attack.target === card.id) &&
          attack.calculatedAt === null
        );
      default:
        return false;
    }
  });
}

/** The rule that says why now is not the time: for what answers a declaration, whether one was made, or is over. */
function timingRule(board: Board, effect: Effect): 'E1' | 'R29' | 'B18' | 'B19' {
  if (effect.when?.some(({ event }) => event === 'attackDeclared') !== true) return 'E1';
  if (board.attack === null) return 'B18';
  return board.attack.replays > 0 ? 'R29' : 'B19';
}

function refuseTiming(
  env: RulesEnvironment,
  board: Board,
  card: CardState,
  player: Player,
  effect: Effect,
  moment: Moment,
): Rejection | undefined {
  const detail = { card: card.id, player, effect: effect.id };
  const timing = timingOfPlace(moment.places);
  if (
    timing !== undefined &&
    !allowedInDamageStep(env, card.name, effect, speedOf(env, card.name, effect), timing)
  ) {
    return { code: 'effect/damage-step', rule: 'B34', detail: { ...detail, timing } };
  }
  if (effect.when === undefined || timed(env, board, card, player, effect, moment)) return undefined;
  return { code: 'effect/wrong-timing', rule: timingRule(board, effect), detail };
}

interface Shape {
  readonly condition?: readonly Condition[] | undefined;
  readonly cost?: readonly Operation[] | undefined;
  readonly target?:
    | {
        readonly what: NonNullable<Effect['target']>['what'];
        readonly count: number;
        readonly upTo?: true | undefined;
        readonly afterCost?: true | undefined;
      }
    | undefined;
  readonly do?: readonly Operation[] | undefined;
}

/** Which condition is not met, in a word or two for the sentence: `selfDid`, `notDeclaredAttack`. */
function named(condition: Condition): Rejection['detail'] {
  const [kind, wanted] = Object.entries(condition)[0] ?? ['', null];
  return { condition: kind, ...(typeof wanted === 'string' ? { wanted } : {}) };
}

function refuseShape(context: EffectContext, shape: Shape): Rejection | undefined {
  const { board, env, player, self } = context;
  const detail = { card: self, player, effect: context.effect };
  for (const condition of shape.condition ?? []) {
    if (holds(context, condition)) continue;
    return 'freeMonsterZones' in condition
      ? { code: 'effect/no-zone', rule: 'B53', detail: { ...detail, needed: condition.min } }
      : { code: 'effect/condition', rule: 'E1', detail: { ...detail, ...named(condition) } };
  }
  if (shape.target !== undefined && targetsInReach(context, shape) < leastTargets(shape.target))
    return { code: 'effect/no-target', rule: 'E3', detail };
  const cost = refuseCost(context, shape.cost);
  if (cost !== undefined) return cost;
  const full = refuseZones(context, shape);
  if (full !== undefined) return full;
  if (specialSummons(shape.do) && isForbidden(env, board, player, 'specialSummon') !== undefined)
    return { code: 'effect/no-special-summon', rule: 'B53', detail };
  return undefined;
}

/** The ways a card's effect can be used: each option of it, or the effect itself. */
export const shapesOf = (effect: Effect): readonly (Shape & { readonly name?: string })[] =>
  effect.options === undefined
    ? [effect]
    : effect.options.map((option) => ({
        ...option,
        condition: [...(effect.condition ?? []), ...(option.condition ?? [])],
      }));

/** Names of the options that could be taken now. */
export const openOptions = (context: EffectContext, effect: Effect): readonly string[] =>
  shapesOf(effect)
    .filter((shape) => shape.name !== undefined && refuseShape(context, shape) === undefined)
    .map(({ name }) => name ?? '');

/** A trigger that is offered, or an effect for the start or end of the Battle Phase whose time this is (B10, B47). */
export const offeredNow = (
  env: RulesEnvironment,
  board: Board,
  player: Player,
  card: CardId,
  effect: string,
): Trigger | undefined =>
  [...board.offers, ...stepEffects(env, board, player)].find(
    (trigger) => trigger.card === card && trigger.effect === effect && trigger.player === player,
  );

/** Why this effect may not be activated at this moment, or undefined (B53 to B55, B34, and the card's own words). */
export function refuseEffect(
  env: RulesEnvironment,
  board: Board,
  player: Player,
  id: CardId,
  effect: Effect,
  moment: Moment,
): Rejection | undefined {
  const card = cardOf(board, id);
  const detail = { card: id, player, effect: effect.id };
  const offered = offeredNow(env, board, player, id, effect.id);
  if (effect.kind === 'trigger' || effect.kind === 'flip') {
    // The costs of other triggers on the same chain may have moved the card, or what it needs.
    if (offered === undefined || offered.visit !== card.visit)
      return { code: 'effect/wrong-timing', rule: timingRule(board, effect), detail };
    const { cost, target } = effect;
    return refuseShape(
      { ...contextFor(env, board, card, player, effect.id), trigger: offered },
      { cost, target },
    );
  }
  if (board.offers.length > 0) return { code: 'effect/triggers-first', rule: 'F2', detail };
  const judged = isJudged(board, id);
  const context = contextFor(env, board, card, player, effect.id);
  return (
    refuseLocation(env, board, card, player, effect) ??
    refuseTiming(env, board, card, player, effect, moment) ??
    refuseSpeed(env, board, card, player, effect, moment) ??
    (judged ? { code: 'effect/judged', rule: 'B33', detail } : undefined) ??
    (withinLimit(board, card, player, effect) ? undefined : { code: 'effect/limit', rule: 'E4', detail }) ??
    firstOpen(shapesOf(effect).map((shape) => refuseShape(context, shape)))
  );
}

const firstOpen = (refusals: readonly (Rejection | undefined)[]): Rejection | undefined =>
  refusals.includes(undefined) ? undefined : refusals[0];
