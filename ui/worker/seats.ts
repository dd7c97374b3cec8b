import type { CardId, Player } from '../../events/index.ts';

/** How many Main Monster Zones a side has; the seats behind them are Extra Monster Zones. */
export const MAIN_SEATS = 5;

/** The zones of a side that then beside now shows: the five Main Monster Zones as they lie on the table, then the Extra Monster Zones that hold something then or now. */
export function seatsOf(
  player: Player,
  before: readonly (CardId | null)[],
  now: readonly (CardId | null)[],
): readonly number[] {
  const main = player === 'A' ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
  const extra = [MAIN_SEATS, MAIN_SEATS + 1].filter(
    (seat) => (before[seat] ?? null) !== null || (now[seat] ?? null) !== null,
  );
  return [...main, ...extra];
}
