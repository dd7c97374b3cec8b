import { z } from 'zod';
import { valuesSchema } from './values.ts';
import {
  cardIdSchema,
  cardNameSchema,
  placeSchema,
  playerSchema,
  positionSchema,
  visitSchema,
} from './words.ts';

/** A card as the duel begins: what it is, whose, where it lies and what is already true of it. */
export const setupCardSchema = z.strictObject({
  id: cardIdSchema,
  visit: visitSchema,
  name: cardNameSchema,
  owner: playerSchema,
  place: placeSchema,
  position: positionSchema.optional(),
  faceUp: z.boolean(),
  token: z.boolean().optional(),
  printed: valuesSchema,
  equippedTo: cardIdSchema.optional(),
  counters: z.record(z.string(), z.int().min(0)).optional(),
  summoned: z.string().optional(),
  arrivedThisTurn: z.boolean().optional(),
  setThisTurn: z.boolean().optional(),
  bondedTo: cardIdSchema.optional(),
  asMonster: z.boolean().optional(),
  /** Cards attached to it as materials. */
  materials: z.array(cardIdSchema).optional(),
  /** Limited effects of it that were used this turn already. */
  used: z.array(z.string()).optional(),
});
export type SetupCard = z.infer<typeof setupCardSchema>;
