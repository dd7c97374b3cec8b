import type { CardId, EntryOf } from '../messages/index.ts';
import type { Scene } from './scene.ts';

/** The cards that set a value or ability of a monster as it is before the entry. */
export function sourcesOfValue(scene: Scene, card: CardId, what: string): readonly CardId[] {
  return scene.entryAt(scene.state(card)?.setBy[what], 'value.changed')?.payload.sources ?? [];
}

/** The cards behind changes of value, where one went back to what it was: those behind the change before it. */
export function sourcesOfChanges(scene: Scene, entries: readonly number[]): readonly CardId[] {
  const found = entries.flatMap((index) => {
    const changed = scene.entryAt(index, 'value.changed');
    if (changed === undefined) return [];
    return changed.payload.sources.length > 0
      ? changed.payload.sources
      : (earlierChange(scene, changed)?.payload.sources ?? []);
  });
  return [...new Set(found)];
}

function earlierChange(scene: Scene, later: EntryOf<'value.changed'>): EntryOf<'value.changed'> | undefined {
  for (let index = later.index - 1; index >= 0; index--) {
    const entry = scene.entryAt(index, 'value.changed');
    if (entry?.payload.card === later.payload.card && entry.payload.what === later.payload.what) return entry;
  }
  return undefined;
}

/** The card whose chain link has resolved with this entry. */
export function cardOfLink(scene: Scene, resolved: number): CardId | undefined {
  const link = scene.entryAt(resolved, 'link.resolved')?.payload.link;
  for (let index = resolved - 1; index >= 0 && link !== undefined; index--) {
    const entry = scene.entryAt(index, 'link.resolving');
    if (entry?.payload.link === link) return entry.payload.card;
  }
  return undefined;
}
