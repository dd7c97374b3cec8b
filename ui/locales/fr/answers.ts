import type { answers as en } from '../en/answers.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** What whoever answers the page says itself. */
export const answers: Translated<typeof en> = {
  playerName: (player) => `Joueur ${player}`,
  othersDecided:
    'D’autres ont décidé ce duel, et personne n’a noté ce qu’ils ont décidé. Aucune autre règle ne peut donc le décider.',
  notDecidedSo: (entry) =>
    `Ce fichier n’est pas ce que décident ses règles, à partir de l’entrée ${number(entry)}. Aucune autre règle ne peut donc le décider non plus.`,
  cannotBeDecided: (name, message) => `Sous ${name}, ce duel ne peut pas être décidé : ${message}.`,
  setupNeedsBoth: 'Regardez d’abord le duel avec les deux joueurs : une mise en place nomme chaque carte.',
  recordedElsewhere: 'Ce duel a été enregistré ailleurs : il ne peut être gardé que comme fichier de duel.',
  notAsScenario: (failure) =>
    `Comme scénario, ce duel n’arriverait pas à la même fin (${failure}). Enregistrez-le comme fichier de duel.`,
  copyNeedsBoth:
    'Ce qui est copié contient ce que savent les deux joueurs. Regardez le duel comme les deux le voient, puis copiez.',
  reducedNone: {
    noDecisions: 'D’autres ont décidé ce duel : sans décisions, il n’y a rien à rejouer.',
    notReached:
      'Aucun plateau qu’une mise en place puisse dire ne mène à cette entrée. Choisissez une entrée d’une attaque, ou une plus tardive.',
  },
};
