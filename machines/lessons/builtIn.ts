import { LESSON_DATA } from './data/index.ts';
import type { Lesson } from './types.ts';

/** The lessons in the order they are taught. That each is of the form of `lessonSchema` is tested, not asked at each start. */
export const LESSONS = LESSON_DATA as readonly Lesson[];

/** A lesson by its id; undefined where there is none. */
export const lessonById = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);
