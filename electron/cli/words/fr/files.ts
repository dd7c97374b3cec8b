import type { files as en } from '../en/files.ts';
import { number } from './grammar.ts';

/** A file or folder that is named, after `le nom`. */
const OF_NAMED: Record<Parameters<(typeof en)['emptyName']>[0], string> = {
  file: 'd’un fichier',
  folder: 'du dossier',
  duel: 'du fichier de duel',
  scenario: 'du scénario',
  page: 'de la page d’un duel',
  text: 'du texte',
  markdown: 'du texte Markdown',
};
type Kind = Parameters<(typeof en)['thereAlready']>[0];
const SEVERAL: Record<Kind, string> = {
  duel: 'des fichiers de duel',
  scenario: 'des scénarios',
  page: 'des pages',
  text: 'des textes',
  markdown: 'des textes Markdown',
};
const IS_NO: Record<Kind, string> = {
  duel: ' et n’est pas un fichier de duel',
  scenario: ' et n’est pas un scénario',
  page: ' et n’est pas la page d’un duel',
  text: '',
  markdown: '',
};

/** What is said of the files that are read and written. */
export const files: typeof en = {
  emptyName: (what) => `le nom ${OF_NAMED[what]} est vide ; donnez-en un`,
  answersOnly:
    'cet enregistrement contient des réponses et pas de messages, donc il n’y a pas de duel à montrer ; ouvrez son .yrpX',
  isScenario: 'c’est un scénario, pas un fichier de duel ; duelscope record en fait un',
  isDuel: 'c’est un fichier de duel, pas un scénario ; nommez un scénario',
  nothingInFolder: (of) =>
    `il n’y a ${of === 'duels' ? 'ni scénario ni fichier de duel' : 'aucun enregistrement (.yrpX, .yrp)'} dans ce dossier ; nommez-en un autre`,
  wrongEnding: (out, ending, kind) =>
    `--out : ${out} devrait finir par ${ending}, comme les noms ${SEVERAL[kind]}`,
  isItself: (isScenario) =>
    `c’est le ${isScenario ? 'scénario' : 'fichier'} lui-même ; choisissez un autre nom`,
  thereAlready: (kind) =>
    `ce fichier existe déjà${IS_NO[kind]} ; choisissez un autre nom, ou donnez --force pour le remplacer`,
  noFolderAbove: 'le dossier au-dessus n’existe pas ; créez-le d’abord, ou choisissez-en un autre',
  fileForFolder: 'c’est un fichier ; nommez un dossier',
  notAFolder: 'ce n’est pas un dossier ; nommez-en un',
  noSchema:
    'ce fichier existe déjà et n’est pas un schéma ; choisissez un autre dossier, ou donnez --force pour le remplacer',
  nothingAdded: (file, what) =>
    `--follow : ${file} est un ${what === 'recording' ? 'enregistrement' : 'scénario'}, et rien ne s’y ajoute ; laissez --follow de côté`,
  noSuchEntry: (file, at, last) =>
    `--at : ${file} n’a pas d’entrée ${number(at)} ; la dernière est ${number(last)}`,
  noInspector: 'open : l’inspecteur n’est pas ici ; lancez-le dans le projet lui-même',
  whichIsJudged: (file) => `dites de quelle entrée il s’agit, ${file}@ENTRÉE ou --at ENTRÉE`,
  pictureElsewhere:
    '--as png : une image se dessine dans un navigateur ; utilisez « Juger ce moment » dans l’inspecteur (duelscope open), ou --as html ici',
  pageNeedsName: '--as html : nommez la page avec --out NOM.html ; c’est un fichier entier',
  oneAtATime:
    '--out : un seul fichier de duel y est nommé ; importez un enregistrement à la fois pour l’écrire',
  kilobytes: (bytes) => `${number(Math.ceil(bytes / 1024))} ko`,
};
