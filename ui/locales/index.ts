import { en } from './en/index.ts';

/** Every string of the page in the reader's language; English is the only one yet. */
export const words = en;
export type Words = typeof en;
