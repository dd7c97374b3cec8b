import { z } from 'zod';
import { BATTLE_DAMAGE_CHANGES, MOST_POINTS, pointsSchema } from '../../events/index.ts';

// The closed vocabulary that card data is written in: machines/effects reads it, nothing else does.

/** How many cards, targets or times: at least one, and never more than a deck holds. */
export const countSchema = z.int().min(1).max(60);
/** A printed Level; what has none (Link Monsters) says 0. */
export const levelSchema = z.int().min(0).max(12);
const signed = z.int().min(-MOST_POINTS).max(MOST_POINTS);

/** The zones that cards speak of: `monster` is every Monster Zone. */
export const cardZoneSchema = z
  .enum(['monster', 'spellTrap', 'fieldSpell', 'hand', 'deck', 'extraDeck', 'graveyard', 'banished'])
  .meta({ id: 'cardZone', description: 'A zone that a card may speak of; "monster" is every Monster Zone.' });

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
  | { readonly var: 'paid.atk' | 'paid.def' | 'paid.level'; readonly plus?: number };
const expressionOf = (plain: z.ZodType<number>) =>
  z.lazy(() =>
    z.union([
      plain,
      z.strictObject({ count: selectorSchema, times: signed.optional() }),
      z.strictObject({
        valueOf: referenceSchema,
        what: z.enum(['atk', 'def', 'level']),
        original: z.literal(true).optional(),
        plus: signed.optional(),
        half: z.literal(true).optional(),
      }),
      z.strictObject({ var: z.enum(['paid.atk', 'paid.def', 'paid.level']), plus: signed.optional() }),
    ]),
  );
export const expressionSchema: z.ZodType<Expression> = expressionOf(signed).meta({
  id: 'expression',
  description: 'A number, or one worked out when it is needed; "times" multiplies a count of cards.',
}) as z.ZodType<Expression>;
/** A number that cannot be below 0: damage, a payment, how many. */
export const amountSchema: z.ZodType<Expression> = expressionOf(pointsSchema).meta({
  id: 'amount',
  description: 'A number not below 0, or one worked out when it is needed.',
}) as z.ZodType<Expression>;

/** A card or cards that the effect already knows. */
export const referenceSchema = z
  .enum([
    'self',
    'attacker',
    'attackTarget',
    'target',
    'paid',
    'chosen',
    'summoned',
    'equipped',
    'bonded',
    'opponentInBattle',
    'trigger',
    'negatedCard',
  ])
  .meta({ id: 'knownCard', description: 'A card that the effect already knows.' });
export type Reference = z.infer<typeof referenceSchema>;

const range = z.strictObject({ min: amountSchema.optional(), max: amountSchema.optional() });

/** What a card must be like; all that is named must hold. */
export const filterSchema = z
  .strictObject({
    kind: z.enum(['monster', 'spell', 'trap', 'spellOrTrap']).optional(),
    icon: z.enum(['normal', 'continuous', 'equip', 'quickPlay', 'field', 'counter']).optional(),
    name: z.string().optional(),
    archetype: z.string().optional(),
    attribute: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
    type: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
    level: range.optional(),
    atk: range.optional(),
    def: range.optional(),
    position: z.enum(['attack', 'defense']).optional(),
    faceUp: z.boolean().optional(),
    token: z.boolean().optional(),
    /** How many Xyz Materials it has. */
    materials: range.optional(),
    /** The frame that is printed: a Fusion Monster and the like. */
    frame: z.enum(['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link', 'token']).optional(),
    /** How it came to the field, as the setup or its Summon says it: `fusion`. */
    summoned: z.string().optional(),
    /** ATK and DEF are looked at under a face-down card too, as it is printed (Crush Card Virus). */
    facedownToo: z.literal(true).optional(),
    /** An Effect Monster: no Normal Monster, no token, and its data has an effect (Fiendish Chain). */
    effectMonster: z.boolean().optional(),
    /** Any card but those of this archetype (Ghostrick Mansion). */
    archetypeNot: z.string().optional(),
    /** Any card but those of this name. */
    nameNot: z.string().optional(),
    /** Of the same Level as one of those cards (A Rival Appears!). */
    sameLevelAs: z
      .union([
        referenceSchema,
        z.strictObject({ in: cardZoneSchema, of: z.enum(['you', 'opponent', 'either']) }),
      ])
      .optional()
      .describe('Of the same Level as one of those cards.'),
    not: z.enum(['self', 'attacker', 'judged', 'summoned']).optional(),
    did: z
      .enum(['attacked', 'declaredAttack', 'battled', 'notDeclaredAttack'])
      .optional()
      .describe('What it did this turn (R35).'),
    equippedWith: z.string().optional().describe('A card of this archetype or group is equipped to it.'),
    equippedTo: referenceSchema.optional().describe('It is equipped to a card that the effect knows.'),
  })
  .meta({ id: 'cardFilter', description: 'What a card must be like; all that is named must hold.' });
