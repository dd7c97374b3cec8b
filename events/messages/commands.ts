import { z } from 'zod';
import { cardIdSchema, phaseSchema, playerSchema } from './words.ts';

/** An answer to a prompt: an option's value, or a list of them where several are chosen. */
export const answerSchema = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(200), z.number()])).max(60),
]);
export type Answer = z.infer<typeof answerSchema>;

const answers = z.array(answerSchema).max(40).optional();
const by = { player: playerSchema };

/**
 * What a player decides. `answers` go to the prompts that follow, in order; what is left waits with the chain link
 * for its resolution.
 */
export const commandSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('attack.declare'),
      ...by,
      with: cardIdSchema,
      target: cardIdSchema.optional(),
      answers,
    }),
    z.strictObject({ type: z.literal('attackReplay.choose'), ...by, target: cardIdSchema, answers }),
    z.strictObject({ type: z.literal('attackReplay.continue'), ...by, answers }),
    z.strictObject({
      type: z.literal('effect.activate'),
      ...by,
      card: cardIdSchema,
      effect: z.string().optional(),
      answers,
    }),
    z.strictObject({
      type: z.literal('monster.summon'),
      ...by,
      card: cardIdSchema,
      zone: z.int().optional(),
      answers,
    }),
    z.strictObject({
      type: z.literal('card.set'),
      ...by,
      card: cardIdSchema,
      zone: z.int().optional(),
      answers,
    }),
    z.strictObject({ type: z.literal('monster.flip'), ...by, card: cardIdSchema }),
    z.strictObject({ type: z.literal('monster.turn'), ...by, card: cardIdSchema }),
    z.strictObject({ type: z.literal('phase.change'), ...by, to: phaseSchema }),
    z.strictObject({ type: z.literal('priority.pass'), ...by }),
    z.strictObject({ type: z.literal('prompt.answer'), ...by, answer: answerSchema }),
    z.strictObject({ type: z.literal('duel.concede'), ...by }),
  ])
  .meta({ id: 'command', description: 'What a player decided.' });
export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command['type'];

/** The short forms of scenarios and what they stand for: the one table. */
export const COMMAND_OF_SHORT_FORM = {
  attack: 'attack.declare',
  choose: 'attackReplay.choose',
  continue: 'attackReplay.continue',
  activate: 'effect.activate',
  summon: 'monster.summon',
  set: 'card.set',
  flip: 'monster.flip',
  turn: 'monster.turn',
  phase: 'phase.change',
  pass: 'priority.pass',
  answer: 'prompt.answer',
  concede: 'duel.concede',
} as const satisfies Record<string, CommandType>;
export type ShortForm = keyof typeof COMMAND_OF_SHORT_FORM;

/** A decision that is not legal: expected, returned as data, recorded as `command.refused`. */
export interface Rejection {
  /** `area/problem`, for example `position/declared-attack`. */
  readonly code: string;
  /** The rule id that forbids it. */
  readonly rule: string;
  /** Named parts for the sentence. */
  readonly detail: { readonly [key: string]: string | number | boolean | null };
}
