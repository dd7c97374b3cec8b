import { usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { ChangeList } from '../changes/ChangeRow.tsx';
import { EntryRange } from '../why/EntryLinks.tsx';
import { ChainLinks } from './ChainLinks.tsx';
import { chainStands } from './chainWords.ts';

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
        <span>{chain === null ? words.noChain : chainStands(chain, moment.speaker.asks)}</span>
        <span className="grow" />
        {chain === null || chain.endedAt === null ? null : <EntryRange entries={[chain.endedAt]} />}
      </div>
      <div className="delta">
        {chain === null ? null : <ChainLinks chain={chain} outline={outline} moment={moment} />}
        <div className="panel-head is-inner">
          <h2>{words.onTheTable}</h2>
          <span>{changes.since === null ? words.atThisEntry : words.sinceDeclaration}</span>
        </div>
        {list.length === 0 ? <p className="quiet">{words.noChange}</p> : null}
        <ChangeList changes={list} />
      </div>
    </>
  );
}
