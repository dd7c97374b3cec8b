import type { Disagreement } from '../../machines/index.ts';
import { words } from '../locales/index.ts';
import { type ImportReport, MARKS, type Outline } from '../worker/protocol/index.ts';

type Difference = ImportReport['disagreements'][number];

const DIFFERS = MARKS.indexOf('differs');
const byPosition = new WeakMap<ImportReport, ReadonlyMap<number, readonly Difference[]>>();

function positionsOf(report: ImportReport): ReadonlyMap<number, readonly Difference[]> {
  const known = byPosition.get(report);
  if (known !== undefined) return known;
  const found = new Map<number, Difference[]>();
  for (const each of report.disagreements) {
    const there = found.get(each.position);
    if (there === undefined) found.set(each.position, [each]);
    else there.push(each);
  }
  byPosition.set(report, found);
  return found;
}

const NONE: readonly Difference[] = [];

/** What of an entry is other than our rules say, in a duel that others decided. */
export const differencesAt = (report: ImportReport | null, position: number): readonly Difference[] =>
  report === null ? NONE : (positionsOf(report).get(position) ?? NONE);

/** A row in words, with what of its entry is other than our rules say. */
export function rowOf(report: ImportReport | null, position: number, row: string): string {
  const kinds: readonly Disagreement['about'][] = differencesAt(report, position).map(({ about }) => about);
  return kinds.length === 0 ? row : words.rowDiffers(kinds, row);
}

/** The outline with a mark at each entry that is other than our rules say, which folds with no other. */
export function withDifferences(outline: Outline, report: ImportReport): Outline {
  const at = [...positionsOf(report).keys()].filter((position) => position < outline.length);
  if (at.length === 0) return outline;
  const [marks, folds] = [outline.marks.slice(), outline.folds.slice()];
  for (const position of at) {
    marks[position] = DIFFERS;
    folds[position] = 0;
  }
  return { ...outline, marks, folds };
}
