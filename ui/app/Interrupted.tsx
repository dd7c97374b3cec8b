import { useState } from 'react';
import { inOneDirection } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { useInspector, usePage } from './context.ts';
import { notInThisWindow } from './offered.ts';
import type { Offered } from './state.ts';

/**
 * Recordings whose recorder was ended, and changes whose page was, are offered once at the start, in one line that leaves
 * the board whole: to be shown and then recovered or deleted, or to be left for later.
 */
export function Interrupted() {
  const inspector = useInspector();
  const interrupted = usePage((state) => state.interrupted);
  const [open, setOpen] = useState(false);
  if (interrupted.length === 0) return null;
  const changes = interrupted.filter(({ unsaved }) => unsaved === true).length;
  const later = (): void => {
    notInThisWindow(interrupted);
    inspector.set({ interrupted: [], notice: words.laterTold });
  };
  const title = words.interruptedTitle(interrupted.length - changes, changes);
  return (
    <section className="interrupted" aria-label={title}>
      <h2>{title}</h2>
      <button type="button" className="btn" onClick={() => setOpen(!open)}>
        {open ? words.hideInterrupted : words.showInterrupted}
      </button>
      <button type="button" className="btn btn-quiet" onClick={later}>
        {words.later}
      </button>
      {!open ? null : (
        <div>
          {changes < interrupted.length ? <p>{words.interruptedText}</p> : null}
          {changes > 0 ? <p>{words.unsavedKept}</p> : null}
          <ul>
            {interrupted.map((each) => (
              <Offer key={`${each.unsaved === true} ${each.id}`} recording={each} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Offer({ recording }: { recording: Offered }) {
  const { id, size, folder, writtenAt, title, unsaved = false } = recording;
  const name = inOneDirection(recording.name);
  const inspector = useInspector();
  const [sure, setSure] = useState(false);
  const gone = (): void => {
    const { interrupted } = inspector.store.get();
    inspector.set({ interrupted: interrupted.filter((each) => each !== recording) });
  };
  const fail = (reason: unknown): void =>
    inspector.set({ problem: reason instanceof Error ? reason.message : String(reason) });
  const recover = async (): Promise<void> => {
    if (unsaved) await inspector.unsaved.recover(id);
    else inspector.documents.openOpened({ ...(await inspector.host.recover(id)), atEnd: true });
    gone();
  };
  const discard = async (): Promise<void> => {
    await (unsaved ? inspector.unsaved.discard(id) : inspector.host.discard(id));
    gone();
    inspector.set({ notice: unsaved ? words.changesDiscarded(name) : words.discarded(name) });
  };
  return (
    <li>
      <span>
        {title === undefined ? null : <b>{inOneDirection(title)}</b>}{' '}
        {(unsaved ? words.unsavedFile : words.interruptedFile)(name, size)}
        {writtenAt === undefined ? null : (
          <small className="offer-where">
            {folder === undefined
              ? words.changedAt(writtenAt)
              : words.writtenIn(inOneDirection(folder), writtenAt)}
          </small>
        )}
      </span>
      <button
        type="button"
        className="btn"
        aria-label={words.recoverNamed(name)}
        onClick={() => recover().catch(fail)}
      >
        {words.recover}
      </button>
      <button
        type="button"
        className="btn"
        aria-label={sure ? words.reallyDiscardNamed(name) : words.discardNamed(name)}
        onClick={() => (sure ? discard().catch(fail) : setSure(true))}
      >
        {sure ? words.reallyDiscard : words.discard}
      </button>
    </li>
  );
}
