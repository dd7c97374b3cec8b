import { Fragment, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import type { CopyKind } from '../../app/copying.ts';
import type { PageState } from '../../app/state.ts';
import { words } from '../../locales/index.ts';
import { type MenuChoice, stopsFor, watchesFor } from './menuChoices.ts';
import './menu.css';

const EDGE = 8;
const COPIES: readonly CopyKind[] = ['link', 'entry', 'state', 'steps', 'smallest', 'test', 'report'];

/** These play again what was decided: there is nothing to play where others decided the duel. */
const PLAYED: ReadonlySet<CopyKind> = new Set<CopyKind>(['steps', 'smallest', 'test']);
const NOTE = 'entry-menu-note';

/** What there is to do with the entry that is looked at, or with a card there: arrow keys, Enter, Escape. */
export function EntryMenu({ menu }: { menu: NonNullable<PageState['menu']> }) {
  const inspector = useInspector();
  const { store, tools } = inspector;
  const moment = usePage((state) => state.moment);
  const outline = usePage((state) => state.outline);
  const position = usePage((state) => state.position);
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const isHere = moment?.position === position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is placed anew once it is known what stands in it
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (element.current === null || box === undefined) return;
    before.current ??= document.activeElement;
    element.current.style.left = `${Math.max(EDGE, Math.min(menu.x, innerWidth - box.width - EDGE))}px`;
    element.current.style.top = `${Math.max(EDGE, Math.min(menu.y, innerHeight - box.height - EDGE))}px`;
    element.current.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [menu, isHere]);
  const close = () => {
    store.set({ menu: null });
    const { current } = before;
    if (current instanceof HTMLElement) current.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const items = [...(element.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at <= 0 ? items.length : at) - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = to[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (next !== undefined) items[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (moment === null || outline === null || !isHere) return null;
  const take = (choice: MenuChoice) => {
    close();
    if (choice.of === 'watch') tools.watch(choice.query);
    else tools.stopAt(choice.query);
    store.set({
      notice: choice.of === 'watch' ? words.watchSet(choice.query) : words.breakpointSet(choice.query),
    });
  };
  const stops = stopsFor(moment, outline, menu.card);
  const watches = watchesFor(moment, outline, menu.card);
  const item = (key: string, text: string, act: () => void, code?: string) => (
    <button key={key} type="button" role="menuitem" tabIndex={-1} onClick={act}>
      <span>{text}</span>
      {code === undefined ? null : <code>{code}</code>}
    </button>
  );
  const isObserved = outline.profile === 'observed';
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the menu closes it, as Escape does */}
      <div
        className="menu-shade"
        onPointerDown={close}
        onContextMenu={(event) => {
          event.preventDefault();
          close();
        }}
      />
      <div
        ref={element}
        className="entry-menu"
        role="menu"
        tabIndex={-1}
        aria-label={words.entryMenu(moment.entry.index)}
        onKeyDown={keys}
      >
        <p aria-hidden="true">{words.breakOn}</p>
        {stops.map((choice) => item(`stop ${choice.query}`, choice.words, () => take(choice), choice.query))}
        {watches.map((choice) =>
          item(`watch ${choice.query}`, choice.words, () => take(choice), choice.query),
        )}
        <p aria-hidden="true">{words.copyMenu}</p>
        {COPIES.map((kind) => (
          <Fragment key={kind}>
            {isObserved && PLAYED.has(kind) ? (
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled="true"
                aria-describedby={NOTE}
              >
                <span>{words.copyKind[kind]}</span>
              </button>
            ) : (
              item(kind, words.copyKind[kind], () => {
                close();
                inspector.run(`copy.${kind}`);
              })
            )}
          </Fragment>
        ))}
        {isObserved ? (
          <>
            <p id={NOTE}>{words.copyNotPlayed}</p>
            {item('setUp', words.setUpFromHere, () => {
              close();
              inspector.run('file.sandboxHere');
            })}
          </>
        ) : null}
      </div>
    </>
  );
}
