import { type Moment, type Outline, STOP } from '../../worker/protocol/index.ts';

/** What the entry that is looked at is compared with. */
export type CompareFrom = 'before' | 'decision' | 'declaration' | 'turn' | 'pinned';
export const COMPARE_FROM: readonly CompareFrom[] = ['before', 'decision', 'declaration', 'turn', 'pinned'];

/**
 * The position whose table is compared with the one at `position`; `null` where there is none: no attack is running, or
 * the pinned entry is not on this path.
 */
export function positionToCompare(
  outline: Outline,
  moment: Moment,
  from: CompareFrom,
  pinned: number | null,
): number | null {
  const { position } = moment;
  switch (from) {
    case 'before':
      return position === 0 ? null : position - 1;
    case 'decision': {
      for (let at = position; at > 0; at--)
        if (((outline.stops[at] ?? 0) & STOP.decision) !== 0) return at - 1;
      return null;
    }
    case 'declaration': {
      const declared = moment.board.attack?.declaredAt ?? null;
      const at = declared === null ? -1 : outline.numbers.indexOf(declared);
      return at < 0 ? null : at;
    }
    case 'turn': {
      const turn = outline.turns.find((each) => position >= each.from && position <= each.to);
      return turn === undefined ? null : Math.max(0, turn.from - 1);
    }
    case 'pinned': {
      const at = pinned === null ? -1 : outline.numbers.indexOf(pinned);
      return at < 0 ? null : at;
    }
  }
}
