import { type CSSProperties, memo } from 'react';
import type { Stops } from '../../app/tools.ts';
import type { Stretch } from '../../app/zoom.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';

/** Flags nearer to each other than this, in pixels, are one. */
const APART = 8;

/** The positions at which breakpoints stop in a stretch, as far as they can be told apart, with what stops there. */
export function flagsOf(
  stops: Stops,
  { from, to }: Stretch,
  width: number,
): readonly { readonly position: number; readonly queries: readonly string[] }[] {
  const perEntry = width / Math.max(1, to - from);
  const all = stops.flatMap(({ query, positions }) =>
    positions.filter((at) => at >= from && at <= to).map((position) => ({ position, query })),
  );
  all.sort((one, other) => one.position - other.position);
  const flags: { position: number; queries: string[] }[] = [];
  for (const { position, query } of all) {
    const last = flags.at(-1);
    if (last === undefined || (position - last.position) * perEntry >= APART)
      flags.push({ position, queries: [query] });
    else if (!last.queries.includes(query)) last.queries.push(query);
  }
  return flags;
}

/** Where breakpoints stop: a flag on the rail, so that it hides no mark above it. */
export const TrackStops = memo(function TrackStops({
  stops,
  stretch,
  width,
}: {
  stops: Stops;
  stretch: Stretch;
  width: number;
}) {
  const span = Math.max(1, stretch.to - stretch.from);
  return flagsOf(stops, stretch, width).map(({ position, queries }) => {
    const style: CSSProperties = { ['--at' as string]: (position - stretch.from) / span };
    return (
      <span
        key={position}
        aria-hidden="true"
        className="tstop at"
        style={style}
        title={words.stopsAtThis(queries)}
        data-position={position}
      >
        <MarkSign mark="breakpoint" />
      </span>
    );
  });
});
