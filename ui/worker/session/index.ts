import { isNotLoaded } from '../../host/notLoaded.ts';
import { answers as told } from '../../locales/answers.ts';
import { speakIn } from '../language.ts';
import type { Ask } from '../protocol/index.ts';
import { createArriving, OF_WHAT_IS_SHOWN } from './arriving.ts';
import { askingAnswers } from './asking.ts';
import { changeAnswers } from './change.ts';
import { duelPageAnswers } from './duelPage.ts';
import { findingAnswers } from './finding.ts';
import { followingAnswers } from './following.ts';
import { lessonAnswers } from './lessons.ts';
import { lookingAnswers } from './looking.ts';
import { lookAnswers } from './looks.ts';
import { openingAnswers } from './openings.ts';
import { pictureAnswers } from './picturing.ts';
import { recordingAnswers } from './recordings.ts';
import { sandboxAnswers } from './sandbox.ts';
import { type Answers, problem, type Session, type SessionSurroundings } from './session.ts';

/** Answers the page: opens, plays and reads duels, and tells about their moments. */
export function createSession(around: SessionSurroundings) {
  const session: Session = {
    ...around,
    open: null,
    seenBy: 'both',
    about: null,
    followed: null,
    early: null,
    latest: 0,
    shown: 0,
    arriving: createArriving(),
    asking: null,
    veil: null,
    retold: null,
    preparing: null,
  };
  /** A language is on its way: what is asked for until then is told in it. */
  let coming: Promise<void> | undefined;
  const answers: Answers = {
    language({ language }) {
      const spoken = speakIn(language);
      const settled: Promise<void> = spoken.then(
        () => undefined,
        () => undefined,
      );
      coming = settled;
      void settled.then(() => {
        if (coming === settled) coming = undefined;
      });
      return spoken;
    },
    ...openingAnswers(session),
    ...recordingAnswers(session),
    ...followingAnswers(session),
    ...lookAnswers(session),
    ...pictureAnswers(session),
    ...lookingAnswers(session),
    ...duelPageAnswers(session),
    ...findingAnswers(session),
    ...changeAnswers(session),
    ...sandboxAnswers(session),
    ...askingAnswers(session),
    ...lessonAnswers(session),
  };
  const answer = <T extends Ask['type']>(ask: Extract<Ask, { type: T }>) =>
    (answers[ask.type as T] as (ask: Extract<Ask, { type: T }>) => void | Promise<void>)(ask);
  return {
    /** Answers one question; whatever goes wrong becomes one line for the reader. */
    async hear(ask: Ask): Promise<void> {
      try {
        if (coming !== undefined && ask.type !== 'language') await coming;
        if (session.preparing !== null && ask.type !== 'askFirst') await session.preparing;
        if (ask.type === 'seenBy') session.seenBy = ask.seenBy;
        // what is shown may be about to give way: then this was meant for a duel that is no longer there
        const stays = OF_WHAT_IS_SHOWN.has(ask.type) ? session.arriving.stays() : true;
        if (stays !== true && !(await stays)) return;
        await answer(ask);
      } catch (reason) {
        const serial = 'serial' in ask ? ask.serial : session.latest;
        const message = reason instanceof Error ? reason.message : String(reason);
        problem(session, serial, isNotLoaded(reason) ? told.programGone : message);
      }
    },
  };
}
