import { useEffect, useRef, useState } from 'react';
import { useInspector, usePage } from '../app/context.ts';
import type { PageState } from '../app/state.ts';
import { words } from '../locales/index.ts';
import { TermWords } from './TermWords.tsx';
import { searchTerms } from './termsIn.ts';

/** The term that the reader was led to last. */
let goneTo: PageState['term'] = null;

/** The terms of the game: what each means, the rule that says most about it, and the words of the source texts. */
export function GlossaryPanel() {
  const { finding } = useInspector();
  const terms = usePage((state) => state.glossary);
  const wanted = usePage((state) => state.term);
  const rules = usePage((state) => state.rules);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    finding.needGlossary();
    finding.needRules();
  }, [finding]);
  const complete = terms !== null && rules !== null;
  // with its rule each term is higher: it is gone to when all of them have theirs
  const gone = useRef<typeof wanted>(null);
  useEffect(() => {
    if (wanted === null || !complete || gone.current === wanted) return;
    // what is searched for may leave it out
    if (typed !== '') return setTyped('');
    gone.current = wanted;
    const row = list.current?.querySelector<HTMLElement>(`[data-term="${wanted.id}"]`);
    row?.scrollIntoView({ block: 'start' });
    // Who comes back to the panel by its tab stays on the tab.
    if (goneTo !== wanted) row?.focus();
    goneTo = wanted;
  }, [wanted, complete, typed]);
  const shown = searchTerms(terms ?? [], typed);
  return (
    <div className="glossary">
      <div className="glossary-head">
        <input
          type="search"
          aria-label={words.searchTerms}
          placeholder={words.searchTerms}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            list.current?.querySelector<HTMLElement>('[data-term]')?.focus();
          }}
        />
        <span className="quiet" role="status">
          {terms === null ? '' : words.termsShown(shown.length, terms.length)}
        </span>
      </div>
      <dl className="glossary-terms" ref={list}>
        {shown.map((term) => {
          const rule = rules?.find(({ id }) => id === term.rule);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from term to term
            <div
              key={term.id}
              data-term={term.id}
              tabIndex={-1}
              className={wanted?.id === term.id ? 'is-wanted' : undefined}
              onKeyDown={(event) => {
                const to =
                  event.key === 'ArrowDown'
                    ? event.currentTarget.nextElementSibling
                    : event.key === 'ArrowUp'
                      ? event.currentTarget.previousElementSibling
                      : undefined;
                if (to === undefined) return;
                event.preventDefault();
                event.stopPropagation();
                if (to instanceof HTMLElement) to.focus();
                else if (event.key === 'ArrowUp')
                  event.currentTarget.closest('.glossary')?.querySelector('input')?.focus();
              }}
            >
              <dt>{term.term}</dt>
              <dd>
                <p>{term.meaning}</p>
                <TermWords term={term} />
                {rule === undefined ? null : (
                  <p className="term-rule">
                    <span className="code">{rule.id}</span> {rule.statement}
                  </p>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {shown.length > 0 || terms === null ? null : <p className="quiet">{words.noTermFits}</p>}
    </div>
  );
}
