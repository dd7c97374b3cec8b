import {
  type Board,
  type CardId,
  type EntryOf,
  NO_REPLAY_CODES,
  opponentOf,
  REPLAY_CAUSES,
} from '../../events/index.ts';
import type { AskedOption, AskedPart } from './types.ts';

type Check = EntryOf<'attackReplay.checked'>;
type Verdict = Check['payload']['verdict'];
type Code = Check['payload']['candidates'][number]['code'];

const VERDICTS: readonly Verdict[] = ['replay', 'none', 'ended'];

/** Reasons for which an attack ends (rules.md 4.2). */
const ENDINGS: ReadonlySet<Code> = new Set<Code>([
  'ATTACKER_LEFT',
  'ATTACKER_FACEDOWN',
  'ATTACKER_DEFENSE',
  'ATTACKER_CONTROL',
  'ATTACK_NEGATED',
  'CANNOT_ATTACK',
  'BATTLE_PHASE_ENDED',
  'EXTRA_ATTACK_LOST',
  'NO_LEGAL_TARGET',
]);

/**
 * What a reader may hold who says so, whether or not it is right: the same at every check, so that the list tells
 * nothing. What the record gives stands among them or is the one more that each list has.
 */
const OFFERED: Readonly<Record<Verdict, readonly Code[]>> = {
  replay: ['ENTER', 'LEAVE', 'CONTROL_OUT', 'TARGET_FORBIDDEN', 'OWN_SIDE_CHANGED'],
  none: ['OWN_SIDE_ONLY', 'POSITION_ONLY', 'STATS_ONLY', 'NOTHING_CHANGED', 'COUNT_UNCHANGED'],
  ended: ['ATTACKER_LEFT', 'ATTACKER_DEFENSE', 'ATTACK_NEGATED', 'BATTLE_PHASE_ENDED', 'NO_LEGAL_TARGET'],
};

/** The codes by which a check may come to a verdict, in the order of the rulebook. */
function codesFor(verdict: Verdict): readonly Code[] {
  if (verdict === 'replay') return REPLAY_CAUSES;
  return NO_REPLAY_CODES.filter((code) => ENDINGS.has(code) === (verdict === 'ended'));
}

/** The reasons that the record gives for its verdict: every cause of a replay, or the one why there is none. */
function reasonsOf({ payload }: Check): ReadonlySet<Code> {
  if (payload.verdict === 'replay') return new Set<Code>(payload.causes);
  return new Set<Code>(payload.code === undefined ? [] : [payload.code]);
}

/** Only right or out of the question: as the one more they would be no answer that anybody could give. */
const NEVER_ONE_MORE: ReadonlySet<Code> = new Set<Code>([
  'DAMAGE_STEP',
  'NO_ATTACK_RUNNING',
  'CAUSE_NOT_COUNTED',
  'LEGALITY_NOT_COUNTED',
]);

/** Where one of these decides, the field is in the end as it was. */
const AS_IT_WAS: ReadonlySet<Code> = new Set<Code>(['NEVER_ARRIVED', 'NEUTRALISED_IN_CHAIN']);

/** Whether a reason against a replay holds beside the one that the record names: it would be wrong unfairly. */
function holdsToo({ payload }: Check, code: Code): boolean {
  if (payload.verdict !== 'none') return false;
  const happened = (...codes: readonly Code[]): number =>
    payload.candidates
      .filter((each) => codes.includes(each.code) && (each.verdict === 'yes' || each.counted === false))
      .reduce((sum, { cards = [] }) => sum + Math.max(1, cards.length), 0);
  if (code === 'COUNT_UNCHANGED') return happened('ENTER', 'CONTROL_IN') === happened('LEAVE', 'CONTROL_OUT');
  if (code === 'NOTHING_CHANGED') return payload.code !== undefined && AS_IT_WAS.has(payload.code);
  return happened(code) > 0;
}

