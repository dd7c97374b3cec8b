import type { Board } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { MarkSign, Side, type SignName } from '../../theme/Mark.tsx';
import type { Change } from '../../worker/changes.ts';
import type { Outline } from '../../worker/protocol/index.ts';
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
      onClick={() => inspector.playback.goToEntry(link.entry)}
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

const SIGN = {
  came: 'came',
  control: 'came',
  moved: 'left',
  turned: 'step',
  revealed: 'step',
  value: 'step',
  lifePoints: 'damage',
} as const satisfies Record<Change['kind'], SignName>;

/** What is said of a change behind the name of its card. */
function changeWords(change: Exclude<Change, { kind: 'lifePoints' }>): string {
  switch (change.kind) {
    case 'came':
      return words.comesTo(change.player);
    case 'control':
      return words.nowUnder(change.player);
    case 'moved':
      return change.zone === 'nowhere' ? words.gone : words.goesTo(words.zoneName(change.zone));
    case 'turned':
      return words.turnedTo(change.faceUp, change.position);
    case 'revealed':
      return words.revealed[change.how];
    case 'value':
      return `${words.valueName[change.what]} ${change.from} → ${change.to}`;
  }
}

function ChangeRow({ change, outline }: { change: Change; outline: Outline }) {
  return (
    <div className="delta-row">
      <MarkSign mark={SIGN[change.kind]} />
      <span>
        {change.kind === 'lifePoints' ? (
          words.lifePointsChange(change.player, change.from, change.to)
        ) : (
          <>
            <b>{outline.names[change.card] ?? change.card}</b> {changeWords(change)}
          </>
        )}
      </span>
      <EntryRange entries={[change.entry]} />
    </div>
  );
}
