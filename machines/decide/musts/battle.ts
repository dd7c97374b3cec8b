import type { AttackState, Board, CardId, Happening, NoReplayCode } from '../../../events/index.ts';
import { fight } from '../../effects/battle.ts';
import { cardOf, sourceOf } from '../../effects/env.ts';
import { expireAll } from '../../effects/expiry.ts';
import { moveCard, turnCard } from '../../effects/moves.ts';
import { performOperations } from '../../effects/operations.ts';
import { react, reactDelayed } from '../../effects/reactions.ts';
import { resumed, type Work } from '../../effects/work.ts';
import { attackCosts, legalTargets } from '../../rules/attack.ts';
import { battleIsOff } from '../../rules/damage.ts';
import { turnsUpAt } from '../../rules/damageStep.ts';
import { becauseOf, readFacts } from '../../rules/facts.ts';
import { ruleOfTarget } from '../../rules/whoChooses.ts';
import { nameTarget } from '../nameTarget.ts';
import type { Run } from '../run.ts';
import { checkAttackReplay, checkOutsideWindow, concludeAttack } from './attackReplay.ts';

/** What a declaration still has to do: its costs first; the target named by the decision waits in `data`. */
function declarationWork(run: Run, attack: AttackState): Work {
  const command = run.entries.find((entry) => entry.index === attack.declaringAt)?.command;
  const named = command?.type === 'attack.declare' ? command : undefined;
  const costs = attackCosts(run.env, run.board, attack.attacker);
  return {
    kind: 'cost',
    player: attack.player,
    self: attack.attacker,
    effect: costs[0]?.id ?? 'attack',
    targets: [],
    paid: [],
    vars: {},
    ops: costs.flatMap(({ cost }) => cost ?? []),
    answers: named?.answers ?? [],
    made: {},
    data: named?.target ?? null,
  };
}

/** Why a monster that paid for an attack cannot declare it any more, or undefined (B13). */
function attackerLost(board: Board, id: CardId): NoReplayCode | undefined {
  const lost = board.attack?.attackerLost?.code;
  if (lost !== undefined) return lost;
  const { faceUp, position, values } = cardOf(board, id);
  if (!faceUp) return 'ATTACKER_FACEDOWN';
  if (position === 'defense' && values.attackInDefense !== true) return 'ATTACKER_DEFENSE';
  return values.cannotAttack === true ? 'CANNOT_ATTACK' : undefined;
}

/** A declaration is completed: the cost, then the target (B14); with no target or attacker left, it takes place no more. */
export function completeDeclaration(run: Run): void {
  const { attack } = run.board;
  if (attack === null) throw new Error('no attack is being declared');
  const started = attack.declaringAt;
  let work = resumed(run) ?? declarationWork(run, attack);
  if (work.kind === 'cost') work = run.causedBy([started], () => performOperations(run, work));
  if (run.board.winner !== null) return;
  const facts = readFacts(run.board);
  const lost = attackerLost(facts.board, attack.attacker);
  const targets = lost === undefined ? legalTargets(facts.board, attack.attacker) : [];
  if (targets.length === 0) {
    const ended = {
      how: 'noBattle',
      code: lost ?? 'NO_LEGAL_TARGET',
      used: true,
      countsAsDeclared: false,
      countsAsAttacked: false,
    } as const;
    run.emit('attack.ended', ended, {
      because: becauseOf(facts, 'B14', ended.code, { attacker: attack.attacker }),
      causedBy: [started],
    });
    return;
  }
  // The cost may have taken away the target that was named with the attacker.
  const isThere = targets.some(({ value }) => value === work.data);
  const named = typeof work.data === 'string' && isThere ? [work.data] : work.answers;
  const asking: Work = work.kind === 'cost' ? { ...work, kind: 'rule', answers: named, made: {} } : work;
  const target = nameTarget(run, asking, attack.attacker, typeof work.data === 'string' && !isThere);
  const direct = target === 'direct';
  const rule = ruleOfTarget(run.env, facts.board, attack.attacker, target);
  const because = becauseOf(facts, rule, direct ? 'direct' : 'target', {
    attacker: attack.attacker,
    target,
  });
  const declared = {
    attacker: attack.attacker,
    target,
    direct,
    ...(direct ? {} : { targetVisit: cardOf(run.board, target).visit }),
  };
  // after an answer values may have changed by themselves, and a cost may have been paid
  const last = run.entries.findLast(({ type }) => type !== 'value.changed');
  const answer = last?.type === 'prompt.answered' ? [last.index] : [];
  run.open('attack.declared', declared, { because, causedBy: [started, ...answer] });
}

