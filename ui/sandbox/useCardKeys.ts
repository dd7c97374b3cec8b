import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** How many cards Page Up and Page Down pass. */
const PAGE = 8;

/** The place in a list of so many that a key leads to; `null` where the key leads nowhere. */
export function placeByKey(key: string, at: number, count: number): number | null {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0 ? null : Math.min(Math.max(to, 0), count - 1);
}

/** The keys of a list of cards: one stop for Tab, and from card to card with arrows, Home, End, Page Up and Page Down. */
export function useCardKeys(cards: readonly string[]): {
  readonly stopOf: (card: string) => 0 | -1;
  readonly keys: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
} {
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && cards.includes(last) ? last : cards[0];
  const buttons = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('button[data-card]')];
  return {
    stopOf: (card) => (card === stop ? 0 : -1),
    keys: {
      onFocus({ target }) {
        const card = target.dataset['card'];
        if (card !== undefined) setLast(card);
      },
      onKeyDown(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const all = buttons(event.currentTarget);
        const to = placeByKey(
          event.key,
          all.findIndex((each) => each.contains(document.activeElement)),
          all.length,
        );
        if (to === null) return;
        event.preventDefault();
        event.stopPropagation();
        const row = all[to];
        row?.focus({ preventScroll: true });
        // What the card does stands below it, and comes into sight with it.
        row?.closest('li')?.scrollIntoView({ block: 'nearest' });
      },
    },
  };
}
