import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../machines/index.ts';
import { addCard, EMPTY_DRAFT } from '../../ui/sandbox/draft.ts';
import { aside, emptied, isEmptied, lacksGiven, taken } from '../../ui/sandbox/setups.ts';
import { placeByKey } from '../../ui/sandbox/useCardKeys.ts';

const elf = addCard(EMPTY_DRAFT, { player: 'A', list: 'monsters', place: 3 }, 'gemini-elf');
const task: Scenario = { ...elf, id: 'lesson-stronger', title: 'Stronger: alone', ruleset: 'wiki-ude' };

describe('a setup that is cleared', () => {
  test('leaves of a task its name and rules, and of one’s own nothing', () => {
    expect(emptied(task, true)).toEqual({ ...task, setup: EMPTY_DRAFT.setup });
    expect(emptied(elf, false)).toEqual(EMPTY_DRAFT);
    expect([task, emptied(task, true), elf, EMPTY_DRAFT].map(isEmptied)).toEqual([false, true, false, true]);
  });

  test('is kept beside what is set up in its place, of one task as well, and an empty one is not', () => {
    const again = addCard(emptied(task, true), { player: 'B', list: 'monsters', place: 3 }, 'gemini-elf');
    const kept = aside([], task);
    expect(aside(kept, again)).toEqual([again, task]);
    expect(aside(kept, emptied(task, true))).toEqual([task]);
    // brought back, it alone is kept no more
    expect(taken([again, task], task)).toEqual([again]);
  });
});

test('a task that was cleared lacks what it brought until that lies there again, wherever else something lies', () => {
  expect(lacksGiven(task, task)).toBe(false);
  expect(lacksGiven(task, addCard(task, { player: 'B', list: 'monsters', place: 3 }, 'baby-dragon'))).toBe(
    false,
  );
  expect(lacksGiven(task, emptied(task, true))).toBe(true);
  const onB = addCard(emptied(task, true), { player: 'B', list: 'monsters', place: 3 }, 'gemini-elf');
  expect(lacksGiven(task, onB)).toBe(true);
  expect(lacksGiven(task, addCard(onB, { player: 'A', list: 'monsters', place: 1 }, 'gemini-elf'))).toBe(
    false,
  );
  const poor = { ...task, setup: { ...task.setup, B: { lifePoints: 2000 } } };
  expect([lacksGiven(poor, poor), lacksGiven(poor, task)]).toEqual([false, true]);
});

test('keys lead from card to card and stop at the ends', () => {
  const led = (key: string, at: number) => placeByKey(key, at, 20);
  expect([led('ArrowDown', 0), led('ArrowUp', 0), led('ArrowDown', 19)]).toEqual([1, 0, 19]);
  expect([led('Home', 7), led('End', 7), led('PageDown', 7), led('PageUp', 7)]).toEqual([0, 19, 15, 0]);
  expect([led('Enter', 7), led('s', 7), placeByKey('End', -1, 0)]).toEqual([null, null, null]);
});
