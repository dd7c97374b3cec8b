import { useDeferredValue } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { foundLook } from '../../app/foundEntries.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import { Segmented } from '../../theme/Segmented.tsx';
import { FoundList } from './FoundList.tsx';
import { InExamples } from './InExamples.tsx';
import { QueryField } from './QueryField.tsx';
import './search.css';

/** Looks for entries of this duel or of all examples, by keys, values, words and patterns. */
export function SearchPanel() {
  const inspector = useInspector();
  const { tools, store } = inspector;
  const searching = usePage((state) => state.searching);
  const outline = usePage((state) => state.outline);
  const position = usePage((state) => state.position);
  const searches = usePage((state) => state.searches);
  const { text, inExamples } = searching;
  const wanted = useDeferredValue(text);
  const here = foundLook(wanted, outline?.length);
  const look = useLook(inExamples ? null : here);
  const wide = useLook(
    inExamples && wanted.trim() !== '' ? { kind: 'inExamples', text: wanted.trim() } : null,
  );
  const shows = look.current ? look.shows : undefined;
  const many = wide.current ? wide.shows : undefined;
  const wrong = (inExamples ? many : shows)?.wrong;
  const positions = shows?.positions ?? [];
  const isKept = searches.includes(text.trim());
  const search = (change: Partial<typeof searching>) =>
    store.set({ searching: { ...store.get().searching, ...change } });
  const total = many?.examples.reduce((sum, each) => sum + each.count, 0) ?? 0;
  const count =
    wrong !== undefined || wanted.trim() === ''
      ? ''
      : inExamples
        ? many === undefined
          ? ''
          : many.read < many.total
            ? words.examplesRead(total, many.read, many.total)
            : words.foundInExamples(total, many.examples.length)
        : shows === undefined
          ? ''
          : shows.read < shows.total
            ? words.foundSoFar(positions.length, shows.read, shows.total)
            : words.foundCount(positions.length);
  const at = positions.indexOf(position);
  const isEmpty = wanted.trim() === '' || wrong !== undefined;
  return (
    <search className="search-panel" aria-label={words.searchDuel}>
      <div className="search-bar">
        <QueryField
          value={text}
          label={words.searchDuel}
          hint={words.searchHow}
          of="query"
          panel="search"
          wrong={wrong === undefined ? null : words.queryProblem(wrong)}
          onChange={(typed) => search({ text: typed, scroll: 0 })}
          onEnter={(back) => inspector.run(back ? 'go.previousFound' : 'go.nextFound')}
        />
        <Segmented
          label={words.searchIn}
          value={inExamples ? 'examples' : 'duel'}
          options={[
            { value: 'duel', label: words.inThisDuel },
            { value: 'examples', label: words.inExamples },
          ]}
          onChange={(value) => search({ inExamples: value === 'examples', scroll: 0 })}
        />
        <span className="search-count" role="status">
          {count}
          {at < 0 || isEmpty || inExamples ? null : ` · ${words.foundAt(at + 1, positions.length)}`}
        </span>
        <span className="search-buttons">
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={positions.length === 0 || inExamples}
            onClick={() => inspector.run('go.previousFound')}
          >
            {words.previousFound}
          </button>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={positions.length === 0 || inExamples}
            onClick={() => inspector.run('go.nextFound')}
          >
            {words.nextFound}
          </button>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isEmpty}
            aria-pressed={isKept}
            onClick={() => (isEmpty ? undefined : tools.saveSearch(text.trim(), !isKept))}
          >
            {words.saveSearch}
          </button>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isEmpty}
            onClick={() => {
              if (isEmpty) return;
              tools.stopAt(text.trim());
              store.set({ notice: words.breakpointSet(text.trim()) });
            }}
          >
            {words.breakOnSearch}
          </button>
        </span>
      </div>
      {searches.length === 0 ? null : (
        <ul className="search-kept" aria-label={words.searchSaved}>
          {searches.map((each) => (
            <li key={each}>
              <button
                type="button"
                className="link"
                aria-label={words.searchFor(each)}
                onClick={() => search({ text: each, scroll: 0 })}
              >
                {each}
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-icon"
                aria-label={words.forgetSearch(each)}
                onClick={() => tools.saveSearch(each, false)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <HowTo onUse={(example) => search({ text: example, scroll: 0 })} />
      ) : inExamples ? (
        <InExamples found={many} />
      ) : outline === null ? null : (
        <FoundList
          key={wanted}
          outline={outline}
          positions={positions}
          isKnown={shows !== undefined && shows.read >= shows.total}
        />
      )}
    </search>
  );
}

/** What one can search for, each with an example that can be taken. */
function HowTo({ onUse }: { onUse: (example: string) => void }) {
  return (
    <section className="search-how" aria-label={words.howToSearch}>
      {words.searchKeys.map(([example, means]) => (
        <button
          key={example}
          type="button"
          className="search-example"
          onClick={() => onUse(example.replace('…', ''))}
        >
          <code>{example}</code>
          <span>{means}</span>
        </button>
      ))}
    </section>
  );
}
