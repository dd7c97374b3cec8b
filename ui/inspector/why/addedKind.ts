import { type Entry, isAdded } from '../../../events/index.ts';

/** What of an entry is not recorded: a step on the way, a check without a replay, or that what comes next is a replay. */
export type AddedKind = 'step' | 'check' | 'attackReplay';

/** What of an entry of a recording was added; `null` where it is recorded. A target that is named after a check is. */
export function addedKind(entry: Entry, next: Entry | null | undefined): AddedKind | null {
  if (!isAdded(entry)) return null;
  if (entry.type !== 'attackReplay.checked') return 'step';
  const isNamed = next?.type === 'attack.targetChosen' && next.inferred !== true;
  return entry.payload.verdict === 'replay' && isNamed ? 'attackReplay' : 'check';
}
