import type { common as en, WrongRuleset } from '../en/common.ts';
import { listed, many, number } from './grammar.ts';

function wrongRuleset(problem: WrongRuleset['problem']): string {
  const name = JSON.stringify(problem.name);
  switch (problem.kind) {
    case 'noRuleset':
      return `il n’y a pas de jeu de règles ${name} ; il y a ${listed(problem.all, 'et')}`;
    case 'noSwitch':
      return `il n’y a pas de réglage ${name} ; il y a ${listed(problem.all, 'et')}`;
    case 'value':
      return `le réglage ${problem.name} s’écrit ainsi : ${listed(problem.all, 'ou')}`;
    case 'twice':
      return `le réglage ${problem.name} est donné deux fois ; donnez-le une fois`;
  }
}

/** What several commands say. */
export const common: typeof en = {
  colon: ' : ',
  about: (name, message) => `${name} : ${message}`,
  atLine: (file, line, message) => `${file}, ligne ${number(line)} : ${message}`,
  ok: 'ok   ',
  failed: 'ÉCHEC',
  entries: (count) => many(count, 'entrée', 'entrées'),
  attacks: (count) => many(count, 'attaque', 'attaques'),
  decisions: (count) => many(count, 'décision', 'décisions'),
  duelFiles: (count) => many(count, 'fichier de duel', 'fichiers de duel'),
  unusable: (count) =>
    count === 0 ? '' : `, ${many(count, 'fichier inutilisable', 'fichiers inutilisables')}`,
  passedAndFailed: (passed, failed) =>
    `${many(passed, 'réussite', 'réussites')}, ${many(failed, 'échec', 'échecs')}`,
  star: '* aucune source ne donne cette valeur : c’est notre choix, ou elle a été changée ici.',
  switchAsks: (asks, name, rules) => `${asks} (${name} ; ${rules})`,
  andMore: (count) => `et ${number(count)} de plus`,
  noEntry: (file, at, last) =>
    `--at : ${file} n’a pas d’entrée ${number(at)} ici ; la dernière est ${number(last)}`,
  sayWhich: (command, file) =>
    `${command} : dites quelle entrée, par exemple duelscope ${command} ${file}@24`,
  noBranch: (file, branch, there) =>
    `--branch : ${file} n’a pas de branche ${branch} ; ${there.length === 0 ? 'il n’en a aucune' : `il a ${listed(there, 'et')}`}`,
  branch: (name) => `branche ${name}`,
  under: (ruleset) => `sous ${ruleset}`,
  notPlayed: 'elle ne nomme aucun jeu de règles, donc elle n’a pas été jouée',
  defect: (message) => `un défaut du programme : ${message}`,
  defectIn: (message) => `un défaut du programme : ${message} ; signalez-le avec ce fichier, s’il vous plaît`,
  reportDefect: (message) =>
    `duelscope : un défaut du programme : ${message} ; signalez-le avec la commande que vous avez donnée, s’il vous plaît`,
  output: 'la sortie',
  doesNotFit: (message) =>
    `cette entrée ne va pas avec le plateau (${message}) ; duelscope verify dit ce que décident les règles`,
  twoEntries: (name, entry, at) =>
    `--at : ${name} dit l’entrée ${number(entry)} et --at dit ${number(at)} ; laissez l’un des deux`,
  wrongRuleset: ({ problem }) => wrongRuleset(problem),
};
