import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const player = z.enum(['A', 'B']);
const by = { by: player.optional() };

const placedCard = z.strictObject({
  card: z.string(),
  pos: z.enum(['def', 'set', 'up']).optional(),
  zone: z.int().optional(),
  equipTo: z.string().optional(),
});
const cards = z.array(z.union([z.string(), placedCard])).optional();
const side = z.strictObject({
  lp: z.int().optional(),
  monsters: cards,
  spells: cards,
  hand: z.array(z.string()).optional(),
  grave: z.array(z.string()).optional(),
  deck: z.array(z.string()).optional(),
});
export type CoreSide = z.infer<typeof side>;

/** A decision as the core asks for it. */
const decision = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('battle'), attack: z.string().optional(), to: z.literal('m2').optional() }),
  z.strictObject({
    on: z.literal('target'),
    pick: z.union([z.string(), z.int()]).optional(),
    cancel: z.literal(true).optional(),
  }),
  z.strictObject({ on: z.literal('direct'), yes: z.boolean() }),
  z.strictObject({
    on: z.literal('chain'),
    ...by,
    activate: z.string(),
    timing: z.enum(['attack_declared', 'damage_step']).optional(),
  }),
  z.strictObject({ on: z.literal('replay'), yes: z.boolean() }),
  z.strictObject({ on: z.literal('card'), ...by, pick: z.string() }),
  z.strictObject({ on: z.literal('option'), ...by, index: z.int() }),
  z.strictObject({ on: z.literal('position'), ...by, pos: z.literal('atk') }),
  z.strictObject({ on: z.literal('effect'), ...by, yes: z.boolean() }),
  z.strictObject({ on: z.literal('idle'), activate: z.string() }),
]);
export type CoreDecision = z.infer<typeof decision>;

const position = z.enum(['FACEUP_ATTACK', 'FACEUP_DEFENSE', 'FACEDOWN_DEFENSE']);
const fighter = z.strictObject({
  at: z.string(),
  pos: position,
  atk: z.int(),
  def: z.int(),
  destroyed: z.boolean(),
});
const finalSide = z.strictObject({
  lp: z.int(),
  monsters: z.array(
    z.strictObject({ card: z.string(), zone: z.int(), pos: position, atk: z.int(), def: z.int() }),
  ),
  spells: z.array(
    z.strictObject({ card: z.string(), zone: z.int(), pos: z.union([position, z.literal('FACEUP')]) }),
  ),
  hand: z.array(z.string()),
  grave: z.array(z.string()),
  banished: z.array(z.string()),
});

/** One row of the fixture, every field known: a field that nobody reads would be a comparison left out. */
const row = z.strictObject({
  id: z.string(),
  flags: z.enum(['MR5', 'MR1', 'GOAT']),
  A: side,
  B: side,
  decisions: z.array(decision),
  result: z.strictObject({
    attackReplaysAsked: z.int(),
    attackMessages: z.int(),
    attackNegated: z.boolean(),
    battles: z.array(z.strictObject({ attacker: fighter, target: fighter.nullable() })),
    damage: z.array(z.string()),
    offeredAfterReplay: z.array(z.strictObject({ player, window: z.string(), offered: z.array(z.string()) })),
    notOffered: z.array(z.never()),
    decisionsNeverPossible: z.array(decision),
    final: z.strictObject({ A: finalSide, B: finalSide }),
  }),
});
export type CoreRow = z.infer<typeof row>;

/** The 67 rows, as the real engine played them. */
export const CORE_ROWS: readonly CoreRow[] = z
  .array(row)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'fixtures/core.json'), 'utf8')));
