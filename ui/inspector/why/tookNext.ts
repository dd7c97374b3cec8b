import type { Moment } from '../../worker/protocol/index.ts';

/** The next entry is that choice: a recording of others need not say what it came from. */
export function tookNext({ next }: Pick<Moment, 'next'>, value: unknown): boolean {
  // what is added between two told entries is nobody's choice
  if (next?.inferred === true) return false;
  if (next?.type === 'attack.stopped') return value === 'stop';
  if (next?.type !== 'attack.targetChosen') return false;
  return value === (next.payload.direct ? 'direct' : next.payload.target);
}
