import { type CSSProperties, memo } from 'react';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
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
      {marks.map((each) => (
        <TrackMark
          key={each.position}
          mark={each}
          share={shareOf(each.position)}
          isHere={each === here}
          onOver={onOver}
        />
      ))}
    </>
  );
});

const TrackMark = memo(function TrackMark({
  mark,
  share,
  isHere,
  onOver,
}: {
  mark: TimelineMark;
  share: number;
  isHere: boolean;
  onOver: (mark: TimelineMark | null) => void;
}) {
  const style: CSSProperties = { ['--at' as string]: share };
  return (
    <span
      aria-hidden="true"
      className={`tmark at${isHere ? ' is-here' : ''}`}
      style={style}
      onPointerEnter={() => onOver(mark)}
      onPointerLeave={() => onOver(null)}
      data-mark={mark.mark}
      data-position={mark.position}
    >
      <MarkSign mark={mark.mark} />
      <i>{words.markLetter(mark.mark, kindsOf(mark))}</i>
    </span>
  );
});
