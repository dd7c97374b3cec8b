import { en } from '../en/index.ts';
import type { Words } from '../index.ts';

/** What the page itself says, in French. */
export const fr: Words = { ...en };
