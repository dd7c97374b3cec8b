import type { CardId, Json, Player } from '../../messages/index.ts';
import {
  type Applied,
  cardsHeld,
  cardsOfVisits,
  type Influence,
  influencesOf,
  isRecord,
  laterDone,
  type Until,
  unaffectedOf,
  waits,
} from '../facts/influences.ts';
import type { Scene } from '../scene.ts';
import type { Part, Words } from '../words.ts';
import { battleDamageOf, DAMAGE_OF_CARD, DAMAGE_OF_PLAYER } from './damageWords.ts';
import { and, cardsWords, say } from './grammar.ts';
import { numberWord } from './typography.ts';
import { ABILITIES, often, theValue, valueName } from './values.ts';

interface Time {
  /** How long it lasts: `jusqu’à la fin de la Battle Phase`. */
  readonly until: string;
  /** When it comes, for what waits for it: `à la fin de la Battle Phase`. */
  readonly when: string;
  /** The time itself: `la fin de la Battle Phase`. */
  readonly time: string;
}
const atEndOf = (what: string): Time => ({
  until: `jusqu’à la fin ${what}`,
  when: `à la fin ${what}`,
  time: `la fin ${what}`,
});
const TIMES: Readonly<Record<Until, Time>> = {
  endOfCalculation: {
    until: 'pour ce calcul des dommages seulement',
    when: 'à la fin de ce calcul des dommages',
    time: 'la fin de ce calcul des dommages',
  },
  endOfDamageStep: atEndOf('de cette Damage Step'),
  endOfBattlePhase: atEndOf('de la Battle Phase'),
  endOfTurn: atEndOf('de ce tour'),
  endOfYourNextTurn: atEndOf('du prochain tour de son joueur'),
  endOfNextTurn: atEndOf('du prochain tour'),
  endPhase: { until: 'jusqu’à l’End Phase', when: 'pendant l’End Phase', time: 'l’End Phase' },
  whileFaceUp: {
    until: 'tant que la carte est face recto',
    when: 'quand cet effet prend fin',
    time: 'la fin de cet effet',
  },
  nextAttack: {
    until: 'jusqu’à la prochaine attaque',
    when: 'à la prochaine attaque',
    time: 'la prochaine attaque',
  },
};
const timeOf = ({ until, source }: Pick<Applied, 'until' | 'source'>): Time =>
  until === 'endOfYourNextTurn' ? atEndOf(`du prochain tour de ${source.player}`) : TIMES[until];

/** How long a lasting effect lasts. */
export const untilWords = (effect: Pick<Applied, 'until' | 'source'>): string => timeOf(effect).until;

/** How long it lasts, or for what waits for a time when that comes. */
export const whenWords = (effect: Applied): string =>
  waits(effect) ? timeOf(effect).when : timeOf(effect).until;

/** `la fin de la Battle Phase`: the time for which something was set. */
export const setTime = (until: Until): string => TIMES[until].time;

const SUMMONS: Readonly<Record<string, string>> = {
  normalSummon: 'Invocation Normale',
  flipSummon: 'Invocation Flip',
  specialSummon: 'Invocation Spéciale',
};

/** What a player may not do. */
const PLAYER_FORBIDS: Readonly<Record<string, string>> = {
  attack: 'ne peut pas attaquer',
  declareAttack: 'ne peut pas déclarer d’attaque',
  attackDirectly: 'ne peut pas attaquer directement',
  turnByHand: 'ne peut pas changer la position d’un monstre',
  changePosition: 'ne peut pas changer la position d’un monstre',
  tribute: 'ne peut pas Sacrifier de monstre',
  tributeSummon: 'ne peut pas faire d’Invocation Sacrifice',
};

/** What a monster may not do, or what may not be done with it. */
const CARD_FORBIDS: Readonly<Record<string, string>> = {
  attack: 'ne peut pas attaquer',
  declareAttack: 'ne peut pas déclarer d’attaque',
  attackDirectly: 'ne peut pas attaquer directement',
  turnByHand: 'ne peut pas changer de position par décision de son joueur',
  changePosition: 'ne peut pas changer de position',
  normalSummon: 'ne peut pas être Invoqué Normalement',
  flipSummon: 'ne peut pas être Invoqué par Flip',
  specialSummon: 'ne peut pas être Invoqué Spécialement',
  tribute: 'ne peut pas être Sacrifié',
  tributeSummon: 'ne peut pas être Sacrifié pour une Invocation Sacrifice',
};

