import { type Entry, seenLog } from '../../events/index.ts';
import type { Viewpoint } from './duelOnHand.ts';

/** A path as a viewpoint sees it. */
export const seenFrom = (path: readonly Entry[], seenBy: Viewpoint): readonly Entry[] =>
  seenBy === 'both' ? path : seenLog(path, seenBy);

/** The choice of target that a path takes, or tries to, right behind a position, if that is what comes there. */
export function choiceAfter(path: readonly Entry[], position: number): string | null {
  const [check, entry] = [path[position], path[position + 1]];
  const goesOn =
    check?.type === 'attackReplay.checked' && check.payload.choices.some(({ value }) => value === 'continue');
  if (goesOn && (entry?.type === 'attack.targetChosen' || entry?.type === 'prompt.asked')) return 'continue';
  if (entry?.type === 'attack.targetChosen') return entry.payload.direct ? 'direct' : entry.payload.target;
  if (entry?.type === 'command.refused')
    return entry.command?.type === 'attackReplay.choose' ? entry.command.target : null;
  return entry?.type === 'attack.stopped' ? 'stop' : null;
}
