import { words } from '../locales/index.ts';
import { useInspector, usePage } from './context.ts';
import { useModal } from './useModal.ts';

/** Asks before something is opened over changes that no file has. Closing it stays. */
export function Unsaved() {
  const { documents } = useInspector();
  const { dialog, close } = useModal();
  const title = usePage((state) => state.outline?.title ?? '');
  return (
    <dialog ref={dialog} className="dialog" onClose={close} aria-labelledby="unsaved-title">
      <div className="unsaved">
        <h2 id="unsaved-title">{words.unsavedTitle(title)}</h2>
        <p>{words.unsavedText}</p>
        <div className="unsaved-row">
          <button type="button" className="btn btn-primary" onClick={() => documents.answer('save')}>
            {words.saveFirst}
          </button>
          <button type="button" className="btn" onClick={() => documents.answer('leave')}>
            {words.leaveUnsaved}
          </button>
          <button type="button" className="btn" onClick={() => documents.answer('stay')}>
            {words.stayHere}
          </button>
        </div>
      </div>
    </dialog>
  );
}
