import type { CardId, EntryOf } from '../../messages/index.ts';
import type { SideChange } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';

/** Whether a card moved while a link of the chain resolved: its effect did it, and it was no cost. */
export const isByEffect = ({ causedBy }: EntryOf<'card.moved'>, scene: Scene): boolean =>
  causedBy.some((cause) => scene.entryAt(cause, 'link.resolving') !== undefined);

/** Whether the check told of goes by the number of monsters, not by which they are (C9). */
export const countsNumber = (scene: Scene): boolean =>
  scene.switches.fieldChange === 'netCount' ||
  (scene.entry.type === 'attackReplay.checked' &&
    (scene.entry.because?.rule === 'C9' ||
      scene.entry.payload.candidates.some(({ code, rule }) => code === 'ENTER' && rule === 'C9')));

/** The changes whose cards have one name and that happened in one way, together. */
export function alike(changes: readonly SideChange[], scene: Scene): SideChange[][] {
  const groups = new Map<string, SideChange[]>();
  for (const change of changes) {
    const key = `${change.by}|${change.reason}|${scene.state(change.card)?.name ?? change.card}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

/** The cards of these changes. */
export const idsOf = (changes: readonly SideChange[]): CardId[] => changes.map((change) => change.card);

/** Changes told together; where the cards came and left again, the departure goes with the arrival. */
export interface ToldTogether {
  readonly changes: readonly SideChange[];
  readonly leftAgain?: readonly SideChange[];
}

/** The changes of a side in the order in which they are told. */
export function toldTogether(changes: readonly SideChange[], scene: Scene): readonly ToldTogether[] {
  const groups = alike(changes, scene);
  const cards = (group: readonly SideChange[]): string => idsOf(group).join();
  const leftAgain = groups.map((came) =>
    came[0]?.by === 'entered'
      ? groups.find((group) => group[0]?.by === 'left' && cards(group) === cards(came))
      : undefined,
  );
  return groups.flatMap((group, index) => {
    if (leftAgain.includes(group)) return [];
    const gone = leftAgain[index];
    return [gone === undefined ? { changes: group } : { changes: group, leftAgain: gone }];
  });
}

/** The cards that caused these changes. */
export const causesOfChanges = (changes: readonly SideChange[], scene: Scene): readonly CardId[] =>
  changes.flatMap((change) => {
    const payload = (
      scene.entryAt(change.entry, 'card.moved') ?? scene.entryAt(change.entry, 'control.changed')
    )?.payload;
    return payload?.source === undefined ? [] : [payload.source.card];
  });

/** The monsters on the defending side, for `since B controls no monster`. */
export function defendersOf(scene: Scene): readonly CardId[] {
  const { monster, extraMonster } = scene.before.players[scene.defender];
  return [...monster, ...extraMonster].filter((id) => id !== null);
}

/** The activation of the chain link that resolved at this entry. */
function activationOf(link: number, resolved: number, scene: Scene): EntryOf<'effect.activated'> | undefined {
  for (let index = resolved - 1; index >= 0; index--) {
    const entry = scene.entryAt(index, 'effect.activated');
    if (entry?.payload.link === link) return entry;
  }
  return undefined;
}

/** Why a card destroyed itself: another card targeted it, or one it lives and dies with is gone. */
export function setOffBy(
  moved: EntryOf<'card.moved'>,
  scene: Scene,
): { readonly how: 'gone' | 'targeted'; readonly card: CardId; readonly entry: number } | undefined {
  const { card, source } = moved.payload;
  if (source?.card !== card) return undefined;
  for (const cause of moved.causedBy) {
    const gone = scene.entryAt(cause, 'card.moved');
    if (gone !== undefined && gone.payload.card !== card)
      return { how: 'gone', card: gone.payload.card, entry: cause };
    const link = scene.entryAt(cause, 'link.resolved')?.payload.link;
    const by = link === undefined ? undefined : activationOf(link, cause, scene);
    if (by?.payload.targets.includes(card) === true)
      return { how: 'targeted', card: by.payload.card, entry: by.index };
  }
  return undefined;
}
