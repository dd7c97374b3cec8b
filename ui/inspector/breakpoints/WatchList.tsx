import { useState } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import type { Outline, WatchesLooked } from '../../worker/protocol/index.ts';
import { EntryRange } from '../why/EntryLinks.tsx';
import { AddRow } from './AddRow.tsx';
import { sparkline, valueAt } from './sparkline.ts';

/** The watched values: what each is now, since when, and its course over the duel. */
export function WatchList() {
  const { tools } = useInspector();
  const watches = usePage((state) => state.watches);
  const outline = usePage((state) => state.outline);
  const [text, setText] = useState('');
  const length = outline?.length ?? 0;
  const typed = text.trim();
  // the one that is being typed is looked at as well: what is wrong with it is known when it is to be added
  const values = typed === '' || watches.includes(typed) ? watches : [...watches, typed];
  const look = useLook(values.length === 0 ? null : { kind: 'watches', values, length });
  const trial = look.current && typed !== '' ? look.shows?.watches[values.indexOf(typed)] : undefined;
  return (
    <section className="stops" aria-label={words.watches}>
      <div className="stops-head">
        <h3>{words.watches}</h3>
      </div>
      <AddRow
        text={text}
        label={words.addWatch}
        hint={words.watchHow}
        of="value"
        trial={trial?.wrong}
        onText={setText}
        onAdd={tools.watch}
      />
      {watches.length === 0 || outline === null ? (
        <p className="quiet">{words.noWatchYet}</p>
      ) : (
        <table className="watches">
          <thead>
            <tr>
              <th scope="col">{words.watched}</th>
              <th scope="col">{words.watchNow}</th>
              <th scope="col">{words.watchSince}</th>
              <th scope="col">{words.watchLine}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {watches.map((value, at) => (
              <Watched key={value} value={value} outline={outline} found={look.shows?.watches[at]} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Watched({
  value,
  outline,
  found,
}: {
  value: string;
  outline: Outline;
  found: WatchesLooked['watches'][number] | undefined;
}) {
  const { tools, playback } = useInspector();
  const position = usePage((state) => state.position);
  const changes = found?.changes ?? [];
  const now = valueAt(changes, position);
  const share = position / Math.max(1, outline.length - 1);
  return (
    <tr>
      <th scope="row">
        <code>{value}</code>
      </th>
      {found?.wrong == null ? (
        <>
          <td className="watch-now">{now === undefined ? '' : words.watchValue(now.value)}</td>
          <td>
            {now === undefined ? null : (
              <EntryRange entries={[outline.numbers[now.position] ?? now.position]} />
            )}
          </td>
          <td className="watch-line">
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link beside it and the timeline lead there by keys */}
            <svg
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              role="img"
              aria-label={words.watchCourse(value, changes.length)}
              onClick={(event) => {
                const box = event.currentTarget.getBoundingClientRect();
                const at = ((event.clientX - box.left) / Math.max(1, box.width)) * (outline.length - 1);
                playback.go(Math.round(at));
              }}
            >
              <path className="watch-here" d={`M${share} 0V1`} />
              <path className="watch-course" d={sparkline(changes, outline.length)} />
            </svg>
          </td>
        </>
      ) : (
        <td colSpan={3}>{words.queryProblem(found.wrong)}</td>
      )}
      <td>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.removeWatch(value)}
          onClick={() => tools.unwatch(value)}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
}
