import type { Language } from '../../events/index.ts';
import type { Words } from './index.ts';

/** What is said in another language than English; null is English, which is always there. */
let other: Words | null = null;
const hearers: ((other: Words | null) => void)[] = [];

const catalogues: Readonly<Record<Language, () => Promise<Words | null>>> = {
  en: () => Promise.resolve(null),
  fr: async () => (await import('./fr/index.ts')).fr,
};

/** Fetches a language; from then on the page speaks it. Where it cannot be fetched the one before stays. */
export async function speak(language: Language): Promise<void> {
  other = await catalogues[language]();
  for (const hear of hearers) hear(other);
}

/** Calls a catalogue now and whenever the language changes: one that is loaded late speaks as the others do. */
export function whenSpoken(hear: (other: Words | null) => void): void {
  hearers.push(hear);
  hear(other);
}
