import type { Board, CardState, Happening, Player, Trigger } from '../../events/index.ts';
import { isMonsterZone, isOnField, usageKeys } from '../../events/index.ts';
import type { Effect, Timing } from '../cards/vocabulary.ts';
import { refuseCost, targetsInReach } from '../rules/cost.ts';
import { refuseZones } from '../rules/zones.ts';
import type { EffectContext, RulesEnvironment } from './env.ts';
import { printedEffects } from './printed.ts';
import { holds } from './select.ts';
import { isBeingActivated } from './standing.ts';

const SUMMON_OF_REASON: Readonly<Record<string, string>> = { specialSummon: 'special' };

function movedAs(happening: Happening, how: string | undefined): boolean {
  if (how === undefined || how === 'any') return true;
  if (how === 'destroyed')
    return happening.reason === 'destroyedByBattle' || happening.reason === 'destroyedByEffect';
  return happening.reason === how;
}

function cameFrom(happening: Happening, from: string | undefined): boolean {
  if (from === undefined) return true;
  const zone = happening.from?.zone;
  if (zone === undefined) return false;
  if (from === 'field') return isOnField(zone);
  if (from === 'monster') return isMonsterZone(zone);
  return zone === from;
}

/** The timings of the Damage Step that cards speak of, by number (B26 to B30). */
const TIMINGS = { start: '1', beforeCalculation: '2', afterCalculation: '4', end: '5' } as const;

const WHO_ENDED: Readonly<Record<string, readonly string[]>> = {
  selfAttacked: ['attacker'],
  selfWasAttacked: ['target'],
};

/** Whether something that happened is what a timing waits for, seen from one card; no chain is looked at. */
export function timingMatches(
  board: Board,
  card: CardState,
  player: Player,
  timing: Timing,
  happening: Happening,
): boolean {
  switch (timing.event) {
    case 'attackDeclared': {
      if (happening.type !== 'attackDeclared') return false;
      if (timing.direct !== undefined && (board.attack?.target === 'direct') !== timing.direct) return false;
      if (timing.by === 'self') return happening.card === card.id;
      if (timing.by === 'equipped') return happening.card === card.equippedTo;
      return timing.by === 'either' || (happening.player === player) === (timing.by === 'you');
    }
    case 'targetedForAttack':
      if (happening.type !== 'targeted') return false;
      return timing.card === 'self'
        ? happening.card === card.id
        : (happening.targets ?? []).includes(card.id);
    case 'summoned': {
      if (timing.card === 'self' && happening.card !== card.id) return false;
      if (happening.type === 'summoned') return timing.how.some((how) => how === happening.how);
      if (happening.type !== 'moved' || happening.to === undefined || !isMonsterZone(happening.to.zone))
        return false;
      const how = SUMMON_OF_REASON[happening.reason ?? ''];
      return how !== undefined && timing.how.some((one) => one === how);
    }
    case 'flipped':
      return happening.type === 'flipped' && happening.card === card.id;
    case 'turned':
      return happening.type === 'turned' && happening.card === card.id && happening.how === timing.to;
    case 'moved': {
      if (happening.type !== 'moved' || !cameFrom(happening, timing.from) || !movedAs(happening, timing.how))
        return false;
      if (timing.to !== undefined && happening.to?.zone !== timing.to) return false;
      if (timing.card === 'self') return happening.card === card.id;
      if (timing.card === 'bonded') return (happening.bonds ?? []).includes(card.id);
      return card.equippedTo === happening.card;
    }
    case 'battleDamage':
      return (
        happening.type === 'battleDamage' &&
        happening.card === card.id &&
        (happening.player === player) === (timing.to === 'you')
      );
    case 'targetingEffectResolved':
      return happening.type === 'effectResolved' && (happening.targets ?? []).includes(card.id);
    case 'phase':
      return (
        happening.type === 'phase' &&
        happening.how === timing.phase &&
        (timing.turn === 'either' || (happening.player === player) === (timing.turn === 'you'))
      );
    case 'damageStepEnd':
      return (
        happening.type === 'damageStepEnd' &&
        happening.card === card.id &&
        (WHO_ENDED[timing.after] ?? []).includes(happening.how ?? '')
      );
    case 'destroysByBattle': {
      const { attack } = board;
      const fought = attack !== null && attack.target !== 'direct' ? [attack.attacker, attack.target] : [];
      return (
        happening.type === 'moved' &&
        happening.reason === 'destroyedByBattle' &&
        happening.card !== card.id &&
        fought.includes(card.id) &&
        fought.includes(happening.card ?? '')
      );
    }
    case 'damageStep': {
      if (happening.type !== 'damageStep' || happening.how !== TIMINGS[timing.at]) return false;
      const isAttacker = happening.card === card.id;
      const isTarget = (happening.targets ?? []).includes(card.id);
      return timing.as === 'either'
        ? isAttacker || isTarget
        : timing.as === 'attacker'
          ? isAttacker
          : isTarget;
    }
    case 'activation':
    case 'damageCalculation':
      return false;
  }
}

