import { answers as en } from './en/answers.ts';
import { whenSpoken } from './spoken.ts';
import type { Translated } from './translated.ts';

/** What whoever answers the page says itself, in the reader's language. The first example needs no more of the catalogue. */
export let answers: Translated<typeof en> = en;

whenSpoken((other) => {
  answers = other ?? en;
});
