import type { Entry, ObservedDuel, Recording } from '../../events/index.ts';
import type { DuelResult, WinReason } from './report.ts';

/** What the clients' numbers for the end of a duel mean; every other one names a card that wins by its effect. */
const REASONS: Readonly<Record<number, WinReason>> = {
  0: 'surrendered',
  1: 'lifePoints',
  2: 'deckOut',
  3: 'time',
  4: 'connection',
};

/** Who won a recorded duel, as its stream says. */
export function resultOf({ steps }: ObservedDuel, { packets }: Recording): DuelResult | null {
  for (const { event, packet } of steps) {
    if (event.type !== 'duel.ended') continue;
    const message = packets[packet - 1]?.message;
    const reason = message?.name === 'win' ? REASONS[message.body.reason] : undefined;
    return { winner: event.payload.winner, reason: reason ?? 'effect', packet };
  }
  return null;
}

/** Who won a duel that another engine tells in events. */
export function resultIn(entries: readonly Entry[]): DuelResult | null {
  const ended = entries.findLast((entry) => entry.type === 'duel.ended');
  if (ended === undefined) return null;
  const { winner, how } = ended.payload;
  return { winner, reason: how === 'conceded' ? 'surrendered' : how, packet: ended.index };
}
