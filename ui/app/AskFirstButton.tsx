import { words } from '../locales/index.ts';
import { useInspector, usePage } from './context.ts';

/** Whether the reader says what happens before it is shown. */
export function AskFirstButton({ onPicked }: { onPicked?: () => void }) {
  const inspector = useInspector();
  const on = usePage((state) => state.askFirst);
  return (
    <button
      type="button"
      className="btn btn-quiet ask-first"
      aria-pressed={on}
      title={words.commands['view.askFirst']}
      onClick={() => {
        onPicked?.();
        inspector.run('view.askFirst');
      }}
    >
      <svg className="mk" viewBox="0 0 20 20" aria-hidden="true">
        <use href="#m-ask" />
      </svg>
      {words.askFirst}
    </button>
  );
}
