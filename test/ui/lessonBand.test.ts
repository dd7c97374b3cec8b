import { expect, test } from 'vitest';
import { isCourse, isTaskDone, modeFor } from '../../ui/app/lessons.ts';
import type { LessonTold, Outline } from '../../ui/worker/protocol/index.ts';

const lesson = {
  id: 'tokens',
  scenario: 'T-09',
  branch: null,
  task: { id: 'lesson-tokens' },
} as unknown as LessonTold;
const of = (origin: Outline['origin'], branch: string | null = null) => ({ origin, branch }) as Outline;
const COURSE = of({ kind: 'example', id: 'T-09' });
const SETUP = of({ kind: 'scenario', name: 'lesson-tokens.json', id: 'lesson-tokens' });
const PLAYED = of({ kind: 'file', name: 'lesson-tokens.duel.jsonl' });
const ASIDE = of({ kind: 'example', id: 'T-09' }, 'attack directly all the same');
const PLAYED_ON = {
  ...of({ kind: 'file', name: 'T-09.duel.jsonl' }, 'my branch'),
  changing: { original: 'Scapegoat', from: { kind: 'example', id: 'T-09' }, dropped: null },
} as Outline;
const OTHERS = [
  of({ kind: 'example', id: 'T-11' }),
  of({ kind: 'file', name: 'lesson-tokens-and-more.duel.jsonl' }),
  of({ kind: 'scenario', name: 'mine.json', id: 'mine' }),
];

test('the course stays with its duel, and the task with its setup and what was played of it', () => {
  expect(modeFor(lesson, COURSE, 'course', 'duel')).toBe('course');
  expect(modeFor(lesson, SETUP, 'alone', 'duel')).toBe('alone');
  expect(modeFor(lesson, PLAYED, 'alone', 'duel')).toBe('alone');
});

test('another duel takes the band away; so does the course, opened while one was at the task', () => {
  for (const other of OTHERS)
    for (const mode of ['course', 'alone'] as const) expect(modeFor(lesson, other, mode, 'duel')).toBeNull();
  expect(modeFor(lesson, COURSE, 'alone', 'duel')).toBeNull();
});

test('who decides otherwise in the course is still in the lesson, beside its way', () => {
  expect(modeFor(lesson, ASIDE, 'course', 'duel')).toBe('course');
  expect(modeFor(lesson, ASIDE, 'alone', 'duel')).toBeNull();
  expect(modeFor(lesson, PLAYED_ON, 'course', 'duel')).toBe('course');
  expect(modeFor(lesson, PLAYED_ON, 'alone', 'duel')).toBeNull();
  expect([COURSE, ASIDE, PLAYED_ON].map((outline) => isCourse(lesson, outline))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a task is done with all that it asks for and nothing that it rules out', () => {
  const done = (goals: boolean[], broken: boolean[]) => isTaskDone({ task: { goals, broken, missing: [] } });
  expect([done([true, true], [false]), done([true, false], []), done([true], [true])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isTaskDone({ task: null })).toBe(false);
});

test('while the task is set up in the sandbox, the duel beneath takes nothing away', () => {
  expect(modeFor(lesson, COURSE, 'alone', 'sandbox')).toBe('alone');
  expect(modeFor(lesson, PLAYED, 'course', 'duel')).toBe('alone');
});
