import { useEffect, useLayoutEffect, useRef } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { DialogHead } from '../../theme/DialogHead.tsx';
import { CardBody, cardTitle } from './CardBody.tsx';

const GAP = 10;
const EDGE = 8;

/** The picked card beside where it was picked, where no panel shows it. Escape closes it; a link in it leads on. */
export function CardPopover() {
  const inspector = useInspector();
  const beside = usePage((state) => state.pickedBeside);
  const picked = usePage((state) => state.picked);
  const seenBy = usePage((state) => state.seenBy);
  const outline = usePage((state) => state.outline);
  const moment = usePage((state) => state.moment);
  const position = usePage((state) => state.position);
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(position);
  const close = () => inspector.set({ pickedBeside: null });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || beside === null) return;
    if (!element.open) element.showModal();
    const place = () => {
      const { width, height } = element.getBoundingClientRect();
      const right = beside.right + GAP;
      const left = right + width + EDGE <= innerWidth ? right : Math.max(EDGE, beside.left - GAP - width);
      element.style.left = `${left}px`;
      element.style.top = `${Math.max(EDGE, Math.min(beside.top, innerHeight - height - EDGE))}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(element);
    return () => watch.disconnect();
  }, [beside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one was as it was opened, also by what led there
  useEffect(() => {
    opened.current = position;
  }, [beside]);
  // A link to an entry leads there: what is read next lies beneath.
  useEffect(() => {
    if (beside !== null && opened.current !== position) inspector.set({ pickedBeside: null });
  }, [position, beside, inspector]);
  if (beside === null || picked === null || outline === null || moment === null) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={dialog}
      className="dialog card-told"
      aria-labelledby="card-told"
      onClose={close}
      onClick={(event) => {
        const { target } = event;
        // Beside it, or a link to the entry that one is at already.
        const isLink = target instanceof Element && target.closest('.entry-link') !== null;
        if (target === event.currentTarget || isLink) dialog.current?.close();
      }}
    >
      <DialogHead id="card-told" title={cardTitle(moment, outline, seenBy, picked)} dialog={dialog} />
      <CardBody moment={moment} outline={outline} card={picked} />
    </dialog>
  );
}
