import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { LETTER, MarkSign } from '../../theme/Mark.tsx';
import type { Outline, Row } from '../../worker/protocol/index.ts';
import { kindsOf, mergeMarks, type TimelineMark } from './mergeMarks.ts';

const LEAST_APART = 18;
const TICKS_FROM = 7;
const LETTER_WIDTH = 5.6;
/** How far a stretch may reach past the ends of the rail, in pixels. */
const OVERHANG = 16;

/** The time of a duel as a slider: rail, marks, phases and steps, and the thumb where one is. */
export function Track({ outline, bands }: { outline: Outline; bands: boolean }) {
  const inspector = useInspector();
  const position = usePage((state) => state.position);
  const moment = usePage((state) => state.moment);
  const rows = usePage((state) => state.rows);
  const track = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1000);
  const dragging = useRef<number | null>(null);
  const frame = useRef(0);
  const wanted = useRef(0);

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const marks = useMemo(() => {
    const branches = new Set(
      outline.branches.flatMap((branch) => (branch.from === null ? [] : [branch.from + 1])),
    );
    return mergeMarks(outline.marks, width, LEAST_APART, branches);
  }, [outline.marks, outline.branches, width]);
  const last = Math.max(1, outline.length - 1);
  const share = (at: number) => at / last;
  const place = (at: number): CSSProperties => ({ ['--at' as string]: share(at) });
  const here = marks.find((each) => each.holds.some((one) => one.position === position));
  const segment = outline.segments.findLast((each) => each.from <= position);
  const entry = outline.numbers[position] ?? position;
  const row = moment !== null && moment.position === position ? moment.explanation.row : '';
  const spoken = words.sliderText(entry, segment === undefined ? '' : words.segment(segment.label), row);

  const [over, setOver] = useState<TimelineMark | null>(null);
  const [focused, setFocused] = useState(false);
  const pointed = over ?? (focused ? (here ?? null) : null);
  useEffect(() => {
    if (pointed !== null) inspector.moments.needRows(pointed.position, pointed.position);
  }, [pointed, inspector]);

  const positionAt = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined) return position;
    return Math.round(((event.clientX - box.left) / box.width) * last);
  };
  // The thumb follows every event; the jump itself is made once a frame.
  const jumpSoon = (to: number) => {
    wanted.current = to;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => inspector.playback.go(wanted.current));
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('.tmark') : null;
    if (mark !== null) return inspector.playback.go(Number(mark.dataset['position']));
    event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = event.pointerId;
    inspector.playback.go(positionAt(event));
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (dragging.current === event.pointerId) jumpSoon(positionAt(event));
  };
  const up = (event: PointerEvent<HTMLDivElement>) => {
    if (dragging.current === event.pointerId) dragging.current = null;
  };
  const keys = (key: string): boolean => {
    if (key === 'ArrowUp') inspector.playback.step(1, 'entry');
    else if (key === 'ArrowDown') inspector.playback.step(-1, 'entry');
    else if (key === 'PageUp') inspector.playback.go(position + 15);
    else if (key === 'PageDown') inspector.playback.go(position - 15);
    else return false;
    return true;
  };

  return (
    <div
      ref={track}
      className="track"
      role="slider"
      tabIndex={0}
      aria-label={words.entry}
      aria-valuemin={0}
      aria-valuemax={outline.length - 1}
      aria-valuenow={position}
      aria-valuetext={spoken}
      aria-orientation="horizontal"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (keys(event.key)) event.preventDefault();
      }}
    >
      <div className="rail" />
      <div className="rail-past" style={{ width: `${share(position) * 100}%` }} />
      {width / last < TICKS_FROM
        ? null
        : [...outline.numbers.keys()].map((at) =>
            at === position ? null : <i key={at} className="tick at" style={place(at)} />,
          )}
      {marks.map((each) => {
        const isHere = each === here;
        return (
          <span
            key={each.position}
            aria-hidden="true"
            className={`tmark at${isHere ? ' is-here' : ''}`}
            style={place(each.position)}
            onPointerEnter={() => setOver(each)}
            onPointerLeave={() => setOver(null)}
            data-mark={each.mark}
            data-position={each.position}
          >
            <MarkSign mark={each.mark} />
            <i>{words.markLetter(LETTER[each.mark], kindsOf(each))}</i>
          </span>
        );
      })}
      {outline.attacks.map((attack) => (
        <span
          key={attack.from}
          className="attack-span"
          style={{
            left: `${share(attack.from) * 100}%`,
            width: `${(share(attack.to) - share(attack.from)) * 100}%`,
          }}
        />
      ))}
      {bands
        ? outline.segments.map((each) => {
            const from = Math.max(each.from - 0.42, (-OVERHANG / width) * last);
            const to = Math.min(each.to + 0.42, last + (OVERHANG / width) * last);
            return (
              <span
                key={each.from}
                className="band"
                style={{ left: `${(from / last) * 100}%`, width: `${((to - from) / last) * 100}%` }}
                title={words.segment(each.label)}
              >
                {((to - from) / last) * width > words.segment(each.label).length * LETTER_WIDTH
                  ? words.segment(each.label)
                  : ''}
              </span>
            );
          })
        : null}
      {pointed === null ? null : (
        <span
          className={`tip${share(pointed.position) > 0.5 ? ' is-left' : ''}`}
          style={place(pointed.position)}
          aria-hidden="true"
        >
          {tipOf(pointed, outline, rows)}
        </span>
      )}
      <span className="thumb at" style={place(position)} />
      <span className="here-no at" style={place(position)}>
        {entry}
      </span>
    </div>
  );
}

/** What a mark says when it is pointed at: its row in words, or what it holds. */
function tipOf(mark: TimelineMark, outline: Outline, rows: ReadonlyMap<number, Row>): string {
  const numberAt = (position: number) => outline.numbers[position] ?? position;
  const [first] = mark.holds;
  const last = mark.holds[mark.holds.length - 1];
  if (mark.holds.length === 1 || first === undefined || last === undefined) {
    const row = mark.mark === 'branch' ? words.markKinds.branch[0] : rows.get(mark.position)?.words;
    return words.markTip(numberAt(mark.position), row ?? words.markKinds[mark.mark][0]);
  }
  return words.mergedTip(numberAt(first.position), numberAt(last.position), kindsOf(mark));
}
