import { useInspector, usePage } from '../../app/context.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import type { Moment, Outline } from '../../worker/protocol/index.ts';
import { EntryRange } from '../why/EntryLinks.tsx';
import { ChangeList } from './ChangeRow.tsx';
import { COMPARE_FROM, type CompareFrom, positionToCompare } from './compareFrom.ts';

/** What is other on the table than at another entry: the one before, the last decision, the declaration, or any. */
export function ChangesPanel() {
  const outline = usePage((state) => state.outline);
  const moment = usePage((state) => state.moment);
  return outline === null || moment === null ? null : <Changes outline={outline} moment={moment} />;
}

function Changes({ outline, moment }: { outline: Outline; moment: Moment }) {
  const { from, pinned } = usePage((state) => state.compare);
  const other = positionToCompare(outline, moment, from, pinned);
  const look = useLook(other === null ? null : { kind: 'changes', from: other, to: moment.position });
  const [earlier, later] =
    other === null
      ? []
      : [other, moment.position].sort((a, b) => a - b).map((at) => outline.numbers[at] ?? at);
  return (
    <div className="compare">
      <div className="compare-bar">
        <CompareWith outline={outline} moment={moment} from={from} pinned={pinned} />
        {earlier === undefined || later === undefined ? null : (
          <span className="quiet">
            {words.fromEntry}{' '}
            <span>
              <EntryRange entries={[earlier]} />
            </span>{' '}
            {words.toEntry}{' '}
            <span>
              <EntryRange entries={[later]} />
            </span>
          </span>
        )}
      </div>
      {look.problem !== undefined ? (
        <p className="quiet" role="alert">
          {look.problem}
        </p>
      ) : other === null ? (
        <p className="quiet">{words.nothingToCompare[from]}</p>
      ) : look.shows === undefined ? (
        <p className="quiet" aria-busy="true">
          {words.stillLooking}
        </p>
      ) : look.shows.length === 0 ? (
        <p className="quiet">{words.noChange}</p>
      ) : (
        <ChangeList changes={look.shows} />
      )}
    </div>
  );
}

function CompareWith({
  outline,
  moment,
  from,
  pinned,
}: {
  outline: Outline;
  moment: Moment;
  from: CompareFrom;
  pinned: number | null;
}) {
  const inspector = useInspector();
  const last = outline.numbers[outline.length - 1] ?? 0;
  return (
    <>
      <label className="pick">
        {words.comparedWith}
        <select
          value={from}
          onChange={(event) => {
            const wanted = COMPARE_FROM.find((each) => each === event.target.value) ?? 'before';
            const entry = wanted === 'pinned' && pinned === null ? moment.entry.index : pinned;
            inspector.set({ compare: { from: wanted, pinned: entry } });
          }}
        >
          {COMPARE_FROM.map((each) => (
            <option key={each} value={each}>
              {words.compareFrom[each]}
            </option>
          ))}
        </select>
      </label>
      {from === 'pinned' ? (
        <label className="pick is-fixed">
          {words.entry}
          <input
            type="number"
            min={outline.numbers[0] ?? 0}
            max={last}
            value={pinned ?? ''}
            onChange={(event) => {
              const entry = event.target.value === '' ? null : Math.round(event.target.valueAsNumber);
              inspector.set({ compare: { from, pinned: entry } });
            }}
          />
        </label>
      ) : null}
      <button
        type="button"
        className="btn btn-small"
        onClick={() => inspector.set({ compare: { from: 'pinned', pinned: moment.entry.index } })}
      >
        {words.pinEntry(moment.entry.index)}
      </button>
    </>
  );
}
