import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose focused button goes with what it did: the part itself takes it, so that Tab
 * goes on from there and not from the head of the page. The part needs `tabIndex={-1}`.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>) {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      // A button that is taken away is left by nobody.
      if (target.isConnected && !part.current?.contains(relatedTarget)) held.current = false;
    },
    onPointerDown: () => {
      held.current = false;
    },
  };
}
