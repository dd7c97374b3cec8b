import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GlossaryTerm } from '../../machines/index.ts';
import { useInspector, usePage } from '../app/context.ts';
import { cardNamesIn } from '../inspector/log/cardNamesIn.ts';
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

/** The same of a text that names cards: a name is no place for a term. */
export function RowText({ text }: { text: string }) {
  const finder = useTermFinder();
  const outline = usePage((state) => state.outline);
  if (finder === null) return text;
  const met = new Set<string>();
  return (outline === null ? [text] : cardNamesIn(text, outline)).map((piece, at) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <TermPieces key={at} pieces={finder.split(piece, met)} />
    ) : (
      piece.name
    ),
  );
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
  const { finding, store } = useInspector();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = element.current;
    return () => {
      if (openTerm.get().open?.at === at) endTerm('once');
    };
  }, []);
  // A list says the same word in many lines: Tab stops at the first, or, in one that has keys of its own, at none; the
  // pointer is told at each.
  useLayoutEffect(() => {
    const at = element.current;
    const list = at?.closest<HTMLElement>('[data-terms]');
    if (at === null || list == null) return;
    const first = list.querySelector(`.term[aria-describedby="${meaningId(term.id)}"]`);
    at.tabIndex = list.dataset['terms'] === 'once' && first === at ? 0 : -1;
  });
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
        if (store.get().dialog === null) element.current?.closest('dialog')?.close();
        finding.showTerm(term.id);
      }}
    >
      {text}
    </dfn>
  );
}
