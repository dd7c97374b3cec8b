import { z } from 'zod';
import {
  appliedSchema,
  lifePointsSchema,
  playerSchema,
  quoted,
  setupCardSchema,
  startPlaceSchema,
  startTurnSchema,
} from '../../events/index.ts';
import { type CardData, cardSchema, problemsOfCard } from '../cards/index.ts';
import { type Ruleset, rulesetSchema } from '../rulesets/index.ts';
import { cardsHash, rulesetHash } from './fingerprint.ts';
import { wholeHeader } from './foreignHeader.ts';
import { withoutOlderForms } from './olderForms.ts';
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

/** Line 1 of a duel file in its whole form. */
export const wholeHeaderSchema: z.ZodType<DuelHeader> = z
  .strictObject({
    format: z.literal('duelscope/duel'),
    version: z.literal(1),
    engine: z.string().max(80),
    client: z.string().max(80).optional(),
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
  .superRefine(({ cards, setup, profile }, context) => {
    const known = new Set(cards.map(({ id }) => id));
    for (const [index, card] of cards.entries()) {
      // who only observes a duel may not know what is printed on a card
      const [problem] = problemsOfCard(card, { valuesKnown: profile === 'full' });
      const twice = cards.findIndex(({ id }) => id === card.id) < index;
      const message = problem ?? (twice ? 'stands here twice' : undefined);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['cards', index], message });
    }
    for (const [index, { name }] of setup.cards.entries())
      if (!known.has(name))
        context.addIssue({
          code: 'custom',
          path: ['setup', 'cards', index, 'name'],
          message: `names the card ${quoted(name)}, which is neither under "cards" nor built in`,
        });
  }) as unknown as z.ZodType<DuelHeader>;

/** Line 1 of a duel file, checked; older forms are brought up, and one that another engine wrote short is made whole first. */
export const headerSchema = z.preprocess(
  (raw) => wholeHeader(withoutOlderForms(raw)),
  wholeHeaderSchema,
) as z.ZodType<DuelHeader>;

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
    cardsHash: cardsHash(parts.cards),
    players: { A: 'Player A', B: 'Player B' },
    setup: parts.setup,
    profile: 'full',
  };
}
