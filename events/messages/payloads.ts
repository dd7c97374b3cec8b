import { z } from 'zod';
import { lifePointsSchema, startTurnSchema } from './bounds.ts';
import { setupCardSchema } from './cards.ts';
import { answerSchema } from './commands.ts';
import { DAMAGE_STEP_PAYLOADS } from './damageStep.ts';
import { NO_REPLAY_CODES, REPLAY_CAUSES } from './plainWords.ts';
import { triggerSchema, triggers } from './trigger.ts';
import { valueSchema, valuesSchema } from './values.ts';
import {
  battleStepSchema,
  cardIdSchema,
  cardNameSchema,
  jsonSchema,
  moveReasonSchema,
  phaseSchema,
  placeSchema,
  playerSchema,
  positionSchema,
  sourceSchema,
  valueNameSchema,
  visitSchema,
} from './words.ts';

export * from './trigger.ts';

const card = { card: cardIdSchema };
const count = z.int().min(0);
const index = z.int().min(0);

/** Where a setup may begin; each is a place of the chart. */
export const startPlaceSchema = z.enum([
  'drawPhase',
  'main1',
  'start.open',
  'battle.open',
  'main2',
  'end.open',
  'endPhase',
]);
export type StartPlace = z.infer<typeof startPlaceSchema>;

/** One way to answer a prompt. */
export const optionSchema = z.strictObject({
  value: z.union([z.string(), z.number(), z.boolean()]),
  card: cardIdSchema.optional(),
});
export type Option = z.infer<typeof optionSchema>;

/** How long an applied effect lasts. */
export const untilSchema = z.enum([
  'endOfCalculation',
  'endOfDamageStep',
  'endOfBattlePhase',
  'endOfTurn',
  'endOfYourNextTurn',
  'endOfNextTurn',
  'endPhase',
  'whileFaceUp',
  'nextAttack',
]);
export type Until = z.infer<typeof untilSchema>;

/** An effect that goes on applying: to these visits of cards, or to players. */
export const appliedSchema = z.strictObject({
  id: z.string(),
  source: sourceSchema,
  cards: z.array(visitSchema),
  players: z.array(playerSchema),
  what: jsonSchema,
  until: untilSchema,
  expires: z.strictObject({ turn: z.int(), player: playerSchema.optional() }).optional(),
});
export type Applied = z.infer<typeof appliedSchema>;

/** One candidate cause of a replay, examined: found or not, and what showed it. */
export const candidateSchema = z.strictObject({
  code: z.enum([...REPLAY_CAUSES, ...NO_REPLAY_CODES]),
  rule: z.string(),
  verdict: z.enum(['yes', 'no', 'doesNotApply']),
  /** It happened (`cards`, `entries`), and the ruleset does not count it. */
  counted: z.literal(false).optional(),
  cards: z.array(cardIdSchema).optional(),
  entries: z.array(index).optional(),
});
export type Candidate = z.infer<typeof candidateSchema>;

const attackEnds = z.enum(['battle', 'stopped', 'startedOver', 'noBattle', 'duelOver']);

