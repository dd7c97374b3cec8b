import { useInspector, usePage } from '../../app/context.ts';
import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { Difference } from './Difference.tsx';
import { rulesetWord } from './rulesetWord.ts';
import { Switches } from './Switches.tsx';

/** The rules of this duel: what they say, other rules and single switches, and what these change in it. */
export function RulesetPanel() {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  const compared = usePage((state) => state.rulesetsCompared);
  const deciding = usePage((state) => state.deciding);
  const codes = usePage((state) => state.detail === 'full');
  if (outline === null) return null;
  const { ruleset, rulesets, choice, under } = outline;
  return (
    <div className="ruleset" aria-busy={deciding !== null}>
      <div className="ruleset-head">
        {rulesets.length === 0 ? (
          <b>{ruleset.name}</b>
        ) : (
          <label className="pick">
            {words.playedUnder}
            <select
              value={choice.base}
              onChange={(event) => inspector.choose({ ruleset: event.target.value })}
            >
              {rulesets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <span className="ruleset-text">
          <TermText text={ruleset.text} />
        </span>
        {Object.keys(choice.with).length === 0 || under?.choice === choice.base ? null : (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => inspector.choose({ ruleset: choice.base })}
          >
            {words.asRulesetHas}
          </button>
        )}
        <span className="ruleset-busy" role="status">
          {deciding === null ? '' : words.decidingAgain}
        </span>
      </div>
      {rulesets.length > 0 ? null : (
        <p className="ruleset-none">
          {words.othersDecided} {words.othersDecidedMore}
        </p>
      )}
      {under === null ? null : (
        <Difference outline={outline} under={under} compared={compared} codes={codes} />
      )}
      <Switches
        outline={outline}
        codes={codes}
        onChange={(name, value) =>
          inspector.choose({ ruleset: rulesetWord(outline, { ...choice.with, [name]: value }) })
        }
      />
      {outline.switches.some(({ ours }) => ours) ? <p className="quiet">{words.oursNote}</p> : null}
    </div>
  );
}