/** What begins or ends the Battle Phase sets nothing off at once: those effects are used one by one (B10, B47). */
const OF_A_STEP: ReadonlySet<string | undefined> = new Set(['battleStart', 'battleEnd']);
const setsOff = ({ type, how }: Happening): boolean => type !== 'phase' || !OF_A_STEP.has(how);

/** Whether a limited effect may still be used (once per turn, battle, chain or duel; per copy or name). */
export function withinLimit(board: Board, card: CardState, player: Player, effect: Effect): boolean {
  const { limit } = effect;
  if (limit === undefined) return true;
  const keys = usageKeys(card.visit, card.name, player, effect.id);
  const key = limit.per === 'turn' ? (limit.by === 'name' ? keys.name : keys.copy) : keys[limit.per];
  return (board.uses[key] ?? 0) < limit.times;
}

/** How many targets an effect needs: where it says "up to", one is enough. */
export const leastTargets = (target: { readonly count: number; readonly upTo?: true | undefined }): number =>
  target.upTo === true ? 1 : target.count;

function isThere(board: Board, card: CardState, effect: Effect, happening: Happening): boolean {
  // Where it went to and left again, it is not there any more to be used.
  const wentOn = ({ card: moved, entry, type }: Happening): boolean =>
    type === 'moved' && moved === card.id && entry > happening.entry;
  if (happening.type === 'moved' && happening.card === card.id && board.happenings.some(wentOn)) return false;
  const hidden = isOnField(card.place.zone) && (!card.faceUp || isBeingActivated(board, card));
  // A card that left may speak of it from where it is now; one that came face-down says nothing (S2.13).
  if (happening.type === 'moved' && happening.card === card.id && effect.from === undefined) return !hidden;
  if (effect.from === undefined) return isOnField(card.place.zone) && !hidden;
  return effect.from.some((zone) => zone === card.place.zone);
}

/** The context in which an effect of a card would be used now. */
export const contextFor = (
  env: RulesEnvironment,
  board: Board,
  card: CardState,
  player: Player,
  effect: string,
): EffectContext => ({
  env,
  board,
  player,
  self: card.id,
  effect,
  targets: [],
  paid: [],
  vars: {},
});

/** Whether an effect whose time has come can be used (a negated one as well, E7): its limit, conditions, targets and cost. */
export function canTrigger(
  env: RulesEnvironment,
  board: Board,
  card: CardState,
  player: Player,
  effect: Effect,
): boolean {
  const context = contextFor(env, board, card, player, effect.id);
  if (!withinLimit(board, card, player, effect)) return false;
  if (effect.condition?.every((condition) => holds(context, condition)) === false) return false;
  const { target } = effect;
  if (target !== undefined && targetsInReach(context, effect) < leastTargets(target)) return false;
  if (refuseCost(context, effect.cost) !== undefined) return false;
  return effect.optional !== true || refuseZones(context, effect) === undefined;
}

/** A Flip Effect applies only to a monster that is still in its zone, where the ruleset says so (C16, switch flipNeedsField). */
const flipStands = (env: RulesEnvironment, card: CardState, effect: Effect): boolean =>
  effect.kind !== 'flip' || !env.ruleset.switches.flipNeedsField || isMonsterZone(card.place.zone);

/**
 * The effects that trigger by what happened since the last look, turn player's first, mandatory before optional (RB10
 * p.50). In the Damage Step flips wait for timing 4 (B27).
 */
export function findTriggers(env: RulesEnvironment, board: Board): readonly Trigger[] {
  const printed = printedEffects(env);
  if (board.happenings.length === 0 || !printed.anyTrigger) return [];
  const early = board.attack?.inDamageStep === true && board.attack.timing < 4;
  const found: Trigger[] = [];
  for (const card of Object.values(board.cards)) {
    for (const effect of printed.of(card.name).triggers) {
      const timings: readonly Timing[] =
        effect.kind === 'flip'
          ? [{ event: 'flipped', card: 'self' }, ...(effect.when ?? [])]
          : (effect.when ?? []);
      const happening = board.happenings.find(
        (one) =>
          setsOff(one) &&
          (one.entry > board.lookedTo || one.type === 'flipped') &&
          !(early && one.type === 'flipped') &&
          timings.some((timing) => timingMatches(board, card, card.place.player, timing, one)) &&
          (isThere(board, card, effect, one) || (effect.kind === 'flip' && one.visit !== undefined)),
      );
      if (happening === undefined) continue;
      // Who controls it where it lies now: in a Graveyard its owner.
      const { player } = card.place;
      if (!flipStands(env, card, effect) || !canTrigger(env, board, card, player, effect)) continue;
      const about = happening.type === 'targeted' ? happening.targets?.[0] : happening.card;
      found.push({
        card: card.id,
        visit: card.visit,
        effect: effect.id,
        player,
        optional: effect.optional === true,
        entry: happening.entry,
        ...(about === undefined ? {} : { about }),
      });
    }
  }
  const rank = (trigger: Trigger): number =>
    (trigger.optional ? 2 : 0) + (trigger.player === board.turnPlayer ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
