import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CARDS, cardSchema } from '../machines/cards/index.ts';
import {
  CONTRADICTIONS,
  contradictionSchema,
  OPEN_POINTS,
  openPointSchema,
  RULEBOOK,
  ruleSectionSchema,
  SOURCE_TEXTS,
  SWITCH_TEXTS,
  sourceTextSchema,
  switchTextSchema,
} from '../machines/rulebook/index.ts';
import { EXAMPLES, scenarioSchema } from '../machines/scenarios/index.ts';

/** What does not hold of data that the program takes as it is: nothing, and checking adds and changes nothing. */
function problems(schema: z.ZodType, data: unknown): string {
  const read = schema.safeParse(data);
  if (!read.success) return z.prettifyError(read.error);
  expect(read.data).toEqual(data);
  return '';
}

describe('data that is built in is of its form, as it stands', () => {
  test.each(EXAMPLES.map((data) => [data.id, data] as const))('scenario %s', (_, data) =>
    expect(problems(scenarioSchema, data)).toBe(''),
  );
  test.each([...CARDS])('card %s', (_, data) => expect(problems(cardSchema, data)).toBe(''));
  test.each([
    ['rulebook', ruleSectionSchema, RULEBOOK],
    ['switches', switchTextSchema, SWITCH_TEXTS],
    ['open points', openPointSchema, OPEN_POINTS],
    ['contradictions', contradictionSchema, CONTRADICTIONS],
    ['sources', sourceTextSchema, SOURCE_TEXTS],
  ] as const)('%s', (_, schema, data) => expect(problems(z.array<z.ZodType>(schema), data)).toBe(''));
});
