import type { CardId, Json, Player } from '../../events/index.ts';
import { opponentOf } from '../../events/index.ts';
import type { Run } from '../decide/run.ts';
import { cardOf } from './env.ts';
import { tributable } from './influences.ts';
import { moveCard } from './moves.ts';
import { amountOf } from './select.ts';
import { standing } from './standing.ts';
import { affected, done, type OperationOf, present, type Step, sourceOfWork } from './step.ts';
import { cardOptions, choose, contextOfWork, type Work } from './work.ts';

function pick(
  run: Run,
  work: Work,
  candidates: readonly CardId[],
  count: number | undefined,
  chooser: Player,
  kind: 'effect' | 'cost',
): { cards: readonly CardId[]; work: Work } {
  if (count === undefined || candidates.length <= count) return { cards: candidates, work };
  const chosen = choose(run, work, {
    key: 'cards',
    player: chooser,
    kind,
    options: cardOptions(candidates),
    min: count,
    max: count,
  });
  return { cards: chosen.values as CardId[], work: chosen.work };
}

/** Detach Xyz Materials; they go to their owners' Graveyards. */
export function detach(run: Run, work: Work, operation: OperationOf<'detach'>): Step {
  const isCost = work.kind === 'cost' || work.kind === 'activation';
  const materials = present(run, work, operation.what).flatMap((id) => cardOf(run.board, id).materials);
  const { cards, work: next } = pick(
    run,
    work,
    materials,
    operation.count,
    work.player,
    isCost ? 'cost' : 'effect',
  );
  const source = sourceOfWork(run, next);
  for (const id of cards) moveCard(run, id, 'graveyard', { reason: isCost ? 'cost' : 'effect', source });
  return { work: done({ ...next, paid: isCost ? [...next.paid, ...cards] : next.paid }, cards.length > 0) };
}

type Removal = 'destroy' | 'banish' | 'sendToGraveyard' | 'returnToHand' | 'tribute' | 'discard';

/**
 * Destroy, banish, send away, return, Tribute or discard, except what a battle has settled (B33); as a cost, what was paid
 * is remembered with its values.
 */
export function remove(run: Run, work: Work, operation: OperationOf<Removal>): Step {
  const chooser = operation.choose === 'opponent' ? opponentOf(work.player) : work.player;
  const count =
    operation.count === undefined ? undefined : amountOf(contextOfWork(run, work), operation.count);
  const isCost = work.kind === 'cost' || work.kind === 'activation';
  const found = standing(run.board, present(run, work, operation.what));
  const able =
    operation.op === 'tribute'
      ? tributable(run.env, run.board, found)
      : isCost
        ? found
        : affected(run, work, found);
  const { cards, work: next } = pick(run, work, able, count, chooser, isCost ? 'cost' : 'effect');
  const source = sourceOfWork(run, next);
  const values: Record<string, Json> = {};
  for (const id of cards) {
    const card = cardOf(run.board, id);
    if (isCost)
      for (const what of ['atk', 'def', 'level'] as const) values[`paid.${what}`] = card.values[what] ?? 0;
    switch (operation.op) {
      case 'destroy':
        moveCard(run, id, 'graveyard', { reason: 'destroyedByEffect', source });
        break;
      case 'banish':
        moveCard(run, id, 'banished', { reason: isCost ? 'cost' : 'effect', source });
        break;
      case 'sendToGraveyard':
        moveCard(run, id, 'graveyard', { reason: isCost ? 'cost' : 'effect', source });
        break;
      case 'returnToHand':
        moveCard(run, id, 'hand', { reason: isCost ? 'cost' : 'effect', source });
        break;
      case 'tribute':
        moveCard(run, id, 'graveyard', { reason: 'tribute', source });
        break;
      case 'discard':
        moveCard(run, id, 'graveyard', { reason: 'discard', source });
        break;
    }
  }
  return {
    work: done(
      {
        ...next,
        paid: isCost ? [...next.paid, ...cards] : next.paid,
        vars: { ...next.vars, ...values, chosen: [...cards] },
      },
      cards.length > 0,
    ),
  };
}
