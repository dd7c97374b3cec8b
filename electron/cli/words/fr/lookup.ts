import type { lookup as en } from '../en/lookup.ts';
import { many, number, plural } from './grammar.ts';

const CHARTS: Readonly<Record<string, string>> = { modern: 'moderne', classic: 'classique' };
const chart = (variant: string): string => `du diagramme ${CHARTS[variant] ?? variant}`;

/** What `rule`, `cards`, `coverage` and `find` say. */
export const lookup: typeof en = {
  source: (source) => `Source : ${source}`,
  ours: 'Aucune source ne la donne : c’est ce que nous avons choisi.',
  open: (text) => `Point ouvert : ${text}`,
  switches: (names) => `Réglages qui la changent : ${names}`,
  notShown: (why) => `Aucun exemple ne la montre : ${why}`,
  testedBy: 'Vérifié par les exemples :',
  reason: 'pourquoi il y a un Replay, ou aucun',
  refusal: 'pourquoi une décision est refusée',
  forExample: (example, entry, sentence) => `Par exemple ${example}, entrée ${number(entry)} : ${sentence}`,
  thereBy: (rule, statement, source) => `Là d’après ${rule} : ${statement} (${source})`,
  notExpected: 'Aucun exemple ne l’attend.',
  expectedBy: 'Attendu par les exemples :',
  rules: (ids) => `Règles : ${ids}`,
  disagree: (points) => `Les sources se contredisent : ${points}`,
  positions: (text) => `Les sources : ${text}`,
  choice: (text) => `Notre choix : ${text}`,
  leftOpen: (text) => `Laissé ouvert : ${text}`,
  chosen: (text) => `Notre choix : ${text}`,
  allSwitches: 'Réglages des jeux de règles',
  allTexts: 'Textes dont viennent les règles',
  unknownId: (id, meant) =>
    `il n’y a ni règle, ni raison, ni réglage, ni source ${id} ; ${meant === undefined ? 'duelscope rule donne la liste des règles' : `vouliez-vous dire ${meant} ?`}`,
  emptyId: 'l’identifiant est vide ; nommez une règle, par exemple R3',
  cards: (count) => many(count, 'carte', 'cartes'),
  noCard: (text, meant) =>
    `il n’y a pas de carte intégrée ${text} ; ${meant === undefined ? 'duelscope cards les donne toutes ; un scénario peut en décrire d’autres, sous « cards »' : `vouliez-vous dire ${meant} ?`}`,
  kinds: { rules: 'règles', reasons: 'raisons', refusals: 'refus' },
  statesOf: (variant) => `états ${chart(variant)}`,
  transitionsOf: (variant) => `transitions ${chart(variant)}`,
  never:
    '« Jamais » se dit de ces fichiers seuls : aucune de leurs entrées n’y est venue. Une règle compte là où une entrée la donne comme raison, donc les règles qui ne font que décrire le déroulement ne comptent jamais.',
  reached: (heading, reached, all) => `${heading} : ${number(reached)} sur ${number(all)}`,
  neverCame: (heading) => `Jamais atteint, ${heading} :`,
  firstAt: (link) => `d’abord à ${link}`,
  neverWord: 'jamais',
  duelsAndEntries: (duels, entries, failed) =>
    `${many(duels, 'duel', 'duels')}, ${many(entries, 'entrée', 'entrées')}${failed === 0 ? '' : `, dont ${number(failed)} ${plural(failed, 'duel', 'duels')} autrement qu’attendu (duelscope play dit en quoi)`}`,
  cannotBePlayed: 'il ne peut pas être joué',
  entryDoesNotFit: (entry, message) =>
    `l’entrée ${number(entry)} ne va pas avec le plateau qui la précède (${message}) ; duelscope verify en dit plus`,
  nameFilesFirst: (text) =>
    `find : nommez d’abord les fichiers et ensuite ce qu’il faut chercher, par exemple duelscope find ${text} 'rule:R3'`,
  found: (entries, inFiles, files) =>
    `${many(entries, 'entrée', 'entrées')} dans ${number(inFiles)} ${plural(files, 'fichier', 'fichiers')} sur ${number(files)}`,
};
