import type { Candidate, CardId, EntryOf, EventType, ReplayCause } from '../../messages/index.ts';
import type { SideChange } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';

type Checked = EntryOf<'attackReplay.checked'>;

/** The changes that a candidate cause speaks of: those of the cards it names, where it names some. */
export function ofCandidate(
  changes: readonly SideChange[],
  candidate: Candidate | undefined,
): readonly SideChange[] {
  const cards = candidate?.cards;
  if (cards === undefined || cards.length === 0) return changes;
  const named = changes.filter((change) => cards.includes(change.card));
  return named.length === 0 ? changes : named;
}

/** A departure as a change of its side. */
export const asDeparture = ({ index, payload }: EntryOf<'card.moved'>): SideChange => ({
  card: payload.card,
  visit: payload.visit,
  entry: index,
  by: 'left',
  kind: payload.source?.kind ?? 'rule',
  reason: payload.reason,
});

/** What took the right to attack directly away. */
export type LostThrough =
  | { readonly how: 'left'; readonly moved: EntryOf<'card.moved'> }
  | {
      readonly how: 'negated';
      readonly card: CardId;
      readonly sources: readonly CardId[];
      readonly own: boolean;
    }
  | { readonly how: 'turned'; readonly entries: readonly number[] };

/** A card that left, effects that were negated, or a monster that was turned, and the right to attack directly with it. */
export function lostThrough(scene: Scene, candidate: Candidate | undefined): LostThrough | undefined {
  const entries = candidate?.entries ?? [];
  const find = <T extends EventType>(type: T, at: readonly number[]) =>
    at.map((index) => scene.entryAt(index, type)).find((entry) => entry !== undefined);
  const causes = find('value.changed', entries)?.causedBy ?? [];
  const moved = find('card.moved', entries) ?? find('card.moved', causes);
  if (moved !== undefined) return { how: 'left', moved };
  const negated = causes
    .map((at) => scene.entryAt(at, 'value.changed'))
    .find((entry) => entry?.payload.what === 'negated' && entry.payload.to === true);
  if (negated !== undefined) {
    const { card, sources } = negated.payload;
    return { how: 'negated', card, sources, own: card === scene.attack?.attacker };
  }
  return find('card.turned', causes) === undefined ? undefined : { how: 'turned', entries: causes };
}

/** The change of value that now forbids a direct attack, whoever stands there. */
export const directForbidden = (
  scene: Scene,
  candidate: Candidate | undefined,
): EntryOf<'value.changed'> | undefined =>
  (candidate?.entries ?? [])
    .map((at) => scene.entryAt(at, 'value.changed'))
    .find((entry) => entry?.payload.what === 'cannotAttackDirectly');

/** A cause of a replay with what was found of it. */
export interface Found {
  readonly code: ReplayCause;
  readonly candidate: Candidate | undefined;
}

/** The causes of a replay, in the order in which they happened. */
export function causesInOrder(entry: Checked): readonly Found[] {
  const { candidates, causes } = entry.payload;
  const found = causes.map((code) => ({ code, candidate: candidates.find((each) => each.code === code) }));
  const first = ({ candidate }: Found): number => Math.min(...(candidate?.entries ?? [entry.index]));
  return found.sort((a, b) => first(a) - first(b));
}

const FIELD_CAUSES: readonly ReplayCause[] = ['ENTER', 'LEAVE', 'CONTROL_IN', 'CONTROL_OUT', 'RETURNED'];

/** Whether a monster that came or left is among the causes. */
export const isOfField = ({ payload }: Checked): boolean =>
  payload.causes.some((code) => FIELD_CAUSES.includes(code));

/** What left the defending side while there is one cause only: the target, another monster, or nothing. */
export function whatLeft(entry: Checked, scene: Scene): 'target' | 'departure' | 'control' | undefined {
  const left = [...scene.changes('defender', 'left'), ...scene.changes('defender', 'controlOut')];
  const target = scene.attack?.target ?? null;
  if (left.length === 0 || entry.payload.causes.length !== 1 || target === null) return undefined;
  if (left.some((change) => change.card === target)) return 'target';
  return left.some((change) => change.by === 'left') ? 'departure' : 'control';
}

/** Where as many monsters came as left, for several causes: whether control changed among them. */
export function asManyAsBefore(entry: Checked, scene: Scene): 'moves' | 'control' | undefined {
  if (entry.payload.causes.length < 2) return undefined;
  const changes = scene.changes('defender');
  const come = changes.filter((each) => each.by === 'entered' || each.by === 'controlIn').length;
  if (come !== changes.length - come || come === 0) return undefined;
  return changes.some((each) => each.by === 'controlIn' || each.by === 'controlOut') ? 'control' : 'moves';
}

/** Whether a direct attack, declared before, is no longer among the choices because monsters stand in the way (R25). */
export function isDirectBlocked(entry: Checked, scene: Scene): boolean {
  const { causes, choices } = entry.payload;
  if (scene.attack?.target !== 'direct' || causes.includes('DIRECT_LOST')) return false;
  return !choices.some(({ value }) => value === 'direct' || value === 'continue');
}
