import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** One choice out of a few, side by side; a radio group with one tab stop. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: ReactNode }[];
  onChange: (value: T) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? -1
          : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + by + options.length) % options.length];
    if (next === undefined) return;
    onChange(next.value);
    group.current?.querySelectorAll('button')[options.indexOf(next)]?.focus();
  };
  return (
    <div className="seg" role="radiogroup" aria-label={label} ref={group} onKeyDown={move}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawn switch; its arrow keys are handled by the group
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={(event) => {
            onChange(option.value);
            // Chosen with the mouse, the switch does not keep the arrow keys from the timeline.
            if (event.detail > 0) event.currentTarget.blur();
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