/** `gagne 3000 ATK`, `a 1250 ATK`. */
function modified(influence: Influence): Words {
  const what = String(influence['modify']);
  const name = valueName(what);
  const { add, set } = influence;
  if (typeof set === 'number') return say`a ${set} ${name}`;
  if (typeof add === 'number') return add < 0 ? say`perd ${-add} ${name}` : say`gagne ${add} ${name}`;
  return say`voit changer ${theValue(what)}`;
}

/** The monsters that a restriction speaks of: those fixed when it was applied, or what they must be like. */
function monstersWords(what: Json, scene: Scene): Words {
  if (!isRecord(what)) return say`certains monstres`;
  const { visits, where } = what;
  if (Array.isArray(visits)) {
    const cards = cardsOfVisits(visits, scene);
    return cards.length === 0 ? say`un monstre disparu` : cardsWords(cards, scene);
  }
  if (where === undefined) return say`n’importe quel monstre`;
  return isRecord(where) && where['faceUp'] === false ? say`un monstre face verso` : say`certains monstres`;
}

/** `ne peut attaquer que « Celtic Guardian »`: what lies between an attacker and a target. */
function ofAttacker(influence: Influence, scene: Scene): Words | undefined {
  const { cannotAttack, canOnlyAttack } = influence;
  if (canOnlyAttack !== undefined) return say`ne peut attaquer que ${monstersWords(canOnlyAttack, scene)}`;
  if (cannotAttack === undefined) return undefined;
  return isRecord(cannotAttack) && cannotAttack['where'] === undefined && cannotAttack['visits'] === undefined
    ? say`ne peut attaquer aucun monstre`
    : say`ne peut pas attaquer ${monstersWords(cannotAttack, scene)}`;
}

const KINDS: Readonly<Record<string, string>> = { monster: 'monstres', spell: 'Magies', trap: 'Pièges' };

/** `n’est pas affecté par les effets des autres Magies et Pièges`. */
function ofUnaffected({ unaffectedBy: kinds }: Influence): Words | undefined {
  if (!Array.isArray(kinds)) return undefined;
  const names = Object.keys(KINDS).filter((kind) => kinds.includes(kind));
  const which =
    names.length === Object.keys(KINDS).length ? say`cartes` : and(names.map((kind) => KINDS[kind] ?? kind));
  return say`n’est pas affecté par les effets des autres ${which}`;
}

/** What will be done with a card later, by the first thing that is. */
const LATER: Readonly<Record<string, string>> = {
  destroy: 'sera détruit',
  banish: 'sera banni',
  sendToGraveyard: 'sera envoyé au Cimetière',
  returnToHand: 'retournera à la main',
  tribute: 'sera Sacrifié',
};

const MONSTERS_ONLY = ' tant que ses cibles sont des monstres';

/** What it does to a card, said after its name; undefined for what has no words here. */
function ofCard(influence: Influence): Part | undefined {
  const { forbid, ability, hard, must, control, furtherAttacks, attacks, returns, later } = influence;
  if (influence['battleDamage'] !== undefined) return battleDamageOf(influence, DAMAGE_OF_CARD);
  if (influence['modify'] !== undefined) return modified(influence);
  if (influence['negated'] === true) return ABILITIES['negated']?.[0];
  if (typeof control === 'string') return `revient à ${control}`;
  if (typeof furtherAttacks === 'number') return `peut attaquer ${often(furtherAttacks)} de plus`;
  if (typeof attacks === 'number')
    return `peut attaquer ${often(attacks)}${influence['onMonsters'] === true ? MONSTERS_ONLY : ''}`;
  if (typeof returns === 'string') return `reviendra du côté de ${returns}`;
  if (later !== undefined) return LATER[laterDone(later) ?? ''] ?? 'sera changé';
  if (typeof ability === 'string') {
    const words = ABILITIES[ability]?.[0];
    return influence['against'] === undefined || words === undefined
      ? words
      : `${words} contre certains monstres`;
  }
  if (must !== undefined) return ABILITIES[must === 'attack' ? 'mustAttack' : 'mustBeAttacked']?.[0];
  if (forbid === 'beTargeted') return ABILITIES[hard === true ? 'cannotBeAttacked' : 'cannotBeChosen']?.[0];
  return typeof forbid === 'string' ? CARD_FORBIDS[forbid] : undefined;
}

