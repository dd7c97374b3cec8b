import type { rulesetPanel as en } from '../en/ruleset.ts';
import type { Translated } from '../translated.ts';
import { many, number } from './grammar.ts';

const alike = (decisions: number): string => many(decisions, 'décision identique', 'décisions identiques');

/** The panel Ruleset: what the rules of this duel say, other rules, and what they change. */
export const rulesetPanel: Translated<typeof en> = {
  playedUnder: 'Décidé sous',
  switchesOf: 'Ce qu’il décide',
  switchChanged: 'changé ici',
  asRulesetHas: 'Comme dans le jeu de règles',
  decidingAgain: 'Il est décidé de nouveau.',
  asRecorded: 'comme enregistré',
  asTold: 'comme l’exemple',
  lookedAtNow: 'regardé maintenant',
  underOther: (recorded, name) =>
    recorded
      ? `Un deuxième duel, fait des décisions enregistrées sous ${name}. Le duel enregistré reste comme il est.`
      : `L’exemple est raconté sous ${name}.`,
  backTo: (recorded) => (recorded ? 'Retour à l’enregistré' : 'Retour aux règles de l’exemple'),
  backToRecording: (name) => `Retour au duel enregistré sous ${name}`,
  firstDifference: 'Première différence',
  comparing: 'Les deux sont comparés.',
  differenceAt: (entry, decisions) => `entrée ${number(entry)}, après ${alike(decisions)}`,
  differenceAfter: (entry, decisions) => `après l’entrée ${number(entry)}, ${alike(decisions)}`,
  noDifference: 'Aucune différence : chaque décision revient au même.',
  noneMatters: (switches) =>
    switches === 1
      ? 'Le réglage qui diffère ne joue aucun rôle dans ce duel.'
      : `Les ${number(switches)} réglages qui diffèrent ne jouent aucun rôle dans ce duel.`,
  goToDifference: 'Y aller',
  lookThere: 'Le regarder là',
  endedBefore: 'Il s’est terminé avant.',
  differenceHidden: 'Elle est dans ce que ce joueur ne voit pas. Regardez le duel avec les deux joueurs.',
  madeBy: 'Due à',
  madeTogether: 'Due ensemble à',
  eachMakesIt: 'Chacun d’eux suffit',
  furtherBy: 'Ce qui en découle diffère par',
  carriedEndsHere:
    'La décision prise ensuite n’est pas demandée ici. Prenez-en une autre, ou revenez en arrière.',
  carriedEndsAt: (entry) => `Ce qui a été décidé peut être repris jusqu’à l’entrée ${number(entry)}.`,
  othersDecidedMore: 'Ce que nos règles en disent figure dans son rapport et à côté de chaque entrée.',
};
