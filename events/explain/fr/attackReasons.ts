import { numberIn, textIn } from '../facts/wanted.ts';
import { say } from './grammar.ts';
import { forbidder, monster, other, type Reasons, type ReasonTeller } from './reasons.ts';
import { numberWord } from './typography.ts';

/** For a monster on the other side of the table. */
export const notYours: ReasonTeller = (refusal, name) => ({
  reason: say`${monster(refusal, name)} n’est pas un monstre que ${refusal.player} contrôle`,
  otherwise: say`Ce serait possible avec un monstre du côté de ${refusal.player}.`,
});

const ONLY_ATTACK_POSITION = say`Seul un monstre face recto en Position d’Attaque peut attaquer.`;

const alreadyUsed: ReasonTeller = (refusal, name) => {
  const attacks = numberIn(refusal, 'attacks') ?? 1;
  return {
    reason:
      attacks > 1
        ? say`${monster(refusal, name)} a utilisé ses ${numberWord(attacks)} attaques de ce tour`
        : say`${monster(refusal, name)} a utilisé son attaque de ce tour`,
    more:
      attacks > 1
        ? say`Une attaque arrêtée ou annulée compte aussi.`
        : say`Un monstre déclare une attaque par tour. Une attaque arrêtée ou annulée compte aussi.`,
    otherwise: say`Ce monstre pourra attaquer de nouveau au prochain tour de ${refusal.player}.`,
  };
};

/** Where a card lies that cannot be attacked there. */
const LIES: Readonly<Record<string, string>> = {
  own: 'est du côté attaquant lui-même',
  graveyard: 'est dans le Cimetière',
  banished: 'est banni',
  hand: 'est dans la main',
  deck: 'est dans le Deck',
  extraDeck: 'est dans l’Extra Deck',
  material: 'est un Matériel d’un monstre',
  spellTrap: 'est dans une Zone Magie & Piège',
};

const targetNotLegal: ReasonTeller = (refusal, name) => {
  const lies = textIn(refusal, 'lies');
  const by = textIn(refusal, 'by');
  const attacker = monster(refusal, name);
  const target = refusal.target === undefined ? undefined : name(refusal.target);
  return {
    reason:
      target === undefined
        ? say`cette cible ne peut pas être attaquée`
        : lies !== undefined
          ? say`${target} ${LIES[lies] ?? 'n’est pas sur le Terrain'}`
          : by === undefined
            ? say`${attacker} ne peut pas attaquer ${target}`
            : by === refusal.detail['card']
              ? say`son propre effet empêche ${attacker} d’attaquer ${target}`
              : say`${forbidder(refusal, name)} empêche ${attacker} d’attaquer ${target}`,
    more: say`Une cible est un monstre du côté de ${other(refusal)} qu’aucune carte n’empêche d’attaquer.`,
    otherwise: say`Une autre cible peut être choisie.`,
  };
};

