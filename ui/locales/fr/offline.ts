import type { offline as english } from '../en/offline.ts';
import type { Translated } from '../translated.ts';

/** What a duel's own page says, in French. */
export const offline: Translated<typeof english> = {
  offlineWords: {
    first: 'Première entrée',
    back: 'Retour',
    next: 'Suivant',
    last: 'Dernière entrée',
    nextReplay: 'Replay suivant',
    noReplayAhead: 'Pas de Replay après cette entrée.',
    entry: 'Entrée',
    entryOf: 'entrée {n} sur {last}',
    colon: ' : ',
    board: 'Terrain à l’entrée {n}',
    choices: 'Choix',
    taken: 'choisi',
    rule: 'Règle',
    ours: 'Notre lecture ; les sources n’en disent rien.',
    source: 'Source : {source}',
    added: {
      step: 'Ajouté : le fichier ne le dit pas. C’est le chemin légal le plus court vers ce qu’il dit ensuite.',
      check:
        'Ajouté : le fichier ne contient pas cette vérification. Le verdict est notre lecture de ce qu’il contient.',
      attackReplay:
        'Le fichier montre l’attaquant nommé de nouveau, avec une cible. Que ce soit un Replay, et pourquoi, est notre lecture de ce qui précède.',
    },
    theme: 'Sombre ou clair',
    keys: 'Touches : les flèches gauche et droite vont d’une entrée à l’autre, Début et Fin aux extrémités, r au prochain Replay, d passe du sombre au clair.',
    madeWith: 'Fait avec Duelscope. Cette page n’a besoin d’aucun réseau et ne demande rien.',
    drawn: {
      atk: 'ATK',
      def: 'DEF',
      hand: 'Main',
      deck: 'Deck',
      graveyard: 'Cimetière',
      lifePoints: 'Life Points',
      fieldSpell: 'Magie de Terrain',
    },
  },
  languageTag: 'fr',
  offlineNeedsScript: 'Cette page joue un duel avec un script à elle, qui est désactivé ici.',
};
