import { useEffect, useRef } from 'react';
import { inOneDirection } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { useInspector, usePage } from './context.ts';

/**
 * The decks of a file that holds nothing else; where their cards go by number, a card database may be chosen for them.
 * Those of `kept` are open.
 */
export function RefusedDecks({ kept, keep }: { kept: string | null; keep: (of: string) => void }) {
  const inspector = useInspector();
  const problem = usePage((state) => state.problem);
  const decks = usePage((state) => state.refusedDecks);
  const summary = useRef<HTMLElement>(null);
  const isShown = decks !== null && decks.of === problem;
  const isKept = isShown && decks.of === kept;
  useEffect(() => {
    if (isKept && document.activeElement === document.body) summary.current?.focus();
  }, [isKept]);
  if (!isShown) return null;
  const choose = (): void => {
    keep(decks.of);
    void inspector.documents.foreign.chooseCards('refused');
  };
  return (
    <details className="message-more" open={isKept}>
      <summary ref={summary}>{words.showDecks}</summary>
      {decks.unknown === 0 ? null : (
        <p>
          {inOneDirection(words.decksUnknown(decks.unknown, decks.kinds, decks.database))}{' '}
          <button type="button" className="link" onClick={choose}>
            {words.chooseCards(decks.database)}
          </button>
        </p>
      )}
      {decks.lines.map((line) => (
        <p key={line}>{inOneDirection(line)}</p>
      ))}
    </details>
  );
}
