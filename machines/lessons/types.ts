import type { z } from 'zod';
import type { lessonPlaceSchema, lessonSchema } from './schema.ts';

/** A lesson: a course of a built-in scenario with a goal, what to look at, and a task to do alone. */
export type Lesson = z.infer<typeof lessonSchema>;
/** Something that happens in a duel, found by what it is. */
export type LessonPlace = z.infer<typeof lessonPlaceSchema>;
/** A text in each language of the page. */
export type LessonText = Lesson['title'];
