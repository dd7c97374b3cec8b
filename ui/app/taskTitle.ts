import { LANGUAGES, type Language } from '../locales/index.ts';
import { taskTitles } from '../locales/taskTitles.ts';
import type { LessonTold } from '../worker/protocol/index.ts';
import { isTask } from './lessons.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** What a lesson's task is called in a language. */
export const taskTitleOf = ({ title }: Pick<LessonTold, 'title'>, language: Language): string =>
  taskTitles[language](title[language]);

/** A title of a task in the reader's language; one that the reader gave stays as it is. */
export const taskTitleIn = (title: string, lesson: Pick<LessonTold, 'title'>, language: Language): string =>
  LANGUAGES.some((each) => taskTitleOf(lesson, each) === title) ? taskTitleOf(lesson, language) : title;

/** Setup and duel of a task that was begun in another language are called as in the reader's own. */
export function keepTaskTitle(store: Store<PageState>): void {
  store.subscribe(() => {
    const { lesson: now, outline, draft, language } = store.get();
    if (now?.mode !== 'alone') return;
    const { lesson } = now;
    const { scenario } = draft;
    const inDuel =
      outline !== null && isTask(lesson, outline) ? taskTitleIn(outline.title, lesson, language) : null;
    if (outline !== null && inDuel !== null && inDuel !== outline.title)
      store.set({ outline: { ...outline, title: inDuel } });
    const onTable = scenario.id === lesson.task.id ? taskTitleIn(scenario.title, lesson, language) : null;
    if (onTable !== null && onTable !== scenario.title)
      store.set({ draft: { ...draft, scenario: { ...scenario, title: onTable } } });
  });
}
