import type { Board, CardId, Command, Entry } from '../../events/index.ts';
import { isRejection } from '../decide/index.ts';
import type { Rules } from '../duel/rules.ts';
import type { DuelState } from '../duel/types.ts';
import type { DecisionPlace } from './schema.ts';

/** How many passes are tried: more than any chain takes. */
const MOST_PASSES = 40;

/** The entry at which the rules themselves used an effect of a card, which had to be used (E3); undefined where none. */
export const usedByRules = (entries: readonly Entry[], card: CardId): number | undefined =>
  entries.findLast(
    ({ type, payload, command }) =>
      type === 'effect.activated' &&
      'card' in payload &&
      payload.card === card &&
      command?.type !== 'effect.activate',
  )?.index;

/** The first place at which a decision is legal once everybody has passed on what is under way; undefined where none is. */
export function whereLegal(
  rules: Rules,
  refusedIn: DuelState,
  command: Command,
  time: number,
): DecisionPlace | undefined {
  const before: ReadonlySet<string> = new Set(rules.speaker(refusedIn).places);
  const { turn } = refusedIn.board;
  let state = refusedIn;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { asks, may } = rules.speaker(state);
    if (asks === null || !may.includes('priority.pass')) return undefined;
    const passed = rules.decide(state, { type: 'priority.pass', player: asks }, time);
    if (isRejection(passed) || passed.state.board.turn !== turn) return undefined;
    state = passed.state;
    const next = rules.speaker(state);
    const place = next.places.find((each) => !before.has(each));
    if (
      place !== undefined &&
      next.asks === command.player &&
      !isRejection(rules.decide(state, command, time))
    )
      return place as DecisionPlace;
  }
  return undefined;
}

/** What is under way, as a sentence before the hint; empty where nothing to name. */
export function whyNotNow({ attack, chain }: Board, nameOf: (card: CardId) => string): string {
  const waiting = chain.map(({ card }) => nameOf(card));
  if (waiting.length > 0) return `The chain with ${waiting.join(', ')} is still to be resolved; `;
  if (attack !== null) return `The attack of ${nameOf(attack.attacker)} is still running; `;
  return 'Both players must pass first; ';
}
