import type { Run } from '../decide/run.ts';
import { judgeOutsideWindow } from '../rules/attackReplay.ts';
import { turnsUpAt } from '../rules/damageStep.ts';
import { becauseOf, readFacts } from '../rules/facts.ts';
import { refuseRedirect } from '../rules/redirect.ts';
import { fight } from './battle.ts';
import { apply } from './change.ts';
import { cardOf } from './env.ts';
import { turnCard } from './moves.ts';
import { done, type OperationOf, present, type Step, sourceOfWork } from './step.ts';
import type { Work } from './work.ts';

/** Change the attack target (R39); with `fight` the battle is fought within the effect, and the attack as declared is over (R18). */
export function changeAttackTarget(run: Run, work: Work, operation: OperationOf<'changeAttackTarget'>): Step {
  const source = sourceOfWork(run, work);
  const fought = operation.fight === true;
  const [target] = present(run, work, operation.to);
  const facts = readFacts(run.board);
  const refused = refuseRedirect(run.env, facts.board, work.self, target, fought);
  const { attack } = run.board;
  const named = { attacker: attack?.attacker ?? null, from: attack?.target ?? null, target: target ?? null };
  if (refused !== undefined || attack === null || attack.target === null || target === undefined) {
    const { code, rule } = refused ?? { code: 'ATTACK_OVER', rule: 'B24' };
    run.emit(
      'attack.notRedirected',
      { source, ...(target === undefined ? {} : { target }) },
      { because: becauseOf(facts, rule, code, named) },
    );
    return { work: done(work, false) };
  }
  run.emit(
    'attack.redirected',
    { target, targetVisit: cardOf(run.board, target).visit, from: attack.target, fought, source },
    { because: becauseOf(facts, fought ? 'R18' : 'R39', 'REDIRECTED', named) },
  );
  if (operation.giving !== undefined)
    apply(run, work, { op: 'apply', to: operation.to, what: operation.giving, until: 'endOfDamageStep' });
  if (fought) fightWithin(run);
  return { work: done(work) };
}

/** The battle within an effect: nothing can be used before it, and a face-down target is turned face-up (R41, B27). */
function fightWithin(run: Run): void {
  const facts = readFacts(run.board);
  const { payload, rule } = judgeOutsideWindow(facts.board);
  const { attack } = run.board;
  if (attack === null || attack.target === null || attack.target === 'direct') return;
  const { attacker, redirected, target } = attack;
  run.settle();
  run.emit('attackReplay.checked', payload, {
    because: becauseOf(facts, rule, 'REDIRECTED', { attacker, target, player: attack.player }),
    causedBy: redirected === null ? [] : [redirected.entry],
  });
  const { faceUp, position } = cardOf(run.board, target);
  if (!faceUp && turnsUpAt(run.env) < 4) turnCard(run, target, position, true, 'attacked');
  run.settle();
  fight(run);
}
