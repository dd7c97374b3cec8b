import { useModal } from '../app/useModal.ts';
import { words } from '../locales/index.ts';
import { DialogHead } from '../theme/DialogHead.tsx';
import { GlossaryPanel } from './GlossaryPanel.tsx';

/** The glossary over what one reads, where it has no panel of its own: closed, one is where one was. */
export function GlossaryDialog() {
  const { dialog, close } = useModal();
  return (
    <dialog
      ref={dialog}
      className="dialog is-wide is-glossary"
      aria-labelledby="glossary-title"
      onClose={close}
      onPointerDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <DialogHead id="glossary-title" title={words.glossary} dialog={dialog} />
      <GlossaryPanel />
    </dialog>
  );
}
