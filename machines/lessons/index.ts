export { LESSONS, lessonById } from './builtIn.ts';
export { type Missing, missingFor } from './missing.ts';
export { isDone, placesOf, type TaskDone, taskDone, taskName, taskScenario } from './places.ts';
export { lessonSchema } from './schema.ts';
export type { Lesson, LessonPlace, LessonText } from './types.ts';
