import type { Language } from '../../events/index.ts';

/** What a worked example says in another language than English; its branches by the names they have in English. */
export interface ExampleWords {
  readonly title: string;
  readonly text: string;
  readonly branches?: Readonly<Record<string, { readonly name: string; readonly text?: string }>>;
}

/** The words of all worked examples in a language, fetched when they are asked for; `null` for English. */
export async function exampleWords(
  language: Language,
): Promise<Readonly<Record<string, ExampleWords>> | null> {
  return language === 'fr' ? (await import('./fr/index.ts')).french : null;
}
