import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import type { Outline, SwitchLine } from '../../worker/protocol/index.ts';

/** What the ruleset decides, switch by switch; each can be set otherwise where the duel can be decided again. */
export function Switches({
  outline,
  codes,
  onChange,
}: {
  outline: Outline;
  codes: boolean;
  onChange: (name: string, value: string) => void;
}) {
  const { switches, rulesets, under, choice } = outline;
  const may = rulesets.length > 0;
  return (
    <section aria-label={words.switchesOf}>
      <dl className="switches" data-terms="once">
        {switches.map((line) => {
          const { name, asks, value, means, ours } = line;
          const before = under?.values[name];
          const isOther = (before !== undefined && before !== value) || choice.with[name] !== undefined;
          return (
            <div key={name} className={isOther ? 'is-other' : undefined}>
              <dt>
                <label htmlFor={may ? `switch-${name}` : undefined}>{asks}</label>{' '}
                {codes ? <span className="code">{name}</span> : null}
              </dt>
              <dd>
                {may ? (
                  <SwitchPick line={line} codes={codes} onChange={(to) => onChange(name, to)} />
                ) : (
                  <>
                    <TermText text={means} />
                    {ours ? ' *' : ''} {codes ? <span className="code">{value}</span> : null}
                  </>
                )}
                {isOther ? <small className="switch-other">{words.switchChanged}</small> : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function SwitchPick({
  line: { name, value, values, ours },
  codes,
  onChange,
}: {
  line: SwitchLine;
  codes: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <span className="switch-pick">
      <select id={`switch-${name}`} value={value} onChange={(event) => onChange(event.target.value)}>
        {values.map((each) => (
          <option key={each.value} value={each.value}>
            {each.means}
            {codes ? ` (${each.value})` : ''}
            {each.value === value && ours ? ' *' : ''}
          </option>
        ))}
      </select>
    </span>
  );
}
