import { z } from 'zod';
import { commandSchema } from '../messages/commands.ts';
import { becauseSchema, type Entry, type EventType, PAYLOADS, sightSchema } from '../messages/events.ts';
import { compile, type QuickCheck } from './quickCheck.ts';

const index = z.int().min(0);

/** What every entry has beside its event. */
const frame = {
  index,
  parent: index.optional(),
  at: z.number().min(0),
  causedBy: z.array(index).max(10_000),
  because: becauseSchema.optional(),
  command: commandSchema.optional(),
  sight: sightSchema.optional(),
  inferred: z.literal(true).optional(),
};

const schemaOf = <T extends EventType>(type: T) =>
  z.strictObject({ type: z.literal(type), payload: PAYLOADS[type], ...frame });

/** All event types, in the order of the contract. */
export const EVENT_TYPES = Object.keys(PAYLOADS) as EventType[];

/** The schema of an entry by its type: found without trying one after the other. */
export const ENTRY_SCHEMAS: ReadonlyMap<string, z.ZodType<Entry>> = new Map(
  EVENT_TYPES.map((type) => [type, schemaOf(type) as unknown as z.ZodType<Entry>]),
);

/** The same schemas as quick checks, for lines that JSON.parse has read. */
export const ENTRY_CHECKS: ReadonlyMap<string, QuickCheck> = new Map(
  [...ENTRY_SCHEMAS].map(([type, schema]) => [type, compile(schema)]),
);

/** One line of a duel file after the first: any entry. For JSON Schema and for reading single entries. */
export const entrySchema = z.discriminatedUnion(
  'type',
  EVENT_TYPES.map((type) => schemaOf(type)) as unknown as [ReturnType<typeof schemaOf>],
) as unknown as z.ZodType<Entry>;
