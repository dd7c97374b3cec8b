import { MARKS, type Outline, STOP } from '../worker/protocol/index.ts';
import type { PlaybackGrain } from './state.ts';

const BIT: Record<Exclude<PlaybackGrain, 'entry'> | 'attackReplay', number> = {
  decision: STOP.decision,
  step: STOP.step,
  attack: STOP.attack,
  attackReplay: STOP.attackReplay,
};

/** These are found by their mark. */
const MARKED = { refused: MARKS.indexOf('refused'), differs: MARKS.indexOf('differs') } as const;

/**
 * The position one step of that grain away, or `null` where there is nowhere to go. Past the last stop of a grain one
 * comes to the end, but never for replays, refusals and differences from our rules.
 */
export function stopFrom(
  outline: Pick<Outline, 'stops' | 'marks' | 'length'>,
  position: number,
  grain: PlaybackGrain | 'attackReplay' | keyof typeof MARKED,
  direction: 1 | -1,
): number | null {
  const end = direction === 1 ? outline.length - 1 : 0;
  if (position === end) return null;
  if (grain === 'entry') return position + direction;
  if (grain === 'refused' || grain === 'differs') {
    for (let at = position + direction; at >= 0 && at < outline.length; at += direction)
      if (outline.marks[at] === MARKED[grain]) return at;
    return null;
  }
  const bit = BIT[grain];
  for (let at = position + direction; at >= 0 && at < outline.length; at += direction) {
    if (((outline.stops[at] ?? 0) & bit) !== 0) return at;
  }
  return grain === 'attackReplay' ? null : end;
}

/** The next position that is not a pass: what a newcomer steps to. The end where only passes are left. */
export function stopOverPasses(
  outline: Pick<Outline, 'stops' | 'length'>,
  position: number,
  direction: 1 | -1,
): number | null {
  const end = direction === 1 ? outline.length - 1 : 0;
  for (let at = position + direction; at >= 0 && at < outline.length; at += direction) {
    if (((outline.stops[at] ?? 0) & STOP.pass) === 0) return at;
  }
  return position === end ? null : end;
}
