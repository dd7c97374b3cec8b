import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CardData, cardSchema } from '../../../machines/cards/vocabulary.ts';
import { usesOf } from '../vocabulary/uses.ts';
import { vocabularyWords } from '../vocabulary/words.ts';
import { jsonFiles } from './dataIndex.ts';
import type { GeneratedFile } from './sections.ts';

const FOLDER = 'machines/cards/data';

/** What is said of the words: a sentence each, examples where no built-in card has one, and the words that one card alone uses. */
export interface VocabularyTexts {
  readonly words: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly usedOnce: Readonly<Record<string, string>>;
}

export const vocabularyTexts = (root: string): VocabularyTexts =>
  JSON.parse(readFileSync(path.join(root, 'machines/cards/vocabulary.json'), 'utf8')) as VocabularyTexts;

/** One place in a built-in card where a word is used. */
interface Example {
  readonly card: CardData;
  readonly text: string;
}

/** Read from the disk: the import list may be the very thing that is out of date. */
const cardsOnDisk = (root: string): readonly CardData[] =>
  jsonFiles(root, FOLDER).map((name) =>
    cardSchema.parse(JSON.parse(readFileSync(path.join(root, FOLDER, name), 'utf8'))),
  );

/** For each word the cards that use it, and the shortest place where one does. */
export function usesByWord(
  root: string,
): ReadonlyMap<string, { readonly cards: ReadonlySet<string>; readonly example: Example }> {
  const found = new Map<string, { cards: Set<string>; example: Example }>();
  for (const card of cardsOnDisk(root)) {
    for (const { word, piece } of usesOf(card)) {
      const text = JSON.stringify(piece);
      const known = found.get(word);
      if (known === undefined) found.set(word, { cards: new Set([card.id]), example: { card, text } });
      else {
        known.cards.add(card.id);
        if (text.length < known.example.text.length) known.example = { card, text };
      }
    }
  }
  return found;
}

const HEADINGS: Readonly<Record<string, string>> = {
  kind: '## Effects\n\nA card has effects; the kind of one says when it comes to something.',
  effect: '### Parts of an effect',
  timing: '## Timings\n\nEvents that an effect answers: `when`.',
  condition: '## Conditions\n\nWhat must be true: `condition`.',
  operation: '## Operations\n\nWhat an effect does (`do`) and costs (`cost`), one after the other.',
  influence: '## Influences\n\nWhat a continuous effect, or one that was applied, does as long as it lasts.',
  known: '## Cards that the effect knows\n\nThey stand wherever cards are meant.',
  selector: '## Cards that are looked for',
  filter: '### What they must be like',
  zone: '### Zones',
  expression: '## Numbers',
  until: '## How long',
  limit: '## How often',
  printing: '## Printings\n\nThe ruleset says which printing of a card is read.',
};

const cell = (text: string) => text.replaceAll('|', '\\|');

/** JSON on one line, with a space where one reads. */
const spaced = (json: string) =>
  json
    .replaceAll('{', '{ ')
    .replaceAll('}', ' }')
    .replaceAll(/([:,])(?=["[{\dtf-])/g, '$1 ');

function rowOf(word: string, texts: VocabularyTexts, uses: ReturnType<typeof usesByWord>): string {
  const name = word.slice(word.indexOf('.') + 1);
  const own = texts.examples[word];
  const used = uses.get(word);
  const example = used === undefined ? JSON.stringify(own) : used.example.text;
  const from = used === undefined ? 'made for this page' : used.example.card.name;
  const shown = example === undefined ? '' : `\`${cell(spaced(example))}\``;
  return `| \`${name}\` | ${cell(texts.words[word] ?? '')} | ${shown} | ${cell(from)} |`;
}

/** The page of the card vocabulary: every word with a sentence and an example. */
export function files(root: string): readonly GeneratedFile[] {
  const texts = vocabularyTexts(root);
  const uses = usesByWord(root);
  const words = vocabularyWords();
  const tables = Object.entries(HEADINGS).map(([kind, heading]) => {
    const own = words.filter((word) => word.startsWith(`${kind}.`));
    return [
      heading,
      [
        '| word | what it says | example | from |',
        '| --- | --- | --- | --- |',
        ...own.map((word) => rowOf(word, texts, uses)),
      ].join('\n'),
    ].join('\n\n');
  });
  const once = Object.entries(texts.usedOnce).map(
    ([word, reason]) => `- \`${word}\` (${[...(uses.get(word)?.cards ?? [])].join(', ')}): ${reason}`,
  );
  const text = [
    '# The card vocabulary',
    'Made by `npm run generate` from the schema of cards, the built-in cards and `vocabulary.json`; do not edit it here. Cards of your own are written in the same words: `duelscope schema card` prints the whole form.',
    ...tables,
    '## Words that one built-in card alone uses',
    once.join('\n'),
  ].join('\n\n');
  return [{ path: 'machines/cards/VOCABULARY.md', text: `${text}\n` }];
}
