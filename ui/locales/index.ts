import type { Language } from '../../events/index.ts';
import { en } from './en/index.ts';
import type { Translated } from './translated.ts';

export { LANGUAGES, type Language } from '../../events/index.ts';

/** What every language of the page says. */
export type Words = Translated<typeof en>;

/** Every string of the page in the reader's language. It changes when the reader switches: read it while drawing. */
export let words: Words = en;

const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(en),
  fr: async () => (await import('./fr/index.ts')).fr,
};

/** Fetches a language; from then on the page speaks it. Where it cannot be fetched the one before stays. */
export async function speak(language: Language): Promise<void> {
  words = await catalogues[language]();
}
