import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Json } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import { allParts, aroundPath, findInJson, type JsonLine, jsonLines } from './jsonLines.ts';

const LINE_HEIGHT = 20;

/** Data as lines that open and close, searched in place; only what is in sight is drawn. */
export function JsonView({ value, label, onCopy }: { value: Json; label: string; onCopy: () => void }) {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => findInJson(value, text), [value, text]);
  const here = found.length === 0 ? null : (found[at % found.length] ?? null);
  // What the search leads to is open, whatever was closed.
  const opened = useMemo(
    () =>
      here === null ? turned : new Map([...turned, ...aroundPath(here).map((path) => [path, true] as const)]),
    [turned, here],
  );
  const lines = useMemo(() => jsonLines(value, opened), [value, opened]);
  const turn = (path: string, open: boolean) => setTurned((all) => new Map(all).set(path, open));
  const turnAll = (open: boolean) => setTurned(new Map(allParts(value).map((path) => [path, open])));
  return (
    <div className="json">
      <div className="json-bar">
        <input
          type="search"
          aria-label={words.searchHere}
          placeholder={words.searchHere}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || found.length === 0) return;
            setAt((now) => (now + (event.shiftKey ? found.length - 1 : 1)) % found.length);
          }}
        />
        <span className="json-count" role="status">
          {text === '' ? '' : words.foundHere(found.length === 0 ? 0 : (at % found.length) + 1, found.length)}
        </span>
        <span className="grow" />
        <button type="button" className="btn btn-small" onClick={() => turnAll(true)}>
          {words.openAll}
        </button>
        <button type="button" className="btn btn-small" onClick={() => turnAll(false)}>
          {words.closeAll}
        </button>
        <button type="button" className="btn btn-small" onClick={onCopy}>
          {words.copy}
        </button>
      </div>
      <Lines lines={lines} label={label} here={here} found={found} onTurn={turn} />
    </div>
  );
}

function Lines({
  lines,
  label,
  here,
  found,
  onTurn,
}: {
  lines: readonly JsonLine[];
  label: string;
  here: string | null;
  found: readonly string[];
  onTurn: (path: string, open: boolean) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const matches = useMemo(() => new Set(found), [found]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 10,
    initialRect: { width: 400, height: 200 },
  });
  const hereAt = here === null ? -1 : lines.findIndex((line) => line.path === here);
  useEffect(() => {
    if (hereAt >= 0) virtual.scrollToIndex(hereAt, { align: 'auto' });
  }, [hereAt, virtual]);
  const pickedAt = Math.max(
    0,
    lines.findIndex((line) => line.path === picked),
  );
  const goTo = (at: number) => {
    const line = lines[Math.min(lines.length - 1, Math.max(0, at))];
    if (line === undefined) return;
    setPicked(line.path);
    virtual.scrollToIndex(lines.indexOf(line), { align: 'auto' });
  };
  const keys = (event: KeyboardEvent) => {
    const line = lines[pickedAt];
    if (line === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case 'ArrowDown':
        goTo(pickedAt + 1);
        break;
      case 'ArrowUp':
        goTo(pickedAt - 1);
        break;
      case 'Home':
        goTo(0);
        break;
      case 'End':
        goTo(lines.length - 1);
        break;
      case 'ArrowRight':
        if (line.open === false) onTurn(line.path, true);
        else if (line.open === true) goTo(pickedAt + 1);
        break;
      case 'ArrowLeft': {
        const parent = aroundPath(line.path).at(-1);
        if (line.open === true) onTurn(line.path, false);
        else goTo(lines.findIndex((one) => one.path === parent));
        break;
      }
      case 'Enter':
        if (line.open !== null) onTurn(line.path, !line.open);
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="entry-text"
      ref={scroller}
      role="tree"
      aria-label={label}
      aria-activedescendant={lines.length === 0 ? undefined : `${id}-${pickedAt}`}
      tabIndex={0}
      onKeyDown={keys}
    >
      <div className="json-space" role="none" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const line = lines[item.index];
          if (line === undefined) return null;
          const look = `${item.index === pickedAt && picked !== null ? ' is-picked' : ''}${matches.has(line.path) ? ' is-found' : ''}${line.path === here ? ' is-here' : ''}`;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its item
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
            <div
              key={line.path}
              id={`${id}-${item.index}`}
              role="treeitem"
              aria-level={line.depth + 1}
              aria-expanded={line.open ?? undefined}
              aria-selected={item.index === pickedAt && picked !== null}
              className={`json-line${look}`}
              style={{ transform: `translateY(${item.start}px)`, paddingLeft: 8 + line.depth * 14 }}
              onClick={() => {
                setPicked(line.path);
                if (line.open !== null) onTurn(line.path, !line.open);
              }}
            >
              <span className="tree-toggle">
                {line.open === null ? null : <Icon name={line.open ? 'down' : 'right'} className="chev" />}
              </span>
              <span className="json-name">{line.name}</span>
              <span className="json-value">{line.text}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
