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
import { barredFrom, cannotAttackAsItLies, mayAttackDirectly } from './attack.ts';
import { permissionNow } from './attacks.ts';

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
/** It happened, and this ruleset does not count it. */
const uncounted = (
  code: Candidate['code'],
  rule: string,
  cards: readonly CardId[],
  entries: readonly number[],
): Candidate => ({ ...yes(code, rule, cards, entries), verdict: 'doesNotApply', counted: false });
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
  const lostBy = (code: NoReplayCode, rule: string): Candidate =>
    when(
      lost !== null && lost.code === code,
      code,
      rule,
      [attack.attacker],
      lost === null ? [] : [lost.entry],
    );
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
    lost === null && cannotAttackAsItLies(attacker)
      ? yes(
          'ATTACKER_DEFENSE',
          'R12',
          [attack.attacker],
          [attacker.setBy['attackInDefense'] ?? attacker.turnedAt],
        )
      : lostBy('ATTACKER_DEFENSE', 'R12'),
    lostBy('ATTACKER_CONTROL', 'R13'),
    lostBy('CANNOT_ATTACK', 'R15'),
    extraAttackLost(board, attack),
  ];
}

/** A further attack whose permission is gone in the end (R17). */
function extraAttackLost(board: Board, attack: AttackState): Candidate {
  const { attacker, attackerLost } = attack;
  const gone = attackerLost === null && permissionNow(board, attacker) === 'none';
  const { setBy } = cardOf(board, attacker);
  const entries = ['attacks', 'attacksOnMonsters', 'attackEachMonster'].flatMap((what) => setBy[what] ?? []);
  return when(gone, 'EXTRA_ATTACK_LOST', 'R17', [attacker], entries);
}

const CODE_OF_CHANGE: Readonly<Record<SideChange['by'], ReplayCause>> = {
  entered: 'ENTER',
  left: 'LEAVE',
  controlIn: 'CONTROL_IN',
  controlOut: 'CONTROL_OUT',
};

/** Changes that the ruleset leaves out, and the point that says so. */
interface LeftOut {
  readonly rule: string;
  readonly changes: readonly SideChange[];
}
const cardsOf = (changes: readonly SideChange[]): CardId[] => changes.map(({ card }) => card);
const entriesOf = (changes: readonly SideChange[]): number[] => changes.map(({ entry }) => entry);

/**
 * The rule by which monsters that come and go are counted: any of them (R3), only their number (C9), or only what a
 * Trap or a Quick-Play Spell caused (C6).
 */
export const fieldRule = (env: RulesEnvironment): string => {
  const { causeFilter, fieldChange } = env.ruleset.switches;
  if (fieldChange === 'netCount') return 'C9';
  return causeFilter === 'any' ? 'R3' : 'C6';
};

/**
 * Entries and exits by kind; a card that left and came back is RETURNED. What the ruleset leaves out is told as having
 * happened without being counted.
 */
export function entryAndExit(
  changes: readonly SideChange[],
  rule = 'R3',
  leftOut: readonly LeftOut[] = [],
): Candidate[] {
  const ignored = leftOut.flatMap((one) => one.changes);
  return codesOf(changes, rule).map((candidate) => {
    if (candidate.verdict === 'yes') return candidate;
    const { code } = candidate;
    const happened = codesOf(ignored, rule).find((one) => one.code === code);
    if (happened?.verdict !== 'yes') return candidate;
    const entries = happened.entries ?? [];
    const why = leftOut.find((one) => one.changes.some(({ entry }) => entries.includes(entry)));
    return uncounted(code, why?.rule ?? rule, happened.cards ?? [], entries);
  });
}

