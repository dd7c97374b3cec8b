import type { Mark } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { Outline } from '../../worker/protocol/index.ts';
import { isFiltered, type LogFilter, marksIn, NO_FILTER } from './logFilter.ts';

/** Narrows the log to kinds of entries, to a player, to words. */
export function LogFilterBar({
  outline,
  filter,
  count,
  reading,
  onChange,
}: {
  outline: Outline;
  filter: LogFilter;
  count: number;
  /** The words of so many entries are still to be read. */
  reading: number;
  onChange: (filter: LogFilter) => void;
}) {
  const marks = marksIn(outline);
  return (
    <search className="log-filter" aria-label={words.filterLog}>
      <input
        type="search"
        aria-label={words.logHolds}
        placeholder={words.logHolds}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <div className="log-filter-row">
        <label className="pick">
          <span className="sr">{words.logKind}</span>
          <select
            value={filter.mark ?? ''}
            onChange={(event) =>
              onChange({ ...filter, mark: marks.find((mark: Mark) => mark === event.target.value) ?? null })
            }
          >
            <option value="">{words.allKinds}</option>
            {marks.map((mark) => (
              <option key={mark} value={mark}>
                {words.logKindName(mark)}
              </option>
            ))}
          </select>
        </label>
        <label className="pick">
          <span className="sr">{words.logPlayer}</span>
          <select
            value={filter.player ?? ''}
            onChange={(event) => {
              const { value } = event.target;
              onChange({ ...filter, player: value === 'A' || value === 'B' ? value : null });
            }}
          >
            <option value="">{words.bothPlayers}</option>
            <option value="A">{words.playerName('A')}</option>
            <option value="B">{words.playerName('B')}</option>
          </select>
        </label>
        <span className="log-count" role="status">
          {!isFiltered(filter) ? '' : reading > 0 ? words.logReading(count, reading) : words.logFound(count)}
        </span>
        {isFiltered(filter) ? (
          <button type="button" className="link" onClick={() => onChange(NO_FILTER)}>
            {words.clearFilter}
          </button>
        ) : null}
      </div>
    </search>
  );
}
