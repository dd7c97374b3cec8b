import { usePage } from '../../app/context.ts';

/** The entry as it stands in the log. */
export function EntryPanel() {
  const moment = usePage((state) => state.moment);
  return moment === null ? null : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keyboard
    <pre className="entry-text" tabIndex={0}>
      {JSON.stringify(moment.entry, null, 2)}
    </pre>
  );
}
