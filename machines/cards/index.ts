import { inOneDirection } from '../../events/index.ts';
import { CARD_DATA } from './data/index.ts';
import type { CardData } from './vocabulary.ts';

export * from './languages.ts';
export * from './vocabulary.ts';
export * from './wellFormed.ts';

/**
 * Every built-in card by its id, the full English name in kebab-case. That each is of the form of `cardSchema` is tested
 * where the project is tested, not asked again at every start.
 */
export const CARDS: ReadonlyMap<string, CardData> = new Map(
  (CARD_DATA as unknown as readonly CardData[]).map((card) => [card.id, card]),
);

/** A built-in card's data by its id; undefined where there is none of that name. */
export const builtInCard = (id: string): CardData | undefined => CARDS.get(id);

/** How the cards of a duel are called in print: by its own data, a card that came later by the built-in ones. */
export function printedNames(cards: readonly CardData[]): (id: string) => string {
  const printed = new Map(cards.map((card) => [card.id, inOneDirection(card.name)]));
  return (id) => printed.get(id) ?? builtInCard(id)?.name ?? id;
}

/** Whether a card's own effect makes it a monster (Metal Reflect Slime). */
export const becomesMonster = (card: CardData): boolean =>
  card.effects.some((effect) => (effect.do ?? []).some(({ op }) => op === 'becomeMonster'));

/** The ids of the tokens that a card creates. */
export function createdTokens(card: Pick<CardData, 'effects'>): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      if ('op' in value && value.op === 'createTokens' && 'token' in value) found.push(String(value.token));
      Object.values(value).forEach(look);
    }
  };
  look(card.effects);
  return found;
}

/**
 * Every card id that a card's data names: its tokens, and the cards it looks for by name.
 * A duel file carries the data of these too, since they may yet come to the table.
 */
export function namedCards(card: CardData): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (key === 'token' || key === 'name' || key === 'nameNot') found.add(value);
    } else if (Array.isArray(value)) {
      for (const item of value) look(item, key);
    } else if (typeof value === 'object' && value !== null) {
      // An option's `name` is a word for the player, no card.
      const isOption = 'do' in value && 'name' in value;
      for (const [inner, item] of Object.entries(value))
        if (!(isOption && inner === 'name')) look(item, inner);
    }
  };
  look(card.effects, '');
  found.delete(card.id);
  return [...found];
}
