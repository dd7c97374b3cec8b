import type { Ask } from '../protocol/index.ts';

/** What changes the duel that is shown: while something else is being opened, it is not known yet whether it stays. */
export const OF_WHAT_IS_SHOWN: ReadonlySet<Ask['type']> = new Set([
  'again',
  'seenBy',
  'decide',
  'passOn',
  'changeBranch',
  'putBack',
  'original',
]);

/** What was asked to be opened and is not shown yet. */
export interface Arriving {
  /** It is being read from now on. */
  began(serial: number): void;
  /** It could be read and will be shown: older ones give way to it. */
  taken(serial: number): void;
  /** It is shown: what was asked for before it is too late. */
  came(serial: number): void;
  /** It was refused. */
  ended(serial: number): void;
  /** Whether what is shown stays, once all that is being read is shown or refused; at once where nothing is. */
  stays(): Promise<boolean> | true;
}

/** Makes the list of what is on its way. */
export function createArriving(): Arriving {
  const serials = new Set<number>();
  let waiting: ((stays: boolean) => void)[] = [];
  const letGo = (stays: boolean): void => {
    const each = waiting;
    waiting = [];
    for (const answer of each) answer(stays);
  };
  const olderThan = (serial: number): void => {
    for (const each of serials) if (each < serial) serials.delete(each);
  };
  return {
    began: (serial) => void serials.add(serial),
    taken(serial) {
      olderThan(serial);
      if (serials.size === 0) letGo(true);
    },
    came(serial) {
      if (!serials.has(serial)) return;
      olderThan(serial + 1);
      letGo(false);
    },
    ended(serial) {
      serials.delete(serial);
      if (serials.size === 0) letGo(true);
    },
    stays: () => serials.size === 0 || new Promise((resolve) => waiting.push(resolve)),
  };
}
