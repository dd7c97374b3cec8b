import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useInspector } from './context.ts';

/** A dialog that is open as long as it is drawn; closing it leaves the page, or the dialog beneath it, as it was. */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const inspector = useInspector();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it, which may have somewhere in it to go to.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return { dialog, close: () => inspector.set({ dialog: inspector.store.get().beneath, beneath: null }) };
}
