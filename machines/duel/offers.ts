import type { Board, CardId, Player, Rejection } from '../../events/index.ts';
import { isOnField, monstersOf } from '../../events/index.ts';
import type { EngineEnvironment } from '../decide/index.ts';
import { speakerOf } from '../decide/index.ts';
import { cardOf, dataOf } from '../effects/env.ts';
import { activatable, type Moment, refuseEffect } from '../rules/activation.ts';
import { refuseAttack } from '../rules/attack.ts';
import { refuseTurn } from '../rules/position.ts';
import { refuseNormalSummon, refuseSetSpellTrap } from '../rules/summon.ts';
import type { DuelState, Offer, Speaker } from './types.ts';

const momentFor = (speaker: Speaker, board: Board, player: Player): Moment => ({
  places: speaker.places,
  open: speaker.asks === player && player === board.turnPlayer && speaker.may.includes('phase.change'),
});

function offer(
  player: Player,
  type: Offer['type'],
  card: CardId,
  refused: Rejection | undefined,
  effect?: string,
): Offer {
  const named = { player, type, card, ...(effect === undefined ? {} : { effect }) };
  return refused === undefined
    ? { ...named, legal: true }
    : { ...named, legal: false, code: refused.code, rule: refused.rule, detail: refused.detail };
}

function activations(env: EngineEnvironment, state: DuelState, player: Player, speaker: Speaker): Offer[] {
  const { board } = state;
  const moment = momentFor(speaker, board, player);
  return Object.values(board.cards)
    .filter(
      ({ place }) =>
        place.player === player &&
        place.zone !== 'deck' &&
        place.zone !== 'extraDeck' &&
        place.zone !== 'nowhere',
    )
    .flatMap((card) =>
      activatable(env, card.name).map((effect) =>
        offer(
          player,
          'effect.activate',
          card.id,
          refuseEffect(env, board, player, card.id, effect, moment),
          effect.id,
        ),
      ),
    )
    .filter(({ legal, code }) => legal || (code !== 'effect/not-here' && code !== 'effect/already-active'));
}

function mainPhase(env: EngineEnvironment, board: Board, player: Player): Offer[] {
  const inHand = board.players[player].hand.flatMap((id) => {
    if (dataOf(env, cardOf(board, id).name).kind !== 'monster')
      return [offer(player, 'card.set', id, refuseSetSpellTrap(env, board, player, id))];
    return [
      offer(player, 'monster.summon', id, refuseNormalSummon(env, board, player, id, false)),
      offer(player, 'card.set', id, refuseNormalSummon(env, board, player, id, true)),
    ];
  });
  const onField = monstersOf(board, player).map((id) => {
    const flip = !cardOf(board, id).faceUp;
    return offer(
      player,
      flip ? 'monster.flip' : 'monster.turn',
      id,
      refuseTurn(env, board, player, id, flip),
    );
  });
  return [...inHand, ...onField];
}

/** Every decision about a card that a player may think of at this moment: legal, or with the reason why not. */
export function offersOf(env: EngineEnvironment, state: DuelState, player: Player): readonly Offer[] {
  const speaker = speakerOf(env.stepper, state);
  const { board } = state;
  const asked = speaker.asks === player;
  const attacks =
    asked && speaker.may.includes('attack.declare')
      ? monstersOf(board, player).map((id) =>
          offer(player, 'attack.declare', id, refuseAttack(env, board, player, id)),
        )
      : [];
  const main = asked && speaker.may.includes('monster.summon') ? mainPhase(env, board, player) : [];
  const effects = activations(env, state, player, speaker).map((one) => openHere(speaker, one));
  return [...attacks, ...effects, ...main];
}

/** While a target is chosen again, or an answer is due, nobody activates anything (R20, F8). */
function openHere(speaker: Speaker, one: Offer): Offer {
  if (!one.legal || speaker.may.includes(one.type)) return one;
  const detail = {
    command: one.type,
    player: one.player,
    asked: speaker.asks,
    place: speaker.places[0] ?? null,
  };
  return { ...one, legal: false, code: 'command/not-possible-here', rule: 'F8', detail };
}

/** Whether a card lies where both players see it, for a viewpoint. */
export const isSeenBy = (board: Board, id: CardId, player: Player): boolean => {
  const card = cardOf(board, id);
  return card.faceUp || card.place.player === player || !isOnField(card.place.zone);
};
