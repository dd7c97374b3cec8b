import type { Stretch } from '../../app/zoom.ts';
import { words } from '../../locales/index.ts';
import type { Outline } from '../../worker/protocol/index.ts';

/** A named stretch below the rail: a step or phase, or, where those are too many to be told apart, turns. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A band is worth drawing from this width on, in pixels. */
const LEAST_WIDTH = 14;

function inside<T extends { readonly from: number; readonly to: number }>(
  spans: readonly T[],
  { from, to }: Stretch,
): readonly T[] {
  return spans.filter((span) => span.to >= from && span.from <= to);
}

/** The bands for a stretch of the duel on a track of that width. */
export function bandsOf(
  outline: Pick<Outline, 'segments' | 'turns'>,
  stretch: Stretch,
  width: number,
): readonly Band[] {
  const room = Math.max(1, Math.floor(width / LEAST_WIDTH));
  const segments = inside(outline.segments, stretch);
  if (segments.length > 0 && segments.length <= room)
    return segments.map(({ from, to, label }) => ({ from, to, label: words.segment(label) }));
  const turns = inside(outline.turns, stretch);
  const together = Math.ceil(turns.length / room);
  const bands: Band[] = [];
  for (let at = 0; at < turns.length; at += together) {
    const first = turns[at];
    const last = turns[Math.min(at + together, turns.length) - 1];
    if (first === undefined || last === undefined) continue;
    bands.push({ from: first.from, to: last.to, label: words.turnsBand(first.turn, last.turn) });
  }
  return bands;
}

/** The attacks in a stretch as lines; those nearer than a few pixels are drawn as one. */
export function attackLines(
  attacks: Outline['attacks'],
  stretch: Stretch,
  width: number,
): readonly { readonly from: number; readonly to: number }[] {
  const least = (3 * (stretch.to - stretch.from)) / Math.max(1, width);
  const lines: { from: number; to: number }[] = [];
  for (const { from, to } of inside(attacks, stretch)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && from - last.to < least && (to - from < least || last.to - last.from < least))
      last.to = to;
    else lines.push({ from, to });
  }
  return lines;
}
