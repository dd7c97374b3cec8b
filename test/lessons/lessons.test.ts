import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../../events/index.ts';
import {
  exampleById,
  isDone,
  LESSONS,
  type Lesson,
  lessonSchema,
  missingFor,
  placesOf,
  playScenario,
  taskDone,
  taskScenario,
} from '../../machines/index.ts';
import { SOLUTIONS } from './solutions.ts';

function playLesson({ scenario: id, branch, ruleset }: Lesson) {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  return playScenario(scenario, {
    ...(branch === undefined ? {} : { branch }),
    ...(ruleset === undefined ? {} : { ruleset }),
  });
}

function playTask(lesson: Lesson, isSolved: boolean) {
  const scenario = taskScenario(lesson, lesson.id);
  const { A = {}, B = {}, steps } = SOLUTIONS[lesson.id] ?? { steps: [] };
  const setup = isSolved
    ? { ...scenario.setup, A: { ...scenario.setup.A, ...A }, B: { ...scenario.setup.B, ...B } }
    : scenario.setup;
  return playScenario({ ...scenario, setup, steps: isSolved ? [...steps] : [] });
}

const textsOf = (lesson: Lesson) => [
  lesson.title,
  lesson.goal,
  ...lesson.steps.map(({ text }) => text),
  lesson.alone.task,
  lesson.alone.hint,
];

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
  test('it is of the form of a lesson', () => {
    expect(lessonSchema.safeParse(lesson).error?.message).toBeUndefined();
  });

  test('its course plays as told, and every place that it speaks of is there, one after the other', () => {
    const { entries, failures } = playLesson(lesson);
    expect(failures).toEqual([]);
    const places = placesOf(lesson, entries);
    for (const [index, { at }] of lesson.steps.entries())
      expect(places[index], `step ${index + 1}: ${JSON.stringify(at)}`).not.toBeNull();
    expect(places).toEqual(places.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  });

  test('its task is not done by itself, and can be done', () => {
    expect(isDone(taskDone(lesson, playTask(lesson, false).entries))).toBe(false);
    expect(SOLUTIONS[id], 'a solution').toBeDefined();
    const solved = playTask(lesson, true);
    // Where the setup has all that the task needs, nothing is said to be missing; and something is where it has not.
    expect(missingFor(lesson, solved.entries)).toEqual([]);
    const bare = playTask({ ...lesson, alone: { ...lesson.alone, setup: {} } }, false);
    expect(missingFor(lesson, bare.entries)).not.toEqual([]);
    expect(solved.failures).toEqual([]);
    const done = taskDone(lesson, solved.entries);
    expect({ id, ...done }).toEqual({
      id,
      goals: lesson.alone.goals.map(() => true),
      broken: (lesson.alone.never ?? []).map(() => false),
    });
  });

  test('its texts are there in both languages, in their typography', () => {
    for (const { en, fr } of textsOf(lesson)) {
      expect(en).not.toMatch(/['"]|--|\.\.\./);
      expect(fr).not.toMatch(/['"]|--|\.\.\./);
      expect(fr, fr).not.toMatch(/[^\u202F][;:!?»]|«[^\u202F]/);
      expect(fr).not.toBe(en);
    }
  });
});

describe('the lessons together', () => {
  test('they begin with the damage table, come to the replay, its corners, and how it was', () => {
    const parts = LESSONS.map(({ part }) => part);
    const order = ['damage', 'replay', 'corners', 'then'];
    expect(parts).toEqual(parts.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
    expect(new Set(parts).size).toBe(order.length);
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  test('every example of the source texts (S0, S2, S4) with a replay has one', () => {
    const examples = [
      'T-01',
      'T-02',
      'T-03',
      'T-04',
      'T-05',
      'T-06',
      'T-07',
      'T-08',
      'T-09',
      'T-10',
      'T-11',
      'T-12',
      'T-13',
    ];
    const taught = new Set(LESSONS.map(({ scenario }) => scenario));
    expect(examples.filter((id) => !taught.has(id))).toEqual([]);
  });

  test('a place names an entry that there is', () => {
    const types = new Set<string>(EVENT_TYPES);
    const named = LESSONS.flatMap(({ steps, alone }) => [
      ...steps.map(({ at }) => at.entry),
      ...alone.goals.map(({ entry }) => entry),
      ...(alone.never ?? []).map(({ entry }) => entry),
    ]);
    expect(named.filter((entry) => !types.has(entry))).toEqual([]);
  });

  test('what a task forbids undoes it', () => {
    const lesson = LESSONS.find(({ id }) => id === 'own-side');
    if (lesson === undefined) throw new Error('no such lesson');
    const scenario = taskScenario(lesson, '');
    const { entries } = playScenario({
      ...scenario,
      steps: [
        { A: 'attack', with: 'chaos-sorcerer', target: 'gyaku-gire-panda' },
        { B: 'activate', card: 'ojama-trio' },
        { until: 'attackOver' },
      ],
    });
    const done = taskDone(lesson, entries);
    expect(done).toEqual({ goals: [false, false], broken: [true] });
    expect(isDone({ goals: [true], broken: [true] })).toBe(false);
  });

  test('of a course that is not all shown only the places that are there are found', () => {
    const [lesson] = LESSONS.filter(({ scenario }) => scenario === 'T-09');
    if (lesson === undefined) throw new Error('no such lesson');
    const { entries } = playLesson(lesson);
    const all = placesOf(lesson, entries);
    const third = all[2] ?? 0;
    expect(placesOf(lesson, entries.slice(0, third + 1))).toEqual([...all.slice(0, 3), null, null]);
  });
});
