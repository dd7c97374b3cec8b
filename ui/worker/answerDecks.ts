import type { Recording } from '../../events/index.ts';
import { words } from '../locales/index.ts';

/** The cards of a list as rows: each once, in the order in which it first comes, with how many of it there are. */
function counted(
  passcodes: readonly number[],
  titles: ReadonlyMap<number, string>,
): readonly (readonly [title: string, copies: number])[] {
  const copies = new Map<string, number>();
  for (const passcode of passcodes) {
    // another picture of a card has a passcode of its own
    const title = titles.get(passcode) ?? String(passcode);
    copies.set(title, (copies.get(title) ?? 0) + 1);
  }
  return [...copies];
}

/**
 * The decks of a file that holds decks and answers alone, a line for each Main Deck and Extra Deck.
 * @param titles what its cards are called, by passcode; the others go by that
 */
export function answerDecks(
  { decks, names }: Pick<Recording, 'decks' | 'names'>,
  titles: ReadonlyMap<number, string>,
): readonly string[] {
  const owners = names.flat();
  return decks.flatMap(({ main, extra }, number) => {
    const owner = owners[number] ?? String(number + 1);
    return (['main', 'extra'] as const).flatMap((part) => {
      const cards = counted(part === 'main' ? main : extra, titles);
      return cards.length === 0 ? [] : [words.answersDeck(owner, part, cards)];
    });
  });
}
