import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { words } from '../locales/index.ts';
import { useInspector, usePage } from './context.ts';
import { fitting, SIZE_LIMITS, type Sized } from './layout.ts';

const STEP = 16;

/** The style of a layout in which the reader chose sizes. */
export function useSizes(): CSSProperties {
  const sizes = usePage((state) => state.layouts[state.detail]);
  return Object.fromEntries(Object.entries(sizes).map(([panel, size]) => [`--${panel}`, `${size}px`]));
}

/**
 * The edge between a panel and the board. One drags it, moves it with the arrow keys, and a double click or Enter gives
 * the panel the size that the page chooses.
 * @param grows the direction in which the panel grows
 */
export function Splitter({
  panel,
  of,
  grows,
}: {
  panel: Sized;
  /** The panel's element, which is measured. */
  of: string;
  grows: 'right' | 'left' | 'up';
}) {
  const { layout } = useInspector();
  const own = usePage((state) => state.layouts[state.detail][panel]);
  const edge = useRef<HTMLDivElement>(null);
  const drag = useRef<{ id: number; from: number; size: number } | null>(null);
  const upright = grows !== 'up';
  const measured = (): number => {
    const box = edge.current?.parentElement?.querySelector(of)?.getBoundingClientRect();
    return (upright ? box?.width : box?.height) ?? 0;
  };
  const along = (event: PointerEvent): number => (upright ? event.clientX : event.clientY);
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { id: event.pointerId, from: along(event), size: measured() };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const held = drag.current;
    if (held?.id !== event.pointerId) return;
    const by = along(event) - held.from;
    if (by !== 0) layout.resize(panel, held.size + (grows === 'right' ? by : -by));
  };
  const keys = (event: KeyboardEvent) => {
    const [less, more] =
      grows === 'right'
        ? ['ArrowLeft', 'ArrowRight']
        : grows === 'left'
          ? ['ArrowRight', 'ArrowLeft']
          : ['ArrowDown', 'ArrowUp'];
    const [least, most] = SIZE_LIMITS[panel];
    if (event.key === more) layout.resize(panel, measured() + STEP);
    else if (event.key === less) layout.resize(panel, measured() - STEP);
    else if (event.key === 'Home') layout.resize(panel, least);
    else if (event.key === 'End') layout.resize(panel, most);
    else if (event.key === 'Enter') layout.resize(panel, null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const now = own ?? fitting(panel, edge.current === null ? SIZE_LIMITS[panel][0] : measured());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a window splitter is moved, a rule is not
    <div
      ref={edge}
      className={`splitter is-${grows} splitter-${panel}`}
      role="separator"
      tabIndex={0}
      aria-label={words.sizeOf[panel]}
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      aria-valuemin={SIZE_LIMITS[panel][0]}
      aria-valuemax={SIZE_LIMITS[panel][1]}
      aria-valuenow={now}
      title={words.splitterHow}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onDoubleClick={() => layout.resize(panel, null)}
      onKeyDown={keys}
    />
  );
}
