import type { Player, Rejection } from '../../events/index.ts';
import { isMonsterZone } from '../../events/index.ts';
import type { Operation } from '../cards/vocabulary.ts';
import { cardOf, type EffectContext, sideOf } from '../effects/env.ts';
import { amountOf, freeZones, select } from '../effects/select.ts';

/** The parts of an effect that tell how many zones it needs. */
interface Summoning {
  readonly cost?: readonly Operation[] | undefined;
  readonly target?: { readonly count: number; readonly upTo?: true | undefined } | undefined;
  readonly do?: readonly Operation[] | undefined;
}

/** What takes cards off the field, and with them frees zones. */
const FREES: ReadonlySet<Operation['op']> = new Set<Operation['op']>([
  'destroy',
  'banish',
  'sendToGraveyard',
  'returnToHand',
  'tribute',
  'takeControl',
]);

/** How many monsters an operation Summons at least, and to whose side. */
function summonedBy(
  operation: Operation,
  { target }: Summoning,
): { readonly side: 'you' | 'opponent'; readonly count: number } | undefined {
  switch (operation.op) {
    case 'createTokens':
      return { side: operation.to, count: operation.count };
    case 'becomeMonster':
      return { side: 'you', count: 1 };
    case 'specialSummon': {
      const side = operation.to ?? 'you';
      if (operation.upTo !== undefined) return { side, count: 1 };
      if (operation.count !== undefined) return { side, count: operation.count };
      const each = operation.what === 'target' && target !== undefined && target.upTo !== true;
      return { side, count: each ? target.count : 1 };
    }
    default:
      return undefined;
  }
}

/** Zones needed on each side, by what the effect does in any case: up to the first of its operations that may free some. */
function needed(summoning: Summoning): Readonly<Record<'you' | 'opponent', number>> {
  const zones = { you: 0, opponent: 0 };
  for (const operation of summoning.do ?? []) {
    if (FREES.has(operation.op)) break;
    const summoned = summonedBy(operation, summoning);
    if (summoned !== undefined) zones[summoned.side] += summoned.count;
  }
  return zones;
}

/** Monster Zones of a player that paying the cost frees. */
function freedByCost(
  context: EffectContext,
  operations: readonly Operation[] | undefined,
  player: Player,
): number {
  let freed = 0;
  for (const operation of operations ?? []) {
    if (!FREES.has(operation.op) || !('what' in operation) || operation.op === 'apply') continue;
    const there = select(context, operation.what).filter((id) => {
      const { place } = cardOf(context.board, id);
      return place.player === player && isMonsterZone(place.zone);
    }).length;
    const count =
      'count' in operation && operation.count !== undefined ? amountOf(context, operation.count) : there;
    freed += Math.min(there, count);
  }
  return freed;
}

/** Why an effect may not be activated for want of Monster Zones, or undefined: to Summon n monsters it needs n (B53). */
export function refuseZones(context: EffectContext, summoning: Summoning): Rejection | undefined {
  const zones = needed(summoning);
  for (const side of ['you', 'opponent'] as const) {
    if (zones[side] === 0) continue;
    const player = sideOf(context.player, side);
    const free =
      freeZones(context.board, player, 'monster').length + freedByCost(context, summoning.cost, player);
    if (free >= zones[side]) continue;
    const detail = {
      card: context.self,
      player: context.player,
      effect: context.effect,
      needed: zones[side],
      free,
      side: player,
    };
    return { code: 'effect/no-zone', rule: 'B53', detail };
  }
  return undefined;
}

/** Whether an effect Special Summons anything at all, in whatever case. */
export const specialSummons = (operations: readonly Operation[] | undefined): boolean =>
  (operations ?? []).some(
    ({ op }) => op === 'specialSummon' || op === 'createTokens' || op === 'becomeMonster',
  );
