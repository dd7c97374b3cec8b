import type { CardId, Json, Until } from '../../events/index.ts';
import { isMonsterZone } from '../../events/index.ts';
import type { Operation, Selector } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { shuffled } from '../rules/chance.ts';
import { cardOf } from './env.ts';
import { moveCard } from './moves.ts';
import { standing } from './standing.ts';
import { done, type OperationOf, present, type Step, sourceOfWork } from './step.ts';
import type { Work } from './work.ts';

type Later = Extract<Operation, { op: 'later' }>;

/** Something waits for its time: `effect.expired` is when it comes. */
function wait(run: Run, work: Work, cards: readonly CardId[], what: Json, until: Until): void {
  run.emit('effect.applied', {
    id: `e${run.nextIndex}`,
    source: sourceOfWork(run, work),
    cards: cards.map((id) => cardOf(run.board, id).visit),
    players: [],
    what: [what],
    until,
  });
}

/** Banish monsters for a time; each comes back to the side it was on, in the position it had. */
export function banishUntil(run: Run, work: Work, operation: OperationOf<'banishUntil'>): Step {
  let gone = false;
  for (const id of standing(run.board, present(run, work, operation.what))) {
    const { faceUp, place, position, token } = cardOf(run.board, id);
    if (!isMonsterZone(place.zone)) continue;
    gone = moveCard(run, id, 'banished', { reason: 'effect', source: sourceOfWork(run, work) }) || gone;
    if (!token) wait(run, work, [id], { returns: place.player, position, faceUp }, operation.until);
  }
  return { work: done(work, gone) };
}

/** Do something later, to those of these cards that are still where they are now. */
export function later(run: Run, work: Work, operation: Later): Step {
  const cards = present(run, work, operation.what);
  if (cards.length > 0) wait(run, work, cards, { later: operation.do as unknown as Json }, operation.at);
  return { work: done(work, cards.length > 0) };
}

/** Shuffle the player's own face-down monsters among the zones in which they lie. */
export function mix(run: Run, work: Work, operation: OperationOf<'mix'>): Step {
  const meant = operation.among.flatMap((one: Selector) => present(run, work, one));
  const cards = [...new Set(meant)]
    .map((id) => cardOf(run.board, id))
    .filter(({ faceUp, place }) => !faceUp && place.zone === 'monster' && place.player === work.player)
    .sort((a, b) => (a.place.index ?? 0) - (b.place.index ?? 0));
  if (cards.length < 2) return { work: done(work, false) };
  const order = shuffled(cards, run.board.seed, run.board.entry);
  run.emit('zones.shuffled', {
    player: work.player,
    cards: cards.map(({ place }, at) => ({ card: order[at]?.id ?? '', place: place.index ?? 1 })),
    source: sourceOfWork(run, work),
  });
  return { work: done(work) };
}
