import { useRef } from 'react';
import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { useInspector, usePage } from './context.ts';

/** The buttons for the size of the dock: half of the height first, then all of log and board; and as small as it was. */
export function DockSize() {
  const inspector = useInspector();
  const tall = usePage((state) => state.tallDock);
  const whole = usePage((state) => state.wholeDock);
  const label = whole ? words.smallAgain : tall ? words.enlargeWhole : words.enlarge;
  const larger = useRef<HTMLButtonElement>(null);
  return (
    <>
      {tall && !whole ? (
        <button
          type="button"
          className="btn btn-quiet btn-icon dock-size"
          aria-label={words.smallAgain}
          title={words.smallAgain}
          onClick={() => {
            larger.current?.focus();
            inspector.set({ tallDock: false });
          }}
        >
          <Icon name="shrink" />
        </button>
      ) : null}
      <button
        ref={larger}
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
    </>
  );
}
