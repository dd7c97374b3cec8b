import { memo, useMemo } from 'react';
import type { Stretch } from '../../app/zoom.ts';
import type { Outline } from '../../worker/protocol/index.ts';
import { attackLines, bandsOf } from './bands.ts';

const TICKS_FROM = 7;
const LETTER_WIDTH = 5.6;
/** How far a band may reach past the ends of the rail, in pixels. */
const OVERHANG = 16;

/** What lies under the marks: ticks, attacks, and the names of steps or turns. It changes with the stretch, not with a step. */
export const TrackLines = memo(function TrackLines({
  outline,
  stretch,
  width,
  bands,
}: {
  outline: Outline;
  stretch: Stretch;
  width: number;
  /** Whether steps and phases are named below the rail, or only turns. */
  bands: boolean | 'turns';
}) {
  const span = Math.max(1, stretch.to - stretch.from);
  const share = (at: number): number => (at - stretch.from) / span;
  const named = useMemo(() => {
    if (bands === false) return [];
    return bandsOf(bands === 'turns' ? { segments: [], turns: outline.turns } : outline, stretch, width);
  }, [bands, outline, stretch, width]);
  const attacks = useMemo(() => attackLines(outline.attacks, stretch, width), [outline, stretch, width]);
  const first = Math.ceil(stretch.from);
  const ticks =
    width / span < TICKS_FROM
      ? []
      : Array.from({ length: Math.floor(stretch.to) - first + 1 }, (_, at) => first + at);
  const left = -OVERHANG / width;
  const right = 1 + OVERHANG / width;
  return (
    <>
      {ticks.map((at) => (
        <i key={at} className="tick at" style={{ ['--at' as string]: share(at) }} />
      ))}
      {attacks.map(({ from, to }) => {
        const start = Math.max(left, share(from));
        const end = Math.min(right, share(to));
        return (
          <span
            key={from}
            className={`attack-span${share(from) < left ? ' is-before' : ''}${share(to) > right ? ' is-after' : ''}`}
            style={{ left: `${start * 100}%`, width: `${Math.max(0, end - start) * 100}%` }}
          />
        );
      })}
      {named.map(({ from, to, label }) => {
        const start = Math.max(left, share(from - 0.42));
        const end = Math.min(right, share(to + 0.42));
        return (
          <span
            key={from}
            className="band"
            style={{ left: `${start * 100}%`, width: `${Math.max(0, end - start) * 100}%` }}
            title={label}
          >
            {(end - start) * width > label.length * LETTER_WIDTH ? label : ''}
          </span>
        );
      })}
    </>
  );
});
