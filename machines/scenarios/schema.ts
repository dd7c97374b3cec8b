import { z } from 'zod';
import {
  lifePointsSchema,
  NO_REPLAY_CODES,
  phaseSchema,
  placeSchema,
  playerSchema,
  positionSchema,
  REPLAY_CAUSES,
  startPlaceSchema,
  startTurnSchema,
  zoneSchema,
} from '../../events/index.ts';
import { cardSchema } from '../cards/vocabulary.ts';
import { nameOfChoice, rulesetChoiceSchema } from '../rulesets/index.ts';
import { PLACE_WORDS } from './placeWords.ts';

/**
 * A card of the scenario, by its name in kebab-case, the name it was given with `as`, `id#2` by order of arrival, a
 * place `B.monster.3`, or, as a chooser sees it, `facedown@B.monster.2`.
 */
export const referenceTextSchema = z.string().min(1).max(200).meta({
  id: 'cardReference',
  description:
    'A card here: its name, its "as" name, name#2 by order of arrival, a place B.monster.3, or facedown@B.monster.2 for a face-down one.',
});

/** Every place a decision may be named at; the charts carry them. */
export const decisionPlaceSchema = z.enum(Object.keys(PLACE_WORDS) as (keyof typeof PLACE_WORDS)[]).meta({
  id: 'decisionPlace',
  description: `A place at which players decide: ${Object.entries(PLACE_WORDS)
    .map(([place, words]) => `${place} (${words})`)
    .join('; ')}.`,
});
export type DecisionPlace = z.infer<typeof decisionPlaceSchema>;

const setupCardObject = z.strictObject({
  card: z.string(),
  as: z
    .string()
    .max(80)
    .regex(
      /^(?!(?:direct|stop|continue)$)[^#@.]+$/,
      'a name of your own has no #, @ or period in it, and is not "direct", "stop" or "continue"',
    )
    .optional()
    .describe('A name of your own for this copy, to refer to it.'),
  place: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('The zone of its row, 1 to 5; the next free one where left out.'),
  position: positionSchema.optional(),
  faceUp: z.boolean().optional(),
  equippedTo: z.string().optional(),
  materials: z.array(z.string()).optional(),
  counters: z.record(z.string(), z.int().min(0).max(1000)).optional(),
  summoned: z.string().optional().describe('How it was Summoned: normal, tribute, flip or special.'),
  arrivedThisTurn: z
    .boolean()
    .optional()
    .describe('It came this turn, so its position may not be changed by hand.'),
  setThisTurn: z.boolean().optional(),
  asMonster: z.boolean().optional().describe('A Trap that is a monster now.'),
  usedThisTurn: z.array(z.string()).optional().describe('Ids of its effects that were used this turn.'),
});
export const scenarioCardSchema = z.union([z.string(), setupCardObject]).meta({
  id: 'scenarioCard',
  description:
    'A card by its name in kebab-case, or with its place, position and what happened to it before.',
});
export type ScenarioCard = z.infer<typeof scenarioCardSchema>;
const cards = z.array(scenarioCardSchema).max(60).meta({ id: 'scenarioCards' }).optional();

/** One side of the table; what is left out is empty, but each deck holds ten Normal monsters. */
export const sideSchema = z.strictObject({
  lifePoints: lifePointsSchema.min(1).optional(),
  monsters: cards,
  spellsTraps: cards,
  hand: cards,
  graveyard: cards,
  deck: cards,
  banished: cards,
  extraDeck: cards,
  fieldSpell: scenarioCardSchema.nullable().optional(),
});

export const setupSchema = z.strictObject({
  turn: startTurnSchema.optional(),
  turnPlayer: playerSchema.optional(),
  startingPlayer: playerSchema.optional(),
  at: startPlaceSchema.optional().describe('Where the duel begins; battle.open where left out.'),
  seed: z.int().optional().describe('For shuffles and chance; 1 where left out.'),
  /** Cards that were used before the scenario begins and whose effects still apply; they lie in the Graveyard. */
  happened: z
    .array(
      z.strictObject({
        player: playerSchema,
        card: z.string(),
        effect: z.string().optional(),
        targets: z.array(referenceTextSchema).optional(),
      }),
    )
    .max(40)
    .optional(),
  A: sideSchema.optional(),
  B: sideSchema.optional(),
});
export type ScenarioSetup = z.infer<typeof setupSchema>;

const answer = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])
  .meta({
    id: 'answer',
    description:
      'What is answered: a card, an option, a number, yes (true) or no (false), or several in a list.',
  });
