import type { Catalogue } from './catalogue.ts';
import { english } from './en/index.ts';

/** The languages in which a duel is told. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether a duel can be told in the language of this name. */
export const isLanguage = (name: unknown): name is Language => LANGUAGES.some((each) => each === name);

/** The first language that somebody reads and that a duel is told in; English where there is none: `fr-CA` is French. */
export function languageOf(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const name = each.toLowerCase().split(/[-_.]/)[0];
    if (isLanguage(name)) return name;
  }
  return 'en';
}

/**
 * Everything the explanation says in a language, fetched when it is asked for.
 * @example explain(context, index, await catalogueOf('fr'))
 */
export async function catalogueOf(language: Language): Promise<Catalogue> {
  return language === 'fr' ? (await import('./fr/index.ts')).french : english;
}
