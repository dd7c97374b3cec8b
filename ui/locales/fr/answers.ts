import type { FileErrorCode } from '../../../events/index.ts';
import type { answers as en } from '../en/answers.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** What is wrong with a file, by its code. */
const FILE: Readonly<Record<FileErrorCode, string>> = {
  'file/empty': 'le fichier est vide. Ouvrez un duel que Duelscope a écrit.',
  'file/not-a-duel':
    'ce n’est pas un fichier de duel. Ouvrez un duel que Duelscope a écrit, un scénario ou un enregistrement.',
  'file/newer-version':
    'ce fichier vient d’une version plus récente. Ouvrez-le avec un Duelscope plus récent.',
  'file/unknown-version':
    'cette version du fichier n’existe pas. Corrigez-la, ou enregistrez de nouveau le duel.',
  'file/header': 'l’en-tête n’a pas la bonne forme.',
  'file/too-long': 'le fichier est trop grand. Ouvrez un duel plus court.',
  'file/line-too-long':
    'cette ligne est trop longue. Aucun duel n’en a de telle : le fichier n’a pas été écrit par Duelscope, ou il est abîmé.',
  'file/too-deep':
    'des listes et des objets y sont emboîtés trop profondément. Aucun duel n’en a de tels : le fichier n’a pas été écrit par Duelscope, ou il est abîmé.',
  'file/forbidden-key': 'cette ligne contient une clé interdite. Retirez-la.',
  'file/not-json': 'ce n’est pas du JSON lisible.',
  'file/blank-line': 'cette ligne est vide. Retirez-la.',
  'file/unknown-type': 'ce type d’entrée n’existe pas.',
  'file/schema': 'cette entrée n’a pas la bonne forme.',
  'file/number':
    'cette entrée n’a pas le numéro attendu. Une ligne manque, est doublée ou déplacée : rétablissez le fichier depuis une copie.',
  'file/reference': 'cette entrée renvoie à une entrée qui n’est pas avant elle.',
  'file/no-setup': 'le duel ne commence pas là où il le doit. Enregistrez-le de nouveau.',
};
/** Of these the message of the file itself, in English, says what exactly. */
const DETAILED: ReadonlySet<FileErrorCode> = new Set<FileErrorCode>([
  'file/header',
  'file/not-json',
  'file/unknown-type',
  'file/schema',
  'file/reference',
]);
/** What is wrong with a scenario, by its code; behind it stands what exactly, with the English words that scenarios are written in. */
const SCENARIO: Readonly<Record<string, string>> = {
  'json/empty': 'le fichier est vide. Écrivez-y un scénario.',
  'json/syntax': 'ce n’est pas du JSON lisible.',
  'json/long-line': 'cette ligne est trop longue pour un scénario.',
  'json/depth': 'des listes et des objets y sont emboîtés trop profondément.',
  'json/key': 'cette clé n’est permise dans aucun fichier. Retirez-la.',
  'json/twice': 'cette clé y est déjà. Gardez-en une.',
  'scenario/format': 'ce n’est pas un scénario que ce programme sait lire.',
  'scenario/schema': 'cela n’a pas la forme d’un scénario.',
  'scenario/name': 'ce nom n’existe pas : aucune carte, aucune règle ou aucune étape ne s’appelle ainsi.',
  'scenario/card': 'cette carte du scénario est mal écrite.',
  'scenario/setup': 'cette mise en place n’est pas permise par les règles.',
  'scenario/step': 'cette décision est incomplète, ou nomme une carte qui n’existe pas.',
};
/** Why a recording of another client cannot be read, by its code. */
const RECORDING: Readonly<Record<string, string>> = {
  'recording/empty': 'le fichier est vide. Enregistrez-le ou téléchargez-le de nouveau.',
  'recording/not-a-recording':
    'ce n’est pas un enregistrement d’EDOPro ou de YGOPro. Ouvrez un fichier .yrpX ou .yrp écrit par l’un d’eux.',
  'recording/too-large':
    'décompressé, il serait plus grand que permis. Permettez plus avec « duelscope import --allow », si vous savez d’où il vient.',
  'recording/damaged': 'il est abîmé. Enregistrez-le ou téléchargez-le de nouveau.',
  'recording/cut-off': 'il est coupé, et il en reste trop peu. Enregistrez-le ou téléchargez-le de nouveau.',
};
const MEND = 'Corrigez cette ligne, ou rétablissez-la depuis une copie du fichier.';

/** What whoever answers the page says itself. */
export const answers: Translated<typeof en> = {
  playerName: (player) => `Joueur ${player}`,
  fileProblem: (name, { code, line, message }) => {
    const mend = DETAILED.has(code) ? ` ${MEND} (${message.replace(/^line \d+: /, '')})` : '';
    return `${name}, ligne ${line} : ${FILE[code]}${mend}`;
  },
  tornLine: (name, line) =>
    `${name}, la ligne ${line} n’a pas été écrite jusqu’au bout et est laissée de côté ; tout ce qui la précède est entier.`,
  scenarioProblem: (name, { line, code, message }) =>
    `${name}, ligne ${line} : ${SCENARIO[code] ?? SCENARIO['scenario/schema']} (${message})`,
  recordingProblem: (name, { code, message, mend }) => {
    const byte = /damaged at byte (\d+) of the file/.exec(message)?.[1];
    return byte === undefined
      ? `${name} : ${RECORDING[code] ?? `${message}. ${mend}`}`
      : `${name} : sa partie compressée est abîmée à l’octet ${number(Number(byte))} du fichier, ou avant, et rien de ce qui suit ne peut être lu. Copiez-le ou téléchargez-le de nouveau.`;
  },
  onlyHeader: (name) => `${name}, ligne 2 : il n’y a aucune entrée après l’en-tête, donc rien à montrer`,
  noSuchExample: (id) => `Il n’y a pas d’exemple ${id}.`,
  othersDecided:
    'D’autres ont décidé ce duel, et personne n’a noté ce qu’ils ont décidé. Aucune autre règle ne peut donc le décider.',
  notDecidedSo: (entry) =>
    `Ce fichier n’est pas ce que décident ses règles, à partir de l’entrée ${number(entry)}. Aucune autre règle ne peut donc le décider non plus.`,
  cannotBeDecided: (name, message) => `Sous ${name}, ce duel ne peut pas être décidé : ${message}.`,
  programGone:
    'Le programme derrière cette page s’est arrêté : une partie ne peut pas être chargée. Relancez Duelscope (npm start) et rechargez la page ; ce qui est ouvert reste jusque-là.',
  setupNeedsBoth: 'Regardez d’abord le duel avec les deux joueurs : une mise en place nomme chaque carte.',
  recordedElsewhere: 'D’autres ont décidé ce duel : il ne peut être gardé que comme fichier de duel.',
  notAsScenario: (failure) =>
    `Comme scénario, ce duel n’arriverait pas à la même fin (${failure}). Enregistrez-le comme fichier de duel.`,
  copyNeedsBoth:
    'Ce qui est copié contient ce que savent les deux joueurs. Regardez le duel comme les deux le voient, puis copiez.',
  reducedNone: {
    noDecisions:
      'D’autres ont décidé ce duel : sans décisions, il n’y a rien à rejouer. « Préparer un duel à partir de ce plateau » continue à partir de son plateau ; un rapport ou le plateau de cette entrée peuvent tout de même être copiés.',
    notReached:
      'Aucun plateau qu’une mise en place puisse dire ne mène à cette entrée. Choisissez une entrée d’une attaque, ou une plus tardive.',
  },
};