export type Filter = z.infer<typeof filterSchema>;

/**
 * Cards found by zone, side and filter, or one the effect knows. `you` is the effect's controller. Zone `monster` means
 * every Monster Zone, the Extra Monster Zones too, and every monster there, a Trap that is a monster included.
 */
export const selectorSchema = z
  .union([
    referenceSchema,
    z.strictObject({
      in: z.union([cardZoneSchema, z.array(cardZoneSchema).min(1)]),
      of: z.enum(['you', 'opponent', 'either']),
      where: filterSchema.optional(),
    }),
    /** Of the cards that the effect knows those that are like this. */
    z.strictObject({ among: referenceSchema, where: filterSchema }),
  ])
  .meta({
    id: 'selector',
    description:
      'Cards by zone, side and filter, or one the effect knows; "you" is the controller of the effect.',
  });
export type Selector = z.infer<typeof selectorSchema>;

/**
 * What happens to the damage of a battle, in the order in which it is worked out (B45). On a card it is about battles
 * that the card fights, on a player about what that player would take. `other` is the other player.
 */
const battleDamageSchema = z
  .strictObject({
    battleDamage: z.enum(BATTLE_DAMAGE_CHANGES),
    /** On a card: only what its controller, or the opponent of that player, would take. */
    taken: z.enum(['controller', 'opponent']).optional(),
    /** On a card: only what this monster itself inflicts. */
    inflicted: z.literal(true).optional(),
    /** Only damage of a direct attack. */
    direct: z.literal(true).optional(),
    /** become: what it becomes; ignore: that much or more, or that much or less, is not taken. */
    points: amountSchema.optional(),
    atLeast: amountSchema.optional(),
    atMost: amountSchema.optional(),
  })
  .meta({
    id: 'battleDamage',
    description:
      'What happens to the damage of a battle: on a card to battles it fights, on a player to what that player would take. "become" needs "points", "ignore" needs "atLeast" or "atMost".',
  });

