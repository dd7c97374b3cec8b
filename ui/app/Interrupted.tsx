import { useState } from 'react';
import type { InterruptedRecording } from '../host/host.ts';
import { words } from '../locales/index.ts';
import { useInspector, usePage } from './context.ts';

/** Recordings whose recorder was ended are offered once at the start: to recover, to delete, or to leave for later. */
export function Interrupted() {
  const inspector = useInspector();
  const interrupted = usePage((state) => state.interrupted);
  if (interrupted.length === 0) return null;
  return (
    <section className="message interrupted" aria-label={words.interruptedTitle(interrupted.length)}>
      <h2>{words.interruptedTitle(interrupted.length)}</h2>
      <p>{words.interruptedText}</p>
      <ul>
        {interrupted.map((each) => (
          <Offer key={each.id} recording={each} />
        ))}
      </ul>
      <button type="button" className="btn btn-quiet" onClick={() => inspector.set({ interrupted: [] })}>
        {words.later}
      </button>
    </section>
  );
}

function Offer({ recording: { id, name, size } }: { recording: InterruptedRecording }) {
  const inspector = useInspector();
  const [sure, setSure] = useState(false);
  const gone = (): void => {
    const { interrupted } = inspector.store.get();
    inspector.set({ interrupted: interrupted.filter((each) => each.id !== id) });
  };
  const fail = (reason: unknown): void =>
    inspector.set({ problem: reason instanceof Error ? reason.message : String(reason) });
  const recover = async (): Promise<void> => {
    const file = await inspector.host.recover(id);
    gone();
    inspector.documents.openOpened(file);
  };
  const discard = async (): Promise<void> => {
    await inspector.host.discard(id);
    gone();
    inspector.set({ notice: words.discarded(name) });
  };
  return (
    <li>
      <span>{words.interruptedFile(name, size)}</span>
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
