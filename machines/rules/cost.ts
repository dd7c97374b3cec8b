import type { Board, Player, Rejection } from '../../events/index.ts';
import type { Operation } from '../cards/vocabulary.ts';
import type { EffectContext, RulesEnvironment } from '../effects/env.ts';
import { tributable } from '../effects/influences.ts';
import { amountOf, select } from '../effects/select.ts';

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

/** Why a cost cannot be paid now, or undefined: Life Points, or cards to give. */
export function refuseCost(
  context: EffectContext,
  operations: readonly Operation[] | undefined,
): Rejection | undefined {
  const { board, env, player } = context;
  for (const operation of operations ?? []) {
    if (operation.op === 'payLifePoints') {
      const amount = amountOf(context, operation.amount);
      if (!canPayLifePoints(env, board, player, amount))
        return { code: 'effect/cost', rule: 'E2', detail: { card: context.self, player, amount } };
    } else if ('what' in operation && operation.op !== 'apply') {
      const needed =
        'count' in operation && operation.count !== undefined ? amountOf(context, operation.count) : 1;
      const found = select(context, operation.what);
      const able = operation.op === 'tribute' ? tributable(env, board, found) : found;
      if (able.length < needed)
        return { code: 'effect/cost', rule: 'E2', detail: { card: context.self, player, needed } };
    }
  }
  return undefined;
}
