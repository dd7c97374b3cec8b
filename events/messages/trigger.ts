import { z } from 'zod';
import { cardIdSchema, playerSchema, visitSchema } from './words.ts';

/** A pending trigger: which effect of which card reacts to what. */
export const triggerSchema = z.strictObject({
  card: cardIdSchema,
  visit: visitSchema,
  effect: z.string(),
  player: playerSchema,
  optional: z.boolean(),
  entry: z.int().min(0),
  about: cardIdSchema.optional(),
});
export type Trigger = z.infer<typeof triggerSchema>;
/** The triggers found when a response window opens. */
export const triggers = { triggers: z.array(triggerSchema) };
