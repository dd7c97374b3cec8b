import type { Entry } from '../../../events/index.ts';
import type { DuelHeader, Verification } from '../../../machines/index.ts';
import type { Session } from './session.ts';

const known = new WeakMap<
  readonly Entry[],
  { readonly length: number; readonly verification: Verification }
>();

/** Whether a recorded duel is what its rules decide; a log is decided again once for each length that it has. */
export async function verificationOf(
  session: Session,
  header: DuelHeader,
  entries: readonly Entry[],
): Promise<Verification> {
  const before = known.get(entries);
  if (before?.length === entries.length) return before.verification;
  const { length } = entries;
  const verification = await session.verify(header, entries);
  known.set(entries, { length, verification });
  return verification;
}
