import { z } from 'zod';
import { zoneSchema } from '../../events/index.ts';
import { operationSchema } from './operations.ts';
import { conditionSchema, influenceSchema, selectorSchema, timingSchema } from './words.ts';

export * from './operations.ts';
export * from './words.ts';

/**
 * One effect of a card.
 * - `activate`: the activation of a Spell or Trap (with no operations for a Continuous card that only stays)
 * - `ignition`: own Main Phase, Spell Speed 1 · `quick`: Spell Speed 2, either turn · `trigger`, `flip`: on their timing
 * - `continuous`: influences while face-up · `reaction`: happens by itself, starts no chain
 * - `attackCost`: due when this monster declares an attack (B14)
 */
export const effectSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum([
      'activate',
      'ignition',
      'quick',
      'trigger',
      'flip',
      'continuous',
      'reaction',
      'attackCost',
    ]),
    text: z.string().optional(),
    /** Where the card is when this is used; the field by default. */
    from: z.array(zoneSchema).optional().describe('Zones in which it may be used; the field where left out.'),
    speed: z.number().optional(),
    optional: z.boolean().optional(),
    /** Must be added to the chain at once when its timing comes (Light and Darkness Dragon). */
    forced: z
      .literal(true)
      .optional()
      .describe('It must be added to the chain at once when its timing comes.'),
    when: z.array(timingSchema).optional().describe('The events it answers; one of them must have happened.'),
    condition: z.array(conditionSchema).optional().describe('What must be true to use it; all of them.'),
    limit: z
      .strictObject({
        per: z.enum(['turn', 'battle', 'chain', 'duel']),
        times: z.number(),
        by: z.enum(['copy', 'name']).describe('For each copy alone, or for all cards of this name together.'),
      })
      .optional()
      .describe('How often it may be used within a turn, battle, chain or duel.'),
    cost: z.array(operationSchema).optional(),
    target: z
      .strictObject({
        what: selectorSchema,
        count: z.number(),
        upTo: z.literal(true).optional(),
      })
      .optional(),
    /** Chosen at activation where the card offers several effects (Enemy Controller). */
    options: z
      .array(
        z.strictObject({
          name: z.string(),
          text: z.string().optional(),
          condition: z.array(conditionSchema).optional(),
          cost: z.array(operationSchema).optional(),
          target: z.strictObject({ what: selectorSchema, count: z.number() }).optional(),
          do: z.array(operationSchema),
        }),
      )
      .optional(),
    do: z.array(operationSchema).optional(),
    /** continuous: what it does, to which cards or players. */
    influences: z
      .array(
        z.strictObject({
          to: z.union([selectorSchema, z.enum(['you', 'opponent', 'bothPlayers'])]),
          what: z.array(influenceSchema),
          condition: z.array(conditionSchema).optional(),
        }),
      )
      .optional(),
    /** Printings this effect belongs to; all of them where left out. */
    printings: z
      .array(z.enum(['2004', '2005', 'current']))
      .optional()
      .describe(
        'Printings of the card that have this effect; all where left out. The ruleset says which one is read.',
      ),
  })
  .meta({ id: 'effect', description: 'One effect of a card.' });
export type Effect = z.infer<typeof effectSchema>;

/** A card: printed values, passcode, our own summary of its text, and its effects. */
export const cardSchema = z.strictObject({
  $schema: z.string().optional(),
  id: z.string().max(120),
  name: z.string().max(200),
  passcode: z.number().optional(),
  kind: z.enum(['monster', 'spell', 'trap']),
  /** Monster frame; `token` for tokens. */
  frame: z.enum(['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link', 'token']).optional(),
  icon: z.enum(['normal', 'continuous', 'equip', 'quickPlay', 'field', 'counter', 'ritual']).optional(),
  attribute: z.string().optional(),
  type: z.string().optional(),
  level: z.number().optional(),
  atk: z.number().optional(),
  def: z.number().optional(),
  archetypes: z.array(z.string()).optional(),
  /** Further attributes it is treated as (Light and Darkness Dragon). */
  alsoAttributes: z.array(z.string()).optional(),
  summary: z.string(),
  source: z.string().optional(),
  effects: z.array(effectSchema),
});
export type CardData = z.infer<typeof cardSchema>;
