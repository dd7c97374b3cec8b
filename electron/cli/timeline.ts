import { isAdded, type Mark } from '../../events/index.ts';
import type { Disagreement } from '../../machines/index.ts';
import { words as page } from '../../ui/index.ts';
import type { Terminal } from './terminal.ts';
import type { Told } from './told.ts';
import { said } from './words/index.ts';

const MARKS: Readonly<Record<Mark, string>> = {
  attack: 'A',
  came: '+',
  left: '-',
  replay: 'R',
  noReplay: 'N',
  refused: 'X',
  activated: 'C',
  resolved: 'c',
  damage: 'D',
  branch: 'B',
  bookmark: 'M',
  step: '|',
  pass: '.',
  differs: '≠',
};
const ALL = Object.keys(MARKS) as readonly Mark[];

const letterWords = (marks: readonly Mark[]): string =>
  marks.map((mark) => `${MARKS[mark]} ${said.explaining.marks[mark]}`).join(', ');

/** What the timeline's letters stand for and how more is read, for the help. */
export const timelineLegend = (): string =>
  `\n${said.explaining.columns(letterWords(ALL))}\n${said.explaining.more('R3')}`;

const isPass = ({ entry }: Told): boolean => entry.type === 'priority.passed';

/** Entries that make one row: passes in a row are one. */
function rowsOf(told: readonly Told[]): readonly Told[][] {
  const rows: Told[][] = [];
  for (const one of told) {
    const last = rows.at(-1);
    if (last?.[0] !== undefined && isPass(one) && isPass(last[0])) last.push(one);
    else rows.push([one]);
  }
  return rows;
}

const NONE: ReadonlyMap<number, readonly Disagreement['about'][]> = new Map();

/**
 * Every entry as one row, passes in a row as one, and what their letters stand for.
 * @param differs by entry, what in it is other than our rules say; where others decided the duel
 */
export function sayTimeline(
  told: readonly Told[],
  terminal: Terminal,
  differs: ReadonlyMap<number, readonly Disagreement['about'][]> = NONE,
): void {
  const own = said.explaining;
  const width = String(told.at(-1)?.entry.index ?? 0).length;
  for (const row of rowsOf(told)) {
    const [first] = row;
    if (first === undefined) continue;
    const { player, mark, row: words } = first.explanation;
    const star = row.some(({ ours }) => ours.length > 0) ? ' *' : '';
    const added = row.every(({ entry }) => isAdded(entry)) ? ` ${own.added}` : '';
    const number = String(first.entry.index).padStart(width);
    const kinds = differs.get(first.entry.index);
    const letter = kinds !== undefined ? MARKS.differs : mark === null ? ' ' : MARKS[mark];
    const said = row.length > 1 ? own.passes(row.length) : words;
    terminal.line(
      `${number}  ${player ?? ' '} ${letter}  ${kinds === undefined ? said : page.rowDiffers(kinds, said)}${added}${star}`,
    );
  }
  const used: ReadonlySet<Mark | null> = new Set(told.map(({ explanation }) => explanation.mark));
  const letters = letterWords(
    ALL.filter((mark) => used.has(mark) || (mark === 'differs' && differs.size > 0)),
  );
  terminal.line(own.columns(letters));
  if (told.some(({ entry }) => isAdded(entry))) terminal.line(own.addedMeans);
}
