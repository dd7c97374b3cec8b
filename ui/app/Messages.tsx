import { useEffect, useState } from 'react';
import { inOneDirection } from '../../events/index.ts';
import { linkedName } from '../host/entryLink.ts';
import { words } from '../locales/index.ts';
import { Icon, MarkSign } from '../theme/Mark.tsx';
import { useInspector, usePage } from './context.ts';
import { RefusedDecks } from './RefusedDecks.tsx';

/** One clear line when something could not be done; what is on hand stays. */
export function Messages() {
  const inspector = useInspector();
  const problem = usePage((state) => state.problem);
  /** Of which refused file names were chosen: its decks are still being read when it is refused once more. */
  const [named, setNamed] = useState<string | null>(null);
  const notice = usePage((state) => state.notice);
  const reading = usePage((state) => state.reading);
  const opening = usePage((state) => state.opening);
  return (
    <div className="messages">
      {problem === null ? null : (
        <div className="message is-problem" role="alert">
          <MarkSign mark="ban" />
          <span>
            {inOneDirection(problem)}
            <RefusedDecks kept={named} keep={setNamed} />
          </span>
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={words.dismiss}
            onClick={() => inspector.set({ problem: null })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <Offered />
      {notice === null ? null : <Notice key={notice} notice={notice} />}
      {opening === null || reading !== null ? null : (
        <div className="message is-reading" role="status">
          <span>{inOneDirection(words.opening(opening))}</span>
        </div>
      )}
      {reading === null ? null : (
        <div className="message is-reading" role="status">
          <span>{words.reading(reading.done, reading.total)}</span>
          <div className="bar-load">
            <i style={{ width: `${(reading.done / Math.max(1, reading.total)) * 100}%` }} />
          </div>
        </div>
      )}
    </div>
  );
}

/** A link led to a file that is not open: it can be opened from here. */
function Offered() {
  const inspector = useInspector();
  const offered = usePage((state) => state.offered);
  if (offered === null) return null;
  return (
    <div className="message" role="alert">
      <span>{inOneDirection(words.linkOffered(linkedName(offered.link), offered.link.at))}</span>
      <button type="button" className="btn" onClick={() => void inspector.documents.openOffered()}>
        {words.openOffered}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={words.dismiss}
        onClick={() => inspector.set({ offered: null })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Time enough to read it twice, in milliseconds: some, and more for each letter. */
const READING = 5000;
const FOR_A_LETTER = 80;

/** A line that tells that something worked: it goes by itself, unless the pointer or the focus is on it. */
function Notice({ notice }: { notice: string }) {
  const inspector = useInspector();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const waiting = setTimeout(
      () => {
        if (inspector.store.get().notice === notice) inspector.set({ notice: null });
      },
      READING + notice.length * FOR_A_LETTER,
    );
    return () => clearTimeout(waiting);
  }, [held, inspector, notice]);
  return (
    <div
      className="message"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{inOneDirection(notice)}</span>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={words.dismiss}
        onClick={() => inspector.set({ notice: null })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
