import type { Scenario } from '../../machines/index.ts';
import { words } from '../locales/index.ts';
import { Segmented } from '../theme/Segmented.tsx';
import { type Destination, freePlace, ZONED } from './draft.ts';

/** Where cards most often go. */
export const SHELF_LISTS = ['monsters', 'spellsTraps', 'hand', 'graveyard', 'fieldSpell'] as const;

/** The place of a list where the next card goes. */
export function placeIn(
  draft: Scenario,
  player: Destination['player'],
  list: Destination['list'],
): Destination {
  const place = list !== 'fieldSpell' && ZONED.includes(list) ? freePlace(draft, player, list) : null;
  return { player, list, place };
}

/** Where the next card goes, and every other place in one press: the list below shows what fits there. */
export function ShelfPlaces({
  draft,
  to,
  onTo,
}: {
  draft: Scenario;
  to: Destination;
  onTo: (to: Destination) => void;
}) {
  return (
    <div className="shelf-places">
      <Segmented
        label={words.whoseSide}
        value={to.player}
        options={[
          { value: 'A', label: words.sideOfPlayer('A') },
          { value: 'B', label: words.sideOfPlayer('B') },
        ]}
        onChange={(player) => onTo(placeIn(draft, player, to.list))}
      />
      <fieldset aria-label={words.whichPlace}>
        {SHELF_LISTS.map((list) => (
          <button
            key={list}
            type="button"
            className="shelf-place"
            aria-pressed={to.list === list}
            onClick={() => onTo(placeIn(draft, to.player, list))}
          >
            {words.listName(list)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
