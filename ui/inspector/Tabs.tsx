import { type KeyboardEvent, useRef } from 'react';
import type { Panel } from './panels.ts';

/** Tabs over a panel; arrow keys go from one to the next. */
export function Tabs({
  panels,
  current,
  label,
  onPick,
}: {
  panels: readonly Panel[];
  /** The open one; `null` where all are closed. */
  current: string | null;
  label: string;
  onPick: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // A tab that was chosen with the mouse leaves the arrow keys to the timeline.
    if (by === 0 || list.current?.dataset['by'] === 'pointer') return;
    event.preventDefault();
    event.stopPropagation();
    const at = panels.findIndex((panel) => `tab-${panel.id}` === document.activeElement?.id);
    const next = panels[(at + by + panels.length) % panels.length];
    if (next === undefined) return;
    onPick(next.id);
    list.current?.querySelectorAll('button')[panels.indexOf(next)]?.focus();
  };
  return (
    <div
      className="tabs"
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={move}
      onPointerDown={() => list.current?.setAttribute('data-by', 'pointer')}
      onBlur={() => list.current?.removeAttribute('data-by')}
    >
      {panels.map((panel, at) => (
        <button
          key={panel.id}
          type="button"
          role="tab"
          id={`tab-${panel.id}`}
          aria-selected={panel.id === current}
          aria-controls={panel.id === current ? `panel-${panel.id}` : undefined}
          tabIndex={panel.id === current || (current === null && at === 0) ? 0 : -1}
          onClick={() => onPick(panel.id)}
        >
          {panel.title}
        </button>
      ))}
    </div>
  );
}