/** Reasons to pick from for one verdict, in the order of the rulebook: the list is no hint at what holds. */
function reasonPart(check: Check, verdict: Verdict): AskedPart {
  const reasons = reasonsOf(check);
  const isRight = (code: Code): boolean =>
    verdict === check.payload.verdict && (reasons.has(code) || holdsToo(check, code));
  const offered = new Set<Code>(OFFERED[verdict]);
  if (verdict === check.payload.verdict) for (const code of reasons) offered.add(code);
  if (offered.size === OFFERED[verdict].length) {
    const others = codesFor(verdict).filter((code) => !offered.has(code) && !NEVER_ONE_MORE.has(code));
    // Another one each time: always the same would tell where it is not.
    const more = others[check.index % others.length];
    if (more !== undefined) offered.add(more);
  }
  const codes: readonly Code[] = [...REPLAY_CAUSES, ...NO_REPLAY_CODES];
  return {
    id: `reason-${verdict}`,
    asks: 'reason',
    many: false,
    when: { part: 'verdict', option: verdict },
    options: codes
      .filter((code) => offered.has(code))
      .map((code) => ({ id: code, about: { kind: 'reason', code }, right: isRight(code) })),
  };
}

/** Monsters of a side, those of one name together: copies are told apart by nothing that matters here. */
function targetsOf(board: Board, check: Check): readonly (readonly CardId[])[] {
  const { attack } = board;
  if (attack === null) return [];
  const { monster, extraMonster } = board.players[opponentOf(attack.player)];
  const groups = new Map<string, CardId[]>();
  const offered = new Set(check.payload.choices.map(({ value }) => String(value)));
  for (const id of [...monster, ...extraMonster]) {
    if (id === null) continue;
    const { name = id, faceUp = true, position = null } = board.cards[id] ?? {};
    // A face-down monster is one of its own; so is the target, and what may be chosen beside what may not.
    const isAlone = !faceUp || id === attack.target;
    const key = isAlone ? id : `${name}/${position}/${offered.has(id)}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()];
}

/** What the attacker's player may do now: all that the record offers, and what it does not. */
function choicesPart(check: Check, board: Board): AskedPart | null {
  const { attack } = board;
  const { then, verdict, choices } = check.payload;
  if (attack === null || verdict === 'ended' || then === 'startOver' || !check.payload.window) return null;
  const chosen = then === 'choose';
  const offered = new Set(choices.map(({ value }) => String(value)));
  // Where the defending player names the target, there is nothing to pick among monsters.
  if (offered.has('continue')) {
    return part([
      { id: 'continue', about: { kind: 'continue' }, right: true },
      { id: 'stop', about: { kind: 'stop' }, right: offered.has('stop') },
      { id: 'otherAttacker', about: { kind: 'otherAttacker' }, right: false },
    ]);
  }
  const mayAttack = (id: string): boolean => (chosen ? offered.has(id) : attack.target === id);
  const targets: AskedOption[] = targetsOf(board, check).map((cards) => ({
    id: cards[0] ?? '',
    about: { kind: 'target', cards, isSame: cards.includes(attack.target ?? '') },
    right: cards.some(mayAttack),
  }));
  return part([
    ...targets,
    { id: 'direct', about: { kind: 'direct' }, right: mayAttack('direct') },
    { id: 'stop', about: { kind: 'stop' }, right: chosen && offered.has('stop') },
    { id: 'otherAttacker', about: { kind: 'otherAttacker' }, right: false },
  ]);
}

function part(options: readonly AskedOption[]): AskedPart {
  return { id: 'choices', asks: 'choices', many: true, when: null, options };
}

/**
 * What is asked of a check (R1): whether there is a replay, why or why not, and what the attacker's player may do then.
 * Where nothing came, left or changed since the target was named only the first is asked.
 */
export function checkParts(check: Check, board: Board): readonly AskedPart[] {
  const verdict: AskedPart = {
    id: 'verdict',
    asks: 'verdict',
    many: false,
    when: null,
    options: VERDICTS.map((each) => ({
      id: each,
      about: { kind: 'verdict', verdict: each },
      right: each === check.payload.verdict,
    })),
  };
  if (check.payload.code === 'NOTHING_CHANGED') return [verdict];
  const reasons = VERDICTS.map((each) => reasonPart(check, each));
  return [verdict, ...reasons, choicesPart(check, board)].filter((each) => each !== null);
}
