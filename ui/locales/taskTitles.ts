import type { Language } from '../../events/index.ts';
import { taskTitle as en } from './en/taskTitle.ts';
import { taskTitle as fr } from './fr/taskTitle.ts';

/** What a lesson's task is called in each language, whichever of them are loaded: a title that was given is known by it. */
export const taskTitles: Readonly<Record<Language, (title: string) => string>> = { en, fr };
