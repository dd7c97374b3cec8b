import { PLAYERS, type Player } from '../../../events/index.ts';
import { nameOfCode } from './roles/index.ts';
import type { Target } from './words.ts';

// What happened, each as one line that both engines have words for.

const named = (target: Target | null): string =>
  target === null || target === 'direct' ? 'direct' : nameOfCode(target);

export const attacks = (attacker: number, target: Target | null): string =>
  `${nameOfCode(attacker)} attacks ${named(target)}`;
export const activates = (link: number, code: number): string => `link ${link}: ${nameOfCode(code)}`;
export const resolves = (link: number): string => `link ${link} is done`;
export const turns = (code: number, position: string): string =>
  `${nameOfCode(code)} is turned to ${position}`;
export const changes = (player: Player, by: number): string => `${player} ${by > 0 ? '+' : ''}${by}`;
export const loses = (player: Player): string => `${player} has lost`;
export const battles = (
  attacker: { readonly code: number; readonly value: number },
  target: { readonly code: number; readonly value: number } | null,
  destroyed: readonly number[],
): string =>
  [
    `battle: ${nameOfCode(attacker.code)} ${attacker.value}`,
    target === null ? 'direct' : `against ${nameOfCode(target.code)} ${target.value}`,
    `destroyed ${destroyed.map(nameOfCode).sort().join(', ') || 'none'}`,
  ].join(', ');

export const OPEN = 'open:';
export const ASKED = 'attack replay:';
export const STOPS = 'stops';
export const CHAIN_ENDS = 'the chain ends';
export const DAMAGE_STEP = 'Damage Step';
export const DAMAGE_STEP_ENDS = 'the Damage Step ends';
export const ENDS = 'the Battle Phase ends:';

/** A side of the table at one moment. */
export interface Side {
  readonly lifePoints: number;
  /** Words for each card: name, position, values. */
  readonly monsters: readonly string[];
  readonly backs: readonly string[];
  readonly hand: readonly number[];
  readonly graveyard: readonly number[];
  readonly banished: readonly number[];
}

const cards = (words: readonly string[]): string => (words.length === 0 ? '-' : [...words].sort().join(' '));

/** The whole table in one line. */
export const pictureOf = (sides: Readonly<Record<Player, Side>>): string =>
  PLAYERS.map((player) => {
    const { lifePoints, monsters, backs, hand, graveyard, banished } = sides[player];
    return [
      `${player} ${lifePoints}`,
      cards(monsters),
      `back ${cards(backs)}`,
      `hand ${cards(hand.map(nameOfCode))}`,
      `grave ${cards(graveyard.map(nameOfCode))}`,
      `banished ${cards(banished.map(nameOfCode))}`,
    ].join(' | ');
  }).join(' || ');

/** A monster on the field in words. */
export const monsterWords = (code: number, position: string, atk: number, def: number): string =>
  position === 'facedownDefense'
    ? `${nameOfCode(code)}(set)`
    : `${nameOfCode(code)}(${position} ${atk}/${def})`;
/** A Spell or Trap on the field in words. */
export const backWords = (code: number, faceUp: boolean): string =>
  `${nameOfCode(code)}${faceUp ? '(up)' : ''}`;
