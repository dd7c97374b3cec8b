import { courseOf, otherwiseIn } from './looking.ts';
import type { Answers, Session } from './session.ts';

const nameOf = (title: string): string =>
  `${title
    .replace(/\.(?:duel\.)?(?:jsonl|json|yrpx?)$/i, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)}.html`;

/** Answers who wants the duel as a page of its own; what is needed for that is fetched then. */
export function duelPageAnswers(session: Session): Pick<Answers, 'duelPage'> {
  const { tell, pause } = session;
  return {
    async duelPage({ serial, position }) {
      const { open } = session;
      if (open === null || serial !== session.shown) return;
      const title = courseOf(open, session.about);
      const name = nameOf(title);
      try {
        const { duelPage } = await import('../../offline/duelPage.ts');
        const otherwise = await otherwiseIn(open, open.duel);
        const text = await duelPage(open.duel, title, { pause, start: position, otherwise });
        if (serial === session.shown) tell({ type: 'duelPage', serial, position, name, text });
      } catch (reason) {
        const problem = reason instanceof Error ? reason.message : String(reason);
        tell({ type: 'duelPage', serial, position, name, problem });
      }
    },
  };
}
