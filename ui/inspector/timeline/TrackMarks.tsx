import { type CSSProperties, memo } from 'react';
import { words } from '../../locales/index.ts';
import { LETTER, MarkSign } from '../../theme/Mark.tsx';
import { kindsOf, type TimelineMark } from './mergeMarks.ts';

/** The marks on the track. They are drawn anew only when they change, not with every step. */
export const TrackMarks = memo(function TrackMarks({
  marks,
  here,
  shareOf,
  onOver,
}: {
  marks: readonly TimelineMark[];
  here: TimelineMark | undefined;
  shareOf: (position: number) => number;
  onOver: (mark: TimelineMark | null) => void;
}) {
  return (
    <>
      {marks.map((each) => {
        const style: CSSProperties = { ['--at' as string]: shareOf(each.position) };
        return (
          <span
            key={each.position}
            aria-hidden="true"
            className={`tmark at${each === here ? ' is-here' : ''}`}
            style={style}
            onPointerEnter={() => onOver(each)}
            onPointerLeave={() => onOver(null)}
            data-mark={each.mark}
            data-position={each.position}
          >
            <MarkSign mark={each.mark} />
            <i>{words.markLetter(LETTER[each.mark], kindsOf(each))}</i>
          </span>
        );
      })}
    </>
  );
});
