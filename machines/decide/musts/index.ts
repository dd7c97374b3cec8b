import type { BattleStep, Phase } from '../../../events/index.ts';
import type { Must } from '../../charts/index.ts';
import type { Run } from '../run.ts';
import { checkAttackReplay, concludeAttack } from './attackReplay.ts';
import {
  calculate,
  completeDeclaration,
  concludeBattlePhase,
  leaveDamageStep,
  reachTiming,
} from './battle.ts';
import { forceOntoChain, placeTriggers, resolveChain } from './chain.ts';
import { decideDuel, enterPhase, enterStep, passTurn, reactNow } from './turn.ts';

/** Every rule that a chart's `must` may name. */
export const MUSTS: Readonly<Record<string, (run: Run, must: Must) => void>> = {
  'triggers.place': placeTriggers,
  'chain.force': forceOntoChain,
  'chain.resolve': resolveChain,
  'phase.enter': (run, must) => enterPhase(run, must.with as Phase),
  'step.enter': (run, must) => enterStep(run, must.with as BattleStep),
  'attack.complete': completeDeclaration,
  'attackReplay.check': checkAttackReplay,
  'attack.conclude': concludeAttack,
  'damageStep.reach': (run, must) => reachTiming(run, Number(must.with)),
  'damage.calculate': calculate,
  'damageStep.leave': leaveDamageStep,
  'battlePhase.conclude': concludeBattlePhase,
  'turn.pass': passTurn,
  'duel.decide': decideDuel,
  'effects.react': reactNow,
};
