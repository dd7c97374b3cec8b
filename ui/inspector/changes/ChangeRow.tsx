import { words } from '../../locales/index.ts';
import { MarkSign, type SignName } from '../../theme/Mark.tsx';
import type { Change } from '../../worker/changes.ts';
import { CardLink } from '../card/CardLink.tsx';
import { EntryRange } from '../why/EntryLinks.tsx';

const SIGN = {
  came: 'came',
  control: 'came',
  moved: 'left',
  turned: 'step',
  revealed: 'step',
  value: 'step',
  ability: 'step',
  counters: 'step',
  equipped: 'step',
  lifePoints: 'damage',
  link: 'activated',
  chainOver: 'resolved',
  attack: 'attack',
  phase: 'step',
  effect: 'step',
  winner: 'step',
} as const satisfies Record<Change['kind'], SignName>;

type OfCard = Extract<
  Change,
  { kind: 'came' | 'control' | 'moved' | 'turned' | 'revealed' | 'value' | 'counters' | 'equipped' }
>;

/** What is said of a change behind the name of its card. */
function ofCard(change: Exclude<OfCard, { kind: 'equipped' }>): string {
  switch (change.kind) {
    case 'came':
      return words.comesTo(change.player);
    case 'control':
      return words.nowUnder(change.player);
    case 'moved':
      return change.zone === 'nowhere' ? words.gone : words.goesTo(words.zoneName(change.zone), change.zone);
    case 'turned':
      return words.turnedTo(change.faceUp, change.position);
    case 'revealed':
      return words.revealed[change.how];
    case 'value':
      return `${words.cardValue(change.what)} ${change.from} → ${change.to}`;
    case 'counters':
      return `${words.counterName(change.counter, change.to)}, ${words.wereBefore(change.from)}`;
  }
}

/** A change in words; cards are links to what is known of them. */
function ChangeWords({ change }: { change: Change }) {
  switch (change.kind) {
    case 'lifePoints':
      return words.lifePointsChange(change.player, change.from, change.to);
    case 'phase':
      return words.phaseChange(change.turn, change.player, change.phase, change.step);
    case 'chainOver':
      return words.chainOverChange(change.links);
    case 'winner':
      return words.winnerChange(change.winner);
    case 'ability':
      return change.words;
    case 'effect':
      return `${change.begins ? words.effectBegins : words.effectEnds}${words.colon}${change.words}`;
    case 'equipped':
      return (
        <>
          <CardLink card={change.card} /> {change.to === null ? words.noLongerEquipped : words.nowEquippedTo}{' '}
          {change.to === null ? null : <CardLink card={change.to} />}
        </>
      );
    case 'link':
      return (
        <>
          {words.chainLink(change.link)}, <CardLink card={change.card} />
          {words.colon}
          {words.linkChange[change.what]}
        </>
      );
    case 'attack':
      return (
        <>
          <CardLink card={change.card} />
          {words.attackChange[change.what]}
          {change.what !== 'declared' && change.what !== 'retargeted' ? null : change.target === 'direct' ? (
            ` ${words.attacksDirectly}`
          ) : change.target === null ? null : (
            <>
              {' '}
              <CardLink card={change.target} />
            </>
          )}
        </>
      );
    default:
      return (
        <>
          <CardLink card={change.card} /> {ofCard(change)}
        </>
      );
  }
}

/** One change with its sign and the entry that made it. */
export function ChangeRow({ change }: { change: Change }) {
  return (
    <li className="delta-row" data-change={change.kind}>
      <MarkSign mark={SIGN[change.kind]} />
      <span>
        <ChangeWords change={change} />
      </span>
      <EntryRange entries={[change.entry]} />
    </li>
  );
}

/** Changes, the earliest first. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="delta-list">
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes between two moments, in order
        <ChangeRow key={at} change={change} />
      ))}
    </ul>
  );
}
