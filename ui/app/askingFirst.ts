import type { Said } from '../../machines/index.ts';
import { words } from '../locales/index.ts';
import type { AnswerTold, AskedOutcome, Outline, SaidBefore } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import type { Moments } from './moments.ts';
import type { Playback } from './playback.ts';
import { rememberView } from './remember.ts';
import type { PageState } from './state.ts';

const KEY = 'duelscope.said';
const OUTCOMES: readonly unknown[] = ['agrees', 'differs', 'open'] satisfies readonly AskedOutcome[];

/** The reader says what happens before it is shown. */
export interface AskingFirst {
  /** Switches it on or off: the duel that is open is shown anew, at the same place. */
  toggle(): void;
  /** Told to the worker before anything is opened. */
  begin(): void;
  /** Says something to the question that waits; `null` looks at the answer without saying anything. */
  say(key: string, said: Said | null): void;
  /** The duel that is open is asked about once more: one question of it, or all from its beginning. */
  again(key?: string): void;
  /** Forgets what was said, of every duel. */
  forget(): void;
  revealed(outline: Outline, answer: AnswerTold): void;
  /** The duel is told once more, in another language or for other eyes: so is the answer that is looked at. */
  tellAgain(answer: AnswerTold, serial: number): void;
  toldAgain(answer: AnswerTold | null): void;
}

/** What was said of which duel, from the last time; nothing where the browser keeps nothing. */
export function rememberedSaid(): SaidBefore {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).map(([duel, said]) => [
        duel,
        Object.fromEntries(Object.entries(said ?? {}).filter(([, outcome]) => OUTCOMES.includes(outcome))),
      ]),
    ) as SaidBefore;
  } catch {
    return {};
  }
}

function remember(said: SaidBefore): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(said));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

/** The answer that is looked at, where the cursor is. */
export const answerHere = ({
  answer,
  position,
}: Pick<PageState, 'answer' | 'position'>): AnswerTold | null =>
  answer !== null && answer.question.position === position ? answer : null;

/** The question that waits where the cursor is, unless one still looks at the answer to the one before. */
export const waitingQuestion = ({ outline, position, answer }: PageState) =>
  outline?.asking?.question != null &&
  position === outline.length - 1 &&
  answerHere({ answer, position }) === null
    ? outline.asking.question
    : null;

/** How many questions of a duel were answered as the record has it, and how many at all. */
export function countSaid(said: SaidBefore, duel: string): { readonly agree: number; readonly of: number } {
  const outcomes = Object.values(said[duel] ?? {});
  return { agree: outcomes.filter((outcome) => outcome === 'agrees').length, of: outcomes.length };
}

/** The reader's answers on this page. */
export function createAskingFirst(desk: Desk, moments: Moments, playback: Playback): AskingFirst {
  const { store, worker } = desk;
  const tell = (at: number | null) =>
    desk.open((serial) => ({
      type: 'askFirst',
      serial,
      on: store.get().askFirst,
      said: store.get().said,
      at,
    }));
  const keep = (said: SaidBefore) => {
    store.set({ said });
    remember(said);
  };
  return {
    toggle() {
      const { askFirst, position } = store.get();
      store.set({ askFirst: !askFirst, notice: null });
      rememberView(store.get());
      desk.askingFirst = tell(store.get().outline === null ? null : position);
    },
    begin: () => void tell(null),
    say(key, said) {
      store.set({ saying: null });
      worker.ask({ type: 'answer', serial: desk.shown, key, said });
    },
    again(key) {
      const { outline, said, answer } = store.get();
      const name = outline?.asking?.duel;
      if (name === undefined) return;
      const { [name]: own = {}, ...others } = said;
      const kept = Object.fromEntries(
        Object.entries(own).filter(([each]) => key !== undefined && each !== key),
      );
      keep({ ...others, [name]: kept });
      tell(key === undefined || answer === null ? null : answer.question.position - 1);
    },
    forget() {
      keep({});
      store.set({ notice: words.saidForgotten });
      if (store.get().askFirst) tell(store.get().position);
    },
    revealed(outline, answer) {
      const { outline: before, said } = store.get();
      const { duel, question, outcome } = answer;
      keep({ ...said, [duel]: { ...said[duel], [question.key]: outcome } });
      store.set({ outline, answer });
      moments.revealed(before?.length ?? 0);
      playback.go(question.position);
    },
    tellAgain({ question: { key }, parts }, serial) {
      const said: Said = Object.fromEntries(
        parts.flatMap(({ part, said: own }) => (own === null ? [] : [[part.id, own]])),
      );
      worker.ask({ type: 'answerAgain', serial, key, said });
    },
    toldAgain(answer) {
      // Who went on meanwhile looks at no answer any more.
      if (store.get().answer !== null) store.set({ answer });
    },
  };
}
