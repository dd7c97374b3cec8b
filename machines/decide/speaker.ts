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

/** What a configuration of the chart says by itself, whoever the players are. */
interface Said extends Omit<Speaker, 'asks'> {
  readonly role: Role | undefined;
}

function said(stepper: Stepper, snapshot: DuelSnapshot): Said {
  const regions = stepper.regions(snapshot);
  const speaking = regions.find((region) => region.must !== undefined || region.asks !== undefined);
  const turn = regions.at(-1);
  const inWindow = speaking !== undefined && speaking.region !== 'turn';
  const responses = turn?.responses === undefined ? [] : [turn.responses];
  const places = inWindow || speaking === undefined ? responses : (speaking.place ?? responses);
  const over = turn?.place?.includes('duelOver') === true;
  return {
    states: stepper.states(snapshot),
    state: speaking?.state ?? turn?.state ?? '',
    role: speaking?.asks,
    may: speaking?.may ?? [],
    must: speaking?.must ?? [],
    places: over ? (turn?.place ?? []) : places,
    next: speaking?.next ?? [],
    box: speaking?.box ?? 'A',
  };
}

const heard = new WeakMap<DuelSnapshot, Said>();

/**
 * Who may decide now and what, and what the rules must do next. The regions speak in order: the first with something to
 * ask or to do is heard.
 */
export function speakerOf(stepper: Stepper, state: DuelState): Speaker {
  const snapshot = state.procedure as DuelSnapshot;
  let known = heard.get(snapshot);
  if (known === undefined) {
    known = said(stepper, snapshot);
    heard.set(snapshot, known);
  }
  const { may, must, next, places, box, role, state: name, states } = known;
  const asks = role === undefined ? null : playerOf(state.board, role);
  return { states, state: name, asks, may, must, places, box, next };
}
