import { z } from 'zod';
import {
  appliedSchema,
  lifePointsSchema,
  playerSchema,
  setupCardSchema,
  startPlaceSchema,
  startTurnSchema,
} from '../../events/index.ts';
import { type CardData, cardSchema, problemsOfCard } from '../cards/index.ts';
import { type Ruleset, rulesetSchema } from '../rulesets/index.ts';
import { canonical } from './canonical.ts';
import type { DuelHeader, DuelSetup } from './types.ts';

/** The engine that decides duels of this version; a file says which one decided it. */
export const ENGINE = 'duelscope/0.1.0';

const setupSchema = z.strictObject({
  at: startPlaceSchema,
  turn: startTurnSchema,
  turnPlayer: playerSchema,
  startingPlayer: playerSchema,
  seed: z.int(),
  lifePoints: z.strictObject({ A: lifePointsSchema, B: lifePointsSchema }),
  cards: z.array(setupCardSchema).max(400),
  effects: z.array(appliedSchema).max(100).optional(),
});

/** Line 1 of a duel file, checked. */
export const headerSchema: z.ZodType<DuelHeader> = z
  .strictObject({
    format: z.literal('duelscope/duel'),
    version: z.literal(1),
    engine: z.string().max(80),
    title: z.string().max(200).optional(),
    ruleset: rulesetSchema,
    rulesetHash: z.string().max(80),
    cards: z.array(cardSchema).max(400),
    cardsHash: z.string().max(80),
    players: z.strictObject({ A: z.string().max(200), B: z.string().max(200) }),
    setup: setupSchema,
    profile: z.enum(['full', 'observed']),
  })
  // a duel stands alone: nothing can be decided about a card whose data the file does not bring
  .superRefine(({ cards, setup }, context) => {
    const known = new Set(cards.map(({ id }) => id));
    for (const [index, card] of cards.entries()) {
      const [problem] = problemsOfCard(card);
      const twice = cards.findIndex(({ id }) => id === card.id) < index;
      const message = problem ?? (twice ? 'stands here twice' : undefined);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['cards', index], message });
    }
    for (const [index, { name }] of setup.cards.entries())
      if (!known.has(name))
        context.addIssue({
          code: 'custom',
          path: ['setup', 'cards', index, 'name'],
          message: `names a card whose data is not under "cards"`,
        });
  }) as unknown as z.ZodType<DuelHeader>;

/** A short fingerprint (FNV-1a, 32 bits, hexadecimal) of a value's JSON with sorted keys. */
export function fingerprint(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const sign of canonical(value)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The fingerprint of a ruleset: two duels under the same rules have the same. */
export const rulesetHash = (ruleset: Ruleset): string => fingerprint(ruleset);

/** The header for a duel that begins with this setup. */
export function headerFor(parts: {
  readonly title?: string;
  readonly ruleset: Ruleset;
  readonly cards: readonly CardData[];
  readonly setup: DuelSetup;
}): DuelHeader {
  return {
    format: 'duelscope/duel',
    version: 1,
    engine: ENGINE,
    ...(parts.title === undefined ? {} : { title: parts.title }),
    ruleset: parts.ruleset,
    rulesetHash: rulesetHash(parts.ruleset),
    cards: parts.cards,
    cardsHash: fingerprint(parts.cards),
    players: { A: 'Player A', B: 'Player B' },
    setup: parts.setup,
    profile: 'full',
  };
}
