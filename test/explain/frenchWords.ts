import {
  cardNames,
  catalogueOf,
  type Entry,
  type Explanation,
  emptyBoard,
  evolveBoard,
  explain,
  textOf,
} from '../../events/index.ts';
import type { DuelHeader } from '../../machines/index.ts';

/** Everything the explanation says, in French. */
export const french = await catalogueOf('fr');

/** Printed in English on every card and in every rulebook: no words of a sentence. */
const TERMS =
  /\b(Battle|Damage|Start|End|Draw|Standby|Main) (Phase|Step)( [12])?s?\b|\bExtra Deck\b|\bSpell Speed\b/g;
const ENGLISH =
  /(?<!\p{L})(?:the|of|is|are|was|were|by|to|its?|and|may|would|with|from|that|this|at|in|for|their|has|have|been|than|not|no|cannot|monsters?|attack|side|cards?|damage|turn|choose|under|ruleset|directly|takes?|one|two|three|four)(?!\p{L})/iu;

/** What is wrong with a French text, by the rules of its typography, its elisions and contractions. */
const FAULTS: readonly (readonly [what: string, found: RegExp])[] = [
  ['a word of the program', /undefined|\bnull\b|\[object|\b[A-Z]{2,}_[A-Z]+\b|[a-z]+\/[a-z-]+/],
  ['no narrow space before punctuation', / [;:!?»]|« |[^\u202f\s][;!?»]|[^\u202f\s\d]:/],
  ['a straight apostrophe', /'/],
  ['two spaces or stops', / {2}|\.\.|,\./],
  [
    'no elision',
    /(?<![\p{L}-])(?:[Dd]e|[Qq]ue|[LlMmNnSs]e|[Cc]e(?! à )|[Ll]a) (?:«\u202f)?(?![AB]\b)(?:[aeiouàâéèêëîïôûœ]|y(?![aeiou]))/iu,
  ],
  ['no elision before a phase', /(?<!\p{L})(?:de|la|que|le) (?:End (?:Phase|Step)|Extra Deck)/iu],
  ['no contraction', /(?<!\p{L})(?:de|à) les? /iu],
  ['an elision before a player', /(?:[DdLlNnSsJj]|[Qq]u)’[AB]\b/],
  ['no s’ before il', /(?<!\p{L})si ils? /iu],
  ['values set apart', /(?<!entrée )\b\d\s\d{3}\b/],
];

/** The text without what is printed on cards. */
function withoutNames(text: string, names: readonly string[]): string {
  let bare = text;
  for (const name of names) bare = bare.replaceAll(name, 'Nom');
  return bare.replaceAll(TERMS, 'Terme');
}

/** What is wrong with one text; the names are those of the duel's cards. */
export function faultsOfText(text: string, names: readonly string[]): readonly string[] {
  const bare = withoutNames(text, names);
  const faults = FAULTS.filter(([what, found]) => found.test(what.endsWith('phase') ? text : bare)).map(
    ([what]) => what,
  );
  return ENGLISH.test(bare) ? [...faults, `English: ${ENGLISH.exec(bare)?.[0]}`] : faults;
}

/** Every text of an explanation with what is wrong with it as French. */
function faultsInFrench(fr: Explanation, names: readonly string[]): readonly string[] {
  const [sentence, otherwise] = [textOf(fr.sentence), textOf(fr.otherwise)];
  const words = [...fr.choices, ...fr.candidates].map((each) => each.words);
  const faults = [sentence, otherwise, fr.row, fr.title, ...words].flatMap((text) =>
    faultsOfText(text, names).map((fault) => `${fault} in: ${text}`),
  );
  for (const text of [sentence, ...(otherwise === '' ? [] : [otherwise])])
    if (!/^[A-ZÀÉÊ0-9«].*[.»?]$/s.test(text)) faults.push(`no sentence: ${text}`);
  return faults;
}

/** What French leaves in English, or tells where English tells nothing, or the other way round. */
function faultsAgainstEnglish(fr: Explanation, en: Explanation): readonly string[] {
  const faults = textOf(fr.sentence) === textOf(en.sentence) ? [`English: ${textOf(fr.sentence)}`] : [];
  if ((fr.otherwise.length === 0) !== (en.otherwise.length === 0))
    faults.push(`what would be different is told in one language only: ${textOf(fr.sentence)}`);
  return faults;
}

const checked = new Set<string>();

/** Every entry of a duel whose French is not as it should be; what was looked at before, in whatever duel, is not again. */
export function faultsOfRun(header: DuelHeader, entries: readonly Entry[]): readonly string[] {
  const printed = new Map(header.cards.map((card) => [card.id, card.name]));
  const nameOf = cardNames(entries, (name) => printed.get(name) ?? name);
  const names = [...printed.values()].sort((a, b) => b.length - a.length);
  const faults: string[] = [];
  let before = emptyBoard;
  for (const entry of entries) {
    const after = evolveBoard(before, entry);
    const context = { entries, before, after, nameOf, switches: header.ruleset.switches };
    const fr = explain(context, entry.index, french);
    before = after;
    const said = JSON.stringify([fr.title, fr.row, fr.sentence, fr.otherwise, fr.choices, fr.candidates]);
    if (checked.has(said)) continue;
    checked.add(said);
    const found = [...faultsInFrench(fr, names), ...faultsAgainstEnglish(fr, explain(context, entry.index))];
    faults.push(...found.map((fault) => `entry ${entry.index} ${entry.type}: ${fault}`));
  }
  return faults;
}
