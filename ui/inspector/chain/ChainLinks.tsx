import type { ChainLink } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { Side } from '../../theme/Mark.tsx';
import type { Moment, Outline } from '../../worker/protocol/index.ts';
import { CardLinks } from '../card/CardLink.tsx';
import { EntryRange } from '../why/EntryLinks.tsx';
import { linkStands, nextLink } from './chainWords.ts';

/** The links of a chain, the last one first, as they resolve: whose, what they target and cost, and how they stand. */
export function ChainLinks({
  chain,
  outline,
  moment,
}: {
  chain: NonNullable<Moment['chain']>;
  outline: Outline;
  moment: Moment;
}) {
  const next = nextLink(chain);
  return (
    <ol className="chain-links" aria-label={words.chainLinks} reversed>
      {[...chain.links].reverse().map((link) => (
        <li key={link.link} data-link={link.link}>
          <Link link={link} outline={outline} next={next} here={moment.entry.index} />
        </li>
      ))}
    </ol>
  );
}

function Link({
  link,
  outline,
  next,
  here,
}: {
  link: ChainLink;
  outline: Outline;
  next: number | null;
  here: number;
}) {
  const inspector = useInspector();
  const face = outline.faces[link.card] ?? undefined;
  const look = `${link.negated === null ? `is-${link.state}` : 'is-negated'}${link.link === next ? ' is-next' : ''}`;
  return (
    <div className={`link-card ${look}`}>
      <button
        type="button"
        className="link-head"
        aria-current={link.entry === here ? 'step' : undefined}
        onClick={() => inspector.playback.goToEntry(link.entry)}
      >
        <span className="n">
          <span>{link.link}</span>
        </span>
        <span>
          <b>{outline.names[link.card] ?? link.card}</b>
          <small>
            {words.spellSpeed(link.speed)}, {linkStands(link, next)}
            {face === undefined ? '' : `, ${words.cardKind(face)}`}
          </small>
        </span>
        <Side player={link.player} />
      </button>
      <dl className="link-facts">
        <div>
          <dt>{link.link === 1 ? words.linkStarts : words.linkAnswersLink(link.link - 1)}</dt>
          <dd>
            <EntryRange entries={[link.entry]} />
          </dd>
        </div>
        {link.targets.length === 0 ? null : (
          <div>
            <dt>{words.linkTargets}</dt>
            <dd>
              <CardLinks cards={link.targets} />
            </dd>
          </div>
        )}
        {link.paid.length === 0 ? null : (
          <div>
            <dt>{words.linkPaid}</dt>
            <dd>
              <CardLinks cards={link.paid} />
            </dd>
          </div>
        )}
        {link.resolvingAt === undefined ? null : (
          <div>
            <dt>{words.linkResolvesAt}</dt>
            <dd>
              <EntryRange entries={[link.resolvingAt]} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
