/** The glossary: what terms of the game mean. */
export const glossary = {
  glossary: 'Glossary',
  searchTerms: 'A term in any of its languages',
  termsShown: (shown: number, all: number) => (shown === all ? `${all} terms` : `${shown} of ${all} terms`),
  noTermFits: 'No term is called so. Try a part of its name.',
  inGlossary: 'In the glossary',
  textLanguage: { fr: 'French', nl: 'Dutch', th: 'Thai' },
};
