import { type KeyboardEvent, useRef } from 'react';
import type { Panel } from './panels.ts';

/** Tabs over a panel; arrow keys go from one to the next, Home and End to the first and last. */
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
    const at = panels.findIndex((panel) => `tab-${panel.id}` === document.activeElement?.id);
    const to: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % panels.length,
      ArrowLeft: (at - 1 + panels.length) % panels.length,
      Home: 0,
      End: panels.length - 1,
    };
    const next = panels[to[event.key] ?? -1];
    // A tab that was chosen with the mouse leaves these keys to the timeline.
    if (next === undefined || list.current?.dataset['by'] === 'pointer') return;
    event.preventDefault();
    event.stopPropagation();
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
