import type { Answers, Session } from './session.ts';
import { lookedAt } from './veil.ts';

/** Answers where a lesson looks in the duel that is open, and how far its task is done. */
export function lessonAnswers(session: Session): Pick<Answers, 'lessons' | 'lessonPlaces' | 'task'> {
  return {
    async lessons() {
      const { LESSONS, taskScenario } = await import('../lessonLooks.ts');
      const lessons = LESSONS.map((lesson) => ({ ...lesson, task: taskScenario(lesson, '') }));
      session.tell({ type: 'lessons', lessons });
    },
    async lessonPlaces({ serial, lesson }) {
      const { lessonById, placesOf } = await import('../lessonLooks.ts');
      const { open } = session;
      const known = lessonById(lesson);
      if (open === null || known === undefined || serial !== session.shown) return;
      const places = placesOf(known, lookedAt(session, open).truth.path);
      session.tell({ type: 'lessonPlaces', serial, lesson, places });
    },
    async task({ serial, lesson }) {
      const { lessonById, taskTold } = await import('../lessonLooks.ts');
      const { open } = session;
      const known = lessonById(lesson);
      if (open === null || known === undefined || serial !== session.shown) return;
      session.tell({ type: 'task', serial, lesson, task: taskTold(known, open.duel) });
    },
  };
}
