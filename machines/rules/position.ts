import type { Board, CardId, Player, Rejection } from '../../events/index.ts';
import { isMonsterZone } from '../../events/index.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { isForbidden } from '../effects/influences.ts';

/** Why a monster may not be turned by hand, or Flip Summoned, now; undefined where it may (B48, B49, B52). */
export function refuseTurn(
  env: RulesEnvironment,
  board: Board,
  player: Player,
  id: CardId,
  flip: boolean,
): Rejection | undefined {
  const card = cardOf(board, id);
  const reject = (code: string, rule = 'B48'): Rejection => ({
    code: `position/${code}`,
    rule,
    detail: { card: id, player },
  });
  if (card.place.player !== player || !isMonsterZone(card.place.zone)) return reject('not-your-monster');
  if (flip && card.faceUp) return reject('face-up', 'B52');
  if (!flip && !card.faceUp) return reject('face-down', 'B52');
  const { flags } = card;
  if (flags.everDeclared === true) return reject('declared-attack', flip ? 'B49' : 'B48');
  if (flags.turnedByHand === true) return reject('already-turned', flip ? 'B49' : 'B48');
  if (flags.arrived === true) return reject('arrived-this-turn', flip ? 'B52' : 'B48');
  if (card.values.cannotTurnByHand === true) return reject('forbidden');
  if (flip && isForbidden(env, board, player, 'flipSummon') !== undefined) return reject('forbidden', 'B52');
  return undefined;
}