const decisionFields = {
  with: referenceTextSchema.optional(),
  card: referenceTextSchema.optional(),
  effect: z.string().optional(),
  target: referenceTextSchema.optional(),
  to: z.union([phaseSchema, z.enum(['endStep'])]).optional(),
  zone: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('The zone it goes to, 1 to 5; the next free one where left out.'),
  answer: answer.optional(),
  answers: z
    .array(answer)
    .optional()
    .describe('Answers to what this decision asks on the way (costs, targets, options), in order.'),
  at: decisionPlaceSchema
    .optional()
    .describe('Where it is decided: everyone passes until this place is reached.'),
  refused: z
    .string()
    .optional()
    .describe('It must be refused, with this code (such as effect/limit); nothing else happens.'),
};
const decisionWord = z
  .enum([
    'attack',
    'choose',
    'continue',
    'activate',
    'summon',
    'set',
    'flip',
    'turn',
    'phase',
    'pass',
    'answer',
    'concede',
  ])
  .meta({ id: 'decisionWord' });
const decisionA = z.strictObject({ A: decisionWord, ...decisionFields });
const decisionB = z.strictObject({ B: decisionWord, ...decisionFields });
export type DecisionStep = z.infer<typeof decisionA> | z.infer<typeof decisionB>;

const code = z.enum([...REPLAY_CAUSES, ...NO_REPLAY_CODES]);
const amount = z
  .strictObject({ A: z.int().optional(), B: z.int().optional() })
  .meta({ id: 'amountByPlayer' });
/** The monsters of both sides as the player sees them; or these, the open choices, and cards that are not named to the player. */
const sight = z.union([
  z.array(z.string()),
  z.strictObject({
    monsters: z.array(z.string()).optional(),
    choices: z.array(z.string()).optional(),
    unnamed: z
      .array(referenceTextSchema)
      .optional()
      .describe("Cards that neither the player's log names, nor anything that is said of it."),
  }),
]);
export type SightExpectation = z.infer<typeof sight>;
const byCard = <T extends z.ZodType>(value: T) => z.record(referenceTextSchema, value);

