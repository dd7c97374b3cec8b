import { z } from 'zod';
import { zoneSchema } from '../../events/index.ts';

// The closed vocabulary that card data is written in: machines/effects reads it, nothing else does.

/** A number: plain, or worked out when the effect needs it. */
export type Expression =
  | number
  | { readonly count: Selector; readonly times?: number }
  | {
      readonly valueOf: Reference;
      readonly what: 'atk' | 'def' | 'level';
      readonly original?: true;
      readonly plus?: number;
      readonly half?: true;
    }
  | { readonly var: string; readonly plus?: number };
export const expressionSchema: z.ZodType<Expression> = z.lazy(() =>
  z.union([
    z.number(),
    z.strictObject({ count: selectorSchema, times: z.number().optional() }),
    z.strictObject({
      valueOf: referenceSchema,
      what: z.enum(['atk', 'def', 'level']),
      original: z.literal(true).optional(),
      plus: z.number().optional(),
      half: z.literal(true).optional(),
    }),
    z.strictObject({ var: z.string(), plus: z.number().optional() }),
  ]),
) as z.ZodType<Expression>;

/** A card or cards that the effect already knows. */
export const referenceSchema = z.enum([
  'self',
  'attacker',
  'attackTarget',
  'target',
  'paid',
  'chosen',
  'equipped',
  'bonded',
  'opponentInBattle',
  'trigger',
  'negatedCard',
]);
export type Reference = z.infer<typeof referenceSchema>;

const range = z.strictObject({ min: expressionSchema.optional(), max: expressionSchema.optional() });

/** What a card must be like; all that is named must hold. */
export const filterSchema = z.strictObject({
  kind: z.enum(['monster', 'spell', 'trap', 'spellOrTrap']).optional(),
  icon: z.enum(['normal', 'continuous', 'equip', 'quickPlay', 'field', 'counter']).optional(),
  name: z.string().optional(),
  archetype: z.string().optional(),
  attribute: z.union([z.string(), z.array(z.string())]).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  level: range.optional(),
  atk: range.optional(),
  def: range.optional(),
  position: z.enum(['attack', 'defense']).optional(),
  faceUp: z.boolean().optional(),
  token: z.boolean().optional(),
  /** ATK and DEF are looked at under a face-down card too, as it is printed (Crush Card Virus). */
  facedownToo: z.literal(true).optional(),
  /** An Effect Monster: no Normal Monster, no token, and its data has an effect (Fiendish Chain). */
  effectMonster: z.boolean().optional(),
  /** Any card but those of this name. */
  nameNot: z.string().optional(),
  not: z.enum(['self', 'judged']).optional(),
});
export type Filter = z.infer<typeof filterSchema>;

/**
 * Cards found by zone, side and filter, or one the effect knows. `you` is the effect's controller. Zone `monster` means
 * every Monster Zone, the Extra Monster Zones too, and every monster there, a Trap that is a monster included.
 */
export const selectorSchema = z.union([
  referenceSchema,
  z.strictObject({
    in: z.union([zoneSchema, z.array(zoneSchema)]),
    of: z.enum(['you', 'opponent', 'either']),
    where: filterSchema.optional(),
  }),
]);
export type Selector = z.infer<typeof selectorSchema>;

/** What a continuous or applied effect does to a card or player. */
export const influenceSchema = z.union([
  z.strictObject({ modify: z.enum(['atk', 'def', 'level']), add: expressionSchema }),
  z.strictObject({ modify: z.enum(['atk', 'def', 'level']), set: expressionSchema }),
  z.strictObject({ modify: z.enum(['atk', 'def']), halve: z.literal('original') }),
  z.strictObject({
    ability: z.enum([
      'attackDirectly',
      'piercing',
      'notDestroyedByBattle',
      'attackInDefense',
      'doubleAttack',
    ]),
    against: filterSchema.optional(),
  }),
  z.strictObject({
    forbid: z.enum([
      'attack',
      'declareAttack',
      'turnByHand',
      /** Its position may not change at all, by hand or by effect (Lyla, Goblin Attack Force). */
      'changePosition',
      'normalSummon',
      'flipSummon',
      'specialSummon',
      'attackDirectly',
      'beTargeted',
      'tribute',
      /** Be Tributed for a Tribute Summon; as a cost it may (Sheep Token). */
      'tributeSummon',
    ]),
    hard: z.literal(true).optional(),
  }),
  z.strictObject({ negated: z.literal(true) }),
  z.strictObject({ damage: z.literal('none') }),
  z.strictObject({ negatesNextAttack: z.literal(true) }),
]);
export type Influence = z.infer<typeof influenceSchema>;

