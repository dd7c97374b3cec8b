import { z } from 'zod';
import {
  NO_REPLAY_CODES,
  phaseSchema,
  placeSchema,
  playerSchema,
  positionSchema,
  REPLAY_CAUSES,
  startPlaceSchema,
  zoneSchema,
} from '../../events/index.ts';
import { cardSchema } from '../cards/vocabulary.ts';
import { rulesetChoiceSchema } from '../rulesets/schema.ts';

/**
 * A card of the scenario, by its name in kebab-case, the name it was given with `as`, `id#2` by order of arrival, a
 * place `B.monster.3`, or, as a chooser sees it, `facedown@B.monster.2`.
 */
export const referenceTextSchema = z.string().min(1).max(200);

/** Every place a decision may be named at; the charts carry them. */
export const decisionPlaceSchema = z.enum([
  'drawPhase',
  'standbyPhase',
  'main1',
  'main1.response',
  'start.open',
  'start.response',
  'battle.open',
  'declaration',
  'response',
  'attackReplay',
  'damage.1',
  'damage.2',
  'damage.3',
  'damage.4',
  'damage.5',
  'attackOver',
  'end.open',
  'end.response',
  'main2',
  'main2.response',
  'endPhase',
  'nextTurn',
  'duelOver',
]);
export type DecisionPlace = z.infer<typeof decisionPlaceSchema>;

const setupCardObject = z.strictObject({
  card: z.string(),
  as: z.string().optional(),
  place: z.int().min(1).max(5).optional(),
  position: positionSchema.optional(),
  faceUp: z.boolean().optional(),
  equippedTo: z.string().optional(),
  materials: z.array(z.string()).optional(),
  counters: z.record(z.string(), z.int()).optional(),
  summoned: z.string().optional(),
  arrivedThisTurn: z.boolean().optional(),
  setThisTurn: z.boolean().optional(),
  asMonster: z.boolean().optional(),
  usedThisTurn: z.array(z.string()).optional(),
});
export const scenarioCardSchema = z.union([z.string(), setupCardObject]);
export type ScenarioCard = z.infer<typeof scenarioCardSchema>;
const cards = z.array(scenarioCardSchema).max(60).optional();

/** One side of the table; what is left out is empty, but each deck holds ten Normal monsters. */
export const sideSchema = z.strictObject({
  lifePoints: z.int().min(0).optional(),
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
  turn: z.int().min(1).optional(),
  turnPlayer: playerSchema.optional(),
  startingPlayer: playerSchema.optional(),
  at: startPlaceSchema.optional(),
  seed: z.int().optional(),
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

const answer = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);
const decisionFields = {
  with: referenceTextSchema.optional(),
  card: referenceTextSchema.optional(),
  effect: z.string().optional(),
  target: referenceTextSchema.optional(),
  to: z.union([phaseSchema, z.enum(['endStep'])]).optional(),
  zone: z.int().optional(),
  answer: answer.optional(),
  answers: z.array(answer).optional(),
  at: decisionPlaceSchema.optional(),
  refused: z.string().optional(),
};
const decisionWord = z.enum([
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
]);
const decisionA = z.strictObject({ A: decisionWord, ...decisionFields });
const decisionB = z.strictObject({ B: decisionWord, ...decisionFields });
export type DecisionStep = z.infer<typeof decisionA> | z.infer<typeof decisionB>;

const code = z.enum([...REPLAY_CAUSES, ...NO_REPLAY_CODES]);
const amount = z.strictObject({ A: z.int().optional(), B: z.int().optional() });
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
  at: decisionPlaceSchema.optional(),
  position: byCard(z.enum(['attack', 'defense', 'facedownDefense', 'facedownAttack'])).optional(),
  atk: byCard(z.int()).optional(),
  def: byCard(z.int()).optional(),
  /** Destroyed since the expectation before: names, or name to `battle` or `effect`. */
  destroyed: z.union([z.array(referenceTextSchema), byCard(z.enum(['battle', 'effect']))]).optional(),
  /** A battle was calculated since the expectation before. */
  battle: z.strictObject({ attacker: referenceTextSchema, target: referenceTextSchema }).optional(),
  offered: z.array(referenceTextSchema).optional(),
  /** Card to the rejection's code. */
  notOffered: byCard(z.string()).optional(),
  mayDeclare: z.array(referenceTextSchema).optional(),
  flags: byCard(
    z.strictObject({
      declaredAttack: z.boolean().optional(),
      attacked: z.boolean().optional(),
      battled: z.boolean().optional(),
      attackedDirectly: z.boolean().optional(),
    }),
  ).optional(),
  place: byCard(z.union([z.string(), placeSchema])).optional(),
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
  sees: z.strictObject({ A: z.array(z.string()).optional(), B: z.array(z.string()).optional() }).optional(),
  /** `B.monster`, `A.hand` … to the number of cards there. */
  counts: z.record(z.string(), z.int()).optional(),
  winner: z.union([playerSchema, z.literal('draw')]).optional(),
  /** Event types in order, since the expectation before; others may stand between. */
  log: z.array(z.string()).optional(),
  /** A decision was refused since the expectation before, with this code. */
  refused: z.string().optional(),
});
export type Expectation = z.infer<typeof expectSchema>;

export const stepSchema = z.union([
  decisionA,
  decisionB,
  z.strictObject({ until: decisionPlaceSchema }),
  z.strictObject({ expect: expectSchema }),
]);
export type Step = z.infer<typeof stepSchema>;

const branchSchema = z.strictObject({
  text: z.string().optional(),
  /** Rulesets this branch is for; those of the scenario where left out. */
  rulesets: z.array(z.string()).optional(),
  /** How many steps of the trunk it keeps; all where left out. */
  from: z.int().min(0).optional(),
  steps: z.array(stepSchema),
});
export type ScenarioBranch = z.infer<typeof branchSchema>;

/** A worked example: a setup, what the players decide, and what must come of it. */
export const scenarioSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal('duelscope/scenario'),
  version: z.literal(1),
  id: z.string().max(80),
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
