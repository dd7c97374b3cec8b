import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** A button with a small panel below it. Escape, a click elsewhere and a choice close it. */
export function Menu({
  label,
  button,
  className = 'btn btn-quiet',
  children,
}: {
  label: string;
  button: ReactNode;
  className?: string;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const panel = around.current?.querySelector<HTMLElement>('.menu');
    const first =
      panel?.querySelector<HTMLElement>('[aria-checked="true"]') ??
      panel?.querySelector<HTMLElement>('button, select');
    first?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && around.current?.contains(event.target) === false) setOpen(false);
    };
    window.addEventListener('pointerdown', outside);
    return () => window.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (to instanceof Node && around.current?.contains(to) === false) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape for what is in it
    <div className="menu-around" ref={around} onKeyDown={keys} onBlur={leave}>
      <button
        type="button"
        ref={opener}
        data-kept-focus="menu"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open ? (
        <div className="menu" role="dialog" aria-label={label}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}

/** One of a few, each with a line about it; arrow keys go through them, Enter chooses. */
export function OptionList({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly name: string; readonly text: string }[];
  onPick: (value: string) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = all.findIndex((each) => each.matches(':focus'));
    all[(at + by + all.length) % all.length]?.focus();
  };
  return (
    <div className="options" role="radiogroup" aria-label={label} ref={group} onKeyDown={move}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawn list of which one is chosen
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          className="option"
          onClick={() => onPick(option.value)}
        >
          <b>{option.name}</b>
          {option.text === '' ? null : <small>{option.text}</small>}
        </button>
      ))}
    </div>
  );
}
