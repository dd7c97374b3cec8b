import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { rowOf } from '../../app/differing.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import { Icon, MarkSign, Side } from '../../theme/Mark.tsx';
import type { Row } from '../../worker/protocol/index.ts';
import { MARKS, type Outline } from '../../worker/protocol/index.ts';
import { AddedSign } from './AddedSign.tsx';
import { cardNamesIn } from './cardNamesIn.ts';
import { LogFilterBar } from './LogFilterBar.tsx';
import { filtered, filteredLines, isFiltered, type LogFilter, NO_FILTER } from './logFilter.ts';
import { groupsOf, isPass, type LogGroup, type LogLine, logLines } from './logRows.ts';
import { RowSaid } from './RowSaid.tsx';

const NOTHING: readonly number[] = [];
const GROUP_HEIGHT = 26;
const ROW_HEIGHT = 24;
const LONG_NUMBER = 4;

/** The log: one row an entry, passes folded, grouped by attack; only what is in sight is drawn. */
export function LogPanel() {
  const outline = usePage((state) => state.outline);
  return outline === null ? null : (
    <LogList key={`${outline.title}/${outline.branch ?? ''}/${outline.length}`} outline={outline} />
  );
}

function groupTitle(outline: Outline, group: LogGroup): string {
  if (group.kind === 'attack') {
    const attack = outline.attacks[group.index];
    return attack === undefined
      ? ''
      : words.attackGroup(attack.number, attack.attacker, attack.target, attack.direct);
  }
  const title = { before: words.before, between: words.between, after: words.after, none: words.noAttack }[
    group.kind
  ];
  return outline.turns.length > 1 ? `${title}, ${words.turn(group.turn)}` : title;
}

