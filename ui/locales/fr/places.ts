import type { Zone } from '../../../events/index.ts';

export const PLACES: Partial<Record<Zone, string>> = {
  hand: 'main',
  deck: 'Deck',
  extraDeck: 'Extra Deck',
  graveyard: 'Cimetière',
  banished: 'cartes bannies',
};

/** A place with its article. */
export const inTheZone = (zone: string): string =>
  ({
    monster: 'une Zone Monstre',
    spellTrap: 'une Zone Magie & Piège',
    fieldSpell: 'la Zone Terrain',
    hand: 'la main',
    deck: 'le Deck',
    extraDeck: 'l’Extra Deck',
    graveyard: 'le Cimetière',
    banished: 'les cartes bannies',
  })[zone] ?? zone;

/** The same after « de ». */
export const fromTheZone = (zone: string): string =>
  ({
    monster: 'd’une Zone Monstre',
    spellTrap: 'd’une Zone Magie & Piège',
    fieldSpell: 'de la Zone Terrain',
    hand: 'de la main',
    deck: 'du Deck',
    extraDeck: 'de l’Extra Deck',
    graveyard: 'du Cimetière',
    banished: 'des cartes bannies',
    field: 'du Terrain',
  })[zone] ?? `de ${zone}`;

/** The same after « à ». */
export const toTheZone = (zone: string): string =>
  ({
    monster: 'dans une Zone Monstre',
    spellTrap: 'dans une Zone Magie & Piège',
    fieldSpell: 'dans la Zone Terrain',
    hand: 'dans la main',
    deck: 'dans le Deck',
    extraDeck: 'dans l’Extra Deck',
    graveyard: 'au Cimetière',
    banished: 'parmi les cartes bannies',
  })[zone] ?? `à ${zone}`;
