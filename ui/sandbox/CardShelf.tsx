import { useMemo, useState } from 'react';
import { words } from '../locales/index.ts';
import type { Shelf, ShelfCard } from '../worker/protocol/index.ts';
import { canBeMaterial, type Destination, fitsIn } from './draft.ts';
import { SmallCard } from './SmallCard.tsx';

const valuesOf = ({ atk, def }: ShelfCard): string =>
  atk === undefined && def === undefined ? '' : `${atk ?? '?'} / ${def ?? '?'}`;

/** The built-in cards that fit where the next one goes; a card is put there with a click or Enter. */
export function CardShelf({
  shelf,
  to,
  under,
  onPut,
  onDrag,
}: {
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
  const shown = useMemo(() => {
    const typed = search.toLowerCase().split(/\s+/);
    return cards.filter((card) => {
      if (under === null ? !fitsIn(card, to.list) : !canBeMaterial(card)) return false;
      const text = `${card.name} ${words.cardKind(card)} ${card.summary} ${valuesOf(card)}`.toLowerCase();
      return typed.every((word) => text.includes(word));
    });
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
              title={words.putCard(card.name)}
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