/** When something reacts or may be activated. */
export const timingSchema = z.union([
  z.strictObject({
    event: z.literal('attackDeclared'),
    by: z.enum(['self', 'you', 'opponent', 'either']),
    direct: z.boolean().optional(),
  }),
  z.strictObject({ event: z.literal('targetedForAttack'), card: z.enum(['self']) }),
  z.strictObject({
    event: z.literal('summoned'),
    card: z.enum(['self', 'any']),
    how: z.array(z.enum(['normal', 'tribute', 'flip', 'special'])),
  }),
  z.strictObject({ event: z.literal('flipped'), card: z.literal('self') }),
  /** Changed to this position while face-up, by hand or by an effect. */
  z.strictObject({ event: z.literal('turned'), card: z.literal('self'), to: z.enum(['attack', 'defense']) }),
  z.strictObject({
    event: z.literal('moved'),
    card: z.enum(['self', 'bonded', 'equipped']),
    from: z.enum(['field', 'hand', 'deck', 'monster']).optional(),
    to: zoneSchema.optional(),
    how: z.enum(['destroyed', 'destroyedByBattle', 'destroyedByEffect', 'any']).optional(),
  }),
  z.strictObject({
    event: z.literal('battleDamage'),
    by: z.literal('self'),
    to: z.enum(['you', 'opponent']),
  }),
  z.strictObject({ event: z.literal('damageCalculation'), with: z.literal('self') }),
  z.strictObject({
    event: z.literal('activation'),
    by: z.enum(['you', 'opponent', 'either']),
    of: z.array(z.enum(['spell', 'trap', 'monster'])),
    /** Only the activation of the card, not of an effect of a card already active. */
    cardOnly: z.boolean().optional(),
  }),
  z.strictObject({ event: z.literal('targetingEffectResolved'), card: z.literal('self') }),
  z.strictObject({
    event: z.literal('phase'),
    phase: z.enum(['standby', 'battleEnd', 'end']),
    turn: z.enum(['you', 'opponent', 'either']),
  }),
  z.strictObject({ event: z.literal('damageStepEnd'), after: z.enum(['selfAttacked', 'selfWasAttacked']) }),
]);
export type Timing = z.infer<typeof timingSchema>;

/** A condition of the table. */
export const conditionSchema: z.ZodType<Condition> = z.union([
  z.strictObject({ exists: selectorSchema, min: z.number().optional() }),
  z.strictObject({ none: selectorSchema }),
  z.strictObject({ freeMonsterZones: z.enum(['you', 'opponent']), min: z.number() }),
  z.strictObject({ turn: z.enum(['you', 'opponent']) }),
  z.strictObject({ phase: z.array(z.enum(['draw', 'standby', 'main', 'battle', 'end'])) }),
  z.strictObject({ self: filterSchema }),
  z.strictObject({ selfDid: z.enum(['attacked', 'declaredAttack', 'battled', 'notDeclaredAttack']) }),
  /** That player Summoned no monster this turn in any way; Setting one is no Summon (Scapegoat). */
  z.strictObject({ notSummonedThisTurn: z.enum(['you', 'opponent']) }),
  /** While resolving: the operation just before did what it says ("and if you do", "then"). */
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ any: z.array(z.lazy(() => conditionSchema)) }),
]);
export type Condition =
  | { exists: Selector; min?: number | undefined }
  | { none: Selector }
  | { freeMonsterZones: 'you' | 'opponent'; min: number }
  | { turn: 'you' | 'opponent' }
  | { phase: ('draw' | 'standby' | 'main' | 'battle' | 'end')[] }
  | { self: Filter }
  | { selfDid: 'attacked' | 'declaredAttack' | 'battled' | 'notDeclaredAttack' }
  | { notSummonedThisTurn: 'you' | 'opponent' }
  | { done: true }
  | { any: Condition[] };

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
export const operationSchema: z.ZodType<Operation> = z.lazy(() =>
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
) as z.ZodType<Operation>;

/**
 * One effect of a card.
 * - `activate`: the activation of a Spell or Trap (with no operations for a Continuous card that only stays)
 * - `ignition`: own Main Phase, Spell Speed 1 · `quick`: Spell Speed 2, either turn · `trigger`, `flip`: on their timing
 * - `continuous`: influences while face-up · `reaction`: happens by itself, starts no chain
 * - `attackCost`: due when this monster declares an attack (B14)
 */
export const effectSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['activate', 'ignition', 'quick', 'trigger', 'flip', 'continuous', 'reaction', 'attackCost']),
  text: z.string().optional(),
  /** Where the card is when this is used; the field by default. */
  from: z.array(zoneSchema).optional(),
  speed: z.number().optional(),
  optional: z.boolean().optional(),
  /** Must be added to the chain at once when its timing comes (Light and Darkness Dragon). */
  forced: z.literal(true).optional(),
  when: z.array(timingSchema).optional(),
  condition: z.array(conditionSchema).optional(),
  limit: z
    .strictObject({
      per: z.enum(['turn', 'battle', 'chain', 'duel']),
      times: z.number(),
      by: z.enum(['copy', 'name']),
    })
    .optional(),
  cost: z.array(operationSchema).optional(),
  target: z
    .strictObject({
      what: selectorSchema,
      count: z.number(),
      upTo: z.literal(true).optional(),
      forOption: z.string().optional(),
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
  printings: z.array(z.enum(['2004', '2005', 'current'])).optional(),
});
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
