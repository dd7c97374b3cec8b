import type {
  AttackState,
  Board,
  Candidate,
  CardId,
  NoReplayCode,
  Option,
  Payload,
  ReplayCause,
  SideChange,
} from '../../events/index.ts';
import { monstersOf, opponentOf } from '../../events/index.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { lastingOn } from '../effects/influences.ts';
import { legalTargets, mayAttackDirectly } from './attack.ts';

/** What a check for a replay came to, with the rule that decided. */
export interface Judgement {
  readonly payload: Payload<'attackReplay.checked'>;
  readonly rule: string;
}

const yes = (
  code: Candidate['code'],
  rule: string,
  cards: readonly CardId[] = [],
  entries: readonly number[] = [],
): Candidate => ({
  code,
  rule,
  verdict: 'yes',
  ...(cards.length === 0 ? {} : { cards: [...new Set(cards)] }),
  ...(entries.length === 0 ? {} : { entries: [...new Set(entries)] }),
});
const no = (code: Candidate['code'], rule: string): Candidate => ({ code, rule, verdict: 'no' });
const when = (
  holds: boolean,
  code: Candidate['code'],
  rule: string,
  cards?: readonly CardId[],
  entries?: readonly number[],
): Candidate => (holds ? yes(code, rule, cards, entries) : no(code, rule));

/** What ends an attack instead of a replay (R10 to R17), in the order of rules.md 4.2. */
function endings(board: Board, attack: AttackState): Candidate[] {
  const attacker = cardOf(board, attack.attacker);
  const endedAt = board.battlePhaseEndedAt;
  const { attackerLost: lost } = attack;
  const inDefense = lost?.code === 'ATTACKER_DEFENSE' && attacker.values.attackInDefense === true;
  const lostBy = (code: NoReplayCode, rule: string): Candidate =>
    when(
      lost !== null && lost.code === code && !inDefense,
      code,
      rule,
      [attack.attacker],
      lost === null ? [] : [lost.entry],
    );
  const setBy = attacker.setBy['cannotAttack'];
  return [
    when(endedAt !== null, 'BATTLE_PHASE_ENDED', 'R16', [], endedAt === null ? [] : [endedAt]),
    when(
      attack.negatedAt !== null,
      'ATTACK_NEGATED',
      'R14',
      [attack.attacker],
      attack.negatedAt === null ? [] : [attack.negatedAt],
    ),
    lostBy('ATTACKER_LEFT', 'R10'),
    lostBy('ATTACKER_FACEDOWN', 'R11'),
    lostBy('ATTACKER_DEFENSE', 'R12'),
    lostBy('ATTACKER_CONTROL', 'R13'),
    when(
      lost === null && attacker.values.cannotAttack === true,
      'CANNOT_ATTACK',
      'R15',
      [attack.attacker],
      setBy === undefined ? [] : [setBy],
    ),
  ];
}

const CODE_OF_CHANGE: Readonly<Record<SideChange['by'], ReplayCause>> = {
  entered: 'ENTER',
  left: 'LEAVE',
  controlIn: 'CONTROL_IN',
  controlOut: 'CONTROL_OUT',
};

function entryAndExit(changes: readonly SideChange[]): Candidate[] {
  const returned = (card: CardId): boolean => {
    const own = changes.filter((change) => change.card === card);
    return own[0]?.by === 'left' && own.some((change) => change.by === 'entered');
  };
  const codes = ['ENTER', 'LEAVE', 'CONTROL_IN', 'CONTROL_OUT', 'RETURNED'] as const;
  return codes.map((code) => {
    const own = changes.filter((change) =>
      returned(change.card) ? code === 'RETURNED' : CODE_OF_CHANGE[change.by] === code,
    );
    return when(
      own.length > 0,
      code,
      'R3',
      own.map(({ card }) => card),
      own.map(({ entry }) => entry),
    );
  });
}

interface Counted {
  readonly candidates: readonly Candidate[];
  /** Something changed that this ruleset does not count, and why it does not. */
  readonly uncounted: NoReplayCode | null;
}

