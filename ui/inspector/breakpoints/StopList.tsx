import { useState } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import { Icon, MarkSign } from '../../theme/Mark.tsx';
import { AddRow } from './AddRow.tsx';

/** The breakpoints: set, switched, taken away, and run to the next one. */
export function StopList() {
  const inspector = useInspector();
  const { tools } = inspector;
  const breakpoints = usePage((state) => state.breakpoints);
  const outline = usePage((state) => state.outline);
  const [text, setText] = useState('');
  const queries = breakpoints.map(({ query }) => query);
  const length = outline?.length ?? 0;
  const look = useLook(queries.length === 0 ? null : { kind: 'stops', queries, length });
  const typed = text.trim();
  const trial = useLook(typed === '' ? null : { kind: 'found', text: typed, length });
  return (
    <div className="stops">
      <div className="stops-head">
        <h3>{words.breakpoints}</h3>
        <button
          type="button"
          className="btn btn-small"
          onClick={() => inspector.run('go.previousBreakpoint')}
        >
          {words.runBack}
        </button>
        <button type="button" className="btn btn-small" onClick={() => inspector.run('go.nextBreakpoint')}>
          {words.runTo}
        </button>
      </div>
      <AddRow
        text={text}
        label={words.addBreakpoint}
        hint={words.breakpointsHow}
        of="query"
        panel="breakpoints"
        trial={trial.current && trial.shows !== undefined ? (trial.shows.wrong ?? null) : undefined}
        onText={setText}
        onAdd={tools.stopAt}
      />
      {breakpoints.length === 0 ? <p className="quiet">{words.noBreakpointYet}</p> : null}
      <ul className="stops-list">
        {breakpoints.map(({ query, on }, at) => {
          const found = look.current ? look.shows?.stops[at] : undefined;
          return (
            <li key={query} className={on ? '' : 'is-off'}>
              <label>
                <input
                  type="checkbox"
                  checked={on}
                  aria-label={words.breakpointOn(query)}
                  onChange={(event) => tools.switchBreakpoint(query, event.target.checked)}
                />
                <MarkSign mark="breakpoint" />
                <code>{query}</code>
              </label>
              <span className="stops-count">
                {found === undefined
                  ? ''
                  : found.wrong === null
                    ? words.stopsCount(found.positions.length)
                    : words.queryProblem(found.wrong)}
              </span>
              <button
                type="button"
                className="btn btn-quiet btn-icon"
                aria-label={words.removeBreakpoint(query)}
                onClick={() => tools.removeBreakpoint(query)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
