import { useLayoutEffect, useState } from 'react';
import { usePage } from '../app/context.ts';
import { cursorOf } from '../app/passing.ts';
import { colourOf } from '../theme/Mark.tsx';
import { roundedPath } from './chart/roundedPath.ts';

interface Way {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The way from the mark under the cursor along the borders to the verdict; measured, so that it fits every layout. */
function measure(): Way | null {
  const frame = document.querySelector('.stage');
  const label = document.querySelector('.here-no');
  const verdict = document.querySelector('.verdict > .mk');
  const why = document.querySelector('.p-why');
  if (
    frame === null ||
    label === null ||
    verdict === null ||
    why === null ||
    document.querySelector('.tmark:is(.is-here, .is-held)') === null
  )
    return null;
  const origin = frame.getBoundingClientRect();
  const from = label.getBoundingClientRect();
  const to = verdict.getBoundingClientRect();
  const panel = why.getBoundingClientRect();
  const bands = document.querySelector('.track .band')?.getBoundingClientRect();
  const x = from.left + from.width / 2 - origin.left;
  const border = panel.left - origin.left - 1;
  const top = panel.top - origin.top + 0.5;
  const y = to.top + to.height / 2 - origin.top;
  // Scrolled out of sight, the verdict has no thread.
  if (y < top + 10 || y > origin.height) return null;
  const points = [
    // From below the names of the steps, where there are any.
    { x, y: Math.max(from.bottom - origin.top, (bands?.bottom ?? 0) - origin.top) },
    { x, y: top },
    { x: border, y: top },
    { x: border, y },
    { x: to.left - origin.left - 3, y },
  ];
  return { path: roundedPath(points), width: origin.width, height: origin.height };
}

/** The thread: drawn only where the entry has a mark, in that mark's colour. It never animates. */
export function Thread() {
  const moment = usePage((state) => state.moment);
  const position = usePage(cursorOf);
  const [way, setWay] = useState<Way | null>(null);
  const mark = moment === null || moment.position !== position ? null : moment.explanation.mark;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has its own way, also with the same mark
  useLayoutEffect(() => {
    if (mark === null) return setWay(null);
    const draw = () => setWay(measure());
    draw();
    const frame = document.querySelector('.stage');
    const watch = new ResizeObserver(draw);
    if (frame !== null) watch.observe(frame);
    const why = document.querySelector('.p-why .why');
    // What stands over it may come or grow later.
    if (why !== null) watch.observe(why);
    // The cursor's place follows the width of the track a moment after everything else.
    const label = document.querySelector('.here-no');
    const moves = new MutationObserver(draw);
    if (label !== null) moves.observe(label, { attributeFilter: ['style'] });
    why?.addEventListener('scroll', draw, { passive: true });
    return () => {
      watch.disconnect();
      moves.disconnect();
      why?.removeEventListener('scroll', draw);
    };
  }, [mark, moment]);
  if (way === null || mark === null) return null;
  return (
    <svg
      className="thread"
      width={way.width}
      height={way.height}
      viewBox={`0 0 ${way.width} ${way.height}`}
      aria-hidden="true"
    >
      <path d={way.path} style={{ stroke: colourOf(mark) }} />
    </svg>
  );
}
