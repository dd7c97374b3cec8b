import { builtInCard, type CardData } from '../cards/index.ts';
import { RULESETS, type Ruleset } from '../rulesets/index.ts';
import { canonical } from './canonical.ts';

/** A short fingerprint (FNV-1a, 32 bits, hexadecimal) of a value's JSON with sorted keys. */
export const fingerprint = (value: unknown): string => hashOf(canonical(value));

const texts = new WeakMap<CardData, string>();

/** Built-in cards are the same in each duel: they are written once. */
function textOf(card: CardData): string {
  if (builtInCard(card.id) !== card) return canonical(card);
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = canonical(card);
  texts.set(card, text);
  return text;
}

/** The fingerprint of the cards of a duel: `fingerprint` of their list. */
export const cardsHash = (cards: readonly CardData[]): string => hashOf(`[${cards.map(textOf).join()}]`);

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.codePointAt(at) ?? 0;
    if (sign > 0xffff) at += 1;
    hash = Math.imul(hash ^ sign, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

const hashes = new WeakMap<Ruleset, string>();

/** The fingerprint of a ruleset: two duels under the same rules have the same. */
export function rulesetHash(ruleset: Ruleset): string {
  if (RULESETS.get(ruleset.id) !== ruleset) return fingerprint(ruleset);
  const known = hashes.get(ruleset);
  if (known !== undefined) return known;
  const hash = fingerprint(ruleset);
  hashes.set(ruleset, hash);
  return hash;
}
