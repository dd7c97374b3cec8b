import type { Board } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { MarkSign, Side } from '../../theme/Mark.tsx';
import type { Change } from '../../worker/changes.ts';
import type { Outline } from '../../worker/protocol.ts';
import { EntryRange } from '../why/EntryLinks.tsx';

/** The chain as it stands, and what this entry changed on the table. */
export function ChainPanel() {
  const outline = usePage((state) => state.outline);
  const moment = usePage((state) => state.moment);
  if (outline === null || moment === null) return null;
  const { chain, changes } = moment;
  return (
    <>
      <div className="panel-head">
        <h2>{chain === null ? words.chain : words.chainNumber(Math.max(1, chain.number))}</h2>
        <span>{chain === null ? words.noChain : chain.endedAt === null ? '' : words.chainOver}</span>
        <span className="grow" />
        {chain === null || chain.endedAt === null ? null : <EntryRange entries={[chain.endedAt]} />}
      </div>
      <div className="delta">
        {[...(chain?.links ?? [])].reverse().map((link) => (
          <ChainLink key={link.link} link={link} outline={outline} />
        ))}
        <div className="panel-head is-inner">
          <h2>{words.changes}</h2>
          <span>{changes.since === null ? words.atThisEntry : words.sinceDeclaration}</span>
        </div>
        {changes.list.length === 0 ? <p className="quiet">{words.noChange}</p> : null}
        {changes.list.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of one moment, in order
          <ChangeRow key={at} change={change} outline={outline} />
        ))}
      </div>
    </>
  );
}

function ChainLink({ link, outline }: { link: Board['chain'][number]; outline: Outline }) {
  const inspector = useInspector();
  const face = outline.faces[link.card] ?? undefined;
  return (
    <button
      type="button"
      className={`link-card is-${link.state}`}
      onClick={() => inspector.goToEntry(link.entry)}
    >
      <span className="n">
        <span>{link.link}</span>
      </span>
      <span>
        <b>{outline.names[link.card] ?? link.card}</b>
        <small>
          {words.spellSpeed(link.speed)},{' '}
          {link.negated === null ? words.linkState[link.state] : words.negated}
          {face === undefined ? '' : `, ${words.cardKind(face)}`}
        </small>
      </span>
      <Side player={link.player} />
    </button>
  );
}

function ChangeRow({ change, outline }: { change: Change; outline: Outline }) {
  const name = (card: string) => outline.names[card] ?? card;
  switch (change.kind) {
    case 'came':
      return (
        <div className="delta-row">
          <MarkSign mark="came" />
          <span>
            <b>{name(change.card)}</b> {words.comesTo(change.player)}
          </span>
          <EntryRange entries={[change.entry]} />
        </div>
      );
    case 'moved':
      return (
        <div className="delta-row">
          <MarkSign mark="left" />
          <span>
            <b>{name(change.card)}</b> {words.goesTo(words.zoneName(change.zone))}
          </span>
          <EntryRange entries={[change.entry]} />
        </div>
      );
    case 'turned':
      return (
        <div className="delta-row">
          <MarkSign mark="step" />
          <span>
            <b>{name(change.card)}</b> {words.turnedTo(change.faceUp, change.position)}
          </span>
          <EntryRange entries={[change.entry]} />
        </div>
      );
    case 'value':
      return (
        <div className="delta-row">
          <MarkSign mark="step" />
          <span>
            <b>{name(change.card)}</b> {words.valueName[change.what]} {change.from} → {change.to}
          </span>
          <EntryRange entries={[change.entry]} />
        </div>
      );
    case 'lifePoints':
      return (
        <div className="delta-row">
          <MarkSign mark="damage" />
          <span>{words.lifePointsChange(change.player, change.from, change.to)}</span>
          <EntryRange entries={[change.entry]} />
        </div>
      );
  }
}
