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
import { type Part, say, type Words } from '../words.ts';
import { ABILITIES, often, valueName } from './changes.ts';
import { battleDamageOf, DAMAGE_OF_CARD, DAMAGE_OF_PLAYER } from './damageWords.ts';
import { and, cardsWords, numberWord } from './grammar.ts';

const UNTIL: Readonly<Record<Until, string>> = {
  endOfCalculation: 'for this damage calculation only',
  endOfDamageStep: 'until the end of this Damage Step',
  endOfBattlePhase: 'until the end of the Battle Phase',
  endOfTurn: 'until the end of this turn',
  endOfYourNextTurn: 'until the end of its player’s next turn',
  endOfNextTurn: 'until the end of the next turn',
  endPhase: 'until the End Phase',
  whileFaceUp: 'for as long as it is face-up',
  nextAttack: 'until the next attack',
};

/** How long a lasting effect lasts. */
export const untilWords = ({ until, source }: Pick<Applied, 'until' | 'source'>): string =>
  until === 'endOfYourNextTurn' ? `until the end of ${source.player}’s next turn` : UNTIL[until];

/** How long it lasts, or for what waits for a time when that comes. */
export const whenWords = (effect: Applied): string => {
  const until = untilWords(effect);
  if (!waits(effect)) return until;
  if (until.startsWith('until the End Phase')) return until.replace('until', 'in');
  return until.startsWith('until ') ? until.replace('until', 'at') : 'when this effect ends';
};

/** `the end of the Battle Phase`: the time for which something was set. */
export const setTime = (until: Until): string => UNTIL[until].replace('until ', '');

const SUMMONS: Readonly<Record<string, string>> = {
  normalSummon: 'Normal Summon',
  flipSummon: 'Flip Summon',
  specialSummon: 'Special Summon',
};

/** What a player may not do. */
const PLAYER_FORBIDS: Readonly<Record<string, string>> = {
  attack: 'may not attack',
  declareAttack: 'may not declare an attack',
  attackDirectly: 'may not attack directly',
  turnByHand: 'may not change the position of a monster',
  changePosition: 'may not change the position of a monster',
  tribute: 'may not Tribute a monster',
  tributeSummon: 'may not Tribute Summon a monster',
};

/** What a monster may not do, or what may not be done with it. */
const CARD_FORBIDS: Readonly<Record<string, string>> = {
  attack: 'cannot attack',
  declareAttack: 'cannot declare an attack',
  attackDirectly: 'cannot attack directly',
  turnByHand: 'cannot be changed to another position by its player',
  changePosition: 'cannot be changed to another position',
  normalSummon: 'cannot be Normal Summoned',
  flipSummon: 'cannot be Flip Summoned',
  specialSummon: 'cannot be Special Summoned',
  tribute: 'cannot be Tributed',
  tributeSummon: 'cannot be Tributed for a Tribute Summon',
};

/** `gains 3000 ATK`, `has 1250 ATK`. */
function modified(influence: Influence): string {
  const name = valueName(String(influence['modify']));
  const { add, set } = influence;
  if (typeof set === 'number') return `has ${set} ${name}`;
  if (typeof add === 'number') return add < 0 ? `loses ${-add} ${name}` : `gains ${add} ${name}`;
  return `has its ${name} changed`;
}

/** The monsters that a restriction speaks of: those fixed when it was applied, or what they must be like. */
function monstersWords(what: Json, scene: Scene): Words {
  if (!isRecord(what)) return say`certain monsters`;
  const { visits, where } = what;
  if (Array.isArray(visits)) {
    const cards = cardsOfVisits(visits, scene);
    return cards.length === 0 ? say`a monster that is gone` : cardsWords(cards, scene);
  }
  if (where === undefined) return say`any monster`;
  return isRecord(where) && where['faceUp'] === false ? say`a face-down monster` : say`certain monsters`;
}

const KINDS: Readonly<Record<string, string>> = { monster: 'monsters', spell: 'Spells', trap: 'Traps' };

/** `can attack only Celtic Guardian`: what lies between an attacker and a target. */
function ofAttacker(influence: Influence, scene: Scene): Words | undefined {
  const { cannotAttack, canOnlyAttack } = influence;
  if (canOnlyAttack !== undefined) return say`can attack only ${monstersWords(canOnlyAttack, scene)}`;
  return cannotAttack === undefined ? undefined : say`cannot attack ${monstersWords(cannotAttack, scene)}`;
}

/** `is unaffected by the effects of other Spells and Traps`. */
function ofUnaffected({ unaffectedBy: kinds }: Influence): Words | undefined {
  if (!Array.isArray(kinds)) return undefined;
  const names = Object.keys(KINDS).filter((kind) => kinds.includes(kind));
  const which =
    names.length === Object.keys(KINDS).length ? say`cards` : and(names.map((kind) => KINDS[kind] ?? kind));
  return say`is unaffected by the effects of other ${which}`;
}

/** What will be done with a card later, by the first thing that is. */
const LATER: Readonly<Record<string, string>> = {
  destroy: 'will be destroyed',
  banish: 'will be banished',
  sendToGraveyard: 'will be sent to the Graveyard',
  returnToHand: 'will return to the hand',
  tribute: 'will be Tributed',
};

