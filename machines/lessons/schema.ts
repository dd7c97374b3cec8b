import { z } from 'zod';
import { playerSchema, positionSchema, zoneSchema } from '../../events/index.ts';
import { rulesetChoiceSchema } from '../rulesets/index.ts';
import { setupSchema } from '../scenarios/schema.ts';

/** The same text in each language of the page. */
const textSchema = z.strictObject({ en: z.string().min(1).max(900), fr: z.string().min(1).max(1000) });

/**
 * Something that happens in a duel, found by what it is and never by its number: the type of an entry and what its
 * payload says, by dotted path. `@name` is a card by the name of its data; of a list every value must be in it.
 */
export const lessonPlaceSchema = z.strictObject({
  entry: z.string(),
  where: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])).optional(),
});

/** A place that must come so many times, once where that is left out. */
const goalSchema = lessonPlaceSchema.extend({ count: z.int().min(1).max(9).optional() });

/** A lesson: a course of a built-in scenario with a goal, what to look at, and a task to do alone. */
export const lessonSchema = z.strictObject({
  format: z.literal('duelscope/lesson'),
  version: z.literal(1),
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  part: z.enum(['damage', 'replay', 'corners', 'then']),
  scenario: z.string(),
  branch: z.string().optional(),
  ruleset: z.string().optional(),
  title: textSchema,
  goal: textSchema,
  /** Where to look, one after the other, and what to see there. */
  steps: z
    .array(z.strictObject({ at: lessonPlaceSchema, text: textSchema }))
    .min(2)
    .max(8),
  alone: z.strictObject({
    setup: setupSchema,
    ruleset: rulesetChoiceSchema.optional(),
    task: textSchema,
    hint: textSchema,
    /** Everything that must happen, in whatever order. */
    goals: z.array(goalSchema).min(1),
    /** What the setup must have for it, each with what is said where it has not. */
    needs: z
      .array(
        z.strictObject({
          player: playerSchema,
          zones: z.array(zoneSchema).min(1),
          position: positionSchema.optional(),
          text: textSchema,
        }),
      )
      .optional(),
    /** What must not happen, not that many times. */
    never: z.array(goalSchema).optional(),
  }),
});
