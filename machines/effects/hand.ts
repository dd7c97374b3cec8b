import type { CardId, Player } from '../../events/index.ts';
import { opponentOf } from '../../events/index.ts';
import type { Run } from '../decide/run.ts';
import { becauseOf, readFacts } from '../rules/facts.ts';
import { cardOf, sideOf } from './env.ts';
import { takesNoDamage } from './influences.ts';
import { changeLifePoints, moveCard } from './moves.ts';
import { amountOf, freeZones, select } from './select.ts';
import { done, type OperationOf, present, type Step, sourceOfWork } from './step.ts';
import { cardOptions, choose, contextOfWork, type Work } from './work.ts';

/** Effect damage, or Life Points gained. */
export function lifePoints(run: Run, work: Work, operation: OperationOf<'damage' | 'gainLifePoints'>): Step {
  const about = work.trigger?.about ?? work.targets[0];
  const former =
    typeof work.vars['formerController'] === 'string'
      ? (work.vars['formerController'] as Player)
      : work.player;
  const player =
    operation.player === 'controllerOfTarget'
      ? about === undefined
        ? work.player
        : cardOf(run.board, about).place.player
      : operation.player === 'formerController'
        ? former
        : sideOf(work.player, operation.player);
  const amount = amountOf(contextOfWork(run, work), operation.amount);
  const spared = takesNoDamage(run.env, run.board, player);
  if (operation.op === 'damage')
    changeLifePoints(run, player, spared ? 0 : -amount, 'effectDamage', sourceOfWork(run, work));
  else changeLifePoints(run, player, amount, 'gain', sourceOfWork(run, work));
  return { work: done(work, amount > 0) };
}

/** Who must draw from an empty Deck has lost (B8). */
function loseByDraw(run: Run, player: Player): void {
  const facts = readFacts(run.board);
  if (facts.board.players[player].deck.length > 0) return;
  const because = becauseOf(facts, 'B8', 'deckOut', { player });
  run.decidesDuel(() => run.emit('duel.ended', { winner: opponentOf(player), how: 'deckOut' }, { because }));
}

/** Draw, or send cards from the top of the Deck to the Graveyard. */
export function drawOrMill(run: Run, work: Work, operation: OperationOf<'draw' | 'mill'>): Step {
  const player = sideOf(work.player, operation.player);
  let moved = 0;
  for (; moved < operation.count; moved++) {
    const top = run.board.players[player].deck.at(-1);
    if (top === undefined) {
      if (operation.op === 'draw') loseByDraw(run, player);
      break;
    }
    moveCard(run, top, operation.op === 'draw' ? 'hand' : 'graveyard', {
      reason: operation.op === 'draw' ? 'draw' : 'effect',
      source: sourceOfWork(run, work),
    });
  }
  return { work: done(work, moved === operation.count) };
}

/** Add cards to the hand, from the Deck for the most part. */
export function addToHand(run: Run, work: Work, operation: OperationOf<'addToHand'>): Step {
  const candidates = present(run, work, operation.what);
  if (candidates.length === 0) return { work: done(work, false) };
  const count = Math.min(operation.count, candidates.length);
  const chosen = choose(run, work, {
    key: 'cards',
    player: work.player,
    kind: 'card',
    options: cardOptions(candidates),
    min: operation.optional === true ? 0 : count,
    max: count,
  });
  for (const id of chosen.values as CardId[])
    moveCard(run, id, 'hand', { reason: 'effect', source: sourceOfWork(run, work) });
  return { work: done(chosen.work, chosen.values.length > 0) };
}

/** Set a Spell or Trap from the hand. */
export function setFromHand(run: Run, work: Work, operation: OperationOf<'setFromHand'>): Step {
  const candidates = select(contextOfWork(run, work), { in: 'hand', of: 'you', where: operation.where });
  if (candidates.length === 0 || freeZones(run.board, work.player, 'spellTrap').length === 0)
    return { work: done(work, false) };
  const chosen = choose(run, work, {
    key: 'cards',
    player: work.player,
    kind: 'card',
    options: cardOptions(candidates),
    min: operation.optional === true ? 0 : 1,
    max: 1,
  });
  for (const id of chosen.values as CardId[])
    moveCard(run, id, 'spellTrap', {
      reason: 'set',
      faceUp: false,
      player: work.player,
      source: sourceOfWork(run, work),
    });
  return { work: done(chosen.work, chosen.values.length > 0) };
}
