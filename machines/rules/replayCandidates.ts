import type {
  AttackState,
  Board,
  Candidate,
  CardId,
  NoReplayCode,
  ReplayCause,
  SideChange,
} from '../../events/index.ts';
import { monstersOf, opponentOf } from '../../events/index.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { mayAttackDirectly } from './attack.ts';

/** A candidate that was found. */
export const yes = (
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
export function endings(board: Board, attack: AttackState): Candidate[] {
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

/** Entries and exits by kind; a card that left and came back is RETURNED. */
export function entryAndExit(changes: readonly SideChange[]): Candidate[] {
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
export function fieldChanges(env: RulesEnvironment, board: Board, attack: AttackState): Counted {
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
export function legality(env: RulesEnvironment, board: Board, attack: AttackState): Counted {
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
