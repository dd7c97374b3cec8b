import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useInspector, usePage } from '../app/context.ts';
import { useStore } from '../app/store.ts';
import { words } from '../locales/index.ts';
import { TermWords } from './TermWords.tsx';
import { endTerm, keepTerm, meaningId, openTerm } from './tip.ts';

const GAP = 6;
const EDGE = 8;

/** What the term that is pointed at means, beside it. Escape closes it; the pointer may go onto it. */
export function TermTip() {
  const { finding, store } = useInspector();
  const terms = usePage((state) => state.glossary);
  const open = useStore(openTerm, (state) => state.open);
  useEffect(() => finding.needGlossary(), [finding]);
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null || open === null) return;
    const { left, top, bottom } = open.at.getClientRects()[0] ?? open.at.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const below = bottom + GAP + height + EDGE <= innerHeight;
    element.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
    element.style.top = `${below ? bottom + GAP : Math.max(EDGE, top - GAP - height)}px`;
  }, [open]);
  useEffect(() => {
    if (open === null) return;
    const close = () => endTerm('once');
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onEscape, true);
    addEventListener('scroll', close, true);
    addEventListener('resize', close);
    return () => {
      removeEventListener('keydown', onEscape, true);
      removeEventListener('scroll', close, true);
      removeEventListener('resize', close);
    };
  }, [open]);
  return (
    <>
      <div hidden>
        {(terms ?? []).map(({ id, meaning }) => (
          <span key={id} id={meaningId(id)}>
            {meaning}
          </span>
        ))}
      </div>
      {open === null
        ? null
        : createPortal(
            <div
              ref={tip}
              className="term-tip"
              role="tooltip"
              onPointerEnter={keepTerm}
              onPointerLeave={() => endTerm('soon')}
            >
              <b>{open.term.term}</b> <span className="code">{open.term.rule}</span>
              <p>{open.term.meaning}</p>
              <TermWords term={open.term} />
              <button
                type="button"
                className="link"
                tabIndex={-1}
                // the term keeps the focus, so that what is told stays until this is clicked
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  endTerm('once');
                  if (store.get().dialog === null) open.at.closest('dialog')?.close();
                  finding.showTerm(open.term.id);
                }}
              >
                {words.inGlossary}
              </button>
            </div>,
            // beneath an open dialog it would not be seen
            open.at.closest('dialog') ?? document.body,
          )}
    </>
  );
}
