import type { Entry } from '../../events/index.ts';
import type { Scenario } from '../scenarios/index.ts';
import type { Lesson, LessonPlace } from './types.ts';

/** The name of each card's data, by its id: of those the duel began with, and of those that were made in it. */
function cardNamesIn(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { type, payload } of entries) {
    if (type === 'duel.started') for (const { id, name } of payload.cards) names.set(id, name);
    if (type === 'card.moved' && payload.created !== undefined) names.set(payload.card, payload.created.name);
  }
  return names;
}

function valueAt(payload: unknown, path: string): unknown {
  let value = payload;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** Whether an entry is such a place. */
function isPlace(entry: Entry, place: LessonPlace, names: ReadonlyMap<string, string>): boolean {
  if (entry.type !== place.entry) return false;
  const called = (value: unknown): unknown =>
    typeof value === 'string' && names.has(value) ? `@${names.get(value)}` : value;
  return Object.entries(place.where ?? {}).every(([path, wanted]) => {
    const value = valueAt(entry.payload, path);
    const has = (one: unknown): boolean =>
      Array.isArray(value)
        ? value.some((each) => each === one || called(each) === one)
        : value === one || called(value) === one;
    return Array.isArray(wanted) ? wanted.every(has) : has(wanted);
  });
}

/**
 * Where on a path the steps of a lesson look, by position: each behind the one before. `null` from the first on that is
 * not there (yet).
 * @example placesOf(lesson, playScenario(scenario).entries)
 */
export function placesOf(
  { steps }: Pick<Lesson, 'steps'>,
  path: readonly Entry[],
): readonly (number | null)[] {
  const names = cardNamesIn(path);
  let from = 0;
  return steps.map(({ at }) => {
    if (from === -1) return null;
    const found = path.findIndex((entry, position) => position >= from && isPlace(entry, at, names));
    from = found === -1 ? -1 : found + 1;
    return found === -1 ? null : found;
  });
}

/** How far a task is done: which of its goals were reached, and which of what must not happen did. */
export interface TaskDone {
  readonly goals: readonly boolean[];
  readonly broken: readonly boolean[];
}

/** Looks at a path for what a task asks for. */
export function taskDone({ alone }: Pick<Lesson, 'alone'>, path: readonly Entry[]): TaskDone {
  const names = cardNamesIn(path);
  const happens = ({ count = 1, ...place }: Lesson['alone']['goals'][number]): boolean =>
    path.filter((entry) => isPlace(entry, place, names)).length >= count;
  return { goals: alone.goals.map(happens), broken: (alone.never ?? []).map(happens) };
}

/** Whether the task is done: everything that it asks for happened, and nothing that it forbids. */
export const isDone = ({ goals, broken }: TaskDone): boolean =>
  goals.every((each) => each) && !broken.some((each) => each);

/** How the duel of a task is called: it is known by its name wherever it is opened. */
export const taskName = ({ id }: Pick<Lesson, 'id'>): string => `lesson-${id}`;

/** The setup of a task as a scenario without steps: everything is still to be decided. */
export const taskScenario = ({ id, alone }: Pick<Lesson, 'id' | 'alone'>, title: string): Scenario => ({
  format: 'duelscope/scenario',
  version: 1,
  id: taskName({ id }),
  title,
  ruleset: alone.ruleset ?? 'modern-tcg',
  setup: alone.setup,
  steps: [],
});
