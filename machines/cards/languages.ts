import type { Language } from '../../events/index.ts';
import type { CardData } from './vocabulary.ts';

/** What we say of cards in another language than English, by what we say in English: one text for all who say the same. */
export type CardTexts = Readonly<Record<string, string>>;

/** The texts of the built-in cards in a language, fetched when they are asked for; `null` for English. */
export async function cardTexts(language: Language): Promise<CardTexts | null> {
  return language === 'fr' ? (await import('./fr/index.ts')).french : null;
}

/** A text of a card in a language; one that is not ours, of a card that a file brings, stays as it is. */
export const cardTextIn = (texts: CardTexts | null, text: string): string => texts?.[text] ?? text;

type Effect = CardData['effects'][number];

/** An effect with its text, and those of its choices, in a language. */
export const effectIn = (texts: CardTexts | null, effect: Effect): Effect =>
  texts === null
    ? effect
    : {
        ...effect,
        ...(effect.text === undefined ? {} : { text: cardTextIn(texts, effect.text) }),
        ...(effect.options === undefined
          ? {}
          : {
              options: effect.options.map((option) =>
                option.text === undefined ? option : { ...option, text: cardTextIn(texts, option.text) },
              ),
            }),
      };
