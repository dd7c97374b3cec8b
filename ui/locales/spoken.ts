import type { Language } from '../../events/index.ts';
import type { Words } from './index.ts';

/** What is said in another language than English; null is English, which is always there. */
let other: Words | null = null;
let now: Language = 'en';
const hearers: ((other: Words | null) => void)[] = [];

const catalogues: Readonly<Record<Language, () => Promise<Words | null>>> = {
  en: () => Promise.resolve(null),
  fr: async () => (await import('./fr/index.ts')).fr,
};

/** Fetches a language; from then on the page speaks it. Where it cannot be fetched the one before stays. */
export async function speak(language: Language): Promise<void> {
  other = await catalogues[language]();
  now = language;
  for (const hear of hearers) hear(other);
}

/** The language that is spoken. */
export const spoken = (): Language => now;

/** Calls a catalogue now and whenever the language changes: one that is loaded late speaks as the others do. */
export function whenSpoken(hear: (other: Words | null) => void): void {
  hearers.push(hear);
  hear(other);
}
