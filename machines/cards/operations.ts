import { z } from 'zod';
import { pointsSchema } from '../../events/index.ts';
import {
  amountSchema,
  type Condition,
  conditionSchema,
  countSchema,
  filterSchema,
  influenceSchema,
  levelSchema,
  type Selector,
  selectorSchema,
} from './words.ts';

const until = z.enum([
  'endOfCalculation',
  'endOfDamageStep',
  'endOfBattlePhase',
  'endOfTurn',
  'endOfYourNextTurn',
  'endOfNextTurn',
  'whileFaceUp',
  'nextAttack',
]);
const positions = z.array(z.enum(['attack', 'defense', 'facedownDefense'])).min(1);

const removal = z.strictObject({
  op: z.enum(['destroy', 'banish', 'sendToGraveyard', 'returnToHand', 'tribute', 'discard']),
  what: selectorSchema,
  count: amountSchema.optional(),
  choose: z.enum(['you', 'opponent']).optional(),
});
const banishing = z.strictObject({
  op: z.literal('banishUntil'),
  what: selectorSchema,
  until: z.enum(['endPhase', 'endOfBattlePhase']),
});
/** Detach that many of the materials of these Xyz Monsters (Number 39: Utopia). */
const detaching = z.strictObject({ op: z.literal('detach'), what: selectorSchema, count: countSchema });
const payment = z.strictObject({ op: z.literal('payLifePoints'), amount: amountSchema });
const turning = z.strictObject({
  op: z.literal('turn'),
  what: selectorSchema,
  count: countSchema
    .optional()
    .describe('Only so many of them, chosen by the controller; all where left out.'),
  to: z.enum(['attack', 'defense', 'other', 'facedownDefense', 'faceUpAttack', 'faceUpDefense']),
});
const applying = z.strictObject({
  op: z.literal('apply'),
  to: z.union([selectorSchema, z.enum(['you', 'opponent', 'bothPlayers'])]),
  what: z.array(influenceSchema).min(1),
  until,
});

/**
 * One thing an effect or cost does. Where `count` of several candidates is needed the chooser is asked; `choose` names
 * who, the effect's controller by default.
 */
const plainOperationSchema = z.union([
  removal,
  z.strictObject({
    op: z.literal('specialSummon'),
    what: selectorSchema,
    count: countSchema.optional(),
    upTo: countSchema.optional(),
    totalLevel: amountSchema.optional(),
    positions,
    to: z.enum(['you', 'opponent']).optional(),
    bond: z.literal(true).optional(),
    as: z
      .strictObject({ atk: pointsSchema, def: pointsSchema })
      .optional()
      .describe(
        'A Spell or Trap comes as a Normal Monster with these values, and its effects do not apply (Magical Hats).',
      ),
  }),
  z.strictObject({
    op: z.literal('createTokens'),
    token: z.string(),
    count: countSchema,
    position: z.enum(['attack', 'defense']),
    to: z.enum(['you', 'opponent']),
  }),
  z.strictObject({
    op: z.literal('becomeMonster'),
    atk: pointsSchema,
    def: pointsSchema,
    level: levelSchema,
    attribute: z.string(),
    type: z.string(),
    position: z.enum(['attack', 'defense']),
  }),
  z.strictObject({ op: z.enum(['draw', 'mill']), player: z.enum(['you', 'opponent']), count: countSchema }),
  z.strictObject({
    op: z.enum(['damage', 'gainLifePoints']),
    player: z.enum(['you', 'opponent', 'controllerOfTarget', 'formerController']),
    amount: amountSchema,
  }),
  payment,
  detaching,
  z.strictObject({
    op: z.literal('addToHand'),
    what: selectorSchema,
    count: countSchema,
    optional: z.literal(true).optional(),
  }),
  z.strictObject({
    op: z.literal('takeControl'),
    what: selectorSchema,
    until: z.enum(['endOfBattlePhase', 'endOfTurn', 'whileFaceUp']),
  }),
  turning,
  z.strictObject({ op: z.literal('setFromHand'), where: filterSchema, optional: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('normalSummonOrSet'), what: selectorSchema }),
  z.strictObject({
    op: z.enum(['negateActivation', 'negateAttack', 'endBattlePhase']),
    destroy: z.literal(true).optional(),
  }),
  /**
   * Change the attack target; with `fight` the battle is fought at once, within the effect (Construction Train Signal
   * Red). `giving` applies to the new target until the end of that battle.
   */
  z.strictObject({
    op: z.literal('changeAttackTarget'),
    to: selectorSchema,
    fight: z.literal(true).optional(),
    giving: z.array(influenceSchema).min(1).optional(),
  }),
  applying,
  banishing,
  /** Cards are shuffled among the zones in which they lie face-down: who does not control them cannot tell which is which. */
  z.strictObject({ op: z.literal('mix'), among: z.array(selectorSchema).min(1).max(4) }),
  z.strictObject({ op: z.literal('equip'), to: selectorSchema }),
  /** Binds a card on the field to this one, as `specialSummon` does with `bond`: it is `bonded` from now on (Fiendish Chain). */
  z.strictObject({ op: z.literal('bond'), to: selectorSchema }),
  z.strictObject({ op: z.literal('shuffleDeck'), player: z.enum(['you', 'opponent']) }),
]);
export type PlainOperation = z.infer<typeof plainOperationSchema>;
export type Operation =
  | PlainOperation
  | { op: 'may'; do: Operation[] }
  | { op: 'later'; what: Selector; at: 'endPhase' | 'endOfBattlePhase'; do: Operation[] }
  | { op: 'if'; condition: Condition[]; do: Operation[]; else?: Operation[] | undefined }
  | { op: 'option'; options: { name: string; condition?: Condition[] | undefined; do: Operation[] }[] };
/** The most operations that stand in one list. */
const MOST = 60;

export const operationSchema: z.ZodType<Operation> = z
  .lazy(() =>
    z.union([
      plainOperationSchema,
      z.strictObject({ op: z.literal('may'), do: z.array(operationSchema).min(1).max(MOST) }),
      /** Done by itself later, to those of the cards that are still where they are now: there they are `chosen`. */
      z.strictObject({
        op: z.literal('later'),
        what: selectorSchema,
        at: z.enum(['endPhase', 'endOfBattlePhase']),
        do: z.array(operationSchema).min(1).max(MOST),
      }),
      z.strictObject({
        op: z.literal('if'),
        condition: z.array(conditionSchema),
        do: z.array(operationSchema).max(MOST),
        else: z.array(operationSchema).max(MOST).optional(),
      }),
      z.strictObject({
        op: z.literal('option'),
        options: z
          .array(
            z.strictObject({
              name: z.string().min(1).max(80),
              condition: z.array(conditionSchema).optional(),
              do: z.array(operationSchema).max(MOST),
            }),
          )
          .min(1)
          .max(10),
      }),
    ]),
  )
  .meta({ id: 'operation', description: 'One thing that an effect does.' }) as z.ZodType<Operation>;

/** What an effect does, one after the other. */
export const operationsSchema = z.array(operationSchema).max(MOST);

/** What is paid: nothing that only an effect on a chain can do, and nothing that asks to be answered. */
export const costSchema = z
  .array(
    z
      .union([removal, payment, detaching, turning, applying])
      .meta({ id: 'cost', description: 'Something paid.' }),
  )
  .min(1)
  .max(10);
