import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { rowOf } from '../../app/differing.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import { MarkSign, Side } from '../../theme/Mark.tsx';
import { MARKS, type Outline } from '../../worker/protocol/index.ts';

const ROW_HEIGHT = 24;

/** The entries that were found, one row each; arrow keys go from one to the next, and its scroll position is kept. */
export function FoundList({
  outline,
  positions,
  isKnown,
}: {
  outline: Outline;
  positions: readonly number[];
  isKnown: boolean;
}) {
  const inspector = useInspector();
  const position = usePage((state) => state.position);
  const report = usePage((state) => state.report);
  const scroller = useRef<HTMLDivElement>(null);
  const { store } = inspector;
  const virtual = useVirtualizer({
    count: positions.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    initialOffset: store.get().searching.scroll,
    initialRect: { width: 400, height: 120 },
  });
  const items = virtual.getVirtualItems();
  const inSight = items.flatMap((item) => positions[item.index] ?? []);
  const look = useLook(inSight.length === 0 ? null : { kind: 'rowsAt', positions: inSight });
  const told = useRef(new Map<number, string>());
  if (look.current)
    for (const [at, each] of inSight.entries()) told.current.set(each, look.shows?.[at] ?? '');
  const here = positions.indexOf(position);
  const before = useRef(position);
  // Only who goes somewhere is led there: a list that is opened again stands where it was left.
  useEffect(() => {
    if (here >= 0 && before.current !== position) virtual.scrollToIndex(here, { align: 'auto' });
    before.current = position;
  }, [here, position, virtual]);
  const keys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const behind = positions.findIndex((at) => at > position);
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? positions.length - 1
          : by === 0
            ? null
            : here >= 0
              ? here + by
              : by === 1
                ? behind
                : (behind < 0 ? positions.length : behind) - 1;
    const next = to === null ? undefined : positions[to];
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) inspector.playback.go(next);
  };
  if (isKnown && positions.length === 0) return <p className="quiet search-none">{words.nothingFits}</p>;
  return (
    <div
      ref={scroller}
      className="found-entries"
      role="listbox"
      aria-label={words.foundEntries}
      aria-activedescendant={here >= 0 ? `found-entry-${here}` : undefined}
      tabIndex={0}
      onKeyDown={keys}
      onScroll={(event) =>
        store.set({ searching: { ...store.get().searching, scroll: event.currentTarget.scrollTop } })
      }
    >
      <div className="found-space" role="presentation" style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const at = positions[item.index];
          if (at === undefined) return null;
          const mark = MARKS[outline.marks[at] ?? 0] ?? null;
          const whose = outline.whose[at] ?? 0;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list above hears the keys
            <div
              key={at}
              id={`found-entry-${item.index}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === position}
              aria-setsize={positions.length}
              aria-posinset={item.index + 1}
              className={`row${at === position ? ' is-here' : ''}`}
              data-position={at}
              style={{ transform: `translateY(${item.start}px)` }}
              onClick={() => inspector.playback.go(at)}
            >
              <span className="no">{outline.numbers[at] ?? at}</span>
              {whose === 0 ? <span /> : <Side player={whose === 1 ? 'A' : 'B'} />}
              {mark === null ? <span /> : <MarkSign mark={mark} />}
              <span className="what">{rowOf(report, at, told.current.get(at) ?? '')}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