function LogList({ outline }: { outline: Outline }) {
  const inspector = useInspector();
  const position = usePage((state) => state.position);
  const rows = usePage((state) => state.rows);
  const report = usePage((state) => state.report);
  const stops = usePage((state) => state.stops);
  const stopped = useMemo(() => new Set(stops.flatMap(({ positions }) => positions)), [stops]);
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map());
  const scroller = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(outline), [outline]);
  // The open group follows the cursor, so lines are worked out again only when it enters another one.
  const groupAt = groups.find((group) => position >= group.from && position <= group.to)?.from ?? 0;
  const [filtering, setFiltering] = useState(false);
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER);
  const narrow = filtering && isFiltered(filter);
  const text = useDeferredValue(filter.text.trim());
  const look = useLook(narrow && text !== '' ? { kind: 'found', text, length: outline.length } : null);
  const found = narrow && text !== '' ? (look.current ? (look.shows?.positions ?? NOTHING) : NOTHING) : null;
  const left = useMemo(
    () => (narrow ? filtered(outline, filter, found) : NOTHING),
    [narrow, outline, filter, found],
  );
  const lines = useMemo(
    () => (narrow ? filteredLines(groups, left, opened) : logLines(outline, groups, groupAt, opened)),
    [narrow, left, outline, groups, groupAt, opened],
  );
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (lines[at]?.kind === 'group' ? GROUP_HEIGHT : ROW_HEIGHT),
    overscan: 12,
    scrollPaddingStart: 3 * ROW_HEIGHT,
    scrollPaddingEnd: 3 * ROW_HEIGHT,
    initialRect: { width: 280, height: 560 },
  });
  const hereAt = lines.findIndex(
    (line) => (line.kind === 'row' || !line.open) && position >= line.from && position <= line.to,
  );

  useEffect(() => {
    if (hereAt >= 0) virtual.scrollToIndex(hereAt, { align: 'auto' });
  }, [hereAt, virtual]);

  const items = virtual.getVirtualItems();
  const inSight = items.map((item) => lines[item.index]).filter((line) => line !== undefined);
  const first = inSight[0]?.from;
  const lastSeen = inSight[inSight.length - 1];
  useEffect(() => {
    if (first !== undefined && lastSeen !== undefined)
      inspector.moments.needRows(first, lastSeen.kind === 'row' ? lastSeen.to : lastSeen.from);
  }, [first, lastSeen, inspector]);

  const toggle = (from: number, open: boolean) => setOpened((now) => new Map(now).set(from, !open));
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The card that the row names first, beside its name.
      const name = scroller.current?.querySelector<HTMLElement>('.row.is-here [data-card]');
      if (name == null) return;
      event.preventDefault();
      event.stopPropagation();
      return inspector.pick(name.dataset['card'] ?? '', name.getBoundingClientRect());
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.key === 'ArrowDown' ? 1 : -1;
    // A filter may leave out the entry that is looked at: the next one that it leaves is meant.
    const after = lines.findIndex((line) => line.kind === 'row' && line.from > position);
    const from = hereAt >= 0 ? hereAt : after < 0 ? lines.length : by === 1 ? after - 1 : after;
    for (let at = from + by; at >= 0 && at < lines.length; at += by) {
      const line = lines[at];
      if (line === undefined) return;
      if (line.kind === 'row' || !line.open) return inspector.playback.go(by === 1 ? line.from : line.to);
    }
  };
  const lastEntry = outline.numbers[outline.length - 1] ?? 0;
  return (
    <>
      <div className="panel-head">
        <h2>{words.log}</h2>
        <span className="grow" />
        <button
          type="button"
          className="btn btn-quiet btn-icon log-find"
          aria-label={words.filterLog}
          title={words.filterLog}
          aria-expanded={filtering}
          onClick={() => setFiltering(!filtering)}
        >
          <Icon name="find" />
        </button>
        <span>{words.entryOf(outline.numbers[position] ?? position, lastEntry)}</span>
      </div>
      {filtering ? (
        <LogFilterBar
          outline={outline}
          filter={filter}
          count={left.length}
          reading={
            found === null
              ? 0
              : look.current
                ? (look.shows?.total ?? 0) - (look.shows?.read ?? 0)
                : outline.length
          }
          onChange={setFilter}
        />
      ) : null}
      {narrow && lines.length === 0 ? <p className="quiet log-none">{words.noEntryFits}</p> : null}
      <div
        className={`log${lastEntry > 999 ? ' is-long' : lastEntry > 99 ? ' is-middle' : ''}`}
        ref={scroller}
        role="treegrid"
        aria-label={words.entries}
        aria-description={words.entriesByKeys}
        aria-rowcount={lines.length}
        aria-activedescendant={hereAt >= 0 ? `log-${hereAt}` : undefined}
        tabIndex={0}
        onKeyDown={keys}
        onFocus={wholeHasFocus}
      >
        <div className="log-space" role="presentation" style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => {
            const line = lines[item.index];
            if (line === undefined) return null;
            const style = { top: item.start };
            return line.kind === 'group' ? (
              // biome-ignore lint/a11y/useSemanticElements: a row of the treegrid above
              // biome-ignore lint/a11y/useFocusableInteractive: the treegrid has the focus and names its row
              // biome-ignore lint/a11y/useKeyWithClickEvents: the treegrid handles the keys
              <div
                key={line.key}
                id={`log-${item.index}`}
                role="row"
                aria-level={1}
                aria-expanded={line.open}
                aria-rowindex={item.index + 1}
                className={`log-group${hereAt === item.index ? ' is-here' : ''}`}
                style={style}
                onClick={() => toggle(line.from, line.open)}
              >
                {/* biome-ignore lint/a11y/useSemanticElements: a cell of the treegrid */}
                <span role="gridcell" tabIndex={-1} className="log-group-title">
                  <Icon name={line.open ? 'down' : 'right'} className="chev" />
                  <span>{groupTitle(outline, line.group)}</span>
                </span>
                <span className="range">{range(outline, line.from, line.to)}</span>
              </div>
            ) : (
              <LogRow
                key={line.from}
                id={`log-${item.index}`}
                at={item.index}
                outline={outline}
                line={line}
                position={position}
                text={rowOf(report, line.from, rowWords(outline, line, rows))}
                stops={stopsIn(stopped, line)}
                added={rows.get(line.from)?.added === true}
                style={style}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

/** A click on a row gives the focus to the list, which names its row: so no key is lost on a cell. */
function wholeHasFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target.getAttribute('role') === 'gridcell') currentTarget.focus({ preventScroll: true });
}

/** `14–17`, and `76962–65` where both begin alike. */
function range(outline: Outline, from: number, to: number): string {
  const first = String(outline.numbers[from] ?? from);
  if (from === to) return first;
  const last = String(outline.numbers[to] ?? to);
  if (first.length < LONG_NUMBER || first.length !== last.length) return `${first}–${last}`;
  let same = 0;
  while (same < last.length - 2 && first[same] === last[same]) same += 1;
  return `${first}–${last.slice(same)}`;
}

function rowWords(outline: Outline, line: LogLine, rows: Pick<ReadonlyMap<number, Row>, 'get'>): string {
  const count = line.to - line.from + 1;
  const row = rows.get(line.from);
  if (isPass(outline, line.from)) return words.passes(count, row?.added === true);
  if (row === undefined) return '';
  if (count === 1) return row.words;
  return row.many === undefined ? words.times(row.words, count) : words.manyCome(row.many, count);
}

/** Whether a breakpoint stops in a line of the log. */
function stopsIn(
  stopped: ReadonlySet<number>,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  for (let at = from; at <= to; at++) if (stopped.has(at)) return true;
  return false;
}

function LogRow({
  id,
  at,
  outline,
  line,
  position,
  text,
  stops,
  added,
  style,
}: {
  id: string;
  at: number;
  outline: Outline;
  line: LogLine;
  position: number;
  text: string;
  /** A breakpoint stops here. */
  stops: boolean;
  added: boolean;
  style: { top: number };
}) {
  const inspector = useInspector();
  const { from, to } = line;
  const here = position >= from && position <= to;
  const mark = MARKS[outline.marks[from] ?? 0] ?? null;
  const whose = outline.whose[from] ?? 0;
  const pass = mark === 'pass';
  const pieces = pass || to > from ? [text] : cardNamesIn(text, outline);
  const branches = outline.branches.filter(
    (branch) =>
      branch.from !== null &&
      branch.from + 1 >= from &&
      branch.from + 1 <= to &&
      branch.name !== outline.branch,
  ).length;
  const showsHere = here && !added;
  const classes = [
    'row',
    pass ? 'is-fold' : '',
    here ? 'is-here' : '',
    from > position ? 'is-ahead' : '',
  ].join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the treegrid above
    // biome-ignore lint/a11y/useFocusableInteractive: the treegrid has the focus and names its row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the treegrid handles the keys
    <div
      id={id}
      role="row"
      aria-level={2}
      aria-rowindex={at + 1}
      aria-current={here ? 'step' : undefined}
      aria-selected={here}
      className={classes}
      style={style}
      title={text}
      data-position={from}
      onClick={(event) => {
        inspector.playback.go(from);
        const { target } = event;
        const name = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
        if (name !== null) inspector.pick(name.dataset['card'] ?? '', name.getBoundingClientRect());
      }}
    >
      {stops ? <MarkSign mark="breakpoint" className="row-stop" /> : null}
      <span className="no">{range(outline, from, to)}</span>
      {whose === 0 || pass ? <span /> : <Side player={whose === 1 ? 'A' : 'B'} />}
      {mark === null ? <span /> : <MarkSign mark={mark} />}
      <RowSaid pieces={pieces} here={showsHere} />
      {branches > 0 && !showsHere ? (
        <span className="tag tag-branch" title={words.branchHere(branches)}>
          <MarkSign mark="branch" />
          {branches}
        </span>
      ) : null}
      {added ? <AddedSign /> : null}
    </div>
  );
}
