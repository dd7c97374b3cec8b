import type { ReactNode, RefObject } from 'react';
import { words } from '../locales/index.ts';
import { Icon } from './Mark.tsx';

/** The head of a dialog: what it is called, what can be done with all of it, and the button that closes it. */
export function DialogHead({
  id,
  title,
  dialog,
  children,
}: {
  /** By which the dialog is labelled. */
  id: string;
  title: string;
  dialog: RefObject<HTMLDialogElement | null>;
  children?: ReactNode;
}) {
  return (
    <div className="panel-head">
      <h2 id={id}>{title}</h2>
      <span className="grow" />
      {children}
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={words.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
