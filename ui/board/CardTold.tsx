import { useLayoutEffect, useRef } from 'react';
import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import type { ZoneCard } from './Zone.tsx';

const GAP = 10;
const EDGE = 8;

/** What a card on the field is: name, kind, values and what it does, beside where it lies. Escape closes it. */
export function CardTold({
  zone,
  beside,
  onClose,
}: {
  zone: ZoneCard;
  beside: DOMRect;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const { width, height } = element.getBoundingClientRect();
    const right = beside.right + GAP;
    const left = right + width + EDGE <= innerWidth ? right : Math.max(EDGE, beside.left - GAP - width);
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(EDGE, Math.min(beside.top, innerHeight - height - EDGE))}px`;
  }, [beside]);
  const { card, face, known } = zone;
  const open = card.faceUp || known;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={dialog}
      className="dialog card-told"
      aria-labelledby="card-told"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className="panel-head">
        <h2 id="card-told">{open ? zone.name : words.faceDownCard}</h2>
        <span className="grow" />
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {!open ? null : (
        <div className="card-told-body">
          <p className="quiet">
            {[
              face === undefined ? null : words.cardKind(face),
              card.faceUp ? null : words.faceDown,
              !zone.monster ? null : words.positionName[card.position],
            ]
              .filter((part) => part !== null && part !== '')
              .join(', ')}
          </p>
          {!zone.monster ? null : (
            <p>
              {(['atk', 'def'] as const)
                .flatMap((what) => {
                  const now = card.values[what];
                  return now === undefined ? [] : [words.valueTold(what, now, card.printed[what])];
                })
                .join(', ')}
            </p>
          )}
          {face?.summary === undefined ? null : <p>{face.summary}</p>}
        </div>
      )}
    </dialog>
  );
}
