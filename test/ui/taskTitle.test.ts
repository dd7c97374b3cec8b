import { expect, test } from 'vitest';
import { taskTitleIn, taskTitleOf } from '../../ui/app/taskTitle.ts';

const lesson = { title: { en: 'Twice in one attack', fr: 'Deux fois dans une attaque' } };

test('a task that was begun in one language is called as in the other; a title of one’s own stays', () => {
  const [english, french] = [taskTitleOf(lesson, 'en'), taskTitleOf(lesson, 'fr')];
  expect(english).toBe('Twice in one attack: alone');
  expect(taskTitleIn(english, lesson, 'fr')).toBe(french);
  expect(taskTitleIn(french, lesson, 'en')).toBe(english);
  expect(taskTitleIn('Twice in one attack: mine', lesson, 'fr')).toBe('Twice in one attack: mine');
});
