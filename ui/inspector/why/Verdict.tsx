import type { Explanation } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { Icon, MarkSign, Side } from '../../theme/Mark.tsx';

/** The verdict's line, without a mark where the entry has none. */
export function Verdict({
  explanation: { index, mark, player, title },
  tag,
}: {
  explanation: Pick<Explanation, 'index' | 'mark' | 'player' | 'title'>;
  tag: boolean;
}) {
  const inspector = useInspector();
  const marked = mark !== null && mark !== 'pass' && mark !== 'step';
  return (
    <div className="verdict">
      {marked ? <MarkSign mark={mark} /> : player === null ? null : <Side player={player} />}
      <h2>{title}</h2>
      {tag ? <span className="tag">{words.entryTag(index)}</span> : null}
      {tag ? (
        <button
          type="button"
          className="btn btn-quiet btn-icon entry-more"
          aria-label={words.entryMenuButton}
          title={words.entryMenuButton}
          aria-haspopup="menu"
          onClick={() => inspector.run('view.entryMenu')}
        >
          <Icon name="more" />
        </button>
      ) : null}
    </div>
  );
}
