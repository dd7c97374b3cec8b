import type { Board, CardId, Player, Rejection } from '../../events/index.ts';
import { monstersOf } from '../../events/index.ts';
import type { EngineEnvironment } from '../decide/index.ts';
import { speakerOf } from '../decide/index.ts';
import { cardOf, dataOf } from '../effects/env.ts';
import { activatable, type Moment, refuseEffect } from '../rules/activation.ts';
import { refuseAttack } from '../rules/attack.ts';
import { refusePhase } from '../rules/phase.ts';
import { refuseTurn } from '../rules/position.ts';
import { refuseNormalSummon, refuseSetSpellTrap } from '../rules/summon.ts';
import type { DuelState, Offer, Speaker } from './types.ts';

/** Where an activation would take place, for one player. */
export const momentFor = (speaker: Speaker, board: Board, player: Player): Moment => ({
  places: speaker.places,
  open: speaker.asks === player && player === board.turnPlayer && speaker.may.includes('phase.change'),
});

type About = Pick<Offer, 'player' | 'type' | 'card' | 'effect' | 'to' | 'target'>;
/** An offer, legal or with its refusal. */
export const offerOf = (about: About, refused: Rejection | undefined): Offer =>
  refused === undefined
    ? { ...about, legal: true }
    : { ...about, legal: false, code: refused.code, rule: refused.rule, detail: refused.detail };

function offer(
  player: Player,
  type: Offer['type'],
  card: CardId,
  refused: Rejection | undefined,
  effect?: string,
): Offer {
  if (refused === undefined)
    return effect === undefined
      ? { player, type, card, legal: true }
      : { player, type, card, effect, legal: true };
  const { code, detail, rule } = refused;
  return effect === undefined
    ? { player, type, card, legal: false, code, rule, detail }
    : { player, type, card, effect, legal: false, code, rule, detail };
}

/** Phases that may be asked for, passing, and the choices of a replay. */
function procedure(env: EngineEnvironment, board: Board, player: Player, speaker: Speaker): Offer[] {
  const { may, next } = speaker;
  const phases = may.includes('phase.change')
    ? next.map((to) => ({ to, refused: refusePhase(env, board, player, to, next) }))
    : [];
  // To pass in an open state asks for the next phase: where none may be asked for, there is no passing.
  const barred = phases.every(({ refused }) => refused !== undefined) ? phases[0]?.refused : undefined;
  const choices = may.includes('attackReplay.choose') ? (board.attack?.choices ?? []) : [];
  return [
    ...phases.map(({ to, refused }) => offerOf({ player, type: 'phase.change', to }, refused)),
    ...(may.includes('priority.pass') ? [offerOf({ player, type: 'priority.pass' }, barred)] : []),
    ...choices.map(({ value }) =>
      value === 'continue'
        ? offerOf({ player, type: 'attackReplay.continue' }, undefined)
        : offerOf({ player, type: 'attackReplay.choose', target: String(value) }, undefined),
    ),
  ];
}

/** Zones whose cards nobody can use. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['deck', 'extraDeck', 'nowhere']);
/** Not worth telling: the card lies elsewhere, or its activation is over. */
const NOT_TOLD: ReadonlySet<string> = new Set(['effect/not-here', 'effect/already-active']);

function activations(env: EngineEnvironment, state: DuelState, player: Player, speaker: Speaker): Offer[] {
  const { board } = state;
  const moment = momentFor(speaker, board, player);
  const offers: Offer[] = [];
  for (const { id, name, place } of Object.values(board.cards)) {
    if (place.player !== player || OUT_OF_REACH.has(place.zone)) continue;
    for (const effect of activatable(env, name)) {
      const refused = refuseEffect(env, board, player, id, effect, moment);
      if (refused !== undefined && NOT_TOLD.has(refused.code)) continue;
      offers.push(offer(player, 'effect.activate', id, refused, effect.id));
    }
  }
  return offers;
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

/** Every decision that a player may think of at this moment: legal, or with the reason why not. */
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
  return [...attacks, ...effects, ...main, ...(asked ? procedure(env, board, player, speaker) : [])];
}

/** While a target is chosen again, or an answer is due, nobody activates anything (R20, F8). */
export function openHere(speaker: Speaker, one: Offer): Offer {
  if (!one.legal || speaker.may.includes(one.type)) return one;
  const detail = {
    command: one.type,
    player: one.player,
    asked: speaker.asks,
    place: speaker.places[0] ?? null,
  };
  return { ...one, legal: false, code: 'command/not-possible-here', rule: 'F8', detail };
}
