import type { CardId, Value } from '../../messages/index.ts';
import type { Scene } from '../scene.ts';

const listed = (value: Value): readonly CardId[] => (Array.isArray(value) ? value : []);

/** What changed about the opposing monsters that a monster cannot attack. */
export interface BarredChange {
  readonly how: 'barred' | 'free' | 'still' | 'none';
  readonly cards: readonly CardId[];
}

/** Those that are new among the monsters it cannot attack, else those it may attack again. */
export function barredChange(card: CardId, from: Value, to: Value, scene: Scene): BarredChange {
  const [before, now] = [listed(from), listed(to)];
  const added = now.filter((id) => !before.includes(id));
  if (added.length > 0) return { how: 'barred', cards: added };
  const inPlace = before.filter((id) => {
    const place = scene.state(id)?.place;
    return !now.includes(id) && place?.zone === 'monster' && place.player !== scene.controller(card);
  });
  if (inPlace.length > 0) return { how: 'free', cards: inPlace };
  return { how: now.length > 0 ? 'still' : 'none', cards: now };
}

/** Whether a card lay face-up before it was turned: from the entry that turned or moved it last before. */
export function wasFaceUp(card: CardId, before: number, scene: Scene): boolean {
  for (let index = before - 1; index >= 0; index--) {
    const entry = scene.entries[index];
    if (entry === undefined) continue;
    if ((entry.type === 'card.turned' || entry.type === 'card.moved') && entry.payload.card === card)
      return entry.payload.faceUp;
    if (entry.type === 'duel.started')
      return entry.payload.cards.find((each) => each.id === card)?.faceUp ?? true;
  }
  return true;
}

/** A value that changed, from first to last. */
export interface ValueChange {
  readonly card: CardId;
  readonly what: string;
  readonly from: Value;
  readonly to: Value;
  readonly sources: readonly CardId[];
}

/** The changes of values in these entries: those of one value one after the other are one, and none where it is back. */
export function valueChanges(entries: readonly number[], scene: Scene): readonly ValueChange[] {
  const found = new Map<string, ValueChange>();
  for (const index of entries) {
    const changed = scene.entryAt(index, 'value.changed');
    if (changed === undefined) continue;
    const { card, what, from, to, sources } = changed.payload;
    const key = `${card}|${what}`;
    const old = found.get(key);
    found.set(
      key,
      old === undefined
        ? { card, what, from, to, sources }
        : { ...old, to, sources: [...new Set([...old.sources, ...sources])] },
    );
  }
  return [...found.values()].filter((change) => change.from !== change.to);
}

/** The changes of value that follow an entry at once: what an effect did as it was applied. */
export function valuesRightAfter(index: number, scene: Scene): readonly ValueChange[] {
  const found: ValueChange[] = [];
  for (let next = index + 1; ; next++) {
    const changed = scene.entryAt(next, 'value.changed');
    if (changed === undefined) return found;
    found.push(changed.payload);
  }
}
