import { type RefObject, useEffect } from 'react';
import type { PageState } from './state.ts';

/**
 * Drawn with a view: once another view is there, who had the focus nowhere has it at its head. So Tab goes on within what
 * is read now, and not where something was that is gone.
 */
export function Arrived({ view, last }: { view: PageState['view']; last: RefObject<PageState['view']> }) {
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const main = document.querySelector<HTMLElement>('main');
    if (main === null || document.activeElement !== document.body) return;
    // Only now: what is clicked beside its controls gives it no focus.
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
    main.focus({ preventScroll: true });
  }, [view, last]);
  return null;
}
