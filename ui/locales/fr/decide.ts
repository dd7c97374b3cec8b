import type { DecisionGroup } from '../../worker/protocol/index.ts';
import type { decide as en } from '../en/decide.ts';
import type { Translated } from '../translated.ts';
import { many, number } from './grammar.ts';

const GROUPS: Readonly<Record<DecisionGroup, string>> = {
  choose: 'Choisir',
  attack: 'Attaquer',
  activate: 'Activer',
  monster: 'Invoquer, Poser et tourner',
  go: 'Continuer',
};

/** What is said where players decide, and of the branches that come of it. */
export const decide: Translated<typeof en> = {
  decidesHere: (player) => `${player} décide ici`,
  mayDecideOtherwise: (player) => `Ce que ${player} pourrait décider à la place`,
  decisionGroup: (group) => GROUPS[group],
  goesOn: 'le duel continue ainsi',
  makesBranch: 'crée une branche',
  takenAt: (entry) => `prise à ${number(entry)}`,
  takenInBranch: (branch) =>
    branch === null ? 'prise dans la ligne principale' : `prise dans « ${branch} »`,
  notPossible: (count) => many(count, 'décision impossible ici', 'décisions impossibles ici'),
  passOn: (leaves) =>
    leaves ? 'Les deux passent jusqu’à la phase suivante' : 'Les deux passent jusqu’au prochain choix',
  passOnTitle: (leaves) =>
    leaves
      ? 'Plus rien ne se fait dans cette phase : les deux joueurs passent jusqu’à ce que l’un d’eux puisse décider dans la suivante'
      : 'Les deux joueurs passent jusqu’à ce qu’autre chose qu’une réponse puisse être décidé : vérifications, combats et phases ont lieu entre-temps',
  decisionHidden: (player) =>
    `Ce que ${player} pourrait décider n’est pas montré à l’autre joueur. Regardez avec les deux pour décider pour ${player}.`,
  rulesGoOn: 'Ici, les règles continuent d’elles-mêmes.',
  decidesAt: 'La prochaine décision est à l’entrée',
  observedDuel: 'D’autres ont décidé ce duel : on le regarde, et rien ne peut y être décidé.',
  duelOver: 'Le duel est terminé. Revenez à une entrée antérieure pour décider autrement.',
  chooseSome: (player, min, max) =>
    min === max
      ? `${player} choisit ${min}`
      : min === 0
        ? `${player} choisit ${max} au plus`
        : `${player} choisit de ${min} à ${max}`,
  chosen: (count) => many(count, 'choix fait', 'choix faits'),
  takeThese: 'Choisir ceci',
  takeNone: 'Ne rien choisir',

  courses: 'Suites de ce duel',
  courseFrom: (entry, entries) =>
    `à partir de l’entrée ${number(entry)}, ${many(entries, 'entrée', 'entrées')}`,
  trunkEntries: (entries) => many(entries, 'entrée', 'entrées'),
  rename: 'Renommer',
  renameBranch: (branch) => `Nouveau nom de « ${branch} »`,
  nameTaken: (name) => `Il existe déjà une branche « ${name} ». Choisissez un autre nom.`,
  nameEmpty: 'Une branche a besoin d’un nom.',
  keepName: 'Renommer',
  cancel: 'Annuler',
  deleteBranch: 'Supprimer',
  branchDeleted: (branch) => `« ${branch} » est supprimée.`,
  putBack: 'La remettre',
  toTrunk: 'Retour à la ligne principale',
  backToOriginal: 'Retour à l’exemple inchangé',
  unsavedBranches: 'Pas encore enregistré.',
  compareCourseWith: 'Comparer avec',
  compareThem: 'Comparer',
  sameUpTo: 'Les deux sont identiques jusqu’à l’entrée',
  sameStart: 'Elles diffèrent dès le début.',
  courseEndsHere: 'se termine ici',
  andThen: 'Puis',
  inTheEnd: 'À la fin',
  monstersInTheEnd: (player) => `Monstres de ${player}`,
  lifePointsInTheEnd: (player) => `Life Points de ${player}`,
  noMonsters: 'aucun',
  closeComparison: 'Fermer la comparaison',
};
