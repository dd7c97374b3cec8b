import type { Scenario } from '../../machines/index.ts';
import { useInspector } from '../app/context.ts';
import { words } from '../locales/index.ts';
import type { Shelf, ShelfCard } from '../worker/protocol/index.ts';
import { type Chosen, type DraftCard, ZONED } from './draft.ts';
import { type MovePlace, moveCard, placesFor } from './moveCard.ts';

const keyOf = ({ player, list, place }: Pick<MovePlace, 'player' | 'list' | 'place'>): string =>
  `${player}/${list}/${place ?? ''}`;

/** Moves a card of the setup by choosing where it is to lie: what dragging does, for the keyboard. */
export function MoveTo({
  scenario,
  chosen,
  card,
  face,
  shelf,
  onMoved,
}: {
  scenario: Scenario;
  chosen: Chosen;
  card: DraftCard;
  face: ShelfCard;
  shelf: Shelf | null;
  onMoved: (chosen: Chosen) => void;
}) {
  const inspector = useInspector();
  const places = placesFor(scenario, chosen, face);
  const here = keyOf({ player: chosen.player, list: chosen.list, place: card.place ?? null });
  const nameOf = (holds: DraftCard | null) =>
    holds === null ? null : (shelf?.cards.find(({ id }) => id === holds.card)?.name ?? holds.card);
  const groupOf = ({ player, list }: MovePlace) =>
    ZONED.includes(list as never) ? words.zonesOf(player, list) : words.pilesOf(player);
  const textOf = (to: MovePlace) =>
    words.placeOf(to.player, to.list, to.place, keyOf(to) === here ? null : nameOf(to.holds));
  const move = (key: string) => {
    const to = places.find((place) => keyOf(place) === key);
    if (to === undefined || key === here) return;
    const moved = moveCard(scenario, chosen, to);
    inspector.sandbox.change(moved.draft);
    onMoved(moved.chosen);
  };
  return (
    <label>
      <span>{words.moveTo}</span>
      <select value={here} onChange={(event) => move(event.target.value)}>
        {[...new Set(places.map(groupOf))].map((group) => (
          <optgroup key={group} label={group}>
            {places
              .filter((to) => groupOf(to) === group)
              .map((to) => (
                <option key={keyOf(to)} value={keyOf(to)}>
                  {textOf(to)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