/** A timing of the Damage Step is reached (B26 to B30): first what the rules do there, then the window opens. */
export function reachTiming(run: Run, timing: number): void {
  const { attack } = run.board;
  if (attack === null) throw new Error('no attack in the Damage Step');
  if (
    timing === turnsUpAt(run.env) &&
    attack.target !== 'direct' &&
    attack.target !== null &&
    battleIsOff(run.board) === undefined
  ) {
    const target = cardOf(run.board, attack.target);
    if (!target.faceUp) turnCard(run, target.id, target.position, true, 'attacked');
    run.settle();
  }
  if (timing === 4) reactDelayed(run);
  if (timing === 5) buryDestroyed(run, attack.judged);
  run.settle();
  checkOutsideWindow(run);
  run.open('damageStep.reached', { timing }, {});
}

/** Monsters destroyed by battle go to the Graveyard now (B30). */
function buryDestroyed(run: Run, judged: readonly CardId[]): void {
  const calculated = run.board.attack?.calculatedAt;
  for (const id of judged) {
    const source = sourceOf(run.env, run.board, id, cardOf(run.board, id).place.player);
    run.causedBy(calculated === null || calculated === undefined ? run.causes : [calculated], () =>
      moveCard(run, id, 'graveyard', { reason: 'destroyedByBattle', source: { ...source, kind: 'rule' } }),
    );
  }
}

/** Damage calculation (B28), or the battle is off (B32). */
export function calculate(run: Run): void {
  const facts = readFacts(run.board);
  const off = battleIsOff(facts.board);
  const { attack } = run.board;
  if (attack === null) throw new Error('no attack to calculate');
  if (off === undefined) {
    fight(run, facts);
    return;
  }
  run.emit(
    'battle.calledOff',
    { code: off },
    { because: becauseOf(facts, 'B32', off, { attacker: attack.attacker, target: attack.target }) },
  );
  expireAll(run, 'endOfCalculation');
}

/** The Damage Step is left: what lasted until its end expires (B31). */
export function leaveDamageStep(run: Run): void {
  const { attack } = run.board;
  if (attack === null) throw new Error('no attack in the Damage Step');
  const ended = (card: CardId, how: string): Happening => ({
    entry: run.board.entry,
    type: 'damageStepEnd',
    card,
    how,
  });
  react(run, ended(attack.attacker, 'attacker'));
  if (attack.target !== null && attack.target !== 'direct') react(run, ended(attack.target, 'target'));
  expireAll(run, 'endOfDamageStep');
  checkOutsideWindow(run);
  run.emit('damageStep.left', {});
}

/** The Battle Phase was ended by an effect: the running attack is off, and the End Step begins (R16, B25). */
export function concludeBattlePhase(run: Run): void {
  const { attack } = run.board;
  if (attack !== null) {
    if (!attack.inDamageStep) checkAttackReplay(run);
    buryDestroyed(run, attack.judged);
    concludeAttack(run);
  }
  checkOutsideWindow(run);
  run.open(
    'step.entered',
    { step: 'end' },
    { causedBy: run.board.battlePhaseEndedAt === null ? [] : [run.board.battlePhaseEndedAt] },
  );
}
