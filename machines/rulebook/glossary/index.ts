import type { Language } from '../../../events/index.ts';
import data from './terms.json' with { type: 'json' };

/** A term of the game: what it means, which forms of it stand in sentences, and how the texts of the time call it. */
export interface GlossaryTerm {
  readonly id: string;
  readonly term: string;
  /** As it stands in sentences; with a capital letter only so. */
  readonly forms: readonly string[];
  /** One sentence of our own. */
  readonly meaning: string;
  /** The id of the rule that says most about it. */
  readonly rule: string;
  /** The words of the source texts, by language; a text that has no word for it says nothing. */
  readonly words: Readonly<Record<'fr' | 'nl' | 'th', readonly string[]>>;
}
type Told = Readonly<Record<string, Pick<GlossaryTerm, 'term' | 'forms' | 'meaning'>>>;

async function told(language: Language): Promise<Told> {
  return language === 'fr'
    ? (await import('./fr.json', { with: { type: 'json' } })).default
    : (await import('./en.json', { with: { type: 'json' } })).default;
}

/** The glossary in a language, in the order of the game, fetched when it is asked for. */
export async function glossaryIn(language: Language): Promise<readonly GlossaryTerm[]> {
  const words = await told(language);
  return data.flatMap(({ id, rule, words: ofTexts }) => {
    const own = words[id];
    return own === undefined ? [] : [{ id, rule, words: ofTexts, ...own }];
  });
}
