import type { Entry } from '../../events/index.ts';
import type { Course, DuelHeader, Ruleset, Verification } from '../../machines/index.ts';
import type { UnderAnswer } from './underRules.ts';
import type { AgainQuestion } from './verifier.ts';

/** Asks a worker of its own; a newer question takes the place of one that is still on. */
function elsewhere<Answer>(): (question: AgainQuestion) => Promise<Answer> {
  let asked: Worker | undefined;
  return (question) => {
    asked?.terminate();
    const worker = new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' });
    asked = worker;
    return new Promise((resolve, reject) => {
      const end = () => {
        worker.terminate();
        if (asked === worker) asked = undefined;
      };
      worker.addEventListener('message', (message: MessageEvent<Answer>) => {
        end();
        resolve(message.data);
      });
      worker.addEventListener('error', (event) => {
        end();
        reject(new Error(event.message));
      });
      worker.postMessage(question);
    });
  };
}

const verify = elsewhere<Verification>();
const under = elsewhere<UnderAnswer>();

/** Decides a duel again in a worker of its own; a newer one takes the place of one that is still on. */
export const verifyElsewhere = (header: DuelHeader, entries: readonly Entry[]): Promise<Verification> =>
  verify({ header, entries });

/** Decides a duel under another ruleset in a worker of its own, and compares. */
export const underElsewhere = (course: Course, ruleset: Ruleset): Promise<UnderAnswer> =>
  under({ course, ruleset });
