import type { Player } from '../../events/index.ts';
import type { Rules } from './rules.ts';
import type { DuelState, Speaker } from './types.ts';

/** Passes at most so often: no window of a duel asks for more. */
const BOUND = 200;

/** Somebody may do more here than answer: an open state, a replay, a question, or nobody is asked. */
const isRest = ({ asks, may }: Speaker): boolean =>
  asks === null || !may.includes('priority.pass') || may.includes('phase.change');

/**
 * Lets both players pass, once at least, until somebody may do more than answer.
 * @param pass passes for the player who is asked; the state after it, or undefined where that is not legal
 */
export function passOn(
  rules: Rules,
  state: DuelState,
  pass: (player: Player, state: DuelState) => DuelState | undefined,
): void {
  let now = state;
  for (let times = 0; times < BOUND; times++) {
    const speaker = rules.speaker(now);
    if (speaker.asks === null || now.board.winner !== null) return;
    if (times > 0 && isRest(speaker)) return;
    if (!speaker.may.includes('priority.pass')) return;
    const next = pass(speaker.asks, now);
    if (next === undefined) return;
    now = next;
  }
}
