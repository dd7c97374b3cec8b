import type { AuditReport, Disagreement } from '../../machines/index.ts';
import { differenceTold } from '../locales/differenceTold.ts';
import { words } from '../locales/index.ts';
import { differenceRow, unexplainedRow } from '../worker/differences.ts';
import type { DuelOnHand } from '../worker/duelOnHand.ts';

/** What is said of one entry beside our verdict, in a duel that others decided. */
export interface ToldOfEntry {
  /** In what it is other than our rules say, and each of that in a sentence. */
  readonly kinds: readonly Disagreement['about'][];
  readonly differs: readonly string[];
  /** The rule by which our side of the first of these is so; `null` where no single one is. */
  readonly rule: string | null;
  /** What is no difference, though nothing that was told explains it, in sentences. */
  readonly unexplained: readonly string[];
}

/** Where a duel that others decided is other than our rules say. */
export interface ToldOtherwise {
  /** That the other side differs here. */
  readonly head: string;
  /** By the number of the entry. */
  readonly entries: ReadonlyMap<number, ToldOfEntry>;
}

const NOTHING: ToldOfEntry = { kinds: [], differs: [], rule: null, unexplained: [] };

/** What is said of an entry; nothing where it is as our rules say. */
export const saidOf = (otherwise: ToldOtherwise | undefined, entry: number): ToldOfEntry =>
  otherwise?.entries.get(entry) ?? NOTHING;

/**
 * What our rules say otherwise of a duel that others decided, by entry, in the language that is spoken.
 * @param isRecording whether a client recorded it; else another engine told it
 */
export function toldOtherwise(duel: DuelOnHand, audit: AuditReport, isRecording: boolean): ToldOtherwise {
  const entries = new Map<number, ToldOfEntry>();
  for (const each of audit.disagreements) {
    const { kinds, differs, rule, unexplained } = entries.get(each.entry) ?? NOTHING;
    const row = differenceRow(duel, audit, each);
    const sentence = differenceTold(row, isRecording);
    entries.set(each.entry, {
      kinds: [...kinds, each.about],
      differs: [...differs, sentence],
      rule: rule ?? row.rule,
      unexplained,
    });
  }
  for (const each of audit.unexplained) {
    const said = entries.get(each.entry) ?? NOTHING;
    const { card, rule } = unexplainedRow(duel, each);
    entries.set(each.entry, {
      ...said,
      unexplained: [...said.unexplained, words.unexplained(card, rule)],
    });
  }
  return { head: words.differsHere(isRecording), entries };
}
