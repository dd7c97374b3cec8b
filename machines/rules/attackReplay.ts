import type { Board, Candidate, NoReplayCode, Option, Payload, ReplayCause } from '../../events/index.ts';
import { REPLAY_CAUSES } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { legalTargets } from './attack.ts';
import { mayStop } from './mustAttack.ts';
import { judgeRedirected } from './redirect.ts';
import { endings, entryAndExit, fieldChanges, fieldRule, legality, yes } from './replayCandidates.ts';
import { opponentHasSay } from './whoChooses.ts';
import { whyNot } from './whyNoReplay.ts';

/** What a check for a replay came to, with the rule that decided. */
export interface Judgement {
  readonly payload: Payload<'attackReplay.checked'>;
  readonly rule: string;
}

const CAUSES: ReadonlySet<string> = new Set(REPLAY_CAUSES);
const isCause = (code: Candidate['code']): code is ReplayCause => CAUSES.has(code);

/**
 * The check at an open state with an attack running (rules.md 4.3): has the attack ended already, is there a replay,
 * or does it go on? Every candidate cause is looked at, whatever the outcome, so that "why not" is answered too.
 */
export function judgeAttackReplay(env: RulesEnvironment, board: Board): Judgement {
  const { attack } = board;
  if (attack === null) throw new Error('no attack is running');
  const { onReplay, onAttackerUnable } = env.ruleset.switches;
  const ends = endings(board, attack);
  const field = fieldChanges(env, board, attack);
  const legal = legality(env, board, attack);
  const found = [...field.candidates, ...legal.candidates];
  const end = ends.find(({ verdict }) => verdict === 'yes');
  const checked = (
    payload: Omit<Payload<'attackReplay.checked'>, 'window' | 'candidates'>,
    more: readonly Candidate[] = [],
  ): Payload<'attackReplay.checked'> => ({
    ...payload,
    candidates: [...found, ...ends, ...more],
    window: true,
  });
  const stop: Option = { value: 'stop' };
  if (end !== undefined) {
    if (
      (end.code === 'CANNOT_ATTACK' || end.code === 'EXTRA_ATTACK_LOST') &&
      onAttackerUnable === 'replayCancelOnly'
    ) {
      const unable = yes('ATTACKER_UNABLE', 'C7', [attack.attacker]);
      return {
        rule: 'C7',
        payload: checked(
          {
            verdict: 'replay',
            then: onReplay === 'startOver' ? 'startOver' : 'choose',
            causes: ['ATTACKER_UNABLE'],
            choices: [stop],
          },
          [unable],
        ),
      };
    }
    return {
      rule: end.rule,
      payload: checked({
        verdict: 'ended',
        then: 'end',
        causes: [],
        code: end.code as NoReplayCode,
        choices: [],
      }),
    };
  }
  const causes = found
    .filter(({ verdict }) => verdict === 'yes')
    .map(({ code }) => code)
    .filter(isCause);
  const targets = legalTargets(board, attack.attacker);
  if (causes.length > 0) {
    const rule = found.find(({ verdict }) => verdict === 'yes')?.rule ?? fieldRule(env);
    if (onReplay === 'startOver')
      return { rule, payload: checked({ verdict: 'replay', then: 'startOver', causes, choices: [] }) };
    if (targets.length === 0) {
      return {
        rule: 'R26',
        payload: checked(
          { verdict: 'ended', then: 'end', causes: [], code: 'NO_LEGAL_TARGET', choices: [] },
          [yes('NO_LEGAL_TARGET', 'R26')],
        ),
      };
    }
    const goOn: Option[] = opponentHasSay(env, board, attack.attacker) ? [{ value: 'continue' }] : targets;
    const choices = mayStop(env, board, attack.attacker) ? [...goOn, stop] : goOn;
    return { rule, payload: checked({ verdict: 'replay', then: 'choose', causes, choices }) };
  }
  const uncounted = field.uncounted ?? legal.uncounted;
  if (attack.targetLost !== null) {
    // only a change whose cause is left out can take the target away without being a reason for a replay
    return {
      rule: 'C6',
      payload: checked({ verdict: 'ended', then: 'end', causes: [], code: 'NO_LEGAL_TARGET', choices: [] }, [
        yes('NO_LEGAL_TARGET', 'C6', [], [attack.targetLost.entry]),
      ]),
    };
  }
  const reason = whyNot(env, board, attack, uncounted);
  return {
    rule: reason.rule,
    payload: checked(
      { verdict: 'none', then: 'goOn', causes: [], code: reason.code as NoReplayCode, choices: [] },
      [reason],
    ),
  };
}

/** A change on the defender's side that no attack could answer: in the Damage Step, or with none running (R1). */
export function judgeOutsideWindow(board: Board): Judgement {
  const redirected = judgeRedirected(board);
  if (redirected !== undefined) return { rule: 'R18', payload: redirected };
  const code: NoReplayCode = board.attack?.inDamageStep === true ? 'DAMAGE_STEP' : 'NO_ATTACK_RUNNING';
  const { unjudged } = board;
  const candidates = [
    ...entryAndExit(unjudged).filter(({ verdict }) => verdict === 'yes'),
    yes(
      code,
      'R1',
      unjudged.map(({ card }) => card),
      unjudged.map(({ entry }) => entry),
    ),
  ];
  return {
    rule: 'R1',
    payload: { verdict: 'none', then: 'goOn', causes: [], code, candidates, choices: [], window: false },
  };
}

/** Whether declaration responses come again when a target is chosen at a replay (C1, switch declarationResponsesAgain). */
export const respondsAgain = (env: RulesEnvironment): boolean =>
  env.ruleset.switches.declarationResponsesAgain;
