import type { program as en } from '../en/program.ts';
import type { Translated } from '../translated.ts';

/** What the menu of the program says beside the commands of the page; `&` stands before the letter that opens a menu. */
export const program: Translated<typeof en> = {
  menuFile: '&Fichier',
  menuEdit: '&Édition',
  menuCopy: '&Copie',
  menuGo: '&Déplacement',
  menuView: '&Affichage',
  menuWindow: 'Fe&nêtre',
  menuHelp: 'Aid&e',
  dialogs: {
    notOpened: (file) => `Impossible d’ouvrir ${file}.`,
    save: 'Enregistrer',
    changed: 'Le duel a des changements qu’aucun fichier ne contient.',
    lostWithout: 'Si vous fermez la fenêtre sans enregistrer, ils sont perdus.',
    closeWithout: 'Fermer sans enregistrer',
    stay: 'Rester',
    pageGone: 'La page a cessé de fonctionner plusieurs fois.',
    pageGoneWhy: (reason) => `La dernière raison : ${reason}. Rien n’a été changé sur le disque.`,
    tryAgain: 'Réessayer',
    close: 'Fermer',
    kinds: {
      duels: 'Duels, scénarios et enregistrements',
      all: 'Tous les fichiers',
      cards: 'Bases de cartes',
    },
  },
  openRecent: 'Ouvrir un fichier récent',
  noRecent: 'Aucun fichier encore',
  forgetRecent: 'Les oublier',
  roles: {
    quit: 'Quitter',
    close: 'Fermer la fenêtre',
    undo: 'Annuler',
    redo: 'Rétablir',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    selectAll: 'Tout sélectionner',
    resetZoom: 'Taille réelle',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    togglefullscreen: 'Plein écran',
    toggleDevTools: 'Outils de développement',
    minimize: 'Réduire la fenêtre',
  },
};
