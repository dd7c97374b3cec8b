import type { playing as en } from '../en/playing.ts';
import { many, number } from './grammar.ts';

/** What `play`, `verify`, `reduce` and `copy` say. */
export const playing: typeof en = {
  scenarios: (count) => many(count, 'scénario', 'scénarios'),
  branches: (count) => many(count, 'branche', 'branches'),
  failedAt: (entry, way) => `à l’entrée ${number(entry)} : ${way}`,
  portTaken: (port) =>
    `--port : le port ${port} de 127.0.0.1 ne peut pas être utilisé ; choisissez-en un autre, ou 0 pour n’importe lequel qui est libre`,
  messagesAt: (count, address) =>
    `${many(count, 'message', 'messages')} pour l’inspecteur de Stately à ${address} (Ctrl-C y met fin).`,
  forScenarios: (option, file) =>
    `--${option} est pour les scénarios, et ${file} est un fichier de duel ; laissez l’un des deux de côté`,
  rulesetIsForScenarios: (ruleset) =>
    `--ruleset est pour les scénarios ; ce duel a été décidé sous ${ruleset}`,
  portOfStately: '--port est le port de --stately ; donnez les deux, ou aucun',
  setup: (message) => `mise en place : ${message}`,
  exactly: (message) => message,
  ofAnotherEngine: (entries, attacks) =>
    `${many(entries, 'entrée', 'entrées')} d’un autre moteur, ${many(attacks, 'attaque', 'attaques')}`,
  fromDecisions: (entries, decisions) =>
    `${many(entries, 'entrée', 'entrées')} pour ${many(decisions, 'décision', 'décisions')}`,
  asDecided: 'comme en décident les règles',
  differences: (count) => `${many(count, 'différence', 'différences')} avec les règles`,
  eventsLeftOut: (count) => many(count, 'événement laissé de côté', 'événements laissés de côté'),
  entryDiffers: (entry) => (entry === undefined ? 'l’en-tête diffère' : `l’entrée ${number(entry)} diffère`),
  cannotBeDecided: (message) => `il ne peut pas être décidé de nouveau : ${message}`,
  observed: 'ce duel a été observé, pas décidé ici : il ne contient aucune décision à reprendre',
  explainTellsIt: 'duelscope explain le raconte',
  part: (entry) => (entry === undefined ? 'l’en-tête' : `l’entrée ${number(entry)}`),
  oneBranch: (name) => `C’est la suite principale ; une branche continue autrement : --branch ${name}`,
  severalBranches: (count, names, more) =>
    `C’est la suite principale ; ${number(count)} branches continuent autrement : ${names}${more > 0 ? ` et ${number(more)} de plus` : ''} ; nommez-en une avec --branch`,
  nothingToPlay: 'd’autres ont décidé ce duel, et sans décisions il n’y a rien à rejouer',
  notReached:
    'aucun plateau qu’une mise en place puisse dire ne mène à cette entrée ; choisissez une entrée d’une attaque, ou une plus tardive',
  atEntry: (entry) => `entrée ${number(entry)}`,
  reduced: (steps, entry, tries) =>
    `${many(steps, 'étape', 'étapes')}, le même verdict à l’entrée ${number(entry)} (${many(tries, 'scénario joué', 'scénarios joués')})`,
  noSteps:
    'd’autres ont décidé ce duel, et sans décisions il n’y a pas d’étapes ; prenez --as report, --as state ou --as entry',
  copySteps:
    'aucun plateau qu’une mise en place puisse dire ne mène à cette entrée ; copiez-la avec --as steps',
};
