import type { Player } from '../../events/index.ts';
import type { Scenario } from '../../machines/index.ts';
import { useInspector } from '../app/context.ts';
import { words } from '../locales/index.ts';
import { Side } from '../theme/Mark.tsx';
import type { Shelf } from '../worker/protocol/index.ts';
import {
  type Chosen,
  cardsOf,
  type Destination,
  type DraftCard,
  isSet,
  type ListName,
  PILES,
  ZONES,
} from './draft.ts';
import { type Dragging, dragsFrom, dropsOn } from './dragging.ts';
import { holderOf } from './moveCard.ts';
import { SmallCard } from './SmallCard.tsx';

/** What has room in the field, and on the board. */
const MOST_LIFE_POINTS = 999_999;

type AnyList = ListName | 'fieldSpell';

/** How a card of a setup lies, in words; nothing where that needs no word. */
export function howItLies(card: DraftCard, list: AnyList): string {
  if (list !== 'monsters' && list !== 'spellsTraps') return '';
  if (isSet(card, list)) return words.lies.set;
  if (list === 'spellsTraps') return words.lies.up;
  return card.position === 'defense' ? words.lies.defense : words.lies.attack;
}

/** What lies on or under a card, and what it is equipped to, each in a few words. */
function besides(card: DraftCard, holder: string | undefined): readonly string[] {
  const { materials = [], counters = {} } = card;
  return [
    ...(holder === undefined ? [] : [words.isEquippedTo(holder)]),
    ...(materials.length === 0 ? [] : [words.materialCount(materials.length)]),
    ...Object.entries(counters).map(([kind, count]) => words.counterCount(kind, count)),
  ];
}

/** One side of the table: its zones as they lie on the field, then hand, Deck, Graveyard and the rest as lists. */
export function SideSetup({
  player,
  scenario,
  shelf,
  to,
  chosen,
  onTo,
  onChosen,
  drag,
}: {
  player: Player;
  scenario: Scenario;
  shelf: Shelf | null;
  to: Destination;
  chosen: Chosen | null;
  onTo: (to: Destination) => void;
  onChosen: (chosen: Chosen) => void;
  drag: Dragging;
}) {
  const inspector = useInspector();
  const side = scenario.setup[player] ?? {};
  const faceOf = (card: string) => shelf?.cards.find(({ id }) => id === card);
  const nameOf = (card: string) => faceOf(card)?.name ?? card;
  const isTo = (list: AnyList, place: number | null) =>
    to.player === player && to.list === list && (place === null || to.place === place);
  const isChosen = (list: AnyList, index: number) =>
    chosen !== null && chosen.player === player && chosen.list === list && chosen.index === index;

  const zones = player === 'B' ? [...ZONES].reverse() : ZONES;
  const slot = (list: AnyList, place: number | null) => {
    const cards = cardsOf(scenario, player, list);
    const index = place === null ? 0 : cards.findIndex((card) => card.place === place);
    const card = cards[index];
    if (card === undefined)
      return (
        <button
          key={`${list}${place ?? ''}`}
          type="button"
          className={`sb-slot${isTo(list, place) ? ' is-to' : ''}`}
          aria-pressed={isTo(list, place)}
          aria-label={words.emptySlot(player, list, place)}
          data-row={place === null || place === zones[0] ? words.listName(list) : undefined}
          onClick={() => onTo({ player, list, place })}
          {...dropsOn(drag, { player, list, place })}
        >
          <span aria-hidden="true">{isTo(list, place) ? '+' : ''}</span>
        </button>
      );
    const held = holderOf(scenario, card);
    const also = besides(card, held === undefined ? undefined : nameOf(held.card.card));
    const how = [...also, howItLies(card, list)].filter((part) => part !== '').join(', ');
    const set = isSet(card, list);
    return (
      <button
        key={`${list}${place ?? ''}`}
        type="button"
        className={`sb-slot is-filled${isChosen(list, index) ? ' is-chosen' : ''}`}
        aria-pressed={isChosen(list, index)}
        aria-label={words.filledSlot(player, list, place, nameOf(card.card), how)}
        onClick={() => onChosen({ player, list, index })}
        {...dragsFrom(drag, { player, list, index }, nameOf(card.card))}
        {...dropsOn(drag, { player, list, place })}
      >
        <SmallCard
          card={faceOf(card.card)}
          name={card.card}
          defense={list === 'monsters' && card.position === 'defense'}
          faceUp={!set}
        />{' '}
        {set || also.length > 0 ? <small>{set ? nameOf(card.card) : also.join(', ')}</small> : null}
      </button>
    );
  };

  const rows: readonly ListName[] =
    player === 'B' ? ['spellsTraps', 'monsters'] : ['monsters', 'spellsTraps'];
  return (
    <section
      className={`side-setup is-${player === 'A' ? 'a' : 'b'}`}
      aria-label={words.sideOfPlayer(player)}
    >
      <div className="side-head">
        <Side player={player} />
        <h2>{words.sideOfPlayer(player)}</h2>
        <label>
          <span>{words.lifePointsSet}</span>
          <input
            type="number"
            min={1}
            max={MOST_LIFE_POINTS}
            step={100}
            value={side.lifePoints ?? 8000}
            onChange={(event) =>
              inspector.sandbox.change({
                ...scenario,
                setup: {
                  ...scenario.setup,
                  [player]: {
                    ...side,
                    lifePoints: Math.min(
                      MOST_LIFE_POINTS,
                      Math.max(1, Math.floor(event.target.valueAsNumber || 1)),
                    ),
                  },
                },
              })
            }
          />
        </label>
      </div>
      {rows.map((list) => (
        // biome-ignore lint/a11y/useSemanticElements: zones of one row of the field, not a form's fieldset
        <div key={list} className="slot-row" role="group" aria-label={words.listName(list)}>
          {zones.map((place) => slot(list, place))}
          {list === 'monsters' ? slot('fieldSpell', null) : <span />}
        </div>
      ))}
      <dl className="side-piles">
        {PILES.map((list) => (
          <div key={list}>
            <dt>{words.listName(list)}</dt>
            <dd {...dropsOn(drag, { player, list, place: null })}>
              {cardsOf(scenario, player, list).map((card, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card of a list is known by its place in it
                  key={index}
                  type="button"
                  className="chip"
                  aria-pressed={isChosen(list, index)}
                  aria-label={words.filledSlot(player, list, null, nameOf(card.card), '')}
                  onClick={() => onChosen({ player, list, index })}
                  {...dragsFrom(drag, { player, list, index }, nameOf(card.card))}
                >
                  {nameOf(card.card)}
                </button>
              ))}
              <button
                type="button"
                className={`chip is-add${isTo(list, null) ? ' is-to' : ''}`}
                aria-pressed={isTo(list, null)}
                aria-label={words.addToList(player, list)}
                onClick={() => onTo({ player, list, place: null })}
              >
                +
              </button>
              {list === 'deck' && cardsOf(scenario, player, list).length === 0 ? (
                <small className="quiet">{words.deckFiller}</small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