/** What must be true here; each key is checked against the state, or against the log since the step before. */
export const expectSchema = z.strictObject({
  /** A replay was found at the last check, with exactly these causes and, where given, exactly these choices. */
  attackReplay: z
    .strictObject({
      causes: z.array(z.enum(REPLAY_CAUSES)),
      choices: z.array(referenceTextSchema).optional(),
    })
    .optional(),
  /** The last check found no replay, with this code. */
  noAttackReplay: code.optional(),
  attack: z
    .strictObject({
      state: z.enum(['none', 'declared', 'choosing', 'damage']).optional(),
      ended: z.enum(['battle', 'stopped', 'startedOver', 'noBattle', 'duelOver']).optional(),
      attacker: referenceTextSchema.optional(),
      target: referenceTextSchema.optional(),
      declarations: z.int().optional(),
    })
    .optional(),
  lifePoints: amount.optional(),
  /** Battle and effect damage since the expectation before, by player. */
  damage: amount.optional(),
  at: decisionPlaceSchema.optional().describe('The place the duel has come to.'),
  position: byCard(z.enum(['attack', 'defense', 'facedownDefense', 'facedownAttack'])).optional(),
  atk: byCard(z.int()).optional(),
  def: byCard(z.int()).optional(),
  /** Destroyed since the expectation before: names, or name to `battle` or `effect`. */
  destroyed: z.union([z.array(referenceTextSchema), byCard(z.enum(['battle', 'effect']))]).optional(),
  /** A battle was calculated since the expectation before. */
  battle: z.strictObject({ attacker: referenceTextSchema, target: referenceTextSchema }).optional(),
  offered: z.array(referenceTextSchema).optional().describe('Cards that may be activated now.'),
  /** Card to the rejection's code. */
  notOffered: byCard(z.string()).optional().describe('Card to the code of why it may not be activated now.'),
  mayDeclare: z.array(referenceTextSchema).optional(),
  flags: byCard(
    z.strictObject({
      declaredAttack: z.boolean().optional(),
      attacked: z.boolean().optional(),
      battled: z.boolean().optional(),
      attackedDirectly: z.boolean().optional(),
    }),
  ).optional(),
  place: byCard(z.union([z.string(), placeSchema]))
    .optional()
    .describe('Card to where it is: B.monster.3, A.hand, B.graveyard, or nowhere.'),
  chain: z.array(referenceTextSchema).optional(),
  /** Who must decide now, and of what kind and options the open prompt is. */
  asked: z
    .union([
      z.literal('nobody'),
      z.strictObject({
        player: playerSchema,
        kind: z.string().optional(),
        options: z.array(z.union([referenceTextSchema, z.number(), z.boolean()])).optional(),
      }),
    ])
    .optional(),
  sees: z
    .strictObject({ A: sight.optional(), B: sight.optional() })
    .optional()
    .describe('What a player sees of the table, of the choices that are open, and never reads anywhere.'),
  /** `B.monster`, `A.hand` … to the number of cards there. */
  counts: z
    .record(z.string(), z.int())
    .optional()
    .describe('A zone of a player (B.monster, A.hand, A.graveyard …) to the number of cards there.'),
  winner: z.union([playerSchema, z.literal('draw')]).optional(),
  /** Event types in order, since the expectation before; others may stand between. */
  log: z.array(z.string()).optional(),
  /** A decision was refused since the expectation before, with this code. */
  refused: z
    .string()
    .optional()
    .describe('A decision was refused since the expectation before, with this code.'),
});
export type Expectation = z.infer<typeof expectSchema>;

export const stepSchema = z
  .union([
    decisionA,
    decisionB,
    z.strictObject({ until: decisionPlaceSchema.describe('Everyone passes until this place is reached.') }),
    z.strictObject({ expect: expectSchema }),
  ])
  .meta({
    id: 'step',
    description: 'A decision of a player, passing on to a place, or what must be true here.',
  });
export type Step = z.infer<typeof stepSchema>;

const branchSchema = z.strictObject({
  text: z.string().optional(),
  /** Rulesets this branch is for; those of the scenario where left out. */
  rulesets: z
    .array(rulesetChoiceSchema)
    .min(1)
    .optional()
    .describe(
      'The rulesets it is played under, by name or with single switches changed; that of the scenario where left out.',
    ),
  /** How many steps of the trunk it keeps; all where left out. */
  from: z.int().min(0).optional().describe('How many steps of the trunk it keeps; all where left out.'),
  steps: z.array(stepSchema).max(2000),
});
export type ScenarioBranch = z.infer<typeof branchSchema>;

/** The names of the rulesets that a branch is for; undefined where it is for that of its scenario. */
export const rulesetsOf = (branch: ScenarioBranch | undefined): readonly string[] | undefined =>
  branch?.rulesets?.map((choice) => nameOfChoice(choice));

/** A worked example: a setup, what the players decide, and what must come of it. */
export const scenarioSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal('duelscope/scenario'),
  version: z.literal(1),
  id: z.string().min(1).max(80),
  title: z.string().max(200),
  text: z.string().max(5000).optional(),
  sources: z.array(z.string()).optional(),
  rules: z.array(z.string()).optional(),
  ruleset: rulesetChoiceSchema.optional(),
  cards: z.array(cardSchema).max(200).optional(),
  setup: setupSchema,
  steps: z.array(stepSchema).max(2000),
  branches: z.record(z.string().max(200), branchSchema).optional(),
});
export type Scenario = z.infer<typeof scenarioSchema>;
export const SCENARIO_ZONES = zoneSchema.options;
