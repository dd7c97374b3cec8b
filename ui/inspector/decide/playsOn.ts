import type { Outline } from '../../worker/protocol/index.ts';

/** Whether a decision at a position plays on. A trunk that is told up to a choice ends with it: each way on is a branch. */
export const playsOn = (
  { length, branch, branches }: Pick<Outline, 'length' | 'branch' | 'branches'>,
  position: number,
): boolean => position === length - 1 && (branch !== null || !branches.some(({ from }) => from === position));
