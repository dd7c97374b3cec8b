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
  current: string;
  label: string;
  onPick: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = panels.findIndex((panel) => panel.id === current);
    const next = panels[(at + by + panels.length) % panels.length];
    if (next === undefined) return;
    onPick(next.id);
    list.current?.querySelectorAll('button')[panels.indexOf(next)]?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {panels.map((panel) => (
        <button
          key={panel.id}
          type="button"
          role="tab"
          id={`tab-${panel.id}`}
          aria-selected={panel.id === current}
          aria-controls={`panel-${panel.id}`}
          tabIndex={panel.id === current ? 0 : -1}
          onClick={(event) => {
            onPick(panel.id);
            if (event.detail > 0) event.currentTarget.blur();
          }}
        >
          {panel.title}
        </button>
      ))}
    </div>
  );
}
