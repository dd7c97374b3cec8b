import type { Mark, Player } from '../../../events/index.ts';
import { MARKS, type Outline } from '../../worker/protocol/index.ts';
import type { LogGroup, LogLine } from './logRows.ts';

/** What the log is narrowed to: entries of a kind, of a player, and whose words hold a text. */
export interface LogFilter {
  readonly mark: Mark | null;
  readonly player: Player | null;
  readonly text: string;
}
export const NO_FILTER: LogFilter = { mark: null, player: null, text: '' };
export const isFiltered = ({ mark, player, text }: LogFilter): boolean =>
  mark !== null || player !== null || text.trim() !== '';

/** The kinds that occur in a duel, in the order of their numbers. */
export function marksIn(outline: Outline): readonly Mark[] {
  const there = new Set(outline.marks);
  return MARKS.flatMap((mark, at) => (mark !== null && there.has(at) ? [mark] : []));
}

/**
 * The positions that a filter leaves, in order.
 * @param found where the text was found; `null` where no text is looked for
 */
export function filtered(
  outline: Outline,
  filter: LogFilter,
  found: readonly number[] | null,
): readonly number[] {
  const mark = filter.mark === null ? null : MARKS.indexOf(filter.mark);
  const whose = filter.player === null ? null : filter.player === 'A' ? 1 : 2;
  const fits = (at: number): boolean =>
    (mark === null || outline.marks[at] === mark) && (whose === null || outline.whose[at] === whose);
  if (found !== null) return found.filter(fits);
  const out: number[] = [];
  for (let at = 0; at < outline.length; at++) if (fits(at)) out.push(at);
  return out;
}

/** The lines of a filtered log: each entry a line of its own, under the group it belongs to; empty groups go. */
export function filteredLines(
  groups: readonly { readonly from: number; readonly to: number; readonly group: LogGroup }[],
  positions: readonly number[],
  opened: ReadonlyMap<number, boolean>,
): LogLine[] {
  const lines: LogLine[] = [];
  let next = 0;
  for (const { from, to, group } of groups) {
    const start = next;
    while ((positions[next] ?? Number.POSITIVE_INFINITY) <= to) next += 1;
    if (next === start) continue;
    const open = opened.get(from) ?? true;
    lines.push({ kind: 'group', key: `g${from}`, from, to, group, open });
    if (open) for (const at of positions.slice(start, next)) lines.push({ kind: 'row', from: at, to: at });
  }
  return lines;
}
