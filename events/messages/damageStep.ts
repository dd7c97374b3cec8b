import { z } from 'zod';
import { pointsSchema } from './bounds.ts';
import { triggers } from './trigger.ts';
import { BATTLE_DAMAGE_CHANGES, cardIdSchema } from './words.ts';

const byPlayerSchema = z.strictObject({ A: pointsSchema, B: pointsSchema });

/** What happens in the Damage Step (B26 to B31): its timings, the battle, its end. */
export const DAMAGE_STEP_PAYLOADS = {
  'damageStep.reached': z.strictObject({ timing: z.int().min(1).max(5), ...triggers }),
  'battle.calculated': z.strictObject({
    attacker: cardIdSchema,
    target: cardIdSchema.optional(),
    attackerValue: pointsSchema,
    targetValue: pointsSchema.optional(),
    targetValueName: z.enum(['atk', 'def']).optional(),
    damage: byPlayerSchema,
    destroyed: z.array(cardIdSchema),
    survives: z.array(cardIdSchema),
    /** What changed the battle damage, one after the other, and what each player would take before and after (B45). */
    changes: z
      .array(
        z.strictObject({
          change: z.enum(BATTLE_DAMAGE_CHANGES),
          card: cardIdSchema,
          before: byPlayerSchema,
          after: byPlayerSchema,
        }),
      )
      .optional(),
    /** Battle damage that became effect damage, or Life Points gained. */
    effectDamage: byPlayerSchema.optional(),
    gained: byPlayerSchema.optional(),
  }),
  'battle.calledOff': z.strictObject({ code: z.string() }),
  'damageStep.left': z.strictObject({}),
} as const;
