import type { Outline, Tell } from '../../ui/worker/protocol/index.ts';
import { createSession } from '../../ui/worker/session/index.ts';
import { decideUnder } from '../../ui/worker/underRules.ts';

type Surroundings = Parameters<typeof createSession>[0];
type Told<T extends Tell['type']> = Extract<Tell, { type: T }>;

/** A session of the worker in the test's own thread, with everything that it tells; it decides under other rules at once. */
export function workerSession(around: Partial<Omit<Surroundings, 'tell'>> = {}) {
  const told: Tell[] = [];
  const session = createSession({
    // as it reaches the page: what the worker does to its own afterwards changes nothing
    tell: (tell) => void told.push(structuredClone(tell)),
    pause: () => Promise.resolve(),
    verify: () => Promise.reject(new Error('not asked for')),
    under: (course, ruleset) => Promise.resolve(decideUnder({ course, ruleset })),
    ...around,
  });
  const all = <T extends Tell['type']>(type: T): readonly Told<T>[] =>
    told.filter((tell): tell is Told<T> => tell.type === type);
  /** The last of a kind that was told; @throws Error with what was told instead. */
  const last = <T extends Tell['type']>(type: T): Told<T> => {
    const found = all(type).at(-1);
    if (found === undefined) throw new Error(`no ${type} was told: ${JSON.stringify(told.at(-1))}`);
    return found;
  };
  const shown = (): Outline => last('opened').outline;
  return { session, hear: session.hear, told, all, last, shown };
}
