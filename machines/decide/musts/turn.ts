import type { BattleStep, CardId, Phase } from '../../../events/index.ts';
import { opponentOf, PLAYERS } from '../../../events/index.ts';
import { expire, expireAll } from '../../effects/expiry.ts';
import { moveCard } from '../../effects/moves.ts';
import { reactToHappenings } from '../../effects/reactions.ts';
import { cardOptions, choose, resumed, type Work } from '../../effects/work.ts';
import { countsAttacksAnew } from '../../rules/battlePhases.ts';
import { becauseOf, readFacts } from '../../rules/facts.ts';
import { drawsThisTurn, HAND_LIMIT } from '../../rules/phase.ts';
import type { Run } from '../run.ts';
import { checkOutsideWindow } from './attackReplay.ts';

/** A phase begins: the draw in the Draw Phase (B56), the last of the Battle Phase before Main Phase 2 (B47). */
export function enterPhase(run: Run, phase: Phase): void {
  if (phase === 'draw') {
    const facts = readFacts(run.board);
    const player = run.board.turnPlayer;
    if (drawsThisTurn(run.env, facts.board)) {
      const top = facts.board.players[player].deck.at(-1);
      if (top === undefined) {
        run.emit(
          'duel.ended',
          { winner: opponentOf(player), how: 'deckOut' },
          { because: becauseOf(facts, 'B8', 'deckOut', { player }) },
        );
        return;
      }
      moveCard(run, top, 'hand', { reason: 'draw' });
    }
  }
  if (phase === 'main2') {
    expireAll(run, 'endOfBattlePhase');
    checkOutsideWindow(run);
  }
  // Before the phase is entered, so that what reacts to it is found when it is.
  if (phase === 'end') expireAll(run, 'endPhase');
  run.open('phase.entered', { phase });
}

/** A step of the Battle Phase begins (B10, B47); with a further Battle Phase the one before is over (C18). */
export function enterStep(run: Run, step: BattleStep): void {
  if (step !== 'start' || run.board.battlePhases === 0) {
    run.open('step.entered', { step });
    return;
  }
  expireAll(run, 'endOfBattlePhase');
  const facts = readFacts(run.board);
  const anew = countsAttacksAnew(run.env, facts.board);
  const because = becauseOf(facts, 'C18', anew ? 'battlePhase' : 'turn', { player: run.board.turnPlayer });
  run.open('step.entered', { step, ...(anew ? { attacksAnew: true as const } : {}) }, { because });
}

/** The turn ends: the hand limit (B7, B57), then what lasted until now expires, then the other player's turn (S4.31). */
export function passTurn(run: Run): void {
  const player = run.board.turnPlayer;
  const over = run.board.players[player].hand.length - HAND_LIMIT;
  if (over > 0) {
    const work: Work = resumed(run) ?? {
      kind: 'rule',
      player,
      self: '',
      effect: 'handLimit',
      targets: [],
      paid: [],
      vars: {},
      ops: [],
      answers: [],
      made: {},
    };
    const chosen = choose(run, work, {
      key: 'discard',
      player,
      kind: 'card',
      options: cardOptions(run.board.players[player].hand),
      min: over,
      max: over,
    });
    for (const id of chosen.values as CardId[]) moveCard(run, id, 'graveyard', { reason: 'discard' });
    run.settle();
  }
  for (const effect of run.board.effects) {
    const due = effect.until === 'endOfTurn' || effect.until === 'nextAttack';
    const late = effect.expires !== undefined && run.board.turn >= effect.expires.turn;
    if (due || late) expire(run, effect.id);
  }
  run.settle();
  const ended = run.emit('turn.ended', { turn: run.board.turn, player });
  run.emit(
    'turn.begun',
    { turn: run.board.turn + 1, player: opponentOf(player) },
    { causedBy: [ended.index] },
  );
}

/** A player at 0 Life Points has lost; both at once is a draw (B8; B9 is ours). */
export function decideDuel(run: Run): void {
  if (run.board.winner !== null) return;
  if (PLAYERS.every((player) => run.board.players[player].lifePoints > 0)) return;
  const facts = readFacts(run.board);
  const lost = PLAYERS.filter((player) => facts.board.players[player].lifePoints === 0);
  const [first] = lost;
  if (first === undefined) return;
  const winner = lost.length === 2 ? null : opponentOf(first);
  run.emit(
    'duel.ended',
    { winner, how: 'lifePoints' },
    {
      because: becauseOf(facts, winner === null ? 'B9' : 'B8', 'lifePoints', { players: lost }),
      causedBy: lost.map((player) => run.board.players[player].lifePointsSetBy),
    },
  );
}

/** What happens by itself, happens. */
export const reactNow = (run: Run): void => reactToHappenings(run);
