import type { shell as en } from '../en/shell.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** What the frame of the page says: sizes, bookmarks, documents. */
export const shell: Translated<typeof en> = {
  sizeOf: {
    log: 'Largeur du journal',
    why: 'Largeur de Pourquoi',
    dock: 'Hauteur des panneaux sous le plateau',
  },
  splitterHow: 'Faites glisser, ou utilisez les touches fléchées. Un double clic rend la taille habituelle.',
  layoutReset: 'Tous les panneaux ont leur taille habituelle.',
  bookmarked: (entry, set) =>
    set ? `Signet à l’entrée ${number(entry)}.` : `Le signet de l’entrée ${number(entry)} est enlevé.`,
  bookmarkNotKept: 'Le signet reste jusqu’à la fermeture de la fenêtre ; ce navigateur ne garde rien.',
  notSaved: 'non enregistré',
  changed: 'Il a des changements qu’aucun fichier n’a',
};
