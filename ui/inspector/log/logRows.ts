import { MARKS, type Outline } from '../../worker/protocol/index.ts';

/** A line of the log list: a group's head, or one entry or a folded run of them. */
export type LogLine =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly from: number;
      readonly to: number;
      readonly group: LogGroup;
      readonly open: boolean;
    }
  | { readonly kind: 'row'; readonly from: number; readonly to: number };

export type LogGroup =
  | { readonly kind: 'attack'; readonly index: number }
  | { readonly kind: 'before' | 'between' | 'after' | 'none'; readonly turn: number };

interface Range {
  readonly from: number;
  readonly to: number;
  readonly group: LogGroup;
}

/** The log cut at attacks, and where a turn changes between them. */
export function groupsOf(outline: Outline): Range[] {
  const out: Range[] = [];
  const fill = (from: number, to: number) => {
    if (to < from) return;
    for (const turn of outline.turns) {
      const start = Math.max(from, turn.from);
      const end = Math.min(to, turn.to);
      if (start > end) continue;
      const later = outline.attacks.some((attack) => attack.from > end && attack.from <= turn.to);
      const earlier = outline.attacks.some((attack) => attack.to < start && attack.from >= turn.from);
      out.push({
        from: start,
        to: end,
        group: {
          kind: later ? (earlier ? 'between' : 'before') : earlier ? 'after' : 'none',
          turn: turn.turn,
        },
      });
    }
  };
  let next = 0;
  outline.attacks.forEach((attack, index) => {
    fill(next, attack.from - 1);
    out.push({ from: attack.from, to: attack.to, group: { kind: 'attack', index } });
    next = attack.to + 1;
  });
  fill(next, outline.length - 1);
  return out;
}

/** The lines of one group: neighbours that fold together are one. */
function rowsOf(outline: Outline, from: number, to: number): LogLine[] {
  const rows: LogLine[] = [];
  for (let at = from; at <= to; at++) {
    const fold = outline.folds[at] ?? 0;
    let end = at;
    while (fold !== 0 && end < to && outline.folds[end + 1] === fold) end += 1;
    rows.push({ kind: 'row', from: at, to: end });
    at = end;
  }
  return rows;
}

/**
 * The list as it is shown. The group with the cursor is always open; others are open when the reader opened them.
 * @param opened groups the reader opened or closed, by the position they begin at
 */
export function logLines(
  outline: Outline,
  groups: readonly Range[],
  position: number,
  opened: ReadonlyMap<number, boolean>,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const range of groups) {
    const { from, to, group } = range;
    const open =
      opened.get(from) ??
      (group.kind === 'attack' && outline.attacks.length <= 3 ? true : position >= from && position <= to);
    lines.push({ kind: 'group', key: `g${from}`, from, to, group, open });
    if (open) lines.push(...rowsOf(outline, from, to));
  }
  return lines;
}

/** Whether an entry is a pass. */
export const isPass = (outline: Outline, position: number): boolean =>
  MARKS[outline.marks[position] ?? 0] === 'pass';
