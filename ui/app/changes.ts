import type { DecisionLine } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import type { Playback } from './playback.ts';

/** Decides at the entry that is looked at, plays on, and keeps the branches that come of it. */
export interface Changes {
  /** Asks what can be decided at the entry that is looked at. */
  need(position: number): void;
  decide(line: Pick<DecisionLine, 'number'>): void;
  /** Answers the open question with these of its options. */
  answer(options: readonly number[]): void;
  /** Both players pass until somebody may do more than answer. */
  passOn(): void;
  rename(branch: string, to: string): void;
  /** It can be put back. */
  drop(branch: string): void;
  putBack(): void;
  /** The scenario as it was before it was changed. */
  original(): void;
  compare(one: string | null, other: string | null): void;
  /** Goes to an entry of a compared course; what was compared stays there. */
  goIn(branch: string | null, position: number): void;
}

/** Asks the worker for what changes a duel; whatever comes of it is opened like any other duel. */
export function createChanges(desk: Desk, playback: Playback): Changes {
  const { store, worker } = desk;
  const position = () => store.get().position;
  return {
    need(at) {
      const { decisions } = store.get();
      if (decisions?.position !== at) worker.ask({ type: 'decisions', serial: desk.shown, position: at });
    },
    decide({ number }) {
      const at = position();
      desk.open((serial) => ({ type: 'decide', serial, on: desk.shown, position: at, number }));
    },
    answer(options) {
      const at = position();
      desk.open((serial) => ({ type: 'decide', serial, on: desk.shown, position: at, answers: options }));
    },
    passOn() {
      const at = position();
      desk.open((serial) => ({ type: 'passOn', serial, on: desk.shown, position: at }));
    },
    rename(branch, to) {
      const at = position();
      desk.open((serial) => ({ type: 'changeBranch', serial, branch, to, at }));
    },
    drop(branch) {
      const at = position();
      desk.open((serial) => ({ type: 'changeBranch', serial, branch, to: null, at }));
    },
    putBack() {
      const at = position();
      desk.open((serial) => ({ type: 'putBack', serial, at }));
    },
    original: () => desk.open((serial) => ({ type: 'original', serial })),
    compare: (one, other) => worker.ask({ type: 'compareCourses', serial: desk.shown, one, other }),
    goIn(branch, at) {
      if (store.get().outline?.branch === branch) return playback.go(at);
      desk.comparing = desk.open((serial) => ({
        type: 'again',
        serial,
        branch,
        ruleset: null,
        at,
        exact: true,
      }));
    },
  };
}
