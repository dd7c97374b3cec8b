import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useInspector, usePage } from '../app/context.ts';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import type { ExampleSummary } from '../worker/protocol/index.ts';

/** What is typed, as words; `no replay` is a verdict, not two words. */
function fits(example: ExampleSummary, typed: string): boolean {
  const rest = typed.toLowerCase().replace(NO_REPLAY, ' ');
  if (rest !== typed.toLowerCase() && example.verdict !== 'noReplay') return false;
  const badge = example.verdict === null ? '' : words.verdictWord(example.verdict);
  const text = `${example.search} ${badge}`.toLowerCase();
  return rest.split(/\s+/).every((word) => text.includes(word));
}
const NO_REPLAY = /\bno\s+replay\b/;

/** The built-in examples, each with its question; its other courses are its branches. */
export function Examples() {
  const inspector = useInspector();
  const examples = usePage((state) => state.examples);
  const open = usePage((state) =>
    state.outline?.origin.kind === 'example' ? state.outline.origin.id : null,
  );
  const [search, setSearch] = useState('');
  const shown = useMemo(() => examples.filter((example) => fits(example, search)), [examples, search]);
  const tiles = useRef<HTMLUListElement>(null);
  // One comes back to where one was.
  useLayoutEffect(() => {
    tiles.current?.querySelector<HTMLElement>('.is-open')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <main className="gallery">
      <div className="gal-head">
        <h1>{words.examplesTitle}</h1>
        <span className="quiet" role="status">
          {words.ofExamples(shown.length, examples.length)}
          <span className="sr"> {words.examplesCounted}</span>
        </span>
        <span className="grow" />
        <label className="find">
          <span className="sr">{words.searchExamples}</span>
          <input
            type="search"
            value={search}
            placeholder={words.searchExamples}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <button type="button" className="btn" onClick={() => inspector.set({ view: 'duel' })}>
          {words.backToDuel}
        </button>
      </div>
      {shown.length === 0 ? (
        <div className="state">
          <b>{words.nothingFits}</b>
          <button type="button" className="btn" onClick={() => setSearch('')}>
            {words.clearSearch}
          </button>
        </div>
      ) : (
        <ul className="tiles" ref={tiles}>
          {shown.map((example) => (
            <li key={example.id}>
              <button
                type="button"
                aria-current={example.id === open ? 'true' : undefined}
                className={`tile${example.id === open ? ' is-open' : ''}`}
                onClick={() => inspector.documents.openExample(example.id)}
              >
                <span className="tile-title">{example.title}</span>
                <span className="tile-text">{example.text}</span>
                <span className="tile-foot">
                  {example.verdict === null ? null : (
                    <>
                      <MarkSign mark={example.verdict} />
                      <span>{words.verdictWord(example.verdict)}</span>
                    </>
                  )}
                  {example.branches.length === 0 ? null : (
                    <span className="tile-courses">
                      <MarkSign mark="branch" />
                      {words.alternatives(example.branches.length)}
                    </span>
                  )}
                  <span className="code">{example.id}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
