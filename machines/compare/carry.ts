import type { Entry } from '../../events/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type Course, isDecision, Playing, type Side } from './sideBySide.ts';

/** A duel that was decided again under another ruleset, as far as its decisions carry. */
export interface Carried extends Side {
  /** How many decisions were carried over. */
  readonly decisions: number;
  /** The first decision of the course that nobody is asked for here, where the duel stops; null at its end. */
  readonly stopped: Entry | null;
}

/**
 * Carry the decisions of a duel over to another ruleset, while they are asked for: behind the first one that is not, one
 * plays on. What was refused and is refused here too stays refused.
 * @param course a duel that was decided here (profile `full`), and one future of it
 * @throws CardLoop where cards keep each other going under that ruleset
 * @example carryOver({ header, path: entries }, ruleset).path
 */
export function carryOver(course: Course, ruleset: Ruleset): Carried {
  const playing = new Playing(course, ruleset);
  let decisions = 0;
  for (const source of course.path) {
    const { command, at } = source;
    if (command === undefined || !isDecision(source)) continue;
    if (source.type === 'command.refused') playing.take(command, at);
    else if (!playing.takeIfLegal(command, at)) return { ...playing.side(), decisions, stopped: source };
    decisions += 1;
  }
  return { ...playing.side(), decisions, stopped: null };
}
