import { en } from './en/index.ts';
import { whenSpoken } from './spoken.ts';
import type { Translated } from './translated.ts';

export { LANGUAGES, type Language } from '../../events/index.ts';
export { speak, spoken } from './spoken.ts';

/** What every language of the page says. */
export type Words = Translated<typeof en>;

/** Every string of the page in the reader's language. It changes when the reader switches: read it while drawing. */
export let words: Words = en;

whenSpoken((other) => {
  words = other ?? en;
});