/** What it does to a player, said after the letter; undefined for what has no words here. */
function ofPlayer(influence: Influence): string | undefined {
  if (influence['damage'] === 'none') return 'ne subit aucun dommage';
  const { battlePhases, forbid } = influence;
  if (typeof battlePhases === 'number')
    return `peut avoir ${numberWord(battlePhases, 'feminine')} Battle Phases`;
  if (influence['attackTargets'] === 'namedByOpponent')
    return 'laisse son adversaire désigner les cibles des attaques';
  if (influence['battleDamage'] !== undefined) return battleDamageOf(influence, DAMAGE_OF_PLAYER);
  if (influence['negatesNextAttack'] === true) return 'verra sa prochaine attaque annulée';
  return typeof forbid === 'string' ? PLAYER_FORBIDS[forbid] : undefined;
}

/** All that is forbidden of Summons as one: `ne peut plus Invoquer de monstres`. */
function summonsOf(influences: readonly Influence[]): string | undefined {
  const names = influences.flatMap(({ forbid }) => SUMMONS[String(forbid)] ?? []);
  if (names.length === 0) return undefined;
  if (names.length === Object.keys(SUMMONS).length) return 'ne peut plus Invoquer de monstres';
  return `ne peut pas faire d’${names.join(' ni d’')}`;
}

/** What each influence has words for. */
const all = (
  influences: readonly Influence[],
  tell: (each: Influence) => Part | undefined,
): readonly Part[] => influences.map(tell).filter((part) => part !== undefined);

/** Each thing said once: what is said of several influences alike. */
const once = (parts: readonly Part[]): readonly Part[] => {
  const said = new Set<string>();
  return parts.filter((part) => {
    const text = JSON.stringify(part);
    if (said.has(text)) return false;
    said.add(text);
    return true;
  });
};

/** What is said of several cards, each for itself: `chacun des deux « Gyaku-Gire Panda » sera détruit`. */
function ofEach(cards: readonly CardId[], clause: Words, scene: Scene): Words {
  const names = cardsWords(cards, scene);
  if (cards.length === 1) return say`${names} ${clause}`;
  const [group, ...others] = scene.groups(cards);
  if (group?.unseen === true && others.length === 0)
    return say`chacun des ${numberWord(cards.length)} monstres face verso ${clause}`;
  return others.length === 0 ? say`chacun des ${names} ${clause}` : say`${names} : chacun ${clause}`;
}

const CANNOT = 'ne peut pas ';

/** `chacun des monstres de A`, without those that are known to be unaffected; `aucun` of them where none may do it. */
function ofMonsters(effect: Applied, player: Player, parts: readonly Part[], scene: Scene): Words {
  const free = unaffectedOf(effect, player, scene);
  const but = free.length === 0 ? [] : say`, sauf ${cardsWords(free, scene)},`;
  const texts = parts.filter((part) => typeof part === 'string' && part.startsWith(CANNOT));
  return texts.length === parts.length
    ? say`aucun des monstres de ${player}${but} ne peut ${and(texts.map((text) => String(text).replace(CANNOT, '')))}`
    : say`chacun des monstres de ${player}${but} ${and(parts)}`;
}

/** `B ne peut plus Invoquer de monstres`, without how long; undefined where nothing can be said in words. */
export function appliedClause(effect: Applied, scene: Scene): Words | undefined {
  const influences = influencesOf(effect);
  const cards = cardsHeld(effect, scene);
  const onCards = [
    ...once(all(influences, ofCard)),
    ...all(influences, (each) => ofAttacker(each, scene) ?? ofUnaffected(each)),
  ];
  const onMonsters = all(influences, (each) =>
    each['ability'] === undefined ? ofAttacker(each, scene) : ofCard(each),
  );
  const summons = summonsOf(influences);
  const onPlayers = [...(summons === undefined ? [] : [summons]), ...once(all(influences, ofPlayer))];
  const clauses = [
    ...(cards.length === 0 || onCards.length === 0 ? [] : [ofEach(cards, and(onCards), scene)]),
    ...(onPlayers.length === 0 ? [] : effect.players.map((player) => say`${player} ${and(onPlayers)}`)),
    ...(onMonsters.length === 0
      ? []
      : effect.players.map((player) => ofMonsters(effect, player, onMonsters, scene))),
  ];
  return clauses.length === 0 ? undefined : and(clauses);
}

/** Whom a lasting effect holds, where what it does has no words. */
export function heldBy(effect: Applied, scene: Scene): Words {
  const cards = cardsHeld(effect, scene);
  const parts = [
    ...(cards.length > 0 ? [cardsWords(cards, scene)] : []),
    ...effect.players.map((player) => say`${player}`),
  ];
  return parts.length === 0 ? say`le duel` : and(parts);
}
