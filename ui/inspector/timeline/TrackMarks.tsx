import { type CSSProperties, memo } from 'react';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import { MarksDrawn } from './MarksDrawn.tsx';
import { kindsOf, type TimelineMark } from './mergeMarks.ts';

/** The marks on the track. They are drawn anew only when they change, not with every step. */
export const TrackMarks = memo(function TrackMarks({
  marks,
  width,
  here,
  isOwn,
  shareOf,
  onOver,
}: {
  marks: readonly TimelineMark[];
  /** Of the track, in pixels. */
  width: number;
  /** The one that holds the entry that is looked at, and whether it is that entry's own: only then it grows. */
  here: TimelineMark | undefined;
  isOwn: boolean;
  shareOf: (position: number) => number;
  onOver: (mark: TimelineMark | null) => void;
}) {
  const places = marks.map((each) => shareOf(each.position) * width);
  const labels = marks.map((each) => words.markLetter(each.mark, kindsOf(each)));
  const signs = marks.flatMap((each, at) =>
    each === here && isOwn ? [] : [{ mark: each.mark, at: places[at] ?? 0 }],
  );
  return (
    <>
      <MarksDrawn marks={signs} width={width} />
      {marks.map((each, at) => (
        <TrackMark
          key={each.position}
          mark={each}
          label={labelWithRoom(labels, places, at)}
          share={shareOf(each.position)}
          here={each !== here ? '' : isOwn ? 'is-here' : 'is-held'}
          onOver={onOver}
        />
      ))}
    </>
  );
});

/** About how wide a letter of a label is, and how far labels stay apart, in pixels. */
const LETTER = 7;
const APART = 3;

/** The letter of a mark with how many it holds; the letter alone where its neighbours' labels leave no room for more. */
function labelWithRoom(labels: readonly string[], places: readonly number[], at: number): string {
  const label = labels[at] ?? '';
  const runsInto = (other: number): boolean => {
    const beside = labels[other];
    if (beside === undefined) return false;
    const between = Math.abs((places[other] ?? 0) - (places[at] ?? 0));
    return between < ((label.length + beside.length) * LETTER) / 2 + APART;
  };
  return runsInto(at - 1) || runsInto(at + 1) ? label.slice(0, 1) : label;
}

const TrackMark = memo(function TrackMark({
  mark,
  label,
  share,
  here,
  onOver,
}: {
  mark: TimelineMark;
  label: string;
  share: number;
  here: '' | 'is-here' | 'is-held';
  onOver: (mark: TimelineMark | null) => void;
}) {
  const style: CSSProperties = { ['--at' as string]: share };
  return (
    <span
      aria-hidden="true"
      className={`tmark at${here === '' ? '' : ` ${here}`}`}
      style={style}
      onPointerEnter={() => onOver(mark)}
      onPointerLeave={() => onOver(null)}
      data-mark={mark.mark}
      data-position={mark.position}
    >
      {here === 'is-here' ? <MarkSign mark={mark.mark} /> : <span className="mk" />}
      <i>{label}</i>
    </span>
  );
});
