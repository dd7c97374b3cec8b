import type { Board, CardId, Player, Rejection } from '../../events/index.ts';
import { cardOf, dataOf, type RulesEnvironment } from '../effects/env.ts';
import { isCardForbidden, isForbidden, levelInHand, tributable } from '../effects/influences.ts';
import { cardsIn, freeZones } from '../effects/select.ts';

/** Tributes for a Normal Summon or Set by Level: 1 to 4 none, 5 and 6 one, 7 and up two (B51). */
export const tributesNeeded = (level: number): number => (level <= 4 ? 0 : level <= 6 ? 1 : 2);

/** Monsters a player may Tribute for a Tribute Summon. */
export const tributesOf = (env: RulesEnvironment, board: Board, player: Player): readonly CardId[] =>
  tributable(env, board, cardsIn(board, player, 'monster')).filter(
    (id) => isCardForbidden(env, board, id, 'tributeSummon') === undefined,
  );

/** Why a monster may not be Normal Summoned or Set now, or undefined (B51, B53). */
export function refuseNormalSummon(
  env: RulesEnvironment,
  board: Board,
  player: Player,
  id: CardId,
  isSet: boolean,
): Rejection | undefined {
  const card = cardOf(board, id);
  const data = dataOf(env, card.name);
  const detail = { card: id, player };
  if (card.place.zone !== 'hand' || card.place.player !== player || data.kind !== 'monster')
    return { code: 'summon/not-in-hand', rule: 'B51', detail };
  if (board.players[player].normalSummonUsed) return { code: 'summon/already-used', rule: 'B51', detail };
  const forbidden =
    isForbidden(env, board, player, isSet ? 'set' : 'normalSummon') ??
    isCardForbidden(env, board, id, 'normalSummon');
  if (forbidden !== undefined)
    return { code: 'summon/forbidden', rule: 'B51', detail: { ...detail, by: forbidden.source } };
  const needed = tributesNeeded(levelInHand(env, board, id));
  if (tributesOf(env, board, player).length < needed)
    return { code: 'summon/tribute', rule: 'B51', detail: { ...detail, needed } };
  if (needed === 0 && freeZones(board, player, 'monster').length === 0)
    return { code: 'summon/no-zone', rule: 'B53', detail };
  return undefined;
}

/** Why a Spell or Trap may not be Set now, or undefined (B53). */
export function refuseSetSpellTrap(
  env: RulesEnvironment,
  board: Board,
  player: Player,
  id: CardId,
): Rejection | undefined {
  const card = cardOf(board, id);
  const data = dataOf(env, card.name);
  const detail = { card: id, player };
  if (card.place.zone !== 'hand' || card.place.player !== player)
    return { code: 'set/not-in-hand', rule: 'B53', detail };
  const zone = data.icon === 'field' ? 'fieldSpell' : 'spellTrap';
  if (freeZones(board, player, zone).length === 0 && zone === 'spellTrap')
    return { code: 'set/no-zone', rule: 'B53', detail };
  return undefined;
}
