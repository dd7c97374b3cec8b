import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  conditionSchema,
  effectSchema,
  expressionSchema,
  filterSchema,
  influenceSchema,
  operationSchema,
  referenceSchema,
  selectorSchema,
  timingSchema,
} from '../../machines/cards/index.ts';
import { outOfDate } from '../support/generate/sections.ts';
import { usesByWord, vocabularyTexts } from '../support/generate/vocabulary.ts';
import { usesOf } from '../support/vocabulary/uses.ts';
import { vocabularyWords } from '../support/vocabulary/words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const texts = vocabularyTexts(root);
const words = vocabularyWords();
const uses = usesByWord(root);
/** A word that only one card ever needed may be no word at all. */
const COUNTED = ['operation', 'condition', 'timing', 'influence'];
const MOST_USED_ONCE = 10;

const FORMS: Readonly<Record<string, z.ZodType>> = {
  condition: conditionSchema,
  expression: expressionSchema,
  filter: filterSchema,
  influence: influenceSchema,
  kind: effectSchema,
  known: referenceSchema,
  operation: operationSchema,
  selector: selectorSchema,
  timing: timingSchema,
  until: operationSchema,
  zone: selectorSchema,
};

describe('the card vocabulary', () => {
  test('is found whole in the schema', () => {
    for (const word of [
      'operation.destroy',
      'operation.may',
      'timing.moved',
      'influence.ability.piercing',
      'zone.hand',
    ])
      expect(words).toContain(word);
    expect(words.length).toBeGreaterThan(120);
    expect(new Set(words).size).toBe(words.length);
  });
  test('every word has its sentence in machines/cards/vocabulary.json, and there is none for a word that is not there', () => {
    expect(words.filter((word) => texts.words[word] === undefined)).toEqual([]);
    expect(Object.keys(texts.words).filter((word) => !words.includes(word))).toEqual([]);
    for (const [word, sentence] of Object.entries(texts.words)) expect(sentence, word).toMatch(/^[A-Z].*\.$/);
  });
  test('what a card uses is a word of the schema', () => {
    expect([...uses.keys()].filter((word) => !words.includes(word))).toEqual([]);
  });
  test('every word has an example: from a built-in card, else one of its own that can be read', () => {
    const without = words.filter((word) => !uses.has(word) && texts.examples[word] === undefined);
    expect(without).toEqual([]);
    expect(Object.keys(texts.examples).filter((word) => !words.includes(word))).toEqual([]);
    for (const [word, example] of Object.entries(texts.examples)) {
      const kind = word.slice(0, word.indexOf('.'));
      const form = FORMS[kind];
      const read = effectSchema.safeParse({ id: 'example', kind: 'activate', ...wrapped(kind, example) });
      expect(
        read.success && form?.safeParse(example).success !== false,
        `${word}: ${JSON.stringify(example)}`,
      ).toBe(true);
      const inside = [
        ...usesOf({ effects: [{ id: 'example', kind: 'activate', ...wrapped(kind, example) }] as never }),
      ];
      expect(
        inside.map((use) => use.word),
        word,
      ).toContain(word);
    }
  });
  test(`operations, conditions, timings and influences that one built-in card alone uses: at most ${MOST_USED_ONCE}, each with its reason`, () => {
    const once = words.filter(
      (word) => COUNTED.includes(word.slice(0, word.indexOf('.'))) && uses.get(word)?.cards.size === 1,
    );
    expect(once.filter((word) => texts.usedOnce[word] === undefined)).toEqual([]);
    expect(Object.keys(texts.usedOnce).filter((word) => !once.includes(word))).toEqual([]);
    expect(once.length).toBeLessThanOrEqual(MOST_USED_ONCE);
    for (const reason of Object.values(texts.usedOnce)) expect(reason).toMatch(/^[A-Z].*\.$/);
  });
  test('has its page, up to date', () => {
    expect(outOfDate('vocabulary', root)).toEqual([]);
  });
});

/** An example where a card would have it. */
function wrapped(kind: string, example: unknown): object {
  switch (kind) {
    case 'effect':
    case 'kind':
      return example as object;
    case 'timing':
      return { when: [example] };
    case 'condition':
      return { condition: [example] };
    case 'influence':
      return { influences: [{ to: 'self', what: [example] }] };
    case 'filter':
      return { condition: [{ self: example }] };
    case 'selector':
    case 'zone':
      return { condition: [{ exists: example }] };
    case 'known':
      return { do: [{ op: 'destroy', what: example }] };
    case 'expression':
      return { do: [{ op: 'payLifePoints', amount: example }] };
    case 'limit':
      return { limit: example };
    default:
      return { do: [example] };
  }
}
