import { type cards as en, kindOf } from '../en/cards.ts';

/** What `cards` says of a card. */
export const cards: typeof en = {
  kind: (card) =>
    kindOf(
      card,
      {
        normal: 'Monstre Normal',
        effect: 'Monstre à Effet',
        ritual: 'Monstre Rituel',
        fusion: 'Monstre Fusion',
        synchro: 'Monstre Synchro',
        xyz: 'Monstre Xyz',
        link: 'Monstre Lien',
        token: 'Jeton',
      },
      (level) => `${card.frame === 'xyz' ? 'Rang' : card.frame === 'link' ? 'Lien' : 'Niveau'} ${level}`,
    ),
};