/** The payload of every event, by type. Ids, never objects; numbers in Life Points, ATK or DEF points. */
export const PAYLOADS = {
  'duel.started': z.strictObject({
    at: startPlaceSchema,
    turn: startTurnSchema,
    turnPlayer: playerSchema,
    startingPlayer: playerSchema,
    seed: z.int(),
    lifePoints: z.strictObject({ A: lifePointsSchema, B: lifePointsSchema }),
    cards: z.array(setupCardSchema),
    /** Effects that resolved before the duel is looked at, and still apply. */
    effects: z.array(appliedSchema).optional(),
  }),
  'duel.ended': z.strictObject({
    winner: playerSchema.nullable(),
    how: z.enum(['lifePoints', 'deckOut', 'conceded', 'effect']),
  }),
  'turn.begun': z.strictObject({ turn: z.int().min(1), player: playerSchema }),
  'turn.ended': z.strictObject({ turn: z.int().min(1), player: playerSchema }),
  'phase.entered': z.strictObject({ phase: phaseSchema, ...triggers }),
  'step.entered': z.strictObject({
    step: battleStepSchema,
    /** A further Battle Phase in which attacks are counted anew (C18). */
    attacksAnew: z.literal(true).optional(),
    ...triggers,
  }),
  /** `triggers`: what must be used before this player moves on (B10, B47). */
  'phase.proposed': z.strictObject({
    player: playerSchema,
    to: phaseSchema,
    triggers: triggers.triggers.optional(),
  }),
  'priority.passed': z.strictObject({
    player: playerSchema,
    offers: count,
    links: count,
    triggers: triggers.triggers.optional(),
    /** Mandatory quick effects that had to wait until every optional trigger was decided on. */
    forced: count.optional(),
  }),

  'attack.declaring': z.strictObject({
    player: playerSchema,
    attacker: cardIdSchema,
    visit: visitSchema,
    number: z.int().min(1),
  }),
  'attack.declared': z.strictObject({
    attacker: cardIdSchema,
    target: cardIdSchema,
    targetVisit: visitSchema.optional(),
    direct: z.boolean(),
    ...triggers,
  }),
  'attack.negated': z.strictObject({
    source: sourceSchema,
    /** The recording does not name the source: it is the only effect that resolved since the attack was declared. */
    likely: z.literal(true).optional(),
  }),
  'attack.ended': z.strictObject({
    how: attackEnds,
    code: z.enum([...REPLAY_CAUSES, ...NO_REPLAY_CODES]).optional(),
    /** Uses up one attack of the attacker; counts as having declared, as having attacked (rules.md 4.5). */
    used: z.boolean(),
    countsAsDeclared: z.boolean(),
    countsAsAttacked: z.boolean(),
  }),
  'attackReplay.checked': z.strictObject({
    verdict: z.enum(['replay', 'none', 'ended']),
    then: z.enum(['choose', 'startOver', 'goOn', 'end']),
    causes: z.array(z.enum(REPLAY_CAUSES)),
    code: z.enum(NO_REPLAY_CODES).optional(),
    candidates: z.array(candidateSchema),
    choices: z.array(optionSchema),
    /** The attack stays running: false where no attack runs or the Damage Step has begun. */
    window: z.boolean(),
  }),
  'attack.targetChosen': z.strictObject({
    target: cardIdSchema,
    targetVisit: visitSchema.optional(),
    direct: z.boolean(),
    responsesAgain: z.boolean(),
    ...triggers,
  }),
  /** An effect changes the target (R39); where it has the battle fought within the effect, the attack as declared is over (R18). */
  'attack.redirected': z.strictObject({
    target: cardIdSchema,
    targetVisit: visitSchema,
    from: cardIdSchema,
    fought: z.boolean(),
    source: sourceSchema,
  }),
  /** An effect was to change the target, and could not (R40). */
  'attack.notRedirected': z.strictObject({ target: cardIdSchema.optional(), source: sourceSchema }),
  'attack.stopped': z.strictObject({ player: playerSchema }),
  'battlePhase.ended': z.strictObject({ source: sourceSchema }),

  ...DAMAGE_STEP_PAYLOADS,

  'effect.activated': z.strictObject({
    player: playerSchema,
    ...card,
    effect: z.string(),
    link: z.int().min(1),
    speed: z.int().min(1).max(3),
    activation: z.boolean(),
    targets: z.array(cardIdSchema),
    paid: z.array(cardIdSchema),
    vars: z.record(z.string(), jsonSchema),
    answers: z.array(answerSchema),
    trigger: triggerSchema.optional(),
    /** Mandatory quick effects that must be added to the chain at once, and optional triggers still offered. */
    forced: z.array(triggerSchema),
    offers: count,
  }),
  'triggers.placed': z.strictObject({ offers: z.array(triggerSchema), links: count }),
  'effect.negated': z.strictObject({
    link: z.int().min(1),
    source: sourceSchema,
    what: z.enum(['activation', 'effect']),
  }),
  'link.resolving': z.strictObject({ link: z.int().min(1), ...card, effect: z.string() }),
  'link.resolved': z.strictObject({
    link: z.int().min(1),
    outcome: z.enum(['resolved', 'negated', 'withoutEffect']),
    /** It would have brought a monster to the field. */
    neverArrived: z.literal(true).optional(),
    /** Cards that it does nothing to, as they are unaffected by it, and through which card they are. */
    unaffected: z.array(z.strictObject({ ...card, through: cardIdSchema })).optional(),
  }),
  'chain.ended': z.strictObject({ links: count, ...triggers }),

  'prompt.asked': z.strictObject({
    player: playerSchema,
    kind: z.enum([
      'target',
      'cost',
      'effect',
      'option',
      'number',
      'position',
      'zone',
      'card',
      'yesNo',
      'order',
      'attackTarget',
    ]),
    about: cardIdSchema.optional(),
    options: z.array(optionSchema),
    min: count,
    max: count,
    /** Where the rule goes on when the answer is there; data of the rules, opaque to everyone else. */
    resume: jsonSchema,
  }),
  'prompt.answered': z.strictObject({ player: playerSchema, answer: answerSchema }),

  'card.moved': z.strictObject({
    ...card,
    visit: visitSchema,
    from: placeSchema,
    to: placeSchema,
    position: positionSchema.optional(),
    faceUp: z.boolean(),
    reason: moveReasonSchema,
    source: sourceSchema.optional(),
    /** A token or another card that was not in the duel before: what it is. */
    created: z
      .strictObject({ name: cardNameSchema, owner: playerSchema, printed: valuesSchema, token: z.boolean() })
      .optional(),
    /** A Trap that is a monster now (Metal Reflect Slime): its values. */
    asMonster: valuesSchema.optional(),
    /** The card it is attached to as material, where it goes to the zone `material`. */
    attachedTo: cardIdSchema.optional(),
  }),
  'card.turned': z.strictObject({
    ...card,
    position: positionSchema,
    faceUp: z.boolean(),
    how: z.enum(['byHand', 'flipSummon', 'effect', 'attacked', 'rule', 'activated']),
    source: sourceSchema.optional(),
  }),
  'monster.summoned': z.strictObject({
    ...card,
    how: z.enum(['normal', 'tribute', 'flip', 'set']),
    usesNormalSummon: z.boolean(),
    /** Left out inside an effect: the chain's end looks for triggers. */
    triggers: triggers.triggers.optional(),
  }),
  'spellTrap.set': z.strictObject({ ...card, ...triggers }),
  'monster.turnedByHand': z.strictObject({ ...card, ...triggers }),
  'control.changed': z.strictObject({
    ...card,
    visit: visitSchema,
    from: placeSchema,
    to: placeSchema,
    source: sourceSchema.optional(),
  }),
  'card.equipped': z.strictObject({ ...card, to: cardIdSchema }),
  /** It equips nothing any more, and stays where it is: the rules take it from the field then, and a recording may say so first. */
  'card.unequipped': z.strictObject({ ...card, from: cardIdSchema }),
  'cards.bonded': z.strictObject({ ...card, to: cardIdSchema }),
  /** Counters of one kind on a card: how many there were, and how many there are. */
  'counters.changed': z.strictObject({ ...card, counter: z.string().max(80), from: count, to: count }),
  /** Face-down monsters of one side, shuffled among the zones in which they lie: which one lies where now. */
  'zones.shuffled': z.strictObject({
    player: playerSchema,
    cards: z.array(z.strictObject({ ...card, place: z.int().min(1).max(5) })).min(1),
    source: sourceSchema.optional(),
  }),
  'deck.shuffled': z.strictObject({ player: playerSchema, order: z.array(cardIdSchema) }),
  'cards.revealed': z.strictObject({ cards: z.array(cardIdSchema), to: z.array(playerSchema) }),
  'lifePoints.changed': z.strictObject({
    player: playerSchema,
    from: lifePointsSchema,
    to: lifePointsSchema,
    why: z.enum(['battleDamage', 'effectDamage', 'cost', 'gain']),
    source: sourceSchema.optional(),
  }),
  'effect.applied': appliedSchema,
  'effect.expired': z.strictObject({ id: z.string() }),
  'value.changed': z.strictObject({
    ...card,
    what: valueNameSchema,
    from: valueSchema,
    to: valueSchema,
    sources: z.array(cardIdSchema),
  }),

  'command.refused': z.strictObject({
    code: z.string(),
    rule: z.string(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
  'branch.named': z.strictObject({ name: z.string().max(200), head: index }),
  /** The name is given up; what was recorded under it stays. */
  'branch.dropped': z.strictObject({ name: z.string().max(200) }),
  'bookmark.added': z.strictObject({ about: index, label: z.string().max(200).optional() }),
  'note.added': z.strictObject({ about: index, text: z.string().max(10_000) }),
  'procedure.observed': z.strictObject({ what: z.string(), detail: jsonSchema.optional() }),
} as const;
