import { memo, useMemo } from 'react';
import type { Stretch } from '../../app/zoom.ts';
import type { Outline } from '../../worker/protocol/index.ts';
import { attackLines, bandsOf } from './bands.ts';

const TICKS_FROM = 7;
const LETTER_WIDTH = 6;
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
  // One shape for all of them: a long duel has hundreds.
  const spans = attacks
    .map(({ from, to }) => {
      const [start, end] = [Math.max(left, share(from)) * width, Math.min(right, share(to)) * width];
      const ends = `${share(from) < left ? '' : `M${start} 0h2v5h-2z`}${share(to) > right ? '' : `M${end - 2} 0h2v5h-2z`}`;
      return `M${start} 3H${Math.max(start, end)}v2H${start}z${ends}`;
    })
    .join('');
  return (
    <>
      {ticks.map((at) => (
        <i key={at} className="tick at" style={{ ['--at' as string]: share(at) }} />
      ))}
      <svg className="attack-lines" width={width} height={5} aria-hidden="true">
        <path d={spans} />
      </svg>
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
