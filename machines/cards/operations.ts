import { z } from 'zod';
import {
  type Condition,
  conditionSchema,
  expressionSchema,
  filterSchema,
  influenceSchema,
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

/**
 * One thing an effect or cost does. Where `count` of several candidates is needed the chooser is asked; `choose` names
 * who, the effect's controller by default.
 */
const plainOperationSchema = z.union([
  z.strictObject({
    op: z.enum(['destroy', 'banish', 'sendToGraveyard', 'returnToHand', 'tribute', 'discard']),
    what: selectorSchema,
    count: expressionSchema.optional(),
    choose: z.enum(['you', 'opponent']).optional(),
  }),
  z.strictObject({
    op: z.literal('specialSummon'),
    what: selectorSchema,
    count: z.number().optional(),
    upTo: z.number().optional(),
    totalLevel: expressionSchema.optional(),
    positions,
    to: z.enum(['you', 'opponent']).optional(),
    bond: z.literal(true).optional(),
  }),
  z.strictObject({
    op: z.literal('createTokens'),
    token: z.string(),
    count: z.number(),
    position: z.enum(['attack', 'defense']),
    to: z.enum(['you', 'opponent']),
  }),
  z.strictObject({
    op: z.literal('becomeMonster'),
    atk: z.number(),
    def: z.number(),
    level: z.number(),
    attribute: z.string(),
    type: z.string(),
    position: z.enum(['attack', 'defense']),
  }),
  z.strictObject({ op: z.enum(['draw', 'mill']), player: z.enum(['you', 'opponent']), count: z.number() }),
  z.strictObject({
    op: z.enum(['damage', 'gainLifePoints']),
    player: z.enum(['you', 'opponent', 'controllerOfTarget', 'formerController']),
    amount: expressionSchema,
  }),
  z.strictObject({ op: z.literal('payLifePoints'), amount: expressionSchema }),
  z.strictObject({
    op: z.literal('addToHand'),
    what: selectorSchema,
    count: z.number(),
    optional: z.literal(true).optional(),
  }),
  z.strictObject({
    op: z.literal('takeControl'),
    what: selectorSchema,
    until: z.enum(['endOfTurn', 'whileFaceUp']),
  }),
  z.strictObject({
    op: z.literal('turn'),
    what: selectorSchema,
    to: z.enum(['attack', 'defense', 'other', 'facedownDefense', 'faceUpAttack', 'faceUpDefense']),
  }),
  z.strictObject({ op: z.literal('setFromHand'), where: filterSchema, optional: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('normalSummonOrSet'), what: selectorSchema }),
  z.strictObject({
    op: z.enum(['negateActivation', 'negateAttack', 'endBattlePhase']),
    destroy: z.literal(true).optional(),
  }),
  z.strictObject({
    op: z.literal('apply'),
    to: z.union([selectorSchema, z.enum(['you', 'opponent', 'bothPlayers'])]),
    what: z.array(influenceSchema).min(1),
    until,
  }),
  z.strictObject({ op: z.literal('equip'), to: selectorSchema }),
  /** Binds a card on the field to this one, as `specialSummon` does with `bond`: it is `bonded` from now on (Fiendish Chain). */
  z.strictObject({ op: z.literal('bond'), to: selectorSchema }),
  z.strictObject({ op: z.literal('shuffleDeck'), player: z.enum(['you', 'opponent']) }),
]);
export type PlainOperation = z.infer<typeof plainOperationSchema>;
export type Operation =
  | PlainOperation
  | { op: 'may'; do: Operation[] }
  | { op: 'if'; condition: Condition[]; do: Operation[]; else?: Operation[] | undefined }
  | { op: 'option'; options: { name: string; condition?: Condition[] | undefined; do: Operation[] }[] };
export const operationSchema: z.ZodType<Operation> = z
  .lazy(() =>
    z.union([
      plainOperationSchema,
      z.strictObject({ op: z.literal('may'), do: z.array(operationSchema) }),
      z.strictObject({
        op: z.literal('if'),
        condition: z.array(conditionSchema),
        do: z.array(operationSchema),
        else: z.array(operationSchema).optional(),
      }),
      z.strictObject({
        op: z.literal('option'),
        options: z.array(
          z.strictObject({
            name: z.string(),
            condition: z.array(conditionSchema).optional(),
            do: z.array(operationSchema),
          }),
        ),
      }),
    ]),
  )
  .meta({ id: 'operation', description: 'One thing that an effect or cost does.' }) as z.ZodType<Operation>;
