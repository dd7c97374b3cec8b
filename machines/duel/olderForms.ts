import { fingerprint } from './fingerprint.ts';

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A monster that may attack twice had an ability for it, before the number of its attacks was a value. */
const OLD_ABILITY = 'doubleAttack';

function brought(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brought);
  if (!isObject(value)) return value;
  const { ability, ...others } = value;
  const now = ability === OLD_ABILITY ? { ...others, attacks: 2 } : value;
  return Object.fromEntries(Object.entries(now).map(([name, part]) => [name, brought(part)]));
}

/**
 * Line 1 of a duel file with the card data of today. Forms that files of this version had before are brought up when
 * they are read, and the fingerprint of the cards with them, where it was theirs; the file is never rewritten.
 */
export function withoutOlderForms(raw: unknown): unknown {
  if (!isObject(raw) || !Array.isArray(raw['cards'])) return raw;
  if (!JSON.stringify(raw['cards']).includes(`"${OLD_ABILITY}"`)) return raw;
  const cards = brought(raw['cards']);
  const wasTheirs = raw['cardsHash'] === fingerprint(raw['cards']);
  return { ...raw, cards, ...(wasTheirs ? { cardsHash: fingerprint(cards) } : {}) };
}
