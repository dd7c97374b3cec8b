import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useInspector, usePage } from '../app/context.ts';
import { forgetExamples } from '../app/examplesDone.ts';
import type { Gallery } from '../app/state.ts';
import { useMedia } from '../app/useMedia.ts';
import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { Filters } from './Filters.tsx';
import { chosenCount, fits } from './fits.ts';
import { stepInGrid } from './grid.ts';
import { Tile } from './Tile.tsx';

const NOTHING_CHOSEN: Omit<Gallery, 'answers'> = {
  search: '',
  outcomes: [],
  causes: [],
  rulesets: [],
  card: '',
  rule: '',
};

/** The built-in examples, each with its question; its other courses are its branches. */
export function Examples() {
  const inspector = useInspector();
  const examples = usePage((state) => state.examples);
  const gallery = usePage((state) => state.gallery);
  const strips = usePage((state) => state.strips);
  const done = usePage((state) => state.examplesDone);
  const saidIn = usePage((state) => Object.keys(state.said).length);
  const askFirst = usePage((state) => state.askFirst);
  const open = usePage((state) =>
    state.outline?.origin.kind === 'example' ? state.outline.origin.id : null,
  );
  const roomy = useMedia('(min-width: 960px)');
  const set = (change: Partial<Gallery>) => inspector.set({ gallery: { ...gallery, ...change } });
  const shown = useMemo(() => examples.filter((example) => fits(example, gallery)), [examples, gallery]);
  const tiles = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState(open);
  const tabbed = shown.some(({ id }) => id === held) ? held : shown[0]?.id;
  // One comes back to where one was.
  useLayoutEffect(() => {
    tiles.current?.querySelector<HTMLElement>('.is-open')?.scrollIntoView({ block: 'center' });
  }, []);
  // Then and now of the tiles that come into sight.
  useEffect(() => {
    const seen = (entries: IntersectionObserverEntry[]) =>
      inspector.finding.needStrips(
        entries.flatMap(({ isIntersecting, target }) => {
          const id = target.getAttribute('data-example');
          return isIntersecting && id !== null ? [id] : [];
        }),
      );
    const watch = new IntersectionObserver(seen, { rootMargin: '300px' });
    for (const { id } of shown) {
      const tile = tiles.current?.querySelector(`[data-example="${id}"]`);
      if (tile != null) watch.observe(tile);
    }
    return () => watch.disconnect();
  }, [shown, inspector]);
  const move = (event: KeyboardEvent) => {
    const all = [...(tiles.current?.querySelectorAll<HTMLElement>('.tile') ?? [])];
    const to = stepInGrid(all, document.activeElement, event.key);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  };
  const chosen = chosenCount(gallery);
  const filters = <Filters />;
  return (
    <main className="gallery">
      <aside className="gal-side" aria-label={words.filters}>
        <label className="find">
          <span className="sr">{words.searchExamples}</span>
          <input
            data-search-box
            type="search"
            value={gallery.search}
            placeholder={words.searchExamples}
            onChange={(event) => set({ search: event.target.value })}
          />
          <kbd>/</kbd>
        </label>
        {roomy ? (
          filters
        ) : (
          <details className="gal-more">
            <summary>{words.filtersChosen(chosen)}</summary>
            {filters}
          </details>
        )}
        {done.size === 0 ? null : (
          <p className="gal-done">
            {words.examplesDone(done.size)}{' '}
            <button type="button" className="link" onClick={() => forgetExamples(inspector.store)}>
              {words.forgetExamples}
            </button>
          </p>
        )}
        {saidIn === 0 ? null : (
          <p className="gal-done">
            {words.saidInDuels(saidIn)}{' '}
            <button type="button" className="link" onClick={() => inspector.asking.forget()}>
              {words.forgetSaid}
            </button>
          </p>
        )}
      </aside>
      <div className="gal-main">
        <div className="gal-head">
          <h1>{words.examplesTitle}</h1>
          <span className="quiet" role="status">
            {words.ofExamples(shown.length, examples.length)}
            <span className="sr"> {words.examplesCounted}</span>
          </span>
          {chosen === 0 && gallery.search === '' ? null : (
            <button type="button" className="btn btn-quiet" onClick={() => set(NOTHING_CHOSEN)}>
              <Icon name="close" />
              {words.clearSearch}
            </button>
          )}
          <span className="grow" />
          <button type="button" className="btn btn-quiet" onClick={() => inspector.run('file.lessons')}>
            <Icon name="book" />
            {words.toLessons}
          </button>
          <label className="check">
            <input
              type="checkbox"
              checked={!gallery.answers || askFirst}
              disabled={askFirst}
              onChange={(event) => set({ answers: !event.target.checked })}
            />
            <span>{words.hideAnswers}</span>
          </label>
          <button type="button" className="btn" onClick={() => inspector.set({ view: 'duel' })}>
            {words.backToDuel}
          </button>
        </div>
        {shown.length === 0 && examples.length > 0 ? (
          <div className="state">
            <b>{words.nothingFits}</b>
            <span>{words.nothingFitsHow}</span>
            <button type="button" className="btn" onClick={() => set(NOTHING_CHOSEN)}>
              {words.clearSearch}
            </button>
          </div>
        ) : (
          <ul className="tiles" ref={tiles} onKeyDown={move}>
            {shown.map((example) => (
              <li key={example.id}>
                <Tile
                  example={example}
                  strip={strips.get(example.id)}
                  open={example.id === open}
                  answers={gallery.answers && !askFirst}
                  done={done.get(example.id)}
                  tabbed={example.id === tabbed}
                  onOpen={() => inspector.documents.openExample(example.id)}
                  onFocus={() => setHeld(example.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </main>
  );
}