/** What it does to a card, said after its name; undefined for what has no words here. */
function ofCard(influence: Influence): string | undefined {
  const { forbid, ability, hard, must } = influence;
  if (influence['battleDamage'] !== undefined) return battleDamageOf(influence, DAMAGE_OF_CARD);
  if (influence['modify'] !== undefined) return modified(influence);
  if (influence['negated'] === true) return ABILITIES['negated']?.[0];
  if (typeof influence['control'] === 'string') return `goes back to ${influence['control']}`;
  if (typeof influence['furtherAttacks'] === 'number')
    return `may attack ${influence['furtherAttacks'] === 1 ? 'once' : often(influence['furtherAttacks'])} more`;
  if (typeof influence['attacks'] === 'number')
    return `may attack ${often(influence['attacks'])}${influence['onMonsters'] === true ? ' as long as it attacks monsters' : ''}`;
  if (typeof influence['returns'] === 'string') return `will come back to ${influence['returns']}’s side`;
  if (influence['later'] !== undefined)
    return LATER[laterDone(influence['later']) ?? ''] ?? 'will be changed';
  if (typeof ability === 'string') {
    const words = ABILITIES[ability]?.[0];
    return influence['against'] === undefined || words === undefined
      ? words
      : `${words} with certain monsters`;
  }
  if (must !== undefined) return ABILITIES[must === 'attack' ? 'mustAttack' : 'mustBeAttacked']?.[0];
  if (forbid === 'beTargeted') return ABILITIES[hard === true ? 'cannotBeAttacked' : 'cannotBeChosen']?.[0];
  return typeof forbid === 'string' ? CARD_FORBIDS[forbid] : undefined;
}

/** What it does to a player, said after the letter; undefined for what has no words here. */
function ofPlayer(influence: Influence): string | undefined {
  if (influence['damage'] === 'none') return 'takes no damage';
  const phases = influence['battlePhases'];
  if (typeof phases === 'number') return `may have ${numberWord(phases)} Battle Phases in this turn`;
  if (influence['attackTargets'] === 'namedByOpponent')
    return 'has the targets of attacks named by the opponent';
  if (influence['battleDamage'] !== undefined) return battleDamageOf(influence, DAMAGE_OF_PLAYER);
  if (influence['negatesNextAttack'] === true) return 'has the next attack negated';
  const { forbid } = influence;
  return typeof forbid === 'string' ? PLAYER_FORBIDS[forbid] : undefined;
}

/** All that is forbidden of Summons as one: `may not Summon any more monsters`. */
function summonsOf(influences: readonly Influence[]): string | undefined {
  const names = influences.flatMap(({ forbid }) => SUMMONS[String(forbid)] ?? []);
  if (names.length === 0) return undefined;
  if (names.length === Object.keys(SUMMONS).length) return 'may not Summon any more monsters';
  return `may not ${names.join(' or ')} monsters`;
}

/** What each influence has words for. */
const all = (
  influences: readonly Influence[],
  tell: (each: Influence) => Part | undefined,
): readonly Part[] => influences.map(tell).filter((part) => part !== undefined);

/** The one card, or `each of two copies of Gyaku-Gire Panda`. */
const eachOf = (cards: readonly CardId[], scene: Scene): Words =>
  cards.length === 1 ? cardsWords(cards, scene) : say`each of ${cardsWords(cards, scene)}`;

/** `each of A’s monsters`, without those that are known to be unaffected. */
function monstersHeld(effect: Applied, player: Player, scene: Scene): Words {
  const free = unaffectedOf(effect, player, scene);
  return free.length === 0
    ? say`each of ${player}’s monsters`
    : say`each of ${player}’s monsters, but not ${cardsWords(free, scene)},`;
}

/** `B may not Summon any more monsters`, without how long; undefined where nothing can be said in words. */
export function appliedClause(effect: Applied, scene: Scene): Words | undefined {
  const influences = influencesOf(effect);
  const cards = cardsHeld(effect, scene);
  const onCards: readonly Part[] = [
    ...new Set(influences.flatMap((each) => ofCard(each) ?? [])),
    ...all(influences, (each) => ofAttacker(each, scene) ?? ofUnaffected(each)),
  ];
  const onMonsters = all(influences, (each) =>
    each['ability'] === undefined ? ofAttacker(each, scene) : ofCard(each),
  );
  const summons = summonsOf(influences);
  const onPlayers = [
    ...(summons === undefined ? [] : [summons]),
    ...new Set(influences.flatMap((each) => ofPlayer(each) ?? [])),
  ];
  const clauses = [
    ...(cards.length === 0 || onCards.length === 0 ? [] : [say`${eachOf(cards, scene)} ${and(onCards)}`]),
    ...(onPlayers.length === 0 ? [] : effect.players.map((player) => say`${player} ${and(onPlayers)}`)),
    ...(onMonsters.length === 0
      ? []
      : effect.players.map((player) => say`${monstersHeld(effect, player, scene)} ${and(onMonsters)}`)),
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
  return parts.length === 0 ? say`the duel` : and(parts);
}
