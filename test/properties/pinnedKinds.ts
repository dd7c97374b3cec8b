import type { EventType } from '../../events/index.ts';
import type { CardData, ScenarioSetup, Step } from '../../machines/index.ts';

/** A duel that once went wrong: its setup and steps, and what must have happened by their end. */
export interface Pinned {
  readonly title: string;
  readonly cards?: readonly CardData[];
  readonly setup: ScenarioSetup;
  readonly steps: readonly Step[];
  /** It must have come this far. */
  readonly has: EventType;
  readonly hasNot?: EventType;
}

/** A monster of our own with a continuous effect. */
export const own = (
  id: string,
  influences: NonNullable<CardData['effects'][number]['influences']>,
): CardData => ({
  id,
  name: id,
  kind: 'monster',
  frame: 'effect',
  attribute: 'EARTH',
  type: 'Warrior',
  level: 4,
  atk: 1000,
  def: 1000,
  summary: 'A card of this test.',
  effects: [{ id: 'continuous', kind: 'continuous', influences }],
});

/** A Trap of our own with one effect. */
export const trap = (id: string, effect: Omit<CardData['effects'][number], 'id' | 'kind'>): CardData => ({
  id,
  name: id,
  kind: 'trap',
  icon: 'normal',
  summary: 'A card of this test.',
  effects: [{ id: 'activate', kind: 'activate', ...effect }],
});
