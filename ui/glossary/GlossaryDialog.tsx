import { useModal } from '../app/useModal.ts';
import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
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
      <div className="panel-head">
        <h2 id="glossary-title">{words.glossary}</h2>
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
      <GlossaryPanel />
    </dialog>
  );
}
