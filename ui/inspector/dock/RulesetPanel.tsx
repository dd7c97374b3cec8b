import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';

/** The ruleset: what it is, and each of its switches. */
export function RulesetPanel() {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  if (outline === null) return null;
  const { ruleset, rulesets } = outline;
  return (
    <div className="ruleset">
      <p>
        <b>{ruleset.name}</b> {ruleset.text}
      </p>
      {rulesets.length < 2 ? null : (
        <p className="ruleset-others">
          {rulesets
            .filter((each) => each.id !== ruleset.id)
            .map((each) => (
              <button
                key={each.id}
                type="button"
                className="btn"
                onClick={() => inspector.choose({ ruleset: each.id })}
              >
                {words.playUnder(each.name)}
              </button>
            ))}
        </p>
      )}
      <dl className="switches">
        {Object.entries(ruleset.switches).map(([name, value]) => (
          <div key={name}>
            <dt className="code">{name}</dt>
            <dd className="code">
              {String(value)}
              {ruleset.ours.some((own) => own === name) ? ' *' : ''}
            </dd>
          </div>
        ))}
      </dl>
      {ruleset.ours.length === 0 ? null : <p className="quiet">{words.oursNote}</p>}
    </div>
  );
}
