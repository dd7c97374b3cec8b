import type { Board } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { Side } from '../../theme/Mark.tsx';
import type { Outline } from '../../worker/protocol/index.ts';
import { ChangeList } from '../changes/ChangeRow.tsx';
import { EntryRange } from '../why/EntryLinks.tsx';

/** Changes that the panel Changes tells, and that stand in the log beside it anyway. */
const OTHERS: ReadonlySet<string> = new Set(['link', 'chainOver', 'attack', 'phase', 'effect', 'winner']);

/** The chain as it stands, and what this entry changed on the table. */
export function ChainPanel() {
  const outline = usePage((state) => state.outline);
  const moment = usePage((state) => state.moment);
  if (outline === null || moment === null) return null;
  const { chain, changes } = moment;
  const list = changes.list.filter(({ kind }) => !OTHERS.has(kind));
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
        {list.length === 0 ? <p className="quiet">{words.noChange}</p> : null}
        <ChangeList changes={list} />
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
