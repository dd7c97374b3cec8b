import type { Scenario } from '../../machines/index.ts';
import { useInspector } from '../app/context.ts';
import { words } from '../locales/index.ts';
import type { Shelf } from '../worker/protocol/index.ts';
import { CardExtras } from './CardExtras.tsx';
import { type Chosen, changeCard, type DraftCard, isSet } from './draft.ts';
import { MoveTo } from './MoveTo.tsx';
import { withoutLostEquips } from './moveCard.ts';

const LIES = {
  monsters: ['attack', 'defense', 'set'],
  spellsTraps: ['set', 'up'],
} as const;
type Way = keyof typeof words.lies;

function wayOf(card: DraftCard, list: 'monsters' | 'spellsTraps'): Way {
  if (isSet(card, list)) return 'set';
  return list === 'spellsTraps' ? 'up' : (card.position ?? 'attack');
}

function lying(card: DraftCard, way: Way): DraftCard {
  const { position: _position, faceUp: _faceUp, ...rest } = card;
  if (way === 'defense') return { ...rest, position: 'defense' };
  if (way === 'up') return card.equippedTo === undefined ? { ...rest, faceUp: true } : rest;
  // What lies face-down is equipped to nothing.
  if (way === 'set') delete rest.equippedTo;
  return way === 'set' && card.place !== undefined ? { ...rest, faceUp: false } : rest;
}

/** A card of the setup: how it lies, and the way to take it away. */
export function ChosenCard({
  scenario,
  chosen,
  card,
  shelf,
  onChosen,
  onMaterial,
  onDone,
}: {
  scenario: Scenario;
  chosen: Chosen;
  card: DraftCard;
  shelf: Shelf | null;
  /** It lies elsewhere now. */
  onChosen: (chosen: Chosen) => void;
  /** The next card of the list goes under this one. */
  onMaterial: () => void;
  onDone: () => void;
}) {
  const inspector = useInspector();
  const face = shelf?.cards.find(({ id }) => id === card.card);
  const { list } = chosen;
  const change = (to: DraftCard | null) =>
    inspector.sandbox.change(withoutLostEquips(changeCard(scenario, chosen, to)));
  const lie = (way: Way) => {
    const to = lying(card, way);
    change(list === 'monsters' && way === 'set' ? { ...to, position: 'defense' } : to);
  };
  return (
    <section className="chosen-card" aria-label={words.chosenCard}>
      <h2>{face?.name ?? card.card}</h2>
      {face === undefined ? null : (
        <p className="quiet">
          {words.cardKind(face)}. {face.summary}
        </p>
      )}
      {list === 'monsters' || list === 'spellsTraps' ? (
        <label>
          <span>{words.howItLies}</span>
          <select value={wayOf(card, list)} onChange={(event) => lie(event.target.value as Way)}>
            {LIES[list].map((way) => (
              <option key={way} value={way}>
                {words.lies[way]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {face === undefined ? null : (
        <MoveTo
          scenario={scenario}
          chosen={chosen}
          card={card}
          face={face}
          shelf={shelf}
          onMoved={onChosen}
        />
      )}
      <CardExtras
        scenario={scenario}
        chosen={chosen}
        card={card}
        shelf={shelf}
        onChange={change}
        onMaterial={onMaterial}
      />
      <div className="state-row">
        <button
          type="button"
          className="btn"
          onClick={() => {
            change(null);
            onDone();
          }}
        >
          {words.takeAway}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {words.done}
        </button>
      </div>
    </section>
  );
}
