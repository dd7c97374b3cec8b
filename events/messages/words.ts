import { z } from 'zod';
import { PLAYERS } from './plainWords.ts';

/** One of the two players. */
export const playerSchema = z.enum(PLAYERS);

/** A physical card of this duel, opaque (`c7`), conserved from the first entry to the last. */
export const cardIdSchema = z.string().max(40);
export type CardId = z.infer<typeof cardIdSchema>;

/** One stay of a card in a place (`v31`); a monster that leaves and returns has a new one (rules.md: instance). */
export const visitSchema = z.string().max(40);
export type Visit = z.infer<typeof visitSchema>;

/** A card's data: its full English name in kebab-case, `dark-magician`. */
export const cardNameSchema = z.string().max(120);
export type CardName = z.infer<typeof cardNameSchema>;

/** The zones of a player; `nowhere` is where a token comes from and goes to. */
export const zoneSchema = z.enum([
  'monster',
  'extraMonster',
  'spellTrap',
  'fieldSpell',
  'pendulum',
  'hand',
  'deck',
  'extraDeck',
  'graveyard',
  'banished',
  'material',
  'nowhere',
]);
export type Zone = z.infer<typeof zoneSchema>;

/** As many places as the largest row has. */
const MOST_PLACES = 5;

/** A place on the table: whose, which zone, and the 1-based place in it where places count. */
export const placeSchema = z.strictObject({
  player: playerSchema,
  zone: zoneSchema,
  index: z.int().min(1).max(MOST_PLACES).optional(),
});
export type Place = z.infer<typeof placeSchema>;

export const positionSchema = z.enum(['attack', 'defense']);
export type Position = z.infer<typeof positionSchema>;

export const phaseSchema = z.enum(['draw', 'standby', 'main1', 'battle', 'main2', 'end']);
export type Phase = z.infer<typeof phaseSchema>;

export const battleStepSchema = z.enum(['start', 'battle', 'damage', 'end']);
export type BattleStep = z.infer<typeof battleStepSchema>;

/** Any JSON value: what facts, reads and answers are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
function isJson(value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value === 'object') return Object.values(value).every(isJson);
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
/** One pass over the value: zod's own `json()` tries its alternatives at every step, three times as slow on a log. */
export const jsonSchema: z.ZodType<Json> = z
  .unknown()
  .refine(isJson, 'must be a JSON value') as unknown as z.ZodType<Json>;

/** What made something happen: the card and effect, and the kind of card (classic replays ask for the kind, S4.13). */
export const sourceSchema = z.strictObject({
  card: cardIdSchema,
  effect: z.string().optional(),
  kind: z.enum([
    'monster',
    'normalSpell',
    'quickPlaySpell',
    'continuousSpell',
    'equipSpell',
    'fieldSpell',
    'trap',
    'rule',
  ]),
  player: playerSchema,
});
export type Source = z.infer<typeof sourceSchema>;

/** Why a card moved; `rule` is a rule of the game rather than a card. */
export const moveReasonSchema = z.enum([
  'setup',
  'draw',
  'normalSummon',
  'tributeSummon',
  'specialSummon',
  'set',
  'activated',
  'tribute',
  'cost',
  'destroyedByBattle',
  'destroyedByEffect',
  'effect',
  'discard',
  'resolved',
  'rule',
]);
export type MoveReason = z.infer<typeof moveReasonSchema>;

/** What effects change about a monster: its values, and what it may do or may not. */
export const VALUE_NAMES = [
  'atk',
  'def',
  'level',
  'attribute',
  'type',
  'attackDirectly',
  'piercing',
  'notDestroyedByBattle',
  'attackInDefense',
  'negated',
  'cannotAttack',
  'cannotDeclareAttack',
  'cannotAttackDirectly',
  'cannotTurnByHand',
  'cannotBeAttacked',
  'cannotBeChosen',
  'mustAttack',
  'mustBeAttacked',
  'cannotAttackThese',
  'attacks',
  'attacksOnMonsters',
  'attackEachMonster',
] as const;
export const valueNameSchema = z.enum(VALUE_NAMES);
export type ValueName = z.infer<typeof valueNameSchema>;

/** What changes the damage of a battle, in the order in which it is worked out (B45). */
export const BATTLE_DAMAGE_CHANGES = [
  'inflictDouble',
  'bothTake',
  'otherAlso',
  'otherInstead',
  'effectDamage',
  'gain',
  'none',
  'halve',
  'double',
  'become',
  'ignore',
] as const;
export type BattleDamageChange = (typeof BATTLE_DAMAGE_CHANGES)[number];
