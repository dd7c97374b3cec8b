import { z } from 'zod';
import type { commandSchema } from './commands.ts';
import type { PAYLOADS } from './payloads.ts';
import { valuesSchema } from './values.ts';
import { cardIdSchema, cardNameSchema, jsonSchema, visitSchema } from './words.ts';

export * from './payloads.ts';

export type EventType = keyof typeof PAYLOADS;
export type Payload<T extends EventType> = z.infer<(typeof PAYLOADS)[T]>;
/** What happened: a type and its payload. */
export type DuelEvent = { [T in EventType]: { readonly type: T; readonly payload: Payload<T> } }[EventType];
export type EventOf<T extends EventType> = Extract<DuelEvent, { type: T }>;

/** A fact a rule read, by its path in the board (`attack.entered`), with the value it had then. */
export const readSchema = z.strictObject({ fact: z.string(), value: jsonSchema });
export type Read = z.infer<typeof readSchema>;

/** Why a rule decided so: its id, the reason code, named facts for the sentence, and everything it read. */
export const becauseSchema = z
  .strictObject({
    rule: z.string(),
    code: z.string(),
    facts: z.record(z.string(), jsonSchema),
    reads: z.array(readSchema),
  })
  .meta({ id: 'because', description: 'Why a rule decided so: its id, a code, facts, and what it read.' });
export type Because = z.infer<typeof becauseSchema>;

const lostSchema = z.strictObject({ card: cardIdSchema, as: cardIdSchema, visit: visitSchema });
/**
 * Only in a log as one player sees it: cards whose names come to light with this entry, and cards that cannot be followed
 * any more, each with what stands in its place from then on (`forgets` before the entry is folded, `loses` after it).
 */
export const sightSchema = z
  .strictObject({
    forgets: z.array(lostSchema).optional(),
    shows: z
      .array(
        z.strictObject({
          card: cardIdSchema,
          name: cardNameSchema,
          printed: valuesSchema,
          asMonster: z.literal(true).optional(),
        }),
      )
      .optional(),
    loses: z.array(lostSchema).optional(),
  })
  .meta({ id: 'sight', description: 'What one player comes to know, or no longer knows, with an entry.' });
export type Sight = z.infer<typeof sightSchema>;

export interface EntryFrame {
  /** The line's place in the log, from 0. */
  readonly index: number;
  /** The entry before, where that is not the line before: the start of a branch. */
  readonly parent?: number | undefined;
  /** Milliseconds since the duel began. */
  readonly at: number;
  /** The entries that led to this one, back to a command or the setup. */
  readonly causedBy: readonly number[];
  readonly because?: Because | undefined;
  /** On the first event of a decision: the command itself. */
  readonly command?: z.infer<typeof commandSchema> | undefined;
  /** In a log as one player sees it: what comes to light, and what is lost from sight. */
  readonly sight?: Sight | undefined;
  /** Added while importing, not recorded. */
  readonly inferred?: true | undefined;
}
/** One line of the log: an event with its number and reasons. */
export type Entry = DuelEvent & EntryFrame;
export type EntryOf<T extends EventType> = Extract<DuelEvent, { type: T }> & EntryFrame;

/** Events that fold to nothing: annotations and refusals. */
export const ANNOTATIONS: ReadonlySet<EventType> = new Set<EventType>([
  'command.refused',
  'branch.named',
  'branch.dropped',
  'bookmark.added',
  'note.added',
  'procedure.observed',
]);
