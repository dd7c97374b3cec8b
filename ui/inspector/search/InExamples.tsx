import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import type { InExamplesLooked } from '../../worker/protocol/index.ts';

/** The entries of all worked examples that were found, example by example; each leads there. */
export function InExamples({ found }: { found: InExamplesLooked | undefined }) {
  const inspector = useInspector();
  if (found === undefined) return null;
  if (found.examples.length === 0)
    return found.read < found.total ? null : <p className="quiet search-none">{words.nothingFits}</p>;
  return (
    <ul className="in-examples">
      {found.examples.map(({ id, title, count, entries }) => (
        <li key={id}>
          <b>
            <span className="code">{id}</span> {title}
          </b>
          <ul>
            {entries.map(({ entry, words: told }) => (
              <li key={entry}>
                <button
                  type="button"
                  className="link"
                  onClick={() => inspector.followLink({ name: id, branch: null, ruleset: null, at: entry })}
                >
                  {entry}
                </button>{' '}
                {told}
              </li>
            ))}
            {count > entries.length ? (
              <li className="quiet">{words.andMoreOf(count - entries.length)}</li>
            ) : null}
          </ul>
        </li>
      ))}
    </ul>
  );
}
