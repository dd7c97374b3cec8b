import type { CardData, Timing } from '../../../machines/index.ts';
import { or } from './grammar.ts';
import { position } from './names.ts';
import { fromTheZone, toTheZone } from './places.ts';

type Effect = CardData['effects'][number];

const TO_WHOM = { you: 'à son joueur', opponent: 'à l’adversaire', either: 'à l’un des joueurs' } as const;
const BY_WHOM = { you: 'par son joueur', opponent: 'par l’adversaire', either: '' } as const;
const TURN = {
  you: 'du tour de son joueur',
  opponent: 'du tour de l’adversaire',
  either: 'de tout tour',
} as const;
const PHASES = {
  standby: 'à la Standby Phase',
  battleStart: 'à la Start Step de la Battle Phase',
  battleEnd: 'à l’End Step de la Battle Phase',
  end: 'à l’End Phase',
} as const;
const OF_STEP = {
  start: 'au début de la Damage Step',
  beforeCalculation: 'avant le calcul des dommages',
  afterCalculation: 'après le calcul des dommages',
  end: 'à la fin de la Damage Step',
} as const;
const HOW_SUMMONED = {
  normal: 'Normalement',
  tribute: 'par Sacrifice',
  flip: 'par Flip',
  special: 'Spécialement',
} as const;
const ACTIVATED = { spell: 'une Magie', trap: 'un Piège', monster: 'un effet de monstre' } as const;
const OPERATIONS: Readonly<Record<string, string>> = {
  addToHand: 'ajouter à la main',
  apply: 'appliquer un effet',
  banish: 'bannir',
  banishUntil: 'bannir pour un temps',
  becomeMonster: 'devenir un monstre',
  bond: 'lier deux cartes',
  changeAttackTarget: 'changer la cible de l’attaque',
  createTokens: 'Invoquer Spécialement des Jetons',
  damage: 'infliger des dommages',
  destroy: 'détruire',
  detach: 'détacher un Matériel',
  discard: 'défausser',
  draw: 'piocher',
  endBattlePhase: 'terminer la Battle Phase',
  equip: 'équiper',
  gainLifePoints: 'gagner des Life Points',
  if: 'selon le cas',
  later: 'plus tard',
  may: 'au choix',
  mill: 'envoyer le dessus du Deck au Cimetière',
  mix: 'mélanger',
  negateActivation: 'annuler l’activation',
  negateAttack: 'annuler l’attaque',
  normalSummonOrSet: 'Invoquer Normalement ou Poser',
  option: 'choisir un effet',
  payLifePoints: 'payer des Life Points',
  returnToHand: 'renvoyer à la main',
  sendToGraveyard: 'envoyer au Cimetière',
  setFromHand: 'Poser depuis la main',
  shuffleDeck: 'mélanger le Deck',
  specialSummon: 'Invoquer Spécialement',
  takeControl: 'prendre le contrôle',
  tribute: 'Sacrifier',
  turn: 'changer la position',
};

const MOVES = {
  self: ['cette carte', 'détruite'],
  bonded: ['la carte qui lui est liée', 'détruite'],
  equipped: ['le monstre qu’elle équipe', 'détruit'],
} as const;

function moved(timing: Extract<Timing, { event: 'moved' }>): string {
  const [who, destroyed] = MOVES[timing.card];
  const from = timing.from === undefined ? '' : `, venant ${fromTheZone(timing.from)}`;
  switch (timing.how) {
    case 'destroyed':
      return `lorsque ${who} est ${destroyed}${from}`;
    case 'destroyedByBattle':
      return `lorsque ${who} est ${destroyed} au combat`;
    case 'destroyedByEffect':
      return `lorsque ${who} est ${destroyed} par un effet`;
    default:
      return `lorsque ${who} va ${timing.to === undefined ? 'ailleurs' : toTheZone(timing.to)}${from}`;
  }
}

function declared(when: Extract<Timing, { event: 'attackDeclared' }>): string {
  const by = {
    self: 'ce monstre',
    equipped: 'le monstre qu’elle équipe',
    you: 'un monstre de son joueur',
    opponent: 'un monstre de l’adversaire',
    either: 'un monstre',
  }[when.by];
  const what =
    when.direct === true
      ? 'une attaque directe'
      : when.direct === false
        ? 'une attaque contre un monstre'
        : 'une attaque';
  return `lorsque ${by} déclare ${what}`;
}

/** An event that an effect answers. */
export function timingWords(when: Timing): string {
  switch (when.event) {
    case 'attackDeclared':
      return declared(when);
    case 'targetedForAttack':
      return when.card === 'self'
        ? 'lorsque cette carte est désignée comme cible d’une attaque'
        : 'lorsqu’un monstre qu’elle attaque est désigné';
    case 'summoned':
      return `lorsque ${when.card === 'self' ? 'cette carte est Invoquée' : 'un monstre est Invoqué'} ${or(when.how.map((how) => HOW_SUMMONED[how]))}`;
    case 'flipped':
      return 'lorsque cette carte est retournée face recto';
    case 'turned':
      return `lorsque cette carte est mise en ${position(when.to)}`;
    case 'moved':
      return moved(when);
    case 'battleDamage':
      return `lorsque ce monstre inflige des dommages de combat ${TO_WHOM[when.to]}`;
    case 'damageCalculation':
      return when.with === 'self'
        ? 'lors du calcul des dommages d’un combat de ce monstre'
        : 'lors du calcul des dommages';
    case 'damageStep':
      return `${OF_STEP[when.at]} d’un combat de ce monstre${when.as === 'either' ? '' : when.as === 'attacker' ? ' en tant qu’attaquant' : ' en tant que cible'}`;
    case 'activation': {
      const by = BY_WHOM[when.by];
      return `lors de l’activation ${or(when.of.map((one) => `d’${ACTIVATED[one]}`))}${by === '' ? '' : ` ${by}`}`;
    }
    case 'destroysByBattle':
      return 'lorsque ce monstre détruit un monstre au combat';
    case 'targetingEffectResolved':
      return 'lorsqu’un effet qui a ciblé cette carte est résolu';
    case 'phase':
      return `${PHASES[when.phase]} ${TURN[when.turn]}`;
    case 'damageStepEnd':
      return `à la fin de la Damage Step, si ce monstre ${when.after === 'selfAttacked' ? 'a attaqué' : 'a été attaqué'}`;
  }
}

/** How often an effect may be used. */
export function limitWords({ per, times, by }: NonNullable<Effect['limit']>): string {
  const span = { turn: 'par tour', battle: 'par combat', chain: 'par Chaîne', duel: 'par duel' }[per];
  return `${times} fois ${span}${by === 'name' ? ', toutes les cartes de ce nom ensemble' : ''}`;
}

const doing = (op: string): string => OPERATIONS[op] ?? op.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

const paid = ({ cost }: Effect): string =>
  (cost ?? [])
    .map((each) =>
      each.op === 'payLifePoints' && typeof each.amount === 'number'
        ? `payer ${each.amount} Life Points`
        : doing(each.op),
    )
    .join(', ');

/** What can be said of an effect whose data bring no words. */
export function effectWithoutText(effect: Effect): string {
  const cost = paid(effect);
  const first = cost === '' ? '' : `Coût : ${cost}. `;
  if (effect.do !== undefined && effect.do.length > 0)
    return `${first}Fait : ${effect.do.map(({ op }) => doing(op)).join(', ')}.`;
  if (effect.kind === 'activate')
    return `${first}Son activation ne fait que la mettre sur le Terrain ; dès lors, le reste agit.`;
  return first.trim();
}
