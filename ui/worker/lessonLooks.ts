// Loaded once a reader takes a lesson.
import { CARDS, type Lesson, missingFor, nameOfChoice, taskDone } from '../../machines/index.ts';
import type { DuelOnHand } from './duelOnHand.ts';
import { nameOfRuleset } from './exampleSummary.ts';
import type { MissingTold, TaskTold } from './protocol/index.ts';

export { LESSONS, lessonById, placesOf, taskScenario } from '../../machines/index.ts';

/** How far the task of a lesson is done in a duel, and what the duel lacks for it. */
export function taskTold(lesson: Lesson, { header, truth }: DuelOnHand): TaskTold {
  const asked = nameOfChoice(lesson.alone.ruleset);
  const missing = missingFor(lesson, truth.path).map(
    (each): MissingTold =>
      each.kind === 'card' ? { kind: 'card', name: CARDS.get(each.card)?.name ?? each.card } : each,
  );
  const ruleset: readonly MissingTold[] =
    header.ruleset.id === asked ? [] : [{ kind: 'ruleset', name: nameOfRuleset(asked) }];
  return { ...taskDone(lesson, truth.path), missing: [...missing, ...ruleset] };
}
