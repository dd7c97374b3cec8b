import type { glossary as en } from '../en/glossary.ts';
import type { Translated } from '../translated.ts';
import { many, number } from './grammar.ts';

/** The glossary: what terms of the game mean. */
export const glossary: Translated<typeof en> = {
  glossary: 'Glossaire',
  searchTerms: 'Un terme dans l’une de ses langues',
  termsShown: (shown, all) =>
    shown === all ? many(all, 'terme', 'termes') : `${many(shown, 'terme', 'termes')} sur ${number(all)}`,
  noTermFits: 'Aucun terme ne s’appelle ainsi. Essayez une partie de son nom.',
  inGlossary: 'Dans le glossaire',
  textLanguage: { fr: 'Français', nl: 'Néerlandais', th: 'Thaï' },
};
