import type { CSSProperties } from 'react';
import { usePage } from '../../app/context.ts';
import { rowOf } from '../../app/differing.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type { Outline } from '../../worker/protocol/index.ts';
import { kindsOf, type TimelineMark } from './mergeMarks.ts';

/** What a mark says when it is pointed at: its sentence, or what it holds. It lies over the page and moves nothing. */
export function Tip({ mark, outline, share }: { mark: TimelineMark; outline: Outline; share: number }) {
  const rows = usePage((state) => state.rows);
  const report = usePage((state) => state.report);
  const preview = usePage((state) => state.preview);
  const told = preview?.position === mark.position ? preview.moment : null;
  const style: CSSProperties = { ['--at' as string]: share };
  const numberAt = (position: number) => outline.numbers[position] ?? position;
  const [first] = mark.holds;
  const last = mark.holds[mark.holds.length - 1];
  const single = mark.holds.length === 1 || first === undefined || last === undefined;
  const row = mark.mark === 'branch' ? words.markKinds.branch[0] : rows.get(mark.position)?.words;
  return (
    <span className={`tip${share > 0.5 ? ' is-left' : ''}`} style={style} aria-hidden="true">
      <MarkSign mark={mark.mark} />
      <b>
        {single
          ? words.markTip(
              numberAt(mark.position),
              rowOf(report, mark.position, row ?? words.markKinds[mark.mark][0]),
            )
          : words.mergedTip(numberAt(first.position), numberAt(last.position), kindsOf(mark))}
      </b>
      {told === null ? null : (
        <span className="tip-text">{told.explanation.sentence.map((piece) => piece.text).join('')}</span>
      )}
    </span>
  );
}
