import { words } from '../locales/index.ts';
import { useInspector, usePage } from './context.ts';

/** Follow a file that others append to. Looking back does not stop it: what came since is counted, and one step away. */
export function Follow() {
  const inspector = useInspector();
  const growth = usePage((state) => state.growth);
  const length = usePage((state) => state.outline?.length ?? 0);
  if (growth === null) return null;
  const fresh = Math.max(0, length - growth.seen);
  return (
    <div className="follow">
      {fresh === 0 ? null : (
        <button
          type="button"
          className="btn follow-new"
          aria-label={words.newEntriesLong(fresh)}
          onClick={() => {
            inspector.set({ view: 'duel' });
            inspector.run('go.last');
          }}
        >
          {words.newEntries(fresh)}
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet"
        aria-pressed={growth.isFollowed}
        title={words.followFile}
        onClick={() => inspector.run('file.follow')}
      >
        <i className={`follow-dot${growth.isFollowed ? ' is-on' : ''}`} aria-hidden="true" />
        {growth.isFollowed ? words.following : words.follow}
      </button>
    </div>
  );
}
