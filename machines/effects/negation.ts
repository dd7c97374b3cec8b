import { isOnField } from '../../events/index.ts';
import type { Run } from '../decide/run.ts';
import { cardOf } from './env.ts';
import { moveCard } from './moves.ts';
import { done, type OperationOf, type Step, sourceOfWork } from './step.ts';
import type { Work } from './work.ts';

/** Negate an activation or the attack (B24), or end the Battle Phase (B25). */
export function negate(
  run: Run,
  work: Work,
  operation: OperationOf<'negateActivation' | 'negateAttack' | 'endBattlePhase'>,
): Step {
  const source = sourceOfWork(run, work);
  const { attack } = run.board;
  switch (operation.op) {
    case 'negateActivation': {
      const link = run.board.chain.find((other) => other.link === (work.link ?? 0) - 1);
      if (link === undefined || link.negated !== null) return { work: done(work, false) };
      run.emit('effect.negated', { link: link.link, source, what: 'activation' });
      const card = cardOf(run.board, link.card);
      // A monster that was used from the hand is destroyed there.
      const there = isOnField(card.place.zone) || card.place.zone === 'hand';
      if (operation.destroy === true && card.visit === link.visit && there)
        moveCard(run, link.card, 'graveyard', { reason: 'destroyedByEffect', source });
      return { work: done(work) };
    }
    case 'negateAttack': {
      const stands =
        attack !== null &&
        attack.attackerLost === null &&
        attack.negatedAt === null &&
        attack.calculatedAt === null &&
        run.board.battlePhaseEndedAt === null &&
        attack.endedBy === null;
      if (stands) run.emit('attack.negated', { source });
      return { work: done(work, stands) };
    }
    case 'endBattlePhase':
      if (run.board.phase === 'battle') run.emit('battlePhase.ended', { source });
      return { work: done(work) };
  }
}
