import { z } from 'zod';
import { pointsSchema } from '../../events/index.ts';
import { costSchema, operationsSchema } from './operations.ts';
import {
  cardZoneSchema,
  conditionSchema,
  countSchema,
  influenceSchema,
  levelSchema,
  selectorSchema,
  timingSchema,
} from './words.ts';

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
    id: z.string().min(1).max(80),
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
    from: z
      .array(cardZoneSchema)
      .min(1)
      .optional()
      .describe('Zones in which it may be used; the field where left out.'),
    speed: z.int().min(1).max(3).optional(),
    optional: z.boolean().optional(),
    /** Must be added to the chain at once when its timing comes (Light and Darkness Dragon). */
    forced: z
      .literal(true)
      .optional()
      .describe('It must be added to the chain at once when its timing comes.'),
    when: z
      .array(timingSchema)
      .min(1)
      .optional()
      .describe('The events it answers; one of them must have happened.'),
    condition: z.array(conditionSchema).optional().describe('What must be true to use it; all of them.'),
    limit: z
      .strictObject({
        per: z.enum(['turn', 'battle', 'chain', 'duel']),
        times: countSchema,
        by: z.enum(['copy', 'name']).describe('For each copy alone, or for all cards of this name together.'),
      })
      .optional()
      .describe('How often it may be used within a turn, battle, chain or duel.'),
    cost: costSchema.optional(),
    target: z
      .strictObject({
        what: selectorSchema,
        count: countSchema,
        upTo: z.literal(true).optional(),
        afterCost: z
          .literal(true)
          .optional()
          .describe('Targeted once the cost is paid, so that what was paid may be targeted too.'),
      })
      .optional(),
    /** Chosen at activation where the card offers several effects (Enemy Controller). */
    options: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(80),
          text: z.string().optional(),
          condition: z.array(conditionSchema).optional(),
          cost: costSchema.optional(),
          target: z.strictObject({ what: selectorSchema, count: countSchema }).optional(),
          do: operationsSchema,
        }),
      )
      .min(1)
      .max(10)
      .optional(),
    do: operationsSchema.optional(),
    /** continuous: what it does, to which cards or players. */
    influences: z
      .array(
        z.strictObject({
          to: z.union([selectorSchema, z.enum(['you', 'opponent', 'bothPlayers'])]),
          what: z.array(influenceSchema).min(1),
          condition: z.array(conditionSchema).optional(),
        }),
      )
      .min(1)
      .optional(),
    /** Printings this effect belongs to; all of them where left out. */
    printings: z
      .array(z.enum(['2004', '2005', 'current']))
      .min(1)
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
  id: z
    .string()
    .max(120)
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'an id is made of letters, digits and hyphens'),
  name: z.string().max(200),
  passcode: z.int().min(0).max(999_999_999).optional(),
  kind: z.enum(['monster', 'spell', 'trap']),
  /** Monster frame; `token` for tokens. */
  frame: z.enum(['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link', 'token']).optional(),
  icon: z.enum(['normal', 'continuous', 'equip', 'quickPlay', 'field', 'counter', 'ritual']).optional(),
  attribute: z.string().optional(),
  type: z.string().optional(),
  level: levelSchema.optional(),
  atk: pointsSchema.optional(),
  def: pointsSchema.optional(),
  archetypes: z.array(z.string()).optional(),
  /** Cards by whose name it is called as well ("always treated as Umi"). */
  alsoNamed: z
    .array(z.string())
    .optional()
    .describe('Ids of cards by whose names it is called as well, wherever a card looks for that name.'),
  /** Further attributes it is treated as (Light and Darkness Dragon). */
  alsoAttributes: z.array(z.string()).optional(),
  summary: z.string(),
  source: z.string().optional(),
  effects: z.array(effectSchema).max(40),
});
export type CardData = z.infer<typeof cardSchema>;
