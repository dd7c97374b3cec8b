import { type Board, isOnField, monstersOf, PLAYERS, type Player } from '../../events/index.ts';
import { nearestName } from './nearest.ts';
import { cardsNamed, referenceOf } from './references.ts';

const MOST_NAMED = 8;

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} …` : names.join(', ');

function controls(board: Board, names: ReadonlyMap<string, string>, player: Player): string {
  const there = monstersOf(board, player).map((id) => referenceOf(board, names, id));
  return `${player} controls ${there.length === 0 ? 'no monster' : listed(there)}`;
}

/**
 * Why a text of a scenario means no card here, and what there is: `gemini-elf is not in this duel; B controls
 * big-shield-gardna`.
 * @param prefer whose monster was meant
 */
export function absentWords(
  board: Board,
  names: ReadonlyMap<string, string>,
  text: string,
  prefer?: Player | undefined,
): string {
  if (text.startsWith('facedown@')) return `no face-down card lies in ${text.slice('facedown@'.length)} now`;
  if (/^[AB]\./.test(text)) return `nothing lies in ${text} now`;
  const [name = text, number] = text.split('#');
  const copies = cardsNamed(board, name).length;
  if (number !== undefined && copies > 0)
    return `there is no ${text}; of ${name} there ${copies === 1 ? 'is one card' : `are ${copies} cards`}`;
  const known = Object.values(board.cards).filter(({ place }) => place.zone !== 'deck');
  const meant = nearestName(name, [...names.keys(), ...known.map((card) => card.name)]);
  if (meant !== undefined) return `${name} is not in this duel; did you mean ${meant}?`;
  const there =
    prefer !== undefined || known.some(({ place }) => isOnField(place.zone))
      ? (prefer === undefined ? PLAYERS : [prefer]).map((player) => controls(board, names, player)).join(', ')
      : 'no card is on the field';
  return `${name} is not in this duel; ${there}`;
}
