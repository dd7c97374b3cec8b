import type { Explanation } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import { MarkSign, Side } from '../../theme/Mark.tsx';

/** The verdict's line, without a mark where the entry has none. */
export function Verdict({
  explanation: { index, mark, player, title },
  tag,
}: {
  explanation: Pick<Explanation, 'index' | 'mark' | 'player' | 'title'>;
  tag: boolean;
}) {
  const marked = mark !== null && mark !== 'pass' && mark !== 'step';
  return (
    <div className="verdict">
      {marked ? <MarkSign mark={mark} /> : player === null ? null : <Side player={player} />}
      <h2>{title}</h2>
      {tag ? <span className="tag">{words.entryTag(index)}</span> : null}
    </div>
  );
}
