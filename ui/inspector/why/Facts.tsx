import type { Json } from '../../../events/index.ts';
import { usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import type { Moment, Outline } from '../../worker/protocol/index.ts';
import { CardLink } from '../card/CardLink.tsx';
import { EntryRange } from './EntryLinks.tsx';
import { type FactRead, factRead } from './facts.ts';

/** A value that was read, with cards by their names. */
function shown(value: Json, names: Outline['names']): string {
  if (value === null) return words.readNone;
  if (typeof value === 'boolean') return value ? words.readYes : words.readNo;
  if (typeof value === 'string') return names[value] ?? words.factValue(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const there = (value as readonly Json[]).filter((one) => one !== null);
    return there.length === 0 ? words.readNone : there.map((one) => shown(one, names)).join(', ');
  }
  const parts = Object.entries(value).map(([key, one]) => `${words.factWord(key)} ${shown(one, names)}`);
  return parts.length === 0 ? words.readNone : parts.join(', ');
}

/** Every fact that the rule read, with its value and the entry that made it so. */
export function Facts({ moment }: { moment: Moment }) {
  const names = usePage((state) => state.outline?.names) ?? {};
  const { reads } = moment.explanation;
  if (reads.length === 0) return null;
  return (
    <details className="more">
      <summary>{words.factsRead(reads.length)}</summary>
      <dl className="reads">
        {reads.map((read) => (
          <Fact key={read.fact} fact={factRead(moment.before, read)} path={read.fact} names={names} />
        ))}
      </dl>
    </details>
  );
}

function Fact({ fact, path, names }: { fact: FactRead; path: string; names: Outline['names'] }) {
  return (
    <div title={path}>
      <dt>
        {fact.of.kind === 'card' ? (
          <>
            <CardLink card={fact.of.card} />
            {words.colon}
          </>
        ) : fact.of.kind === 'player' ? (
          `${words.playerName(fact.of.player)}${words.colon}`
        ) : fact.of.kind === 'attack' ? (
          words.factOfAttack
        ) : null}
        {fact.path
          .filter((part) => part !== 'values')
          .map(words.factWord)
          .join(', ')}
      </dt>
      <dd>{shown(fact.value, names)}</dd>
      <dd className="set-by">{fact.entry === null ? null : <EntryRange entries={[fact.entry]} />}</dd>
    </div>
  );
}