/** Monsters that came or went, as far as the ruleset counts them (R3 to R5; switches watchedSides, fieldChange, causeFilter). */
function fieldChanges(env: RulesEnvironment, board: Board, attack: AttackState): Counted {
  const { causeFilter, fieldChange, watchedSides } = env.ruleset.switches;
  const counts = (change: SideChange): boolean =>
    causeFilter === 'any' || change.kind === 'trap' || change.kind === 'quickPlaySpell';
  const defender = attack.defenderChanges.filter(counts);
  const own = watchedSides === 'both' ? attack.ownChanges.filter(counts) : [];
  const ignored =
    defender.length < attack.defenderChanges.length ||
    (watchedSides === 'both' && own.length < attack.ownChanges.length);
  const ownSide = (counted: boolean): Candidate =>
    watchedSides === 'both'
      ? when(
          counted,
          'OWN_SIDE_CHANGED',
          'C2',
          own.map(({ card }) => card),
          own.map(({ entry }) => entry),
        )
      : { code: 'OWN_SIDE_CHANGED', rule: 'R5', verdict: 'doesNotApply' };
  if (fieldChange === 'anyMove') {
    return {
      candidates: [...entryAndExit(defender), ownSide(own.length > 0)],
      uncounted: ignored ? 'CAUSE_NOT_COUNTED' : null,
    };
  }
  const now = monstersOf(board, opponentOf(attack.player)).length;
  const differs = defender.length > 0 && now !== attack.snapshot.defender.length;
  const targetLeft = defender.length > 0 && attack.targetLost !== null;
  const ownDiffers = own.length > 0 && monstersOf(board, attack.player).length !== attack.snapshot.own.length;
  const candidates = [...entryAndExit(differs || targetLeft ? defender : []), ownSide(ownDiffers)];
  const unchanged = (defender.length > 0 && !differs && !targetLeft) || (own.length > 0 && !ownDiffers);
  return { candidates, uncounted: unchanged ? 'COUNT_UNCHANGED' : ignored ? 'CAUSE_NOT_COUNTED' : null };
}

/** The attacker may no longer attack this target, or may attack directly now (R6 to R9; switches onTargetIllegal, onDirectGained). */
function legality(env: RulesEnvironment, board: Board, attack: AttackState): Counted {
  const { onTargetIllegal, onDirectGained } = env.ruleset.switches;
  const attacker = cardOf(board, attack.attacker);
  const setBy = attacker.setBy['attackDirectly'];
  const wasByAbility = attack.target === 'direct' && attack.snapshot.defender.length > 0;
  const lost = wasByAbility && !mayAttackDirectly(board, attack.attacker);
  const { target } = attack;
  const there = target !== null && target !== 'direct' && attack.targetLost === null;
  const forbidden = there && cardOf(board, target).values.cannotBeAttacked === true;
  const gained =
    there && attacker.values.attackDirectly === true && setBy !== undefined && setBy > attack.snapshot.entry;
  const counted = onTargetIllegal !== 'none';
  const candidates = [
    when(lost && counted, 'DIRECT_LOST', 'R6', [attack.attacker], setBy === undefined ? [] : [setBy]),
    when(forbidden && onTargetIllegal === 'any', 'TARGET_FORBIDDEN', 'R6', there ? [target] : []),
    onDirectGained
      ? when(gained, 'DIRECT_GAINED', 'C8', [attack.attacker])
      : ({ code: 'DIRECT_GAINED', rule: 'R9', verdict: 'doesNotApply' } as const),
  ];
  const uncounted = (lost && !counted) || (forbidden && onTargetIllegal !== 'any');
  return { candidates, uncounted: uncounted ? 'LEGALITY_NOT_COUNTED' : null };
}

