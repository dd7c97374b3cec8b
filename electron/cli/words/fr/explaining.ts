import type { ExplainWords } from '../en/explaining.ts';
import { number } from './grammar.ts';

/** What `explain` says in French. */
export const explaining: ExplainWords = {
  yes: 'Oui',
  no: 'Non',
  added: '(ajouté)',
  addedMeans: '(ajouté)\u202f: non enregistré\u202f; le chemin légal le plus court entre ce qui l’a été.',
  passes: (count) => `${count} passes`,
  notNamed: (count, others) =>
    count === 1
      ? `1 ${others ? 'autre ' : ''}cause (--all la nomme)`
      : `${count} ${others ? 'autres ' : ''}causes (--all les nomme)`,
  notLooked:
    'aucune autre cause n’est cherchée\u202f: il n’y a de Replay que jusqu’à la Damage Step d’une attaque',
  atEntry: (title, entry) => `${title}, entrée ${entry}.`,
  choices: (choices) => `Choix\u202f: ${choices}`,
  takenAt: (choice, entry) => `${choice} (pris à l’entrée ${entry})`,
  attack: (number, from, to, title) => `Attaque ${number} (entrées ${from} à ${to})\u202f: ${title}`,
  noBattle: (entry, sentence) => `Mais il n’y a pas eu de combat, entrée ${entry}. ${sentence}`,
  running: 'Elle est encore en cours\u202f: le récit s’arrête ici.',
  columns: (letters) =>
    `Colonnes\u202f: entrée, joueur, signe${letters === '' ? '' : ` (${letters})`}, ce qui s’est passé.`,
  differs: (part, line) =>
    `ce fichier diffère de ce que décident les règles, d’abord à ${part} (ligne ${number(line)})`,
  noEntry: (at, last) => `--at : il n’y a pas d’entrée ${number(at)} ici ; la dernière est ${number(last)}`,
  marks: {
    attack: 'attaque',
    came: 'un monstre est arrivé',
    left: 'un monstre est parti',
    replay: 'replay',
    noReplay: 'pas de replay',
    refused: 'refusé',
    activated: 'une carte ou un effet est utilisé',
    resolved: 'résolution',
    damage: 'combat',
    branch: 'une branche commence',
    bookmark: 'signet ou note',
    step: 'une phase ou étape commence',
    pass: 'passe',
    differs: 'autre que nos règles',
  },
  more: (rule) => `duelscope rule ${rule} en dit plus sur une règle\u202f: ses sources et ce qui la vérifie.`,
};
