import { openAgain } from './openings.ts';
import type { Answers, Session } from './session.ts';
import { shownOutline } from './veil.ts';

/** Answers the questions of a reader who says first what happens. */
export function askingAnswers(session: Session): Pick<Answers, 'askFirst' | 'answer' | 'answerAgain'> {
  return {
    async askFirst({ serial, on, said, at }) {
      const prepare = async (): Promise<void> => {
        session.asking = on ? { said, make: await import('../askQuestions.ts') } : null;
      };
      const preparing = prepare();
      session.preparing = preparing;
      try {
        await preparing;
      } finally {
        if (session.preparing === preparing) session.preparing = null;
      }
      const { open } = session;
      if (open === null) return;
      return openAgain(session, {
        type: 'again',
        serial,
        branch: open.branch,
        ruleset: null,
        at,
        exact: true,
      });
    },
    answer({ serial, key, said }) {
      const { open, about, asking, veil } = session;
      if (open === null || about === null || asking === null || veil === null) return;
      if (serial !== session.shown || veil.told?.key !== key) return;
      const result = asking.make.answered(veil, open.duel, said);
      if (result === null) return;
      const { answer } = result;
      asking.said = {
        ...asking.said,
        [veil.name]: { ...asking.said[veil.name], [key]: answer.outcome },
      };
      const { later } = result.veil;
      session.veil = answer.last ? { ...result.veil, later: [] } : result.veil;
      session.tell({ type: 'revealed', serial, outline: shownOutline(session, open.duel, about), answer });
      if (answer.last) for (const tell of later) session.tell(tell);
    },
    answerAgain({ serial, key, said }) {
      const { open, asking, veil } = session;
      if (serial !== session.shown) return;
      const isAsked = open !== null && asking !== null && veil !== null;
      const answer = isAsked ? asking.make.answeredAgain(veil, open.duel, key, said) : null;
      session.tell({ type: 'answeredAgain', serial, answer });
    },
  };
}
