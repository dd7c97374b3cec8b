import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { useInspector, usePage } from './context.ts';

/** The button that makes the dock larger: half of the height first, then all of log and board, then as it was. */
export function DockSize() {
  const inspector = useInspector();
  const tall = usePage((state) => state.tallDock);
  const whole = usePage((state) => state.wholeDock);
  const label = whole ? words.smallAgain : tall ? words.enlargeWhole : words.enlarge;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon dock-size"
      aria-label={label}
      title={label}
      onClick={() =>
        inspector.set(
          whole
            ? { tallDock: false, wholeDock: false }
            : tall
              ? { wholeDock: true }
              : { tallDock: true, wholeDock: false },
        )
      }
    >
      <Icon name={whole ? 'shrink' : 'enlarge'} />
    </button>
  );
}
