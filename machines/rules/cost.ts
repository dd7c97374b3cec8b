import type { Board, Player, Rejection } from '../../events/index.ts';
import type { Operation, Selector } from '../cards/vocabulary.ts';
import { cardOf, type EffectContext, type RulesEnvironment } from '../effects/env.ts';
import { tributable } from '../effects/influences.ts';
import { amountOf, matches, select } from '../effects/select.ts';
import { standing } from '../effects/standing.ts';

/** Whether a player can pay Life Points: down to 0 only where the ruleset lets one (C20, switch mayPayToZero). */
export function canPayLifePoints(
  env: RulesEnvironment,
  board: Board,
  player: Player,
  amount: number,
): boolean {
  const { lifePoints } = board.players[player];
  return lifePoints > amount || (lifePoints === amount && env.ruleset.switches.mayPayToZero);
}

const GOES_TO: Readonly<Partial<Record<Operation['op'], string>>> = {
  sendToGraveyard: 'graveyard',
  tribute: 'graveyard',
  discard: 'graveyard',
  banish: 'banished',
  returnToHand: 'hand',
};

/** What an effect may target and what it costs. */
interface Targeting {
  readonly cost?: readonly Operation[] | undefined;
  readonly target?: { readonly what: Selector; readonly afterCost?: true | undefined } | undefined;
}

/** How many cards an effect could target now, none that a battle has settled (B33); where it targets after paying, what is paid may be one of them (E3). */
export function targetsInReach(context: EffectContext, { cost, target }: Targeting): number {
  if (target === undefined) return 0;
  const { what } = target;
  const now = standing(context.board, select(context, what)).length;
  if (target.afterCost !== true || typeof what === 'string' || 'among' in what) return now;
  const zones: readonly string[] = [what.in].flat();
  const paid = (cost ?? []).filter((one) => {
    if (!('what' in one) || one.op === 'apply') return false;
    if (!zones.includes(GOES_TO[one.op] ?? '')) return false;
    return select(context, one.what).some(
      (id) =>
        !cardOf(context.board, id).token && (what.where === undefined || matches(context, id, what.where)),
    );
  });
  return now + paid.length;
}

/** Why a cost cannot be paid now, or undefined: Life Points, or cards to give. */
export function refuseCost(
  context: EffectContext,
  operations: readonly Operation[] | undefined,
): Rejection | undefined {
  const { board, env, player } = context;
  for (const operation of operations ?? []) {
    if (operation.op === 'payLifePoints') {
      const amount = amountOf(context, operation.amount);
      if (!canPayLifePoints(env, board, player, amount)) {
        // who has exactly that much is kept from it by the ruleset, everybody else by the cost
        const last = board.players[player].lifePoints === amount;
        return {
          code: 'effect/cost',
          rule: last ? 'C20' : 'E2',
          detail: { card: context.self, player, amount, last },
        };
      }
    } else if (operation.op === 'detach') {
      const materials = select(context, operation.what).flatMap((id) => cardOf(board, id).materials);
      if (materials.length < operation.count)
        return {
          code: 'effect/cost',
          rule: 'E2',
          detail: { card: context.self, player, needed: operation.count },
        };
    } else if ('what' in operation && operation.op !== 'apply') {
      const needed =
        'count' in operation && operation.count !== undefined ? amountOf(context, operation.count) : 1;
      const found = standing(board, select(context, operation.what));
      const able = operation.op === 'tribute' ? tributable(env, board, found) : found;
      if (able.length < needed)
        return { code: 'effect/cost', rule: 'E2', detail: { card: context.self, player, needed } };
    }
  }
  return undefined;
}
