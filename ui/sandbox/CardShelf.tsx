import { useMemo, useState } from 'react';
import { words } from '../locales/index.ts';
import type { Shelf, ShelfCard } from '../worker/protocol/index.ts';
import { type Destination, fitsIn } from './draft.ts';
import { SmallCard } from './SmallCard.tsx';

const valuesOf = ({ atk, def }: ShelfCard): string =>
  atk === undefined && def === undefined ? '' : `${atk ?? '?'} / ${def ?? '?'}`;

/** The built-in cards that fit where the next one goes; a card is put there with a click or Enter. */
export function CardShelf({
  shelf,
  to,
  onPut,
}: {
  shelf: Shelf | null;
  to: Destination;
  onPut: (card: string) => void;
}) {
  const [search, setSearch] = useState('');
  const cards = shelf?.cards ?? [];
  const shown = useMemo(() => {
    const typed = search.toLowerCase().split(/\s+/);
    return cards.filter((card) => {
      if (!fitsIn(card, to.list)) return false;
      const text = `${card.name} ${words.cardKind(card)} ${card.summary} ${valuesOf(card)}`.toLowerCase();
      return typed.every((word) => text.includes(word));
    });
  }, [cards, search, to.list]);
  const [first] = shown;
  return (
    <section className="shelf" aria-label={words.searchCards}>
      <p className="shelf-to" role="status">
        {words.nextGoesTo(to.player, to.list, to.place)}
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
