import { type DuelHeader, isForeign } from '../../machines/index.ts';
import { addedKind } from '../inspector/why/addedKind.ts';
import { words } from '../locales/index.ts';
import type { Moment } from '../worker/protocol/index.ts';

/** Who decided a duel, in a sentence; `null` where we did. */
export function toldByWhom(header: DuelHeader): string | null {
  if (header.profile === 'full') return null;
  return isForeign(header) ? words.judgeToldBy(header.engine) : words.judgeRecordedBy(header.client ?? null);
}

/** Who decided the duel, where that was not us, and what of an entry is our reading of it; in sentences. */
export function toldBy(header: DuelHeader, { entry, next }: Moment): readonly string[] {
  const whom = toldByWhom(header);
  const added = addedKind(entry, next);
  return whom === null ? [] : [whom, ...(added === null ? [] : [words.addedNote(added, null)])];
}
