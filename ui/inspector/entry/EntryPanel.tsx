import { type ReactNode, useState } from 'react';
import type { Json } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { useLook } from '../../app/looks.ts';
import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { Segmented } from '../../theme/Segmented.tsx';
import type { Moment } from '../../worker/protocol/index.ts';
import { EntryLinks } from '../why/EntryLinks.tsx';
import { Sentence } from '../why/Sentence.tsx';
import { JsonView } from './JsonView.tsx';

type Raw = 'entry' | 'state' | 'chart' | 'reduced';
const RAW: readonly Raw[] = ['entry', 'state', 'chart', 'reduced'];

/** The entry: in Plain what it is in words, in Full as data, beside the state it led to and where the chart stands. */
export function EntryPanel() {
  const moment = usePage((state) => state.moment);
  const detail = usePage((state) => state.detail);
  if (moment === null) return null;
  return detail === 'plain' ? <EntryWords moment={moment} /> : <EntryData moment={moment} />;
}

function EntryData({ moment }: { moment: Moment }) {
  const inspector = useInspector();
  const [raw, setRaw] = useState<Raw>('entry');
  const look = useLook(raw === 'chart' ? { kind: 'procedure', position: moment.position } : null);
  const small = useLook(raw === 'reduced' ? { kind: 'reduced', position: moment.position } : null);
  const reduced = small.current ? small.shows : undefined;
  const chart = { ...moment.speaker, procedure: look.shows ?? null };
  // Everything that is shown is plain data, as it stands in a file.
  const value = {
    ...{ entry: moment.entry, state: moment.board, chart },
    reduced: reduced !== undefined && 'found' in reduced ? reduced.found : null,
  }[raw] as unknown as Json;
  const copy = () =>
    void inspector.host.copy(JSON.stringify(value, null, 2)).then(
      () => inspector.set({ notice: words.copied }),
      (reason: unknown) => inspector.set({ problem: String(reason) }),
    );
  return (
    <div className="entry-data">
      <Segmented
        label={words.rawWhat}
        value={raw}
        options={RAW.map((each) => ({ value: each, label: words.raw[each] }))}
        onChange={setRaw}
      />
      {raw === 'reduced' && value === null ? (
        <p className="quiet" role="status">
          {small.problem ??
            (reduced !== undefined && 'none' in reduced
              ? words.reducedNone[reduced.none]
              : words.reducing(reduced !== undefined && 'tries' in reduced ? reduced.tries : 0))}
        </p>
      ) : (
        <JsonView
          key={raw}
          value={value}
          label={
            raw === 'reduced'
              ? words.reducedAt(moment.entry.index)
              : words.rawAt(words.raw[raw], moment.entry.index)
          }
          onCopy={copy}
        />
      )}
    </div>
  );
}

/** A rule by its number, with its statement. */
const RuleWords = ({ rule }: { rule: NonNullable<Moment['rule']> }) => (
  <>
    {`${rule.id}${words.colon}`}
    <TermText text={rule.statement} />
  </>
);

function EntryWords({ moment }: { moment: Moment }) {
  const { entry, explanation, rule } = moment;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.entryPanel, String(entry.index)],
    [words.entryWhat, explanation.row],
    [words.entryWhose, explanation.player === null ? words.nobody : words.playerName(explanation.player)],
    [words.entryBy, entry.command === undefined ? words.byRules : words.byDecision],
    ...(rule === null ? [] : [[words.entryRule, <RuleWords key={rule.id} rule={rule} />] as const]),
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
