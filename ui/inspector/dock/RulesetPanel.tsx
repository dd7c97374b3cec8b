import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';

/** The ruleset: what it is, and what it decides, in words; in Full with the names of its switches. */
export function RulesetPanel() {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  const codes = usePage((state) => state.detail === 'full');
  if (outline === null) return null;
  const { ruleset, rulesets, switches } = outline;
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
        {switches.map(({ name, asks, value, means }) => (
          <div key={name}>
            <dt>
              {asks} {codes ? <span className="code">{name}</span> : null}
            </dt>
            <dd>
              {means}
              {ruleset.ours.some((own) => own === name) ? ' *' : ''}{' '}
              {codes ? <span className="code">{value}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {ruleset.ours.length === 0 ? null : <p className="quiet">{words.oursNote}</p>}
    </div>
  );
}
