import { usePage } from '../../app/context.ts';

/** The entry as it stands in the log. */
export function EntryPanel() {
  const moment = usePage((state) => state.moment);
  return moment === null ? null : (
    <pre className="entry-text" tabIndex={0}>
      {JSON.stringify(moment.entry, null, 2)}
    </pre>
  );
}