/** A restriction that came after the targeting and is gone again: judged on what is left in the end (R8, R15). */
function neutralisedOn(board: Board, attack: AttackState): Candidate | undefined {
  const cameAndWent = (id: CardId, what: 'cannotBeAttacked' | 'cannotAttack'): number | undefined => {
    const { setBy, values } = cardOf(board, id);
    const entry = setBy[what];
    return entry !== undefined && entry > attack.snapshot.entry && values[what] !== true ? entry : undefined;
  };
  const { attacker, target } = attack;
  const onTarget =
    target === null || target === 'direct' ? undefined : cameAndWent(target, 'cannotBeAttacked');
  if (onTarget !== undefined && target !== null)
    return yes('NEUTRALISED_IN_CHAIN', 'R8', [target], [onTarget]);
  const onAttacker = cameAndWent(attacker, 'cannotAttack');
  return onAttacker === undefined ? undefined : yes('NEUTRALISED_IN_CHAIN', 'R15', [attacker], [onAttacker]);
}

/** Why nothing came of it, when no cause was found. */
function whyNot(board: Board, attack: AttackState, uncounted: NoReplayCode | null): Candidate {
  if (uncounted !== null)
    return yes(
      uncounted,
      uncounted === 'LEGALITY_NOT_COUNTED' ? 'C7' : uncounted === 'COUNT_UNCHANGED' ? 'C9' : 'C6',
      [],
      attack.defenderChanges.map(({ entry }) => entry),
    );
  const { target } = attack;
  if (target !== null && target !== 'direct') {
    const { setBy: set, values } = cardOf(board, target);
    if (values.cannotBeChosen === true && (set['cannotBeChosen'] ?? 0) > attack.snapshot.entry)
      return yes('PROTECTION_TOO_LATE', 'R7', [target], [set['cannotBeChosen'] ?? 0]);
  }
  const neutralised = neutralisedOn(board, attack);
  if (neutralised !== undefined) return neutralised;
  if (attack.neverArrived.length > 0) return yes('NEVER_ARRIVED', 'R4', [], attack.neverArrived);
  if (attack.ownChanges.length > 0)
    return yes(
      'OWN_SIDE_ONLY',
      'R5',
      attack.ownChanges.map(({ card }) => card),
      attack.ownChanges.map(({ entry }) => entry),
    );
  const attacker = cardOf(board, attack.attacker);
  const { setBy } = attacker;
  const barred = lastingOn(board, attack.player, 'declareAttack').find(
    ({ entry }) => entry > attack.snapshot.entry,
  );
  if (
    barred !== undefined ||
    (attacker.values.cannotDeclareAttack === true &&
      (setBy['cannotDeclareAttack'] ?? 0) > attack.snapshot.entry)
  ) {
    return yes(
      'DECLARATION_ONLY',
      'B23',
      [barred?.source.card ?? attack.attacker],
      barred === undefined ? [] : [barred.entry],
    );
  }
  if (attack.positionChanges.length > 0) return yes('POSITION_ONLY', 'R4', [], attack.positionChanges);
  if (attack.valueChanges.length > 0) return yes('STATS_ONLY', 'R4', [], attack.valueChanges);
  return yes('NOTHING_CHANGED', 'R1');
}

const isCause = (code: Candidate['code']): code is ReplayCause =>
  code !== 'NOTHING_CHANGED' && (CAUSES as ReadonlySet<string>).has(code);
const CAUSES: ReadonlySet<ReplayCause> = new Set<ReplayCause>([
  'ENTER',
  'LEAVE',
  'CONTROL_IN',
  'CONTROL_OUT',
  'RETURNED',
  'DIRECT_LOST',
  'TARGET_FORBIDDEN',
  'OWN_SIDE_CHANGED',
  'DIRECT_GAINED',
  'ATTACKER_UNABLE',
]);

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
    if (end.code === 'CANNOT_ATTACK' && onAttackerUnable === 'replayCancelOnly') {
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
    const rule = found.find(({ verdict }) => verdict === 'yes')?.rule ?? 'R3';
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
    return {
      rule,
      payload: checked({ verdict: 'replay', then: 'choose', causes, choices: [...targets, stop] }),
    };
  }
  const uncounted = field.uncounted ?? legal.uncounted;
  if (attack.targetLost !== null) {
    return {
      rule: 'R26',
      payload: checked({ verdict: 'ended', then: 'end', causes: [], code: 'NO_LEGAL_TARGET', choices: [] }, [
        yes('NO_LEGAL_TARGET', 'R26'),
      ]),
    };
  }
  const reason = whyNot(board, attack, uncounted);
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