/** What a continuous or applied effect does to a card or player. */
export const influenceSchema = z
  .union([
    z.strictObject({ modify: z.enum(['atk', 'def', 'level']), add: expressionSchema }),
    z.strictObject({ modify: z.enum(['atk', 'def', 'level']), set: amountSchema }),
    z.strictObject({
      ability: z.enum([
        'attackDirectly',
        'piercing',
        'notDestroyedByBattle',
        'attackInDefense',
        /** It may attack all monsters of the opponent, once each, and then not directly (R37, R38). */
        'attackEachMonster',
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
    /**
     * `attack`: it must attack if it can (B5, R27). `beAttacked`: what attacks its controller has to attack it (B17);
     * whether anything has to attack at all is another matter.
     */
    z.strictObject({ must: z.enum(['attack', 'beAttacked']) }),
    /** It cannot attack these monsters (Ghostrick Mansion), or none but these and not directly (Rise to Full Height): hard, B16. */
    z.strictObject({ cannotAttack: selectorSchema }),
    z.strictObject({ canOnlyAttack: selectorSchema }),
    /** No effect of another card of these kinds does anything to it, what gives it this excepted (Forbidden Lance). */
    z.strictObject({ unaffectedBy: z.array(z.enum(['monster', 'spell', 'trap'])).min(1) }),
    /**
     * How many attacks it may declare in all; of several such effects the highest number counts. `onMonsters`: as long
     * as it attacks monsters only (R37).
     */
    z.strictObject({ attacks: z.int().min(2).max(10), onMonsters: z.literal(true).optional() }),
    /** On a player: the opponent names the targets of this player's attacks (R28: Patrician of Darkness). */
    z.strictObject({ attackTargets: z.literal('namedByOpponent') }),
    /** On a player: so many Battle Phases in its turn, one after the other (C18). */
    z.strictObject({ battlePhases: z.int().min(2).max(3) }),
    /** That many attacks more than it has otherwise; of several such effects each counts (Neo Blue-Eyes Ultimate Dragon). */
    z.strictObject({ furtherAttacks: z.int().min(1).max(10) }),
    z.strictObject({ negated: z.literal(true) }),
    z.strictObject({ damage: z.literal('none') }),
    battleDamageSchema,
    z.strictObject({ negatesNextAttack: z.literal(true) }),
  ])
  .meta({ id: 'influence', description: 'What an effect does to a card or player while it applies.' });
export type Influence = z.infer<typeof influenceSchema>;

/** When something reacts or may be activated. */
export const timingSchema = z
  .union([
    z.strictObject({
      event: z.literal('attackDeclared'),
      /** `equipped`: the monster that this card is equipped to. */
      by: z.enum(['self', 'equipped', 'you', 'opponent', 'either']),
      direct: z.boolean().optional(),
    }),
    /** This card is the target that is named for an attack, or any monster is that this card attacks. */
    z.strictObject({ event: z.literal('targetedForAttack'), card: z.enum(['self', 'attackedBySelf']) }),
    z.strictObject({
      event: z.literal('summoned'),
      card: z.enum(['self', 'any']),
      how: z.array(z.enum(['normal', 'tribute', 'flip', 'special'])).min(1),
    }),
    z.strictObject({ event: z.literal('flipped'), card: z.literal('self') }),
    /** Changed to this position while face-up, by hand or by an effect. */
    z.strictObject({
      event: z.literal('turned'),
      card: z.literal('self'),
      to: z.enum(['attack', 'defense']),
    }),
    z.strictObject({
      event: z.literal('moved'),
      card: z.enum(['self', 'bonded', 'equipped']),
      from: z.enum(['field', 'hand', 'deck', 'monster']).optional(),
      to: cardZoneSchema.optional(),
      how: z.enum(['destroyed', 'destroyedByBattle', 'destroyedByEffect', 'any']).optional(),
    }),
    z.strictObject({
      event: z.literal('battleDamage'),
      by: z.literal('self'),
      to: z.enum(['you', 'opponent']),
    }),
    /** `with`: of a battle that this card is in, or of any. */
    z.strictObject({ event: z.literal('damageCalculation'), with: z.enum(['self', 'any']) }),
    /** A timing of the Damage Step of a battle that this card is in (B26 to B30). */
    z.strictObject({
      event: z.literal('damageStep'),
      at: z.enum(['start', 'beforeCalculation', 'afterCalculation', 'end']),
      as: z.enum(['attacker', 'target', 'either']),
    }),
    z.strictObject({
      event: z.literal('activation'),
      by: z.enum(['you', 'opponent', 'either']),
      of: z.array(z.enum(['spell', 'trap', 'monster'])).min(1),
      /** Only the activation of the card, not of an effect of a card already active. */
      cardOnly: z.boolean().optional(),
    }),
    /** It destroys a monster by battle. */
    z.strictObject({ event: z.literal('destroysByBattle'), by: z.literal('self') }),
    z.strictObject({ event: z.literal('targetingEffectResolved'), card: z.literal('self') }),
    z.strictObject({
      event: z.literal('phase'),
      /** `battleStart` and `battleEnd`: each such effect starts a chain of its own, in free order (B10, B47). */
      phase: z.enum(['standby', 'battleStart', 'battleEnd', 'end']),
      turn: z.enum(['you', 'opponent', 'either']),
    }),
    z.strictObject({ event: z.literal('damageStepEnd'), after: z.enum(['selfAttacked', 'selfWasAttacked']) }),
  ])
  .meta({ id: 'timing', description: 'An event that an effect answers.' });
export type Timing = z.infer<typeof timingSchema>;

/** A condition of the table. */
export const conditionSchema: z.ZodType<Condition> = z
  .union([
    z.strictObject({ exists: selectorSchema, min: countSchema.optional() }),
    z.strictObject({ none: selectorSchema }),
    z.strictObject({ freeMonsterZones: z.enum(['you', 'opponent']), min: countSchema }),
    z.strictObject({ turn: z.enum(['you', 'opponent']) }),
    z.strictObject({
      phase: z.array(z.enum(['draw', 'standby', 'main', 'battle', 'damageStep', 'end'])).min(1),
    }),
    z.strictObject({ self: filterSchema }),
    /** `attackedLast`: the last attack of this turn was its own, so that another one would be "in a row" (Tyrant Dragon). */
    z.strictObject({
      selfDid: z.enum(['attacked', 'declaredAttack', 'battled', 'notDeclaredAttack', 'attackedLast']),
    }),
    /** That player Summoned no monster this turn in any way; Setting one is no Summon (Scapegoat). */
    z.strictObject({ notSummonedThisTurn: z.enum(['you', 'opponent']) }),
    /** While resolving: the operation just before did what it says ("and if you do", "then"). */
    z.strictObject({ done: z.literal(true) }),
    z.strictObject({ any: z.array(z.lazy(() => conditionSchema)).min(1) }),
  ])
  .meta({ id: 'condition', description: 'Something that must be true on the table.' });
export type Condition =
  | { exists: Selector; min?: number | undefined }
  | { none: Selector }
  | { freeMonsterZones: 'you' | 'opponent'; min: number }
  | { turn: 'you' | 'opponent' }
  | { phase: ('draw' | 'standby' | 'main' | 'battle' | 'damageStep' | 'end')[] }
  | { self: Filter }
  | { selfDid: 'attacked' | 'declaredAttack' | 'battled' | 'notDeclaredAttack' | 'attackedLast' }
  | { notSummonedThisTurn: 'you' | 'opponent' }
  | { done: true }
  | { any: Condition[] };
