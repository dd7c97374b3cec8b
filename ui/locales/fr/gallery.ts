import type { NoReplayCode, ReplayCause } from '../../../events/index.ts';
import type { gallery as en } from '../en/gallery.ts';
import type { Translated } from '../translated.ts';
import { many, number, plural } from './grammar.ts';

const CAUSES: Readonly<Record<ReplayCause | NoReplayCode, string>> = {
  ENTER: 'Un monstre est arrivé',
  LEAVE: 'Un monstre est parti',
  CONTROL_IN: 'Contrôle pris',
  CONTROL_OUT: 'Contrôle perdu',
  RETURNED: 'Un monstre est parti et revenu',
  DIRECT_LOST: 'N’est plus directe',
  TARGET_FORBIDDEN: 'Cible interdite',
  OWN_SIDE_CHANGED: 'Le côté attaquant a changé',
  DIRECT_GAINED: 'Maintenant directe',
  ATTACKER_UNABLE: 'L’attaquant ne peut plus',
  DAMAGE_STEP: 'La Damage Step avait commencé',
  ATTACKER_LEFT: 'L’attaquant est parti',
  ATTACKER_FACEDOWN: 'L’attaquant est face verso',
  ATTACKER_DEFENSE: 'L’attaquant est en Position de Défense',
  ATTACKER_CONTROL: 'L’attaquant a changé de camp',
  ATTACK_NEGATED: 'Attaque annulée',
  CANNOT_ATTACK: 'L’attaquant ne peut pas attaquer',
  BATTLE_PHASE_ENDED: 'Battle Phase terminée',
  EXTRA_ATTACK_LOST: 'Attaque supplémentaire perdue',
  NO_LEGAL_TARGET: 'Plus rien à attaquer',
  OWN_SIDE_ONLY: 'Seulement le côté attaquant',
  POSITION_ONLY: 'Seulement retourné',
  STATS_ONLY: 'Seulement des valeurs',
  PROTECTION_TOO_LATE: 'Protection trop tardive',
  NEUTRALISED_IN_CHAIN: 'Annulé dans la Chaîne',
  REDIRECTED: 'Détournée vers une autre cible',
  NEVER_ARRIVED: 'Jamais arrivé',
  NO_ATTACK_RUNNING: 'Aucune attaque en cours',
  NOTHING_CHANGED: 'Rien n’a changé',
  COUNT_UNCHANGED: 'Même nombre',
  CAUSE_NOT_COUNTED: 'Le jeu de règles ne le compte pas',
  LEGALITY_NOT_COUNTED: 'La légalité ne compte pas',
  DECLARATION_ONLY: 'Seule la déclaration compte',
};

/** The gallery of examples: what it is chosen by, and what a tile shows. */
export const gallery: Translated<typeof en> = {
  filters: 'Choisir des exemples',
  filtersChosen: (count) =>
    count === 0 ? 'Choisir par ce qui se passe' : many(count, 'critère choisi', 'critères choisis'),
  filterOutcome: 'Ce qui se passe',
  filterCause: 'Pourquoi',
  filterRuleset: 'Jeu de règles',
  filterCard: 'Carte',
  filterRule: 'Règle',
  anyCard: 'Toute carte',
  anyRule: 'Toute règle',
  facetOption: (value, count) => `${value} (${number(count)})`,
  outcome: {
    replay: 'Replay',
    noReplay: 'Pas de Replay',
    attackEnds: 'L’attaque se termine',
    other: 'Pas de vérification',
  },
  causeWord: (code) => new Map<string, string>(Object.entries(CAUSES)).get(code) ?? code,
  hideAnswers: 'Cacher les réponses',
  nothingFitsHow: 'Aucun exemple n’a tout ce que vous avez choisi.',
  exampleDone: (done) => (done === 'seen' ? 'vu' : 'essayé'),
  examplesDone: (count) =>
    `${number(count)} ${plural(count, 'exemple est marqué comme vu ou essayé', 'exemples sont marqués comme vus ou essayés')}.`,
  forgetExamples: 'Oublier cela',
  noAttackToShow: 'Pas de vérification de Replay',
  stripCaption: (player) => `Côté de ${player}, à la déclaration et à la vérification`,
  stripThen: (player) => `Côté de ${player}, à la déclaration`,
  stripLabel: ({ player, zones }, answers) => {
    const then = zones.filter((zone) => zone.then !== null).length;
    const came = zones.filter((zone) => zone.now !== null && zone.other).length;
    const left = zones.filter((zone) => zone.then !== null && zone.other).length;
    const before = `Côté de ${player} : ${then === 0 ? 'aucun monstre' : many(then, 'monstre', 'monstres')} à la déclaration`;
    if (!answers) return `${before}.`;
    const changed = [
      came === 0 ? '' : many(came, 'arrivé', 'arrivés'),
      left === 0 ? '' : many(left, 'parti', 'partis'),
    ].filter((part) => part !== '');
    return `${before} ; ${changed.length === 0 ? 'le même à la vérification' : changed.join(', ')}.`;
  },
};
