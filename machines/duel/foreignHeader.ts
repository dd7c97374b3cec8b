import { z } from 'zod';
import { OBSERVED_EFFECT } from '../../events/index.ts';
import { builtInCard, createdTokens } from '../cards/index.ts';
import { DEFAULT_RULESET, readRuleset } from '../rulesets/index.ts';
import { fingerprint, rulesetHash } from './fingerprint.ts';

const OURS = 'duelscope/';
/** The fewest words that another engine may say of a card of its own. */
const WORDS_OF_A_CARD = { summary: 'As another engine tells it; what it does is not known here.' };

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a duel was told by another engine, in events alone: passes, windows and checks are not in it. */
export const isForeign = ({
  profile,
  engine,
}: {
  readonly profile: string;
  readonly engine: string;
}): boolean => profile === 'observed' && !engine.startsWith(OURS);

function cardOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  const isMonster = value['kind'] === 'monster';
  const effects = isMonster ? [] : [{ id: OBSERVED_EFFECT, kind: 'activate' }];
  return { ...WORDS_OF_A_CARD, ...(isMonster ? { frame: 'effect' } : {}), effects, ...value };
}

function namesIn(setup: unknown): readonly string[] {
  if (!isObject(setup) || !Array.isArray(setup['cards'])) return [];
  return setup['cards'].flatMap((card: unknown) =>
    isObject(card) && typeof card['name'] === 'string' ? [card['name']] : [],
  );
}

/**
 * Line 1 as another engine may write it, made whole: a ruleset by its name, built-in cards by their names in the setup,
 * fingerprints left out. What is not of that kind comes back as it is.
 */
export function wholeHeader(raw: unknown): unknown {
  if (!isObject(raw) || raw['profile'] !== 'observed') return raw;
  const { ruleset: chosen = DEFAULT_RULESET, players, setup } = raw;
  const read = typeof chosen === 'string' ? readRuleset(chosen) : undefined;
  const ruleset = read?.ok === true ? read.ruleset : chosen;
  const own = Array.isArray(raw['cards']) ? raw['cards'].map(cardOf) : [];
  const known = new Set(own.flatMap((card) => (isObject(card) ? [card['id']] : [])));
  const named = namesIn(setup);
  // the tokens of built-in cards come with them
  const tokens = named.flatMap((name) => createdTokens(builtInCard(name) ?? { effects: [] }));
  const builtIn = [...new Set([...named, ...tokens])].flatMap((name) => {
    const card = known.has(name) ? undefined : builtInCard(name);
    return card === undefined ? [] : [card];
  });
  const cards = [...own, ...builtIn];
  return {
    ...raw,
    ruleset,
    cards,
    players: players ?? { A: 'Player A', B: 'Player B' },
    rulesetHash: raw['rulesetHash'] ?? (read?.ok === true ? rulesetHash(read.ruleset) : ''),
    cardsHash: raw['cardsHash'] ?? fingerprint(cards),
  };
}

/** The form of line 1 that another engine may write. */
export const foreignHeaderSchema = z
  .strictObject({
    format: z.literal('duelscope/duel'),
    version: z.literal(1),
    profile: z.literal('observed'),
    engine: z.string().max(80).describe('The name and version of the engine that tells the duel.'),
    title: z.string().max(200).optional(),
    ruleset: z.string().optional().describe('The name of a ruleset; modern-tcg where left out.'),
    players: z.strictObject({ A: z.string().max(200), B: z.string().max(200) }).optional(),
    cards: z
      .array(z.looseObject({ id: z.string(), name: z.string(), kind: z.enum(['monster', 'spell', 'trap']) }))
      .optional()
      .describe('Cards that are not built in; those that are go by their names alone.'),
    setup: z.looseObject({}).describe('The same as the payload of the first entry, duel.started.'),
  })
  .meta({ description: 'Line 1 as another engine writes it: what is left out is filled in on reading.' });
