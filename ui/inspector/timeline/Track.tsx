import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { rowOf } from '../../app/differing.ts';
import { cursorOf, glimpseOf } from '../../app/passing.ts';
import type { PageState } from '../../app/state.ts';
import { words } from '../../locales/index.ts';
import type { Outline } from '../../worker/protocol/index.ts';
import { markHolding, mergeMarks, type TimelineMark } from './mergeMarks.ts';
import { Tip } from './Tip.tsx';
import { TrackLines } from './TrackLines.tsx';
import { TrackMarks } from './TrackMarks.tsx';
import { TrackStops } from './TrackStops.tsx';
import { useTrackPointer } from './useTrackPointer.ts';

const LEAST_APART = 18;

/** The time of a duel as a slider: rail, marks, phases and steps, and the thumb where one is. */
export function Track({ outline, bands }: { outline: Outline; bands: boolean | 'turns' }) {
  const inspector = useInspector();
  const position = usePage(cursorOf);
  const row = usePage(rowAtCursor);
  const zoomed = usePage((state) => state.stretch);
  const bookmarks = usePage((state) => state.bookmarks);
  const stops = usePage((state) => state.stops);
  const track = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1000);
  // While a question waits, what comes behind it has its room on the rail and nothing else.
  const question = outline.asking?.question ?? null;
  const last = Math.max(
    1,
    (question === null ? outline.length : (outline.asking?.total ?? outline.length)) - 1,
  );
  const stretch = useMemo(() => zoomed ?? { from: 0, to: last }, [zoomed, last]);
  const pointer = useTrackPointer(track, stretch);

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const look = () => setWidth(element.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const marks = useMemo(() => {
    const branches = new Set(
      outline.branches.flatMap((branch) => (branch.from === null ? [] : [branch.from + 1])),
    );
    const marked = new Set([...bookmarks].map((entry) => outline.numbers.indexOf(entry)));
    return mergeMarks(outline.marks, width, LEAST_APART, { branches, bookmarks: marked, stretch });
  }, [outline.marks, outline.branches, outline.numbers, bookmarks, width, stretch]);
  const shareOf = useCallback(
    (at: number) => (at - stretch.from) / Math.max(1, stretch.to - stretch.from),
    [stretch],
  );
  const passing = usePage((state) => state.passing !== null);
  // Nothing but the thumb moves along with a hand.
  const here = passing ? undefined : markHolding(marks, position);
  const entry = outline.numbers[position] ?? position;
  const spoken = words.sliderText(entry, segmentAt(outline, position), row);

  const [over, setOver] = useState<TimelineMark | null>(null);
  const [focused, setFocused] = useState(false);
  const pointed = over ?? (focused ? (here ?? null) : null);
  useEffect(() => {
    if (pointed !== null) inspector.moments.needRows(pointed.position, pointed.position);
  }, [pointed, inspector]);
  const point = useCallback(
    (mark: TimelineMark | null) => {
      setOver(mark);
      inspector.preview.point(mark === null ? null : mark.position);
    },
    [inspector],
  );
  const keys = (key: string): boolean => {
    if (key === 'ArrowUp') inspector.playback.step(1, 'entry');
    else if (key === 'ArrowDown') inspector.playback.step(-1, 'entry');
    else if (key === 'PageUp') inspector.playback.go(position + 15);
    else if (key === 'PageDown') inspector.playback.go(position - 15);
    else return false;
    return true;
  };
  const past = Math.min(1, Math.max(0, shareOf(position)));
  // Moved within the track, which is laid out for itself: what is a layer of its own has all layers sorted at each jump.
  const place: CSSProperties = { left: shareOf(position) * width };
  const isInSight = position >= stretch.from && position <= stretch.to;
  const { positionAt: _, ...hears } = pointer;
  return (
    <div
      ref={track}
      className={`track${zoomed === null ? '' : ' is-zoomed'}`}
      role="slider"
      tabIndex={0}
      aria-label={words.entry}
      aria-valuemin={0}
      aria-valuemax={outline.length - 1}
      aria-valuenow={position}
      aria-valuetext={spoken}
      aria-orientation="horizontal"
      {...hears}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (keys(event.key)) event.preventDefault();
      }}
    >
      <div className="rail" />
      <div className="track-moves is-past">
        <div className="rail-past" style={{ width: past * width }} />
      </div>
      <div className="track-still">
        <TrackLines outline={outline} stretch={stretch} width={width} bands={bands} />
        {question === null ? null : (
          <QuestionMark share={shareOf(question.position)} entry={question.entry} />
        )}
        <TrackStops stops={stops} stretch={stretch} width={width} />
        <TrackMarks
          width={width}
          marks={marks}
          here={here}
          isOwn={here?.position === position}
          shareOf={shareOf}
          onOver={point}
        />
      </div>
      {pointed === null ? null : <Tip mark={pointed} outline={outline} share={shareOf(pointed.position)} />}
      {zoomed === null ? null : (
        <span className="overview" aria-hidden="true">
          <i
            style={{ left: `${(stretch.from / last) * 100}%`, right: `${(1 - stretch.to / last) * 100}%` }}
          />
        </span>
      )}
      <div className="track-moves">
        {isInSight ? (
          <>
            <span className="thumb" style={place} />
            <span className="here-no" style={place}>
              <b>{entry}</b>
            </span>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Where something is to be said before one goes on. */
function QuestionMark({ share, entry }: { share: number; entry: number }) {
  const style: CSSProperties = { ['--at' as string]: share };
  return (
    <span className="tmark at is-question" style={style} title={words.questionAt(entry)} aria-hidden="true">
      <svg className="mk mk-ink" viewBox="0 0 20 20" aria-hidden="true">
        <use href="#m-ask" />
      </svg>
      <i>?</i>
    </span>
  );
}

/** The row of the entry under the cursor, as far as it is known. */
function rowAtCursor(state: PageState): string {
  const told = glimpseOf(state) ?? state.moment;
  return told?.position === cursorOf(state) ? rowOf(state.report, told.position, told.explanation.row) : '';
}

/** The name of the step or phase at a position; found by halving, since a long duel has thousands. */
function segmentAt({ segments }: Outline, position: number): string {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((segments[middle]?.from ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  const found = segments[low];
  return found === undefined || found.from > position ? '' : words.segment(found.label);
}
