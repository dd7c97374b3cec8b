import type { Scenario } from '../../machines/index.ts';
import { useInspector } from '../app/context.ts';
import { words } from '../locales/index.ts';
import type { Shelf } from '../worker/protocol/index.ts';
import { type Chosen, changeCard, type DraftCard } from './draft.ts';

const LIES = {
  monsters: ['attack', 'defense', 'set'],
  spellsTraps: ['set', 'up'],
} as const;
type Way = keyof typeof words.lies;

function wayOf({ position, faceUp }: DraftCard, list: 'monsters' | 'spellsTraps'): Way {
  if (list === 'spellsTraps') return faceUp === true ? 'up' : 'set';
  return faceUp === false ? 'set' : (position ?? 'attack');
}

function lying(card: DraftCard, way: Way): DraftCard {
  const { position: _position, faceUp: _faceUp, ...rest } = card;
  if (way === 'defense') return { ...rest, position: 'defense' };
  if (way === 'up') return { ...rest, faceUp: true };
  return way === 'set' && card.place !== undefined ? { ...rest, faceUp: false } : rest;
}

/** A card of the setup: how it lies, and the way to take it away. */
export function ChosenCard({
  scenario,
  chosen,
  card,
  shelf,
  onDone,
}: {
  scenario: Scenario;
  chosen: Chosen;
  card: DraftCard;
  shelf: Shelf | null;
  onDone: () => void;
}) {
  const inspector = useInspector();
  const face = shelf?.cards.find(({ id }) => id === card.card);
  const { list } = chosen;
  const change = (to: DraftCard | null) => inspector.sandbox.change(changeCard(scenario, chosen, to));
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