function codesOf(changes: readonly SideChange[], rule: string): Candidate[] {
  const returned = (card: CardId): boolean => {
    const own = changes.filter((change) => change.card === card);
    return own[0]?.by === 'left' && own.some((change) => change.by === 'entered');
  };
  const codes = ['ENTER', 'LEAVE', 'CONTROL_IN', 'CONTROL_OUT', 'RETURNED'] as const;
  return codes.map((code) => {
    const own = changes.filter((change) =>
      returned(change.card) ? code === 'RETURNED' : CODE_OF_CHANGE[change.by] === code,
    );
    return when(own.length > 0, code, rule, cardsOf(own), entriesOf(own));
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
  const both = watchedSides === 'both';
  const { defenderChanges, ownChanges } = attack;
  const defender = defenderChanges.filter(counts);
  const own = both ? ownChanges.filter(counts) : [];
  const byCause = (changes: readonly SideChange[]): LeftOut => ({
    rule: 'C6',
    changes: changes.filter((change) => !counts(change)),
  });
  const ignored =
    byCause(defenderChanges).changes.length > 0 || (both && byCause(ownChanges).changes.length > 0);
  const rule = fieldRule(env);
  const ownSide = (counted: boolean): Candidate => {
    const code = 'OWN_SIDE_CHANGED';
    if (both && counted) return yes(code, 'C2', cardsOf(own), entriesOf(own));
    if (ownChanges.length === 0) return both ? no(code, 'C2') : { code, rule: 'R5', verdict: 'doesNotApply' };
    const why = !both ? 'R5' : own.length > 0 ? 'C9' : 'C6';
    return uncounted(code, why, cardsOf(ownChanges), entriesOf(ownChanges));
  };
  if (fieldChange === 'anyMove') {
    return {
      candidates: [...entryAndExit(defender, rule, [byCause(defenderChanges)]), ownSide(own.length > 0)],
      uncounted: ignored ? 'CAUSE_NOT_COUNTED' : null,
    };
  }
  const now = monstersOf(board, opponentOf(attack.player)).length;
  const differs = defender.length > 0 && now !== attack.snapshot.defender.length;
  const targetLeft = defender.length > 0 && attack.targetLost !== null;
  const ownDiffers = own.length > 0 && monstersOf(board, attack.player).length !== attack.snapshot.own.length;
  const counted = differs || targetLeft ? defender : [];
  const leftOut: LeftOut[] = [
    { rule, changes: counted.length > 0 ? [] : defender },
    byCause(defenderChanges),
  ];
  const candidates = [...entryAndExit(counted, rule, leftOut), ownSide(ownDiffers)];
  const unchanged = (defender.length > 0 && !differs && !targetLeft) || (own.length > 0 && !ownDiffers);
  return { candidates, uncounted: unchanged ? 'COUNT_UNCHANGED' : ignored ? 'CAUSE_NOT_COUNTED' : null };
}

/** The attacker may no longer attack this target, or may attack directly now (R6 to R9; switches onTargetIllegal, onDirectGained). */
export function legality(env: RulesEnvironment, board: Board, attack: AttackState): Counted {
  const { onTargetIllegal, onDirectGained } = env.ruleset.switches;
  const attacker = cardOf(board, attack.attacker);
  const setBy = attacker.setBy['attackDirectly'];
  const wasByAbility = attack.target === 'direct' && attack.snapshot.defender.length > 0;
  const forbidsDirect = attacker.values.cannotAttackDirectly === true;
  const lost =
    attack.target === 'direct' &&
    (wasByAbility || forbidsDirect) &&
    !mayAttackDirectly(board, attack.attacker);
  const { target } = attack;
  const there = target !== null && target !== 'direct' && attack.targetLost === null;
  const bar = there ? barredFrom(board, attack.attacker, target) : undefined;
  const forbidden = bar !== undefined;
  const gained =
    there && attacker.values.attackDirectly === true && setBy !== undefined && setBy > attack.snapshot.entry;
  const counted = onTargetIllegal !== 'none';
  const byAbility = setBy === undefined ? [] : [setBy];
  const lostAt = forbidsDirect ? attacker.setBy['cannotAttackDirectly'] : setBy;
  const byLoss = lostAt === undefined ? [] : [lostAt];
  const by = [attack.attacker];
  const targets = there ? [target] : [];
  const forbids = bar === undefined ? undefined : cardOf(board, bar.card).setBy[bar.what];
  const byForbidding = forbids === undefined ? [] : [forbids];
  const all = onTargetIllegal === 'any';
  const candidates = [
    lost && !counted
      ? uncounted('DIRECT_LOST', 'C7', by, byLoss)
      : when(lost, 'DIRECT_LOST', 'R6', by, byLoss),
    forbidden && !all
      ? uncounted('TARGET_FORBIDDEN', 'C7', targets, byForbidding)
      : when(forbidden, 'TARGET_FORBIDDEN', 'R6', targets, byForbidding),
    onDirectGained
      ? when(gained, 'DIRECT_GAINED', 'C8', by, byAbility)
      : gained
        ? uncounted('DIRECT_GAINED', 'R9', by, byAbility)
        : ({ code: 'DIRECT_GAINED', rule: 'R9', verdict: 'doesNotApply' } as const),
  ];
  const ignored = (lost && !counted) || (forbidden && !all);
  return { candidates, uncounted: ignored ? 'LEGALITY_NOT_COUNTED' : null };
}
