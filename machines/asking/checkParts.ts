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

/** How many reasons are offered; what holds is among them, at no certain place. */
const REASONS_AT_LEAST = 4;

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

/** Statements that hold beside many another reason: as a wrong answer they would be unfair. */
const MAY_HOLD_TOO: ReadonlySet<Code> = new Set<Code>([
  'COUNT_UNCHANGED',
  'CAUSE_NOT_COUNTED',
  'LEGALITY_NOT_COUNTED',
]);

/**
 * Reasons to pick from for one verdict: those that hold, and their neighbours in the rulebook's order. What happened
 * and does not decide is no answer that could be wrong fairly, and is left out.
 */
function reasonPart(check: Check, verdict: Verdict): AskedPart {
  const reasons = reasonsOf(check);
  const isRight = (code: Code): boolean => verdict === check.payload.verdict && reasons.has(code);
  const holds = new Set(
    check.payload.candidates
      .filter((candidate) => candidate.verdict === 'yes' || candidate.counted === false)
      .map(({ code }) => code),
  );
  const offered = codesFor(verdict).filter(
    (code) => isRight(code) || (!holds.has(code) && !MAY_HOLD_TOO.has(code)),
  );
  const found = offered.findIndex(isRight);
  // Where nothing of it holds, another place each time: the same few would give it away.
  const anchor = found === -1 ? check.index % offered.length : found;
  const picked = new Set<Code>(offered.filter(isRight));
  const enough = Math.max(REASONS_AT_LEAST, picked.size + 2);
  // One before it, then those behind it, around the end.
  for (const by of [-1, 1, 2, 3, 4, 5]) {
    const near = offered[(anchor + by + offered.length) % offered.length];
    if (picked.size < enough && near !== undefined) picked.add(near);
  }
  return {
    id: `reason-${verdict}`,
    asks: 'reason',
    many: false,
    when: { part: 'verdict', option: verdict },
    options: offered
      .filter((code) => picked.has(code))
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
