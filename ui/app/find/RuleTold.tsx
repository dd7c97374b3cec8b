import { useEffect, useRef } from 'react';
import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { useInspector, usePage } from '../context.ts';

/** A rule of the rulebook in full, and ways on: its examples, and the next entry that it decides. */
export function RuleTold({ id, onBack, onDone }: { id: string; onBack: () => void; onDone: () => void }) {
  const { finding } = useInspector();
  const rule = usePage((state) => state.rules?.find((each) => each.id === id));
  const examples = usePage((state) => state.examples.filter((each) => each.rules.includes(id)).length);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  if (rule === undefined) return null;
  return (
    <div className="rule-told">
      <h2>{words.ruleTitle(id)}</h2>
      <p className="rule-statement">
        <TermText text={rule.statement} />
      </p>
      <p className="quiet">{rule.ours ? words.rulesOurs : rule.source}</p>
      <div className="unsaved-row">
        <button
          type="button"
          ref={first}
          className="btn btn-primary"
          onClick={() => {
            onDone();
            finding.next({ rule: id });
          }}
        >
          {words.nextOfRule}
        </button>
        {examples === 0 ? null : (
          <button
            type="button"
            className="btn"
            onClick={() => {
              onDone();
              finding.examplesOf(id);
            }}
          >
            {words.ruleExamples(examples)}
          </button>
        )}
        <button type="button" className="btn" onClick={onBack}>
          {words.backToFind}
        </button>
      </div>
    </div>
  );
}
