import { z } from 'zod';
import { pointsSchema } from './bounds.ts';
import { cardIdSchema } from './words.ts';

/** Printed or current values of a monster; Spells and Traps have none. */
export const valuesSchema = z.strictObject({
  atk: pointsSchema.optional(),
  def: pointsSchema.optional(),
  level: pointsSchema.optional(),
  attribute: z.string().optional(),
  type: z.string().optional(),
  attackDirectly: z.boolean().optional(),
  piercing: z.boolean().optional(),
  notDestroyedByBattle: z.boolean().optional(),
  attackInDefense: z.boolean().optional(),
  negated: z.boolean().optional(),
  cannotAttack: z.boolean().optional(),
  cannotDeclareAttack: z.boolean().optional(),
  cannotAttackDirectly: z.boolean().optional(),
  cannotTurnByHand: z.boolean().optional(),
  cannotBeAttacked: z.boolean().optional(),
  cannotBeChosen: z.boolean().optional(),
  mustAttack: z.boolean().optional(),
  /** The card whose effect makes the opponent's monsters attack this one (B17). */
  mustBeAttacked: cardIdSchema.optional(),
  /** The opponent's monsters that this one cannot attack, sorted: a hard restriction between the two (B16, R6). */
  cannotAttackThese: z.array(cardIdSchema).max(10).optional(),
  /** How many attacks it may declare, where not one (S1.11); how many as long as it attacks monsters only (R37). */
  attacks: pointsSchema.optional(),
  attacksOnMonsters: pointsSchema.optional(),
  /** It may attack every monster of the opponent once each (R37, R38). */
  attackEachMonster: z.boolean().optional(),
});
export type Values = z.infer<typeof valuesSchema>;
/** One value as a change records it: a number, a word, an ability, cards, or nothing. */
export const valueSchema = z.union([
  pointsSchema,
  z.string(),
  z.boolean(),
  z.array(cardIdSchema).max(10),
  z.null(),
]);
export type Value = z.infer<typeof valueSchema>;
