import { useEffect, useRef } from 'react';
import type { GlossaryTerm } from '../../machines/index.ts';
import { useInspector, usePage } from '../app/context.ts';
import { createTermFinder, type TermFinder, type TermPiece } from './termsIn.ts';
import { endTerm, meaningId, openTerm, tellTerm } from './tip.ts';

const finders = new WeakMap<readonly GlossaryTerm[], TermFinder>();

/** The finder of the glossary that is on hand; `null` until it has come. */
export function useTermFinder(): TermFinder | null {
  const terms = usePage((state) => state.glossary);
  if (terms === null) return null;
  const known = finders.get(terms) ?? createTermFinder(terms);
  finders.set(terms, known);
  return known;
}

/** A text in which terms of the glossary are marked, each once. */
export function TermText({ text }: { text: string }) {
  const finder = useTermFinder();
  return finder === null ? text : <TermPieces pieces={finder.split(text, new Set())} />;
}

/** Pieces of a sentence, terms marked. */
export function TermPieces({ pieces }: { pieces: readonly TermPiece[] }) {
  return pieces.map(({ text, term }, at) =>
    term === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <Term key={at} term={term} text={text} />
    ),
  );
}

function Term({ term, text }: { term: GlossaryTerm; text: string }) {
  const { finding } = useInspector();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = element.current;
    return () => {
      if (openTerm.get().open?.at === at) endTerm('once');
    };
  }, []);
  const tell = (when: 'once' | 'soon') => {
    if (element.current !== null) tellTerm({ term, at: element.current }, when);
  };
  return (
    <dfn
      ref={element}
      className="term"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses the keyboard gets its meaning by focus
      tabIndex={0}
      aria-describedby={meaningId(term.id)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && tell('soon')}
      onPointerLeave={() => endTerm('soon')}
      onFocus={() => tell('once')}
      onBlur={() => endTerm('soon')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        endTerm('once');
        finding.showTerm(term.id);
      }}
    >
      {text}
    </dfn>
  );
}
