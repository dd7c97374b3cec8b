import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from './Mark.tsx';

interface TreeState {
  readonly open: ReadonlyMap<string, boolean>;
  readonly toggle: (id: string, open: boolean) => void;
  /** The item that Tab comes to; the first one until another was focused. */
  readonly at: string | null;
  readonly setAt: (id: string) => void;
}
const TreeContext = createContext<TreeState | null>(null);
const LevelContext = createContext(1);

const itemsOf = (tree: HTMLElement): HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];

/** Which item a key leads to, or what it does to the one that has the focus. */
function follow(
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
  from: HTMLElement,
): boolean {
  const at = items.indexOf(from);
  const expanded = from.getAttribute('aria-expanded');
  const focus = (item: HTMLElement | null | undefined) => item?.focus();
  switch (event.key) {
    case 'ArrowDown':
      focus(items[at + 1]);
      return true;
    case 'ArrowUp':
      focus(items[at - 1]);
      return true;
    case 'Home':
      focus(items[0]);
      return true;
    case 'End':
      focus(items[items.length - 1]);
      return true;
    case 'ArrowRight':
      if (expanded === 'false') from.querySelector<HTMLElement>('.tree-toggle')?.click();
      else if (expanded === 'true') focus(from.querySelector<HTMLElement>('[role="treeitem"]'));
      return true;
    case 'ArrowLeft':
      if (expanded === 'true') from.querySelector<HTMLElement>('.tree-toggle')?.click();
      else focus(from.parentElement?.closest<HTMLElement>('[role="treeitem"]'));
      return true;
    case 'Enter':
    case ' ':
      from.querySelector<HTMLElement>('.tree-row')?.click();
      return true;
    default:
      return false;
  }
}

/**
 * A tree as the WAI-ARIA pattern has it: one tab stop, arrow keys from item to item, Right opens, Left closes, Enter does
 * what a click does.
 */
export function Tree({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [at, setAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const state = useMemo<TreeState>(
    () => ({
      open,
      toggle: (id, now) => setOpen((all) => new Map(all).set(id, now)),
      at,
      setAt,
    }),
    [open, at],
  );
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || root.current === null) return;
    const from =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="treeitem"]') : null;
    if (from === null || from !== event.target || !follow(event, itemsOf(root.current), from)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TreeContext value={state}>
      <div
        role="tree"
        aria-label={label}
        className={`tree${className === undefined ? '' : ` ${className}`}`}
        ref={root}
        onKeyDown={keys}
      >
        {children}
      </div>
    </TreeContext>
  );
}

/** One item of a tree; its own items are drawn only while it is open. */
export function TreeItem({
  id,
  first,
  row,
  current,
  openAtFirst = false,
  onGo,
  children,
}: {
  id: string;
  /** The tree's first item: Tab comes here. */
  first?: boolean;
  row: ReactNode;
  /** It is where the duel stands. */
  current?: boolean;
  openAtFirst?: boolean;
  /** What a click or Enter does; without it they open and close. */
  onGo?: (() => void) | undefined;
  /** Draws what lies under it; left out where there is nothing. */
  children?: (() => ReactNode) | undefined;
}) {
  const state = useContext(TreeContext);
  const level = useContext(LevelContext);
  if (state === null) throw new Error('An item was drawn outside of its tree.');
  const open = children !== undefined && (state.open.get(id) ?? openAtFirst);
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    state.toggle(id, !open);
  };
  const reached = state.at === null ? first === true : state.at === id;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={children === undefined ? undefined : open}
      aria-current={current === true ? 'step' : undefined}
      aria-selected={current === true}
      tabIndex={reached ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) state.setAt(id);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the item has the focus and the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys */}
      <div
        className={`tree-row${current === true ? ' is-on' : ''}`}
        onClick={onGo ?? (children === undefined ? undefined : toggle)}
      >
        {children === undefined ? (
          <span className="tree-toggle is-leaf" />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the item has the focus and the keys
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
          <span className="tree-toggle" onClick={toggle}>
            <Icon name={open ? 'down' : 'right'} className="chev" />
          </span>
        )}
        {row}
      </div>
      {open ? (
        // biome-ignore lint/a11y/useSemanticElements: a group of a tree, not of a form
        <div role="group">
          <LevelContext value={level + 1}>{children?.()}</LevelContext>
        </div>
      ) : null}
    </div>
  );
}
