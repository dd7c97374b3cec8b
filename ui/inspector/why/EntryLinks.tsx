import { Fragment } from 'react';
import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import type { Moment } from '../../worker/protocol/index.ts';

/** Neighbouring numbers as one range. */
export function rangesOf(entries: readonly number[]): (readonly [from: number, to: number])[] {
  const sorted = [...new Set(entries)].sort((a, b) => a - b);
  const out: [number, number][] = [];
  for (const entry of sorted) {
    const last = out[out.length - 1];
    if (last !== undefined && last[1] + 1 === entry) last[1] = entry;
    else out.push([entry, entry]);
  }
  return out;
}

/** So many numbers stand on one line. */
const TOGETHER = 4;

/** Entries as links, runs of them as one. */
export function EntryRange({
  entries,
  lead,
}: {
  entries: readonly number[];
  lead?: (count: number) => string;
}) {
  const inspector = useInspector();
  const ranges = rangesOf(entries);
  return (
    <span
      className={[ranges.length <= TOGETHER ? 'together' : '', lead === undefined ? '' : 'is-told'].join(' ')}
    >
      {lead === undefined ? null : `${lead(entries.length)} `}
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {lead === undefined || at === 0 ? null : ', '}
          <button
            type="button"
            className="link entry-link"
            onClick={() => inspector.playback.goToEntry(from)}
          >
            {from === to ? from : `${from}–${to}`}
          </button>
        </Fragment>
      ))}
    </span>
  );
}

/** What led to this entry, and what it led to. */
export function EntryLinks({ moment }: { moment: Moment }) {
  const { becauseOf, leadsTo } = moment.explanation;
  if (becauseOf.length === 0 && leadsTo.length === 0) return null;
  return (
    <dl className="trail">
      {becauseOf.length === 0 ? null : (
        <div>
          <dt>{words.becauseOf}</dt>
          <dd>
            <EntryRange entries={becauseOf} />
          </dd>
        </div>
      )}
      {leadsTo.length === 0 ? null : (
        <div>
          <dt>{words.leadsTo}</dt>
          <dd>
            <EntryRange entries={leadsTo} />
          </dd>
        </div>
      )}
    </dl>
  );
}
