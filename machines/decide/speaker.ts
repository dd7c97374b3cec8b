import type { Board, Player } from '../../events/index.ts';
import { opponentOf } from '../../events/index.ts';
import type { DuelSnapshot, Role, Stepper } from '../charts/index.ts';
import type { DuelState, Speaker } from '../duel/types.ts';

/** Which player a role of the chart is on this table. */
export function playerOf(board: Board, role: Role): Player {
  switch (role) {
    case 'turnPlayer':
      return board.turnPlayer;
    case 'opponent':
      return opponentOf(board.turnPlayer);
    case 'responder':
      return opponentOf(board.chain.at(-1)?.player ?? board.turnPlayer);
    case 'activator':
      return board.chain.at(-1)?.player ?? board.turnPlayer;
    case 'offered':
      return board.offers[0]?.player ?? board.turnPlayer;
    case 'prompted':
      return board.prompt?.player ?? board.turnPlayer;
  }
}

/**
 * Who may decide now and what, and what the rules must do next. The regions speak in order: the first with something to
 * ask or to do is heard.
 */
export function speakerOf(stepper: Stepper, state: DuelState): Speaker {
  const snapshot = state.procedure as DuelSnapshot;
  const regions = stepper.regions(snapshot);
  const speaking = regions.find((region) => region.must !== undefined || region.asks !== undefined);
  const turn = regions.at(-1);
  const states = stepper.states(snapshot);
  const inWindow = speaking !== undefined && speaking.region !== 'turn';
  const responses = turn?.responses === undefined ? [] : [turn.responses];
  const places = inWindow || speaking === undefined ? responses : (speaking.place ?? responses);
  const over = turn?.place?.includes('duelOver') === true;
  return {
    states,
    state: speaking?.state ?? turn?.state ?? '',
    asks: speaking?.asks === undefined ? null : playerOf(state.board, speaking.asks),
    may: speaking?.may ?? [],
    must: speaking?.must ?? [],
    places: over ? (turn?.place ?? []) : places,
    next: speaking?.next ?? [],
  };
}
