import type { CardId, Json } from '../../events/index.ts';
import { isMonsterZone, isOnField, opponentOf, PLAYERS } from '../../events/index.ts';
import type { Influence, Selector } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { cardOf, sideOf } from './env.ts';
import { type FixedCards, isCardForbidden } from './influences.ts';
import { turnCard } from './moves.ts';
import { amountOf, evaluate, freeZones } from './select.ts';
import { standing } from './standing.ts';
import { affected, done, type OperationOf, present, type Step, sourceOfWork } from './step.ts';
import { cardOptions, choose, contextOfWork, type Work } from './work.ts';

/** Cards that only the effect itself knows are fixed by their stay on the field; others are looked for as long as it lasts. */
const fixed = (run: Run, work: Work, what: Selector): Selector | FixedCards =>
  typeof what === 'string'
    ? { visits: present(run, work, what).map((id) => cardOf(run.board, id).visit) }
    : what;

function frozen(run: Run, work: Work, influence: Influence): object {
  if ('battleDamage' in influence) {
    const number = (key: 'points' | 'atLeast' | 'atMost') =>
      influence[key] === undefined ? {} : { [key]: amountOf(contextOfWork(run, work), influence[key]) };
    return { ...influence, ...number('points'), ...number('atLeast'), ...number('atMost') };
  }
  if ('cannotAttack' in influence) return { cannotAttack: fixed(run, work, influence.cannotAttack) };
  if ('canOnlyAttack' in influence) return { canOnlyAttack: fixed(run, work, influence.canOnlyAttack) };
  if (!('modify' in influence)) return influence;
  const context = contextOfWork(run, work);
  return 'add' in influence
    ? { modify: influence.modify, add: evaluate(context, influence.add) }
    : { modify: influence.modify, set: evaluate(context, influence.set) };
}

/** It speaks of cards that are gone: there is nothing it could say about attacks on them. */
const isAboutNothing = (influence: object): boolean =>
  Object.values(influence).some(
    (value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      'visits' in value &&
      Array.isArray(value.visits) &&
      value.visits.length === 0,
  );

/** An effect that lasts is applied to cards or players; its numbers are worked out now. */
export function apply(run: Run, work: Work, operation: OperationOf<'apply'>): Step {
  const { to } = operation;
  const players =
    to === 'bothPlayers' ? [...PLAYERS] : to === 'you' || to === 'opponent' ? [sideOf(work.player, to)] : [];
  const cards =
    players.length > 0
      ? []
      : present(run, work, to as Selector).filter((id) => {
          // A face-down monster takes on nothing.
          const { faceUp, place } = cardOf(run.board, id);
          return faceUp && isOnField(place.zone);
        });
  const what = operation.what
    .map((influence) => frozen(run, work, influence))
    .filter((influence) => !isAboutNothing(influence));
  if ((players.length === 0 && cards.length === 0) || what.length === 0) return { work: done(work, false) };
  // It lasts on cards that are unaffected by it as well, and does nothing to them as long as they are.
  affected(run, work, cards);
  const expires = {
    endOfYourNextTurn: work.player,
    endOfNextTurn: opponentOf(run.board.turnPlayer),
  } as const;
  const player =
    operation.until === 'endOfYourNextTurn'
      ? expires.endOfYourNextTurn
      : operation.until === 'endOfNextTurn'
        ? expires.endOfNextTurn
        : undefined;
  const turn =
    operation.until === 'endOfYourNextTurn'
      ? run.board.turn + (run.board.turnPlayer === work.player ? 2 : 1)
      : run.board.turn + 1;
  run.emit('effect.applied', {
    id: `e${run.nextIndex}`,
    source: sourceOfWork(run, work),
    cards: cards.map((id) => cardOf(run.board, id).visit),
    players,
    what: what as unknown as Json,
    until: operation.until,
    ...(player === undefined ? {} : { expires: { turn, player } }),
  });
  return { work: done(work) };
}

/** Change of position by effect; nothing turns what may not change or is judged destroyed (B33). */
export function turn(run: Run, work: Work, operation: OperationOf<'turn'>): Step {
  let changed = false;
  const found = present(run, work, operation.what);
  const { count } = operation;
  const chosen =
    count === undefined || found.length <= count
      ? { values: found, work }
      : choose(run, work, {
          key: 'cards',
          player: work.player,
          kind: work.kind === 'cost' || work.kind === 'activation' ? 'cost' : 'effect',
          options: cardOptions(found),
          min: count,
          max: count,
        });
  const meant = chosen.values as readonly CardId[];
  for (const id of affected(run, work, standing(run.board, meant))) {
    const card = cardOf(run.board, id);
    if (!isMonsterZone(card.place.zone)) continue;
    if (isCardForbidden(run.env, run.board, id, 'changePosition') !== undefined) continue;
    const source = sourceOfWork(run, work);
    const other = card.position === 'attack' ? 'defense' : 'attack';
    switch (operation.to) {
      case 'attack':
      case 'faceUpAttack':
        changed = turnCard(run, id, 'attack', true, 'effect', source) || changed;
        break;
      case 'defense':
      case 'faceUpDefense':
        changed = turnCard(run, id, 'defense', true, 'effect', source) || changed;
        break;
      case 'other':
        changed = turnCard(run, id, other, true, 'effect', source) || changed;
        break;
      case 'facedownDefense':
        if (!card.token) changed = turnCard(run, id, 'defense', false, 'effect', source) || changed;
        break;
    }
  }
  const next = count === undefined ? work : withChosen(chosen.work, meant);
  return { work: done(next, changed) };
}

const withChosen = (work: Work, cards: readonly CardId[]): Work => ({
  ...work,
  vars: { ...work.vars, chosen: [...cards] },
});

/** Take control of an opposing monster, where a zone is free. */
export function takeControl(run: Run, work: Work, operation: OperationOf<'takeControl'>): Step {
  let taken = false;
  for (const id of affected(run, work, standing(run.board, present(run, work, operation.what)))) {
    const card = cardOf(run.board, id);
    const [place] = freeZones(run.board, work.player, 'monster');
    if (card.place.player === work.player || !isMonsterZone(card.place.zone) || place === undefined) continue;
    const source = sourceOfWork(run, work);
    run.emit('control.changed', {
      card: id,
      visit: `v${run.board.nextVisit}`,
      from: card.place,
      to: { player: work.player, zone: 'monster', index: place },
      source,
    });
    run.emit('effect.applied', {
      id: `e${run.nextIndex}`,
      source,
      cards: [cardOf(run.board, id).visit],
      players: [],
      what: [{ control: card.place.player }],
      until: operation.until,
    });
    taken = true;
  }
  return { work: done(work, taken) };
}