/** Reasons against attacks and against choices at a replay. */
export const attackReasons: Reasons = {
  'attack/not-your-monster': notYours,
  'attack/face-down': (refusal, name) => ({
    reason: say`${monster(refusal, name)} est face verso`,
    more: ONLY_ATTACK_POSITION,
    otherwise: say`Ce monstre pourrait attaquer s’il était face recto en Position d’Attaque.`,
  }),
  'attack/defense-position': (refusal, name) => ({
    reason: say`${monster(refusal, name)} est en Position de Défense`,
    more: ONLY_ATTACK_POSITION,
    otherwise: say`Ce monstre pourrait attaquer s’il était en Position d’Attaque.`,
  }),
  'attack/already-used': alreadyUsed,
  'attack/attacked-directly': (refusal, name) => ({
    reason: say`${monster(refusal, name)} a attaqué directement ce tour`,
    more: say`Une attaque supplémentaire réservée aux monstres n’est pas pour un monstre qui a attaqué directement, même si cette attaque a changé de cible ou a été arrêtée.`,
    otherwise: say`Ce monstre pourrait attaquer de nouveau s’il n’avait pas déclaré d’attaque directe.`,
  }),
  'attack/only-monsters': () => ({
    reason: say`une attaque supplémentaire ne vise que des monstres`,
    more: say`Un monstre qui peut attaquer plusieurs fois des monstres n’en profite pas pour une attaque directe.`,
    otherwise: say`Ce monstre pourrait attaquer un monstre.`,
  }),
  'attack/attacked-all': (refusal, name) => ({
    reason: say`${monster(refusal, name)} a déjà visé chaque monstre de ${other(refusal)}`,
    more: say`Un monstre qui était la cible quand une de ces attaques a pris fin ne le redevient pas, même si l’attaque a été arrêtée ou annulée.`,
    otherwise: say`Ce monstre pourrait attaquer un monstre qu’il n’a pas encore attaqué.`,
  }),
  'attack/attacked-before': (refusal, name) => ({
    reason: say`${monster(refusal, name)} ne peut attaquer chaque monstre qu’une fois, et a déjà visé ${refusal.target === undefined ? 'celui-ci' : name(refusal.target)}`,
    more: say`Une attaque arrêtée ou annulée compte aussi.`,
    otherwise: say`Ce monstre peut attaquer un monstre qu’il n’a pas encore attaqué.`,
  }),
  'attack/cannot-attack': (refusal, name) => ({
    reason: say`un effet empêche ${monster(refusal, name)} d’attaquer`,
    otherwise: say`Ce monstre pourrait attaquer si cet effet ne s’appliquait plus.`,
  }),
  'attack/cannot-declare': (refusal, name) => ({
    reason: say`${forbidder(refusal, name)} empêche ${refusal.player} de déclarer une attaque avec ${monster(refusal, name)}`,
    otherwise: say`Ce monstre pourrait attaquer si cela ne s’appliquait plus.`,
  }),
  'attack/cost': (refusal, name) => {
    const cost = numberIn(refusal, 'cost');
    return {
      reason:
        cost === undefined
          ? say`${refusal.player} ne peut pas payer une attaque avec ${monster(refusal, name)}`
          : say`une attaque avec ${monster(refusal, name)} coûte ${cost} Life Points, que ${refusal.player} ne peut pas payer`,
      otherwise: say`Ce monstre pourrait attaquer si ${refusal.player} avait plus de Life Points.`,
    };
  },
  'attack/no-target': (refusal, name) => ({
    reason: say`il n’y a rien que ${monster(refusal, name)} puisse attaquer`,
    more: say`Des cartes empêchent d’attaquer chaque monstre de ${other(refusal)}, et une attaque directe n’est pas possible non plus.`,
    otherwise: say`Ce monstre pourrait attaquer si l’un d’eux pouvait être choisi.`,
  }),
  'attack/target-not-legal': targetNotLegal,
  'attack/direct-not-legal': (refusal, name) =>
    refusal.detail['monsters'] === 0 || textIn(refusal, 'by') !== undefined
      ? {
          reason: say`${forbidder(refusal, name)} empêche ${monster(refusal, name)} d’attaquer directement`,
          otherwise: say`Ce monstre pourrait attaquer directement si cet effet ne s’appliquait plus.`,
        }
      : {
          reason: say`${other(refusal)} contrôle des monstres`,
          more: say`Un monstre de ${other(refusal)} fait obstacle à une attaque directe, sauf si une carte permet à l’attaquant de passer à côté.`,
          otherwise: say`Une attaque directe serait possible si ${other(refusal)} ne contrôlait aucun monstre.`,
        },
  'attack/must-attack-other': (refusal, name) => {
    const target = textIn(refusal, 'other');
    return {
      reason: say`${refusal.player} doit prendre ${target === undefined ? say`un autre monstre` : name(target)} pour cible`,
      more: say`Un effet qui impose un monstre à attaquer ne laisse ni autre cible ni attaque directe.`,
      otherwise: say`Ce serait possible sans cet effet.`,
    };
  },
  'attack/opponent-names': (refusal, name) => ({
    reason: say`${other(refusal)} désigne les cibles des attaques de ${refusal.player}`,
    more: say`C’est ce que fait ${forbidder(refusal, name)}. ${refusal.player} dit seulement quel monstre attaque.`,
    otherwise: say`L’attaque peut être déclarée sans cible.`,
  }),
  'attackReplay/opponent-names': (refusal) => ({
    reason: say`${other(refusal)} a son mot à dire sur la cible`,
    more: say`${refusal.player} décide seulement si l’attaque continue ou s’arrête.`,
    otherwise: say`${refusal.player} peut poursuivre, et ${other(refusal)} désigne la cible.`,
  }),
  'attackReplay/not-open': () => ({
    reason: say`il n’y a pas de Replay pour choisir`,
    more: say`On ne choisit de nouveau une cible, ou n’arrête l’attaque, que si une vérification a trouvé un Replay.`,
    otherwise: say`Ce serait possible lors d’un Replay.`,
  }),
  'attackReplay/must-attack': (refusal, name) => ({
    reason: say`${monster(refusal, name)} doit attaquer, et il y a quelque chose à attaquer`,
    more: say`Un monstre qui doit attaquer si possible ne peut pas s’arrêter lors d’un Replay tant qu’il a une cible légale.`,
    otherwise: say`L’attaque pourrait être arrêtée si aucun effet ne l’imposait.`,
  }),
  'attackReplay/not-a-choice': () => ({
    reason: say`ce n’est pas un des choix de ce Replay`,
    more: say`Les choix sont les monstres qui peuvent être attaqués maintenant, une attaque directe si elle est possible, et l’arrêt de l’attaque.`,
    otherwise: say`Un des choix montrés peut être pris.`,
  }),
};
