import type { Catalogue } from '../catalogue.ts';
import { english } from '../en/index.ts';

/** Everything the explanation says, in French; what has no French yet is told in English. */
export const french: Catalogue = { ...english, language: 'fr' };
