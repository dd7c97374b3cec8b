import type { why as en } from '../en/why.ts';
import type { Translated } from '../translated.ts';
import { FACTS, VALUES } from './facts.ts';
import { many, number, plural } from './grammar.ts';
import { PHASE, STEP } from './names.ts';

export const why: Translated<typeof en> = {
  ruleNumber: 'Le numéro de cette règle dans notre livret.',
  answeredAt: 'La question ci-dessus a reçu sa réponse à l’entrée',
  branchBegins: (branch, parent, entry) =>
    `Vous êtes maintenant sur la branche « ${branch} ». Elle quitte ${parent === null ? 'la ligne principale' : `« ${parent} »`} après l’entrée ${number(entry)}, et ${parent === null ? 'la ligne principale' : 'celle-ci'} reste comme elle est.`,
  numberedOn: (before, first) =>
    `Aucune entrée ne manque entre ${number(before)} et ${number(first)} : les entrées d’une branche prennent les prochains numéros libres de tout le journal.`,
  otherWayHere: (ruleset) => `Sous ${ruleset}, le duel prend ici un autre chemin`,
  otherWayBecause: (made, own) =>
    made
      .map(({ asks, one, other }) => `La raison : ${asks}. ${own} : ${one.means} Ici : ${other.means} `)
      .join(''),
  otherWayFrom: (ruleset) => `Sous ${ruleset}, le duel prend un autre chemin à partir de l’entrée`,
  sameUnder: (ruleset, own) => `Sous ${ruleset}, ce duel suit jusqu’à sa fin le même chemin que sous ${own}.`,
  leftBranch: (branch, ruleset) =>
    `Sous ${ruleset}, aucune décision de la branche « ${branch} » n’est demandée : voici donc la ligne principale.`,
  branchNotReached: (branch, ruleset) =>
    `Sous ${ruleset}, les décisions s’arrêtent avant que la branche « ${branch} » ne quitte la ligne principale : voici donc la ligne principale.`,
  notAskedElsewhere:
    '« Deviner » est activé, mais rien n’est demandé sur ce duel : il a été décidé ailleurs, et toutes ses vérifications et décisions n’y sont pas enregistrées.',
  notAskedGrowing:
    '« Deviner » est activé, mais rien n’est demandé sur un fichier suivi : ce qui arrive est montré aussitôt.',
  backUnder: (ruleset) => `Retour à ${ruleset}`,
  toldEndsHere:
    'La décision que l’exemple prend ensuite n’est pas possible ici. Prenez-en une autre, ou revenez en arrière.',
  toldEndsAt: (entry) => `Ce qui peut en être joué se termine à l’entrée ${number(entry)}.`,
  fileDiffers: 'Ce fichier n’est pas ce que décident les règles. Il diffère d’abord à l’entrée',
  fileDiffersWhy: (message) => ` : ${message}.`,
  rulesOurs: 'Notre lecture ; les sources se taisent.',
  valueOurs: 'Aucune source ne le dit ; c’est notre choix, ou cela a été changé ici.',
  thenNow: (player) => `Côté de ${player}, avant et maintenant`,
  thenCaption: 'À la déclaration',
  namedCaption: 'Quand la cible a été désignée',
  nowCaption: 'Maintenant',
  copyNumber: (number) => `#${number}`,
  noMonster: 'aucun monstre',
  eachCause: 'Chaque cause possible',
  lookedAt: 'Ce qui a été regardé',
  reasonAgainst: 'Pourquoi',
  factsRead: (count) => many(count, 'fait lu', 'faits lus'),
  otherChecks: (count) => `${many(count, 'autre vérification', 'autres vérifications')} sans résultat`,
  verdict: { yes: 'Oui', no: 'Non', doesNotApply: '–' },
  chooses: (player) => `${player} choisit`,
  anotherChoice: 'un autre choix est une autre branche',
  notTold: 'non raconté',
  notChosen: 'non choisi',
  extraMonsterSeat: 'Zone Monstre Extra',
  triedIn: (name) => `voir la branche « ${name} »`,
  taken: (entry) => `prise à ${number(entry)}`,
  inBranch: (name) => `voir la branche « ${name} »`,
  becauseOf: 'À cause de',
  leadsTo: 'Mène à',
  andMoreEntries: (count) => `et ${many(count, 'autre', 'autres')}`,
  notOnThisPath: 'Rien sur cette suite du duel.',
  stillLooking: 'Recherche…',
  readNone: 'aucun',
  readYes: 'oui',
  readNo: 'non',
  factOfAttack: 'l’attaque : ',
  factValue: (value) => VALUES[value] ?? value,
  factWord: (part) => FACTS[part] ?? part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
  more: (by) => (by > 0 ? `, +${by}` : `, −${-by}`),
  entriesLead: (count) => plural(count, ', entrée', ', entrées'),
  attackDirectly: 'Attaquer directement',
  controlsMonsters: (player) => `${player} contrôle des monstres`,
  doors: 'Commencer ailleurs',
  doorExamples: 'Un autre exemple',
  doorExamplesText: (count) => `${many(count, 'duel court', 'duels courts')}, une question chacun`,
  doorOpen: 'Ouvrir un fichier',
  recent: 'Ouverts auparavant :',
  doorOpenText: 'Un fichier de duel ou un scénario à vous. Ou déposez-le ici.',
  watchForReplay:
    'Guettez cette marque sur la frise : c’est un Replay. Vous pouvez revenir en arrière à tout moment.',
  watchForNone:
    'Guettez cette marque sur la frise : là, les règles cherchent un Replay et n’en trouvent pas. Vous pouvez revenir en arrière à tout moment.',
  stepBack: 'Vous pouvez revenir en arrière à tout moment.',
  endsHere: 'Cela s’arrête ici. Continuez avec une branche :',
  turnKick: (table) =>
    `${table.step === null ? PHASE[table.phase] : STEP[table.step]} de ${table.turnPlayer}`,
  aboutToAttack: (attacker) => `${attacker} est sur le point d’attaquer.`,
  undone: (left, now) => (left === null ? `Retour : ${now}.` : `Défait : ${left}. Maintenant : ${now}.`),
  aboutNoMonster: (defender) => ({
    before: `${defender} ne contrôle `,
    strong: 'aucun monstre',
    after: `, l’attaque ira donc droit aux Life Points de ${defender}.`,
  }),
  aboutMonsters: (defender, count) => ({
    before: `${defender} contrôle `,
    strong: count === 1 ? 'un monstre' : many(count, 'monstre', 'monstres'),
    after: '.',
  }),
  aboutFacedown: (defender, count, alone) => {
    const cards = count === 1 ? 'une carte face verso' : `${number(count)} cartes face verso`;
    return count === 0 ? '' : alone ? ` Mais ${defender} a ${cards}.` : ` ${defender} a aussi ${cards}.`;
  },
};
