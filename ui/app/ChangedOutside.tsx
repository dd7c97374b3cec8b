import { inOneDirection } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { useInspector } from './context.ts';
import { useModal } from './useModal.ts';

/** Asks before a file that another program changed is read over changes that no file has. Closing it keeps them. */
export function ChangedOutside() {
  const { documents } = useInspector();
  const { dialog, close } = useModal();
  // what is shown goes by another name once a scenario is changed
  const name = inOneDirection(documents.current()?.name ?? '');
  return (
    <dialog ref={dialog} className="dialog" onClose={close} aria-labelledby="outside-title">
      <div className="unsaved">
        <h2 id="outside-title">{words.changedOutside(name)}</h2>
        <p>{words.changedOutsideText}</p>
        <div className="unsaved-row">
          <button type="button" className="btn btn-primary" onClick={() => documents.answerOutside('save')}>
            {words.saveMineAs}
          </button>
          <button type="button" className="btn" onClick={() => documents.answerOutside('keep')}>
            {words.keepMine}
          </button>
          <button type="button" className="btn" onClick={() => documents.answerOutside('read')}>
            {words.readFile}
          </button>
        </div>
      </div>
    </dialog>
  );
}
