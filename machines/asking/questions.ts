import { type Board, type Entry, emptyBoard } from '../../events/index.ts';
import { battleParts } from './battleParts.ts';
import { checkParts } from './checkParts.ts';
import type { AskedPart, AskedQuestion } from './types.ts';

/** Decisions that are asked about also where they are legal, so that being asked says nothing. */
const ASKED_WHEN_TAKEN = new Set(['effect.activate', 'monster.turn', 'monster.flip']);

const allowed = (yes: boolean): readonly AskedPart[] => [
  {
    id: 'allowed',
    asks: 'allowed',
    many: false,
    when: null,
    options: [
      { id: 'yes', about: { kind: 'allowed', yes: true }, right: yes },
      { id: 'no', about: { kind: 'allowed', yes: false }, right: !yes },
    ],
  },
];

/** What one entry answers, if a reader may be asked for it. */
function askedAt(
  entry: Entry,
  board: Board,
  attacks: number,
): Omit<AskedQuestion, 'key' | 'position'> | null {
  const player = board.attack?.player ?? board.turnPlayer;
  if (entry.type === 'attackReplay.checked')
    return { kind: 'check', player, command: null, parts: checkParts(entry, board) };
  if (entry.type === 'battle.calculated')
    return { kind: 'battle', player, command: null, parts: battleParts(entry, board) };
  const { command } = entry;
  if (command === undefined) return null;
  const refused = entry.type === 'command.refused';
  const again = command.type === 'attack.declare' && attacks > 0;
  if (!refused && !again && !ASKED_WHEN_TAKEN.has(command.type)) return null;
  return { kind: 'decision', player: command.player, command, parts: allowed(!refused) };
}

/**
 * What a reader may say of a duel before looking: at each check whether there is a replay, why, and what may be chosen;
 * at each battle who is destroyed and who takes how much; at a decision whether the player may. Everything is made from
 * the entries of the path, in their order.
 * @param path one path of a log, as it is looked at
 * @param boardAt the table behind the entry at a position of it
 * @throws FoldError from `boardAt`, at an entry that cannot be applied
 * @example questionsOf(played.entries, (at) => timeline.at(at).board)
 */
export function questionsOf(
  path: readonly Entry[],
  boardAt: (position: number) => Board,
): readonly AskedQuestion[] {
  const counts = new Map<string, number>();
  const questions: AskedQuestion[] = [];
  let attacks = 0;
  path.forEach((entry, position) => {
    const isCandidate =
      entry.command !== undefined ||
      entry.type === 'attackReplay.checked' ||
      entry.type === 'battle.calculated';
    const asked = isCandidate
      ? askedAt(entry, position === 0 ? emptyBoard : boardAt(position - 1), attacks)
      : null;
    if (entry.type === 'attack.declaring') attacks += 1;
    if (asked === null || asked.parts.length === 0) return;
    const count = (counts.get(asked.kind) ?? 0) + 1;
    counts.set(asked.kind, count);
    questions.push({ key: `${asked.kind}/${count}`, position, ...asked });
  });
  return questions;
}
