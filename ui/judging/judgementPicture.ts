import type { Piece } from '../../events/index.ts';
import { boardDrawing } from '../drawing/boardShapes.ts';
import { markShapes } from '../drawing/marks.ts';
import { measureWith, paintOnCanvas } from '../drawing/paintCanvas.ts';
import type { Colour } from '../drawing/palette.ts';
import { box, linesOf, type Measure, type Shape, text } from '../drawing/shapes.ts';
import { words } from '../locales/index.ts';
import type { Judgement } from '../worker/protocol/index.ts';

const WIDTH = 1280;
const MARGIN = 32;
const BOARD = 740;
const LEFT = MARGIN + BOARD + 40;
const COLUMN = WIDTH - LEFT - MARGIN;
/** Pixels of the picture for each of its own, so that it is crisp where screens have more of them. */
const CRISP = 2;

interface Word {
  readonly text: string;
  readonly bold: boolean;
}

/** A line may be broken behind it: no space that holds a guillemet to its name. */
const BREAK = /[^\S\u00A0\u202F]$/;

/** Words of a sentence, each bold or not. */
const wordsOf = (pieces: readonly Piece[]): readonly Word[] =>
  pieces.flatMap(({ text: part, strong }) =>
    part
      .split(/(?<=[^\S\u00A0\u202F])/)
      .filter((each) => each !== '')
      .map((each) => ({ text: each, bold: strong === true })),
  );

/** A sentence in lines, with what is bold in it. */
function sentenceShapes(
  pieces: readonly Piece[],
  top: number,
  measure: Measure,
): { shapes: Shape[]; end: number } {
  const [size, line] = [18, 26];
  const shapes: Shape[] = [];
  let [x, y] = [LEFT, top + 19];
  const all = wordsOf(pieces);
  for (const [at, word] of all.entries()) {
    // A word ends with its space: what follows without one, as a guillemet, goes with it.
    const end = all.findIndex((each, index) => index >= at && BREAK.test(each.text));
    const unit = all.slice(at, end === -1 ? undefined : end + 1);
    const width = unit.reduce((sum, { text: part, bold }) => sum + measure(part.trimEnd(), size, bold), 0);
    const isWithin = at > 0 && !BREAK.test(all[at - 1]?.text ?? '');
    if (!isWithin && x > LEFT && x + width > LEFT + COLUMN) [x, y] = [LEFT, y + line];
    shapes.push(text(word.text, x, y, size, 'ink', { bold: word.bold }));
    x += measure(word.text, size, word.bold);
  }
  return { shapes, end: y + line - 19 };
}

/** Lines of one size below each other. */
function paragraph(
  what: string,
  at: { readonly x: number; readonly top: number; readonly width: number },
  font: { readonly size: number; readonly line: number; readonly colour: Colour; readonly bold?: boolean },
  measure: Measure,
): { readonly shapes: readonly Shape[]; readonly end: number } {
  const bold = font.bold === true;
  const lines = linesOf(what, at.width, { size: font.size, bold }, measure);
  return {
    shapes: lines.map((line, index) =>
      text(line, at.x, at.top + index * font.line + font.size, font.size, font.colour, { bold }),
    ),
    end: at.top + lines.length * font.line,
  };
}

/** The verdict with its reason and its rule, as a column beside the board. */
function verdictColumn(
  judgement: Judgement,
  top: number,
  measure: Measure,
): { shapes: Shape[]; end: number } {
  const { mark, verdict, sentence, differs, unexplained, choices, taken, rule, otherwise } = judgement;
  const shapes: Shape[] = mark === null ? [] : [...markShapes(mark, LEFT + 15, top + 16, 30)];
  const indent = mark === null ? 0 : 42;
  const head = paragraph(
    verdict,
    { x: LEFT + indent, top: top + 2, width: COLUMN - indent },
    { size: 24, line: 30, colour: 'ink', bold: true },
    measure,
  );
  shapes.push(...head.shapes);
  let y = head.end + 10;
  const add = (what: string, size: number, colour: Colour, inset = 0, bold = false): void => {
    const made = paragraph(
      what,
      { x: LEFT + inset, top: y, width: COLUMN - inset },
      { size, line: size + 6, colour, bold },
      measure,
    );
    shapes.push(...made.shapes);
    y = made.end + 8;
  };
  const from = y;
  if (differs !== null) {
    add(differs.head, 15, 'ink', 14, true);
    for (const line of differs.lines) add(line, 15, 'ink', 14);
  }
  if (y > from) shapes.push({ kind: 'path', d: box(LEFT, from, 2, y - from - 8), fill: 'ink' });
  const said = sentenceShapes(sentence, y, measure);
  shapes.push(...said.shapes);
  y = said.end + 10;
  for (const line of unexplained) add(line, 14, 'ink-2');
  if (choices.length > 0) add(words.judgeChoices(choices, taken), 14, 'ink-2');
  if (otherwise !== '') add(otherwise, 14, 'ink-2');
  if (rule !== null) {
    y += 4;
    const top = y;
    add(`${words.judgeRule(rule.id)}. ${rule.statement}`, 14, 'ink', 14);
    add(words.judgeSource(rule.source), 12, 'ink-3', 14);
    shapes.push({ kind: 'path', d: box(LEFT, top, 2, y - top - 8), fill: 'line-2' });
  }
  for (const line of judgement.ours) add(words.judgeOurs(line), 12, 'ink-3');
  return { shapes, end: y };
}

/**
 * Paints a judgement on a canvas and gives it as a PNG, in light colours, twice as fine as it is large.
 * @throws Error where the browser makes no picture of a canvas
 */
export async function judgementPicture(judgement: Judgement, canvas: HTMLCanvasElement): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(words.judgePictureFailed);
  const measure = measureWith(context);
  const { title, entry, turn, where, ruleset, seenBy, toldBy, used, table } = judgement;
  const head = paragraph(
    words.judgeHead(title, entry),
    { x: MARGIN, top: 24, width: WIDTH - 2 * MARGIN },
    { size: 20, line: 27, colour: 'ink', bold: true },
    measure,
  );
  const facts = [
    `${turn}, ${where}`,
    words.judgeRuleset(ruleset),
    ...(seenBy === 'both' ? [] : [words.judgeSeenBy(seenBy)]),
  ];
  const below = paragraph(
    [`${facts.join('.  ')}${toldBy.length > 0 ? '.' : ''}`, ...toldBy].join('  '),
    { x: MARGIN, top: head.end + 2, width: WIDTH - 2 * MARGIN },
    { size: 13, line: 19, colour: 'ink-3' },
    measure,
  );
  const top = below.end + 16;
  const board = boardDrawing(table, { kind: 'plain', used, words: words.offlineWords.drawn, measure });
  const scale = BOARD / board.width;
  const column = verdictColumn(judgement, top, measure);
  const end = Math.ceil(Math.max(top + board.height * scale, column.end) + 18);
  const height = end + 30;
  canvas.width = WIDTH * CRISP;
  canvas.height = height * CRISP;
  context.setTransform(CRISP, 0, 0, CRISP, 0, 0);
  paintOnCanvas(context, [
    { kind: 'path', d: box(0, 0, WIDTH, height), fill: 'panel' },
    ...head.shapes,
    ...below.shapes,
    ...column.shapes,
    text(words.madeWith, WIDTH - MARGIN, end + 12, 12, 'ink-3', { align: 'end' }),
  ]);
  context.translate(MARGIN, top);
  context.scale(scale, scale);
  paintOnCanvas(context, board.shapes);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error(words.judgePictureFailed);
  return blob;
}
