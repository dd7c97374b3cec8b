import { type FormEvent, useState } from 'react';
import type { Scenario } from '../../machines/index.ts';
import { useInspector } from '../app/context.ts';
import { words } from '../locales/index.ts';
import type { Shelf } from '../worker/protocol/index.ts';
import { type Chosen, type DraftCard, isSet } from './draft.ts';
import { equipTo, holderOf, holdersOf } from './moveCard.ts';

const MOST = 1000;

/** A count as it was typed: a field that is empty for a moment keeps its counter. */
const countOf = (typed: number): number =>
  Number.isNaN(typed) ? 1 : Math.min(MOST, Math.max(0, Math.floor(typed)));

/** What lies on or under a card of the setup, and what it is equipped to. */
export function CardExtras({
  scenario,
  chosen,
  card,
  shelf,
  onChange,
  onMaterial,
}: {
  scenario: Scenario;
  chosen: Chosen;
  card: DraftCard;
  shelf: Shelf | null;
  onChange: (card: DraftCard) => void;
  onMaterial: () => void;
}) {
  const face = shelf?.cards.find(({ id }) => id === card.card);
  const { list } = chosen;
  const equips =
    list === 'spellsTraps' &&
    (face?.icon === 'equip' || face?.kind === 'monster' || card.equippedTo !== undefined);
  const onField = list === 'monsters' || list === 'spellsTraps' || list === 'fieldSpell';
  const materials = card.materials ?? [];
  return (
    <>
      {equips ? <EquippedTo scenario={scenario} chosen={chosen} card={card} shelf={shelf} /> : null}
      {list === 'monsters' && (face?.frame === 'xyz' || materials.length > 0) ? (
        <Materials card={card} shelf={shelf} onChange={onChange} onMaterial={onMaterial} />
      ) : null}
      {onField && !isSet(card, list) ? <Counters card={card} onChange={onChange} /> : null}
    </>
  );
}

const nameIn = (shelf: Shelf | null, card: string): string =>
  shelf?.cards.find(({ id }) => id === card)?.name ?? card;

function EquippedTo({
  scenario,
  chosen,
  card,
  shelf,
}: {
  scenario: Scenario;
  chosen: Chosen;
  card: DraftCard;
  shelf: Shelf | null;
}) {
  const inspector = useInspector();
  const holders = holdersOf(scenario);
  const now = holderOf(scenario, card);
  const at = holders.findIndex(({ player, index }) => player === now?.player && index === now.index);
  return (
    <label>
      <span>{words.equippedTo}</span>
      <select
        value={at}
        onChange={(event) =>
          inspector.sandbox.change(equipTo(scenario, chosen, holders[Number(event.target.value)] ?? null))
        }
      >
        <option value={-1}>{words.equippedToNothing}</option>
        {holders.map((holder, index) => (
          <option key={`${holder.player}${holder.index}`} value={index}>
            {words.monsterThere(nameIn(shelf, holder.card.card), holder.player, holder.card.place)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Materials({
  card,
  shelf,
  onChange,
  onMaterial,
}: {
  card: DraftCard;
  shelf: Shelf | null;
  onChange: (card: DraftCard) => void;
  onMaterial: () => void;
}) {
  const { materials = [], ...rest } = card;
  const without = (index: number) => {
    const left = materials.filter((_, at) => at !== index);
    onChange(left.length === 0 ? rest : { ...rest, materials: left });
  };
  return (
    <div className="extras">
      <h3>{words.materials}</h3>
      <div className="extra-list">
        {materials.length === 0 ? <span className="quiet">{words.noMaterials}</span> : null}
        {materials.map((name, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a material is known by its place under the card
            key={index}
            className="extra"
          >
            {nameIn(shelf, name)}
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={words.takeMaterial(nameIn(shelf, name))}
              onClick={() => without(index)}
            >
              ×
            </button>
          </span>
        ))}
        <button type="button" className="link" onClick={onMaterial}>
          {words.addMaterial}
        </button>
      </div>
    </div>
  );
}

function Counters({ card, onChange }: { card: DraftCard; onChange: (card: DraftCard) => void }) {
  const { counters = {}, ...rest } = card;
  const [kind, setKind] = useState('');
  const set = (name: string, count: number) => {
    const all = Object.entries({ ...counters, [name]: count }).filter(([, each]) => each > 0);
    onChange(all.length === 0 ? rest : { ...rest, counters: Object.fromEntries(all) });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = kind.trim();
    if (name === '') return;
    set(name, (counters[name] ?? 0) + 1);
    setKind('');
  };
  return (
    <form className="extras" onSubmit={add}>
      <h3>{words.countersOnIt}</h3>
      <div className="extra-list">
        {Object.entries(counters).map(([name, count]) => (
          <label key={name} className="extra">
            <span>{name}</span>
            <input
              type="number"
              min={0}
              max={MOST}
              value={count}
              onChange={(event) => set(name, countOf(event.target.valueAsNumber))}
            />
          </label>
        ))}
        <span className="extra">
          <input
            aria-label={words.counterKind}
            placeholder={words.counterKind}
            maxLength={40}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
          />
          <button type="submit" className="btn" aria-disabled={kind.trim() === ''}>
            {words.addCounter}
          </button>
        </span>
      </div>
    </form>
  );
}
