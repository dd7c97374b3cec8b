import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import type { RuleNote } from '../../worker/protocol/index.ts';

/** The rule that decided, where it comes from, and what those texts are. */
export function Cite({ rule }: { rule: RuleNote | null }) {
  if (rule === null) return null;
  return (
    <div className="cite">
      <span className="code">{rule.id}</span>
      <span>
        <TermText text={rule.statement} />{' '}
        {rule.ours ? (
          <span className="source">{words.rulesOurs}</span>
        ) : (
          <details className="texts" key={rule.id}>
            <summary>{rule.source}</summary>
            <dl>
              <div>
                <dt>{rule.id}</dt>
                <dd>{words.ruleNumber}</dd>
              </div>
              {rule.texts.map((text) => (
                <div key={text.name}>
                  <dt>{text.name}</dt>
                  <dd>
                    <TermText text={text.what} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </span>
    </div>
  );
}
