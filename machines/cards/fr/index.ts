import type { CardTexts } from '../languages.ts';
import texts from './texts.json' with { type: 'json' };

/** What we say of cards, in French. */
export const french: CardTexts = texts;
