import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Scenario } from '../../machines/index.ts';
import { TermText } from '../glossary/TermText.tsx';
import { words } from '../locales/index.ts';
import type { Shelf, ShelfCard } from '../worker/protocol/index.ts';
import { canBeMaterial, type Destination, fitsIn } from './draft.ts';
import { placeIn, SHELF_LISTS, ShelfPlaces } from './ShelfPlaces.tsx';
import { SmallCard } from './SmallCard.tsx';
import { useCardKeys } from './useCardKeys.ts';

const valuesOf = ({ atk, def }: ShelfCard): string =>
  atk === undefined && def === undefined ? '' : `${atk ?? '?'} / ${def ?? '?'}`;

/** The built-in cards that fit where the next one goes; a card is put there with a click or Enter. */
export function CardShelf({
  field,
  shelf,
  to,
  under,
  draft,
  onTo,
  onPut,
  onDrag,
}: {
  /** The field that cards are searched in: letters typed on the table go there. */
  field: RefObject<HTMLInputElement | null>;
  shelf: Shelf | null;
  to: Destination;
  /** The name of the card that the next one goes under, if it does. */
  under: string | null;
  draft: Scenario;
  onTo: (to: Destination) => void;
  onPut: (card: string) => void;
  /** A card is being dragged to the field, or no more. */
  onDrag: (card: string | null) => void;
}) {
  const [search, setSearch] = useState('');
  /** What was typed is looked for in another place. */
  const keepsSearch = useRef(false);
  const cards = shelf?.cards ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed for another place finds nothing for this one
  useEffect(() => {
    if (!keepsSearch.current) setSearch('');
    keepsSearch.current = false;
  }, [to.player, to.list, under]);
  const { shown, elsewhere } = useMemo(() => {
    const typed = search.toLowerCase().split(/\s+/);
    const whole = search.trim().toLowerCase();
    /** A card whose name is typed comes before one that only speaks of it. */
    const rank = (name: string): number => {
      const at = ` ${name.toLowerCase()}`.indexOf(` ${whole}`);
      return at === 0 ? 0 : at > 0 ? 1 : name.toLowerCase().includes(whole) ? 2 : 3;
    };
    const called = cards.filter((card) => {
      const text = `${card.name} ${words.cardKind(card)} ${card.summary} ${valuesOf(card)}`.toLowerCase();
      return typed.every((word) => text.includes(word));
    });
    const fitting = called.filter((card) => (under === null ? fitsIn(card, to.list) : canBeMaterial(card)));
    // What is called so and fits elsewhere is offered there, where nothing that fits here is called so.
    const isCalledSo = ({ name }: ShelfCard): boolean => whole !== '' && rank(name) < 3;
    const isElsewhere = under === null && (fitting.length === 0 || !fitting.some(isCalledSo));
    const elsewhere = !isElsewhere ? [] : fitting.length === 0 ? called : called.filter(isCalledSo);
    return {
      shown: whole === '' ? fitting : fitting.sort((a, b) => rank(a.name) - rank(b.name)),
      elsewhere: SHELF_LISTS.filter((list) => elsewhere.some((card) => fitsIn(card, list))),
    };
  }, [cards, search, to.list, under]);
  const { stopOf, keys } = useCardKeys(shown.map(({ id }) => id));
  const [first] = shown;
  const putFirst = () => {
    if (first === undefined) return;
    onPut(first.id);
    setSearch('');
  };
  // Enter pressed before the cards are there is heard once they are.
  const waits = useRef(false);
  useEffect(() => {
    if (shelf === null || !waits.current) return;
    waits.current = false;
    putFirst();
  });
  return (
    <section className="shelf" aria-label={words.searchCards}>
      <p className="shelf-to" role="status">
        {under === null ? words.nextGoesTo(to.player, to.list, to.place) : words.nextGoesUnder(under)}
      </p>
      {under === null ? <ShelfPlaces draft={draft} to={to} onTo={onTo} /> : null}
      <label className="find">
        <span className="sr">{words.searchCards}</span>
        <input
          ref={field}
          data-search-box
          type="search"
          value={search}
          placeholder={words.searchCards}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              const shelfOf = event.currentTarget.closest('.shelf');
              shelfOf?.querySelector<HTMLElement>('button[data-card][tabindex="0"]')?.focus();
            }
            if (event.key !== 'Enter' || search.trim() === '') return;
            event.preventDefault();
            if (shelf === null) waits.current = true;
            else putFirst();
          }}
        />
      </label>
      <p className="quiet" role="status">
        {elsewhere.length > 0
          ? words.cardFitsElsewhere
          : shown.length > 0
            ? words.cardsFit(shown.length, cards.length)
            : words.noCardFits}
      </p>
      {elsewhere.length === 0 ? null : (
        <div className="shelf-elsewhere">
          {elsewhere.map((list) => (
            <button
              key={list}
              type="button"
              className="btn"
              onClick={() => {
                keepsSearch.current = true;
                onTo(placeIn(draft, to.player, list));
                field.current?.focus();
              }}
            >
              {words.lookIn(to.player, list)}
            </button>
          ))}
        </div>
      )}
      <ul className="shelf-cards" data-terms="pointer" aria-label={words.cardsByKeys} {...keys}>
        {shown.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className="shelf-card"
              data-card={card.id}
              tabIndex={stopOf(card.id)}
              title={words.putCard(card.name)}
              aria-describedby={`does-${card.id}`}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', card.name);
                onDrag(card.id);
              }}
              onDragEnd={() => onDrag(null)}
              onClick={() => onPut(card.id)}
            >
              <SmallCard card={card} name={card.id} />
              <span>
                <b>{card.name}</b>{' '}
                <small>
                  {words.cardKind(card)}
                  {valuesOf(card) === '' ? '' : `, ${valuesOf(card)}`}
                </small>
              </span>
            </button>
            <p id={`does-${card.id}`} className="shelf-does">
              <TermText text={card.summary} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
