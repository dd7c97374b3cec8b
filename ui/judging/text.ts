import { textOf } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import type { JudgedSide, Judgement } from '../worker/protocol/index.ts';

/** How headings, lists and quotes are set. */
interface Setting {
  readonly heading: (text: string) => string;
  readonly top: (text: string) => string;
  readonly item: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly plain: (text: string) => string;
  readonly quote: (text: string) => string;
}

// Control signs would break lines, and marks of direction would turn what stands around them.
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const oneLine = (text: string): string => text.replace(UNSAFE, ' ');
const PLAIN: Setting = {
  heading: oneLine,
  top: oneLine,
  item: (text) => `- ${oneLine(text)}`,
  bold: oneLine,
  plain: oneLine,
  quote: oneLine,
};

/** Signs that Markdown, or the HTML in it, would take for its own. */
const escaped = (text: string): string => oneLine(text).replace(/[\\`*_{}[\]<>#|~&@]/g, '\\$&');
const MARKDOWN: Setting = {
  heading: (text) => `### ${escaped(text)}`,
  top: (text) => `## ${escaped(text)}`,
  item: (text) => `- ${escaped(text)}`,
  bold: (text) => `**${escaped(text)}**`,
  plain: escaped,
  quote: (text) => `> ${escaped(text)}`,
};

function sideLines(
  judgement: Judgement,
  side: JudgedSide,
  { bold, plain, item }: Setting,
): readonly string[] {
  const { player, lifePoints, monsters, spellsTraps, piles } = side;
  const { name, role } = judgement.table.players[player];
  const listed = (what: string, cards: readonly string[]): readonly string[] =>
    cards.length === 0
      ? [plain(`${what}${words.colon}${words.judgeNone}`)]
      : [plain(`${what}${words.colon.trimEnd()}`), ...cards.map(item)];
  const own = name === words.playerName(player) ? player : name;
  return [
    bold(words.judgeSide(player, own, role, lifePoints)),
    plain(words.judgePiles(piles)),
    ...listed(words.judgeMonsters, monsters),
    ...listed(words.judgeSpellsTraps, spellsTraps),
  ].filter((line) => line !== '');
}

function blocksOf(judgement: Judgement, set: Setting): readonly (readonly string[])[] {
  const {
    title,
    entry,
    turn,
    where,
    ruleset,
    seenBy,
    toldBy,
    differs,
    unexplained,
    rule,
    ours,
    otherwise,
    choices,
    taken,
    story,
  } = judgement;
  return [
    [set.top(words.judgeHead(title, entry))],
    [
      set.plain(`${turn}. ${where}.`),
      set.plain(words.judgeRuleset(ruleset)),
      ...toldBy.map(set.plain),
      ...(seenBy === 'both' ? [] : [set.plain(words.judgeSeenBy(seenBy))]),
    ],
    [set.heading(words.judgeBoard)],
    [set.plain(words.judgeZones)],
    ...judgement.sides.map((side) => sideLines(judgement, side, set)),
    ...(story.length === 0 ? [] : [[set.heading(words.judgeHappened)], story.map(set.item)]),
    [set.heading(words.judgeVerdict(judgement.verdict))],
    ...(differs === null ? [] : [[set.bold(differs.head), ...differs.lines.map(set.item)]]),
    [set.plain(textOf(judgement.sentence))],
    ...unexplained.map((line) => [set.plain(line)]),
    ...(choices.length === 0 ? [] : [[set.plain(words.judgeChoices(choices, taken))]]),
    ...(otherwise === '' ? [] : [[set.plain(otherwise)]]),
    ...(rule === null
      ? []
      : [
          [set.heading(words.judgeRule(rule.id))],
          [set.quote(rule.statement)],
          [set.plain(words.judgeSource(rule.source)), ...rule.texts.map(set.plain)],
        ]),
    ...ours.map((line) => [set.plain(words.judgeOurs(line))]),
    [set.plain(words.madeWith)],
  ];
}

/** A judgement as a text for a forum: lines that are as good in letters of any width, without columns. */
export const judgementText = (judgement: Judgement): string =>
  `${blocksOf(judgement, PLAIN)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;

const isItem = (line: string | undefined): boolean => line?.startsWith('- ') === true;

/** The same in Markdown; lines of one block stay lines, and a list ends with an empty one. */
export const judgementMarkdown = (judgement: Judgement): string =>
  `${blocksOf(judgement, MARKDOWN)
    .map((lines) =>
      lines
        .map((line, at) => (isItem(line) ? line : isItem(lines[at - 1]) ? `\n${line}  ` : `${line}  `))
        .join('\n')
        .trimEnd(),
    )
    .join('\n\n')}\n`;
