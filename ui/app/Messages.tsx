import { words } from '../locales/index.ts';
import { Icon, MarkSign } from '../theme/Mark.tsx';
import { useInspector, usePage } from './context.ts';
import { Interrupted } from './Interrupted.tsx';

/** One clear line when something could not be done; what is on hand stays. */
export function Messages() {
  const inspector = useInspector();
  const problem = usePage((state) => state.problem);
  const notice = usePage((state) => state.notice);
  const reading = usePage((state) => state.reading);
  return (
    <div className="messages">
      <Interrupted />
      {problem === null ? null : (
        <div className="message is-problem" role="alert">
          <MarkSign mark="ban" />
          <span>{problem}</span>
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
      {notice === null ? null : (
        <div className="message" role="status">
          <span>{notice}</span>
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={words.dismiss}
            onClick={() => inspector.set({ notice: null })}
          >
            <Icon name="close" />
          </button>
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
