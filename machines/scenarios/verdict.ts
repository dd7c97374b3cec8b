import type { Board, CardId, Command, Entry } from '../../events/index.ts';
import { canonical } from '../duel/canonical.ts';

/** What of a payload says how it came out, and which of it names cards. */
const WORDS = [
  'verdict',
  'then',
  'causes',
  'code',
  'rule',
  'player',
  'reason',
  'how',
  'what',
  'to',
  'amount',
];
const CARDS = ['attacker', 'card', 'with', 'target'];

const picked = (of: object, keys: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keys.flatMap((key) => (key in of ? [[key, Reflect.get(of, key)]] : [])));

/**
 * What an entry says, in words that hold at another table too: its type, its reason and rule, how it came out, and the
 * printed names of the cards it is about. Two entries of the same verdict give the same text.
 */
export function verdictOf(entry: Entry, board: Board): string {
  const nameOf = (id: unknown): unknown =>
    typeof id === 'string' ? (board.cards[id as CardId]?.name ?? id) : id;
  const about = (of: object) =>
    Object.fromEntries(Object.entries(picked(of, CARDS)).map(([key, id]) => [key, nameOf(id)]));
  const command: Partial<Command> = entry.type === 'command.refused' ? (entry.command ?? {}) : {};
  const { attack } = board;
  return canonical({
    type: entry.type,
    ...(entry.because === undefined ? {} : { because: picked(entry.because, ['rule', 'code']) }),
    ...picked(entry.payload, WORDS),
    ...about(entry.payload),
    ...(command.type === undefined
      ? {}
      : { decided: { ...picked(command, ['type', 'player']), ...about(command) } }),
    ...(entry.type === 'attackReplay.checked' ? { attacker: nameOf(attack?.attacker ?? null) } : {}),
  });
}
