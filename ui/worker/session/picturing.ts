import { FoldError } from '../../../events/index.ts';
import type { BoardPicture } from '../boardPicture.ts';
import { glimpseAt } from '../glimpse.ts';
import type { Answers, Session } from './session.ts';
import { lookedAt } from './veil.ts';

/** Answers a hand that passes over the duel: the table is drawn here, so that the page has nothing to lay out. */
export function pictureAnswers(
  session: Session,
): Pick<Answers, 'picture' | 'pictureLooks' | 'pass' | 'pictureDone'> {
  let coming: Promise<BoardPicture> | null = null;
  return {
    picture({ canvas }) {
      coming = import('../boardPicture.ts').then(({ createBoardPicture }) => createBoardPicture(canvas));
    },
    async pictureLooks({ looks }) {
      (await coming)?.look(looks);
    },
    async pass({ serial, position }) {
      const picture = await coming;
      const { open } = session;
      if (open === null || picture === null || serial !== session.shown) return;
      try {
        const duel = lookedAt(session, open);
        const glimpse = glimpseAt(duel, position);
        picture.draw(duel, glimpse);
        session.tell({
          type: 'passed',
          serial,
          glimpse: { position, explanation: glimpse.explanation },
        });
      } catch (reason) {
        const from = reason instanceof FoldError ? reason.position : position;
        const message = reason instanceof Error ? reason.message : String(reason);
        session.tell({ type: 'broken', serial, position, from, message });
      }
    },
    async pictureDone() {
      (await coming)?.clear();
    },
  };
}
