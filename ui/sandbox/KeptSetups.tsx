import { useInspector, usePage } from '../app/context.ts';
import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { isTaskSetup } from './setups.ts';

/** Setups that gave way to the one on the table: each is brought back with a button. Says as well that all was cleared. At the foot of the page:
 * what comes and goes there moves nothing. */
export function KeptSetups() {
  const inspector = useInspector();
  const setups = usePage((state) => state.setups);
  const cleared = usePage((state) => state.cleared !== null);
  return (
    <div className="kept-setups">
      <p role="status">{cleared ? words.sandboxCleared : ''}</p>
      {setups.map((setup) => (
        <button
          key={JSON.stringify(setup)}
          type="button"
          className="btn btn-quiet"
          onClick={() => inspector.sandbox.bringBack(setup)}
        >
          <Icon name="prev" />
          {isTaskSetup(setup) ? words.backToTask(setup.title) : words.backToSetup(setup.title.trim())}
        </button>
      ))}
    </div>
  );
}
