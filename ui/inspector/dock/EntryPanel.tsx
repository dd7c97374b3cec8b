import { usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import type { Moment } from '../../worker/protocol/index.ts';
import { EntryLinks } from '../why/EntryLinks.tsx';
import { Sentence } from '../why/Sentence.tsx';

/** The entry: in Plain what it is in words, in Full as it stands in the log. */
export function EntryPanel() {
  const moment = usePage((state) => state.moment);
  const detail = usePage((state) => state.detail);
  if (moment === null) return null;
  return detail === 'plain' ? (
    <EntryWords moment={moment} />
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keyboard
    <pre className="entry-text" tabIndex={0}>
      {JSON.stringify(moment.entry, null, 2)}
    </pre>
  );
}

function EntryWords({ moment }: { moment: Moment }) {
  const { entry, explanation, rule } = moment;
  const facts: readonly (readonly [string, string])[] = [
    [words.entryPanel, String(entry.index)],
    [words.entryWhat, explanation.row],
    [words.entryWhose, explanation.player === null ? words.nobody : words.playerName(explanation.player)],
    [words.entryBy, entry.command === undefined ? words.byRules : words.byDecision],
    ...(rule === null ? [] : [[words.entryRule, `${rule.id}: ${rule.statement}`] as const]),
  ];
  return (
    <div className="entry-words">
      <p>
        <Sentence pieces={explanation.sentence} />
      </p>
      <dl className="switches">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <EntryLinks moment={moment} />
    </div>
  );
}
