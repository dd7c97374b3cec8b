import { type RefObject, useEffect, useMemo, useState } from 'react';
import { words } from '../locales/index.ts';
import type { Shelf, ShelfCard } from '../worker/protocol/index.ts';
import { canBeMaterial, type Destination, fitsIn } from './draft.ts';
import { SmallCard } from './SmallCard.tsx';

const valuesOf = ({ atk, def }: ShelfCard): string =>
  atk === undefined && def === undefined ? '' : `${atk ?? '?'} / ${def ?? '?'}`;

/** The built-in cards that fit where the next one goes; a card is put there with a click or Enter. */
export function CardShelf({
  field,
  shelf,
  to,
  under,
  onPut,
  onDrag,
}: {
  /** The field that cards are searched in: letters typed on the table go there. */
  field: RefObject<HTMLInputElement | null>;
  shelf: Shelf | null;
  to: Destination;
  /** The name of the card that the next one goes under, if it does. */
  under: string | null;
  onPut: (card: string) => void;
  /** A card is being dragged to the field, or no more. */
  onDrag: (card: string | null) => void;
}) {
  const [search, setSearch] = useState('');
  const cards = shelf?.cards ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed for another place finds nothing for this one
  useEffect(() => setSearch(''), [to.player, to.list, under]);
  const shown = useMemo(() => {
    const typed = search.toLowerCase().split(/\s+/);
    const whole = search.trim().toLowerCase();
    /** A card whose name is typed comes before one that only speaks of it. */
    const rank = (name: string): number => {
      const at = ` ${name.toLowerCase()}`.indexOf(` ${whole}`);
      return at === 0 ? 0 : at > 0 ? 1 : name.toLowerCase().includes(whole) ? 2 : 3;
    };
    const fitting = cards.filter((card) => {
      if (under === null ? !fitsIn(card, to.list) : !canBeMaterial(card)) return false;
      const text = `${card.name} ${words.cardKind(card)} ${card.summary} ${valuesOf(card)}`.toLowerCase();
      return typed.every((word) => text.includes(word));
    });
    return whole === '' ? fitting : fitting.sort((a, b) => rank(a.name) - rank(b.name));
  }, [cards, search, to.list, under]);
  const [first] = shown;
  return (
    <section className="shelf" aria-label={words.searchCards}>
      <p className="shelf-to" role="status">
        {under === null ? words.nextGoesTo(to.player, to.list, to.place) : words.nextGoesUnder(under)}
      </p>
      <label className="find">
        <span className="sr">{words.searchCards}</span>
        <input
          ref={field}
          type="search"
          value={search}
          placeholder={words.searchCards}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || first === undefined || search.trim() === '') return;
            event.preventDefault();
            onPut(first.id);
            setSearch('');
          }}
        />
      </label>
      <p className="quiet" role="status">
        {shown.length === 0 ? words.noCardFits : words.cardsFit(shown.length, cards.length)}
      </p>
      <ul className="shelf-cards">
        {shown.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className="shelf-card"
              title={`${words.putCard(card.name)}\n${card.summary}`}
              aria-description={card.summary}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', card.name);
                onDrag(card.id);
              }}
              onDragEnd={() => onDrag(null)}
              onClick={() => onPut(card.id)}
            >
              <SmallCard card={card} name={card.id} />
              <b>{card.name}</b>
              <small>
                {words.cardKind(card)}
                {valuesOf(card) === '' ? '' : `, ${valuesOf(card)}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
