import type { Observable } from 'rxjs';
import { BehaviorSubject } from 'rxjs';
import type { Command, Entry, Log, Rejection } from '../../events/index.ts';
import { ANNOTATIONS, createLog, parentOf, pathTo } from '../../events/index.ts';
import { isSameValue } from './canonical.ts';
import { createRules, type Rules } from './rules.ts';
import { endOfDecision } from './tree.ts';
import type { DuelHeader, DuelState } from './types.ts';

/** A duel being played: commands go in, entries are appended to its log, and whoever wants to know subscribes. */
export interface DuelSession {
  readonly header: DuelHeader;
  readonly rules: Rules;
  /** The record. A file writer, a live view or an inspector subscribes to its `entries$`; nothing else calls them. */
  readonly log: Log<Entry>;
  /** The state at the head of the path that is played. */
  readonly state: DuelState;
  readonly state$: Observable<DuelState>;
  /**
   * Take a decision: its entries are appended, a refusal as `command.refused`.
   * @param at milliseconds since the duel began
   * @returns the rejection where the decision is not legal
   */
  submit(command: Command, at: number): Rejection | undefined;
  /**
   * Go on from an earlier entry: what is decided next starts a branch, and nothing is overwritten. An entry within a
   * decision stands for the decision: one goes on from its end.
   * @throws RangeError where there is no such entry
   */
  goTo(index: number): void;
}

/** What is missing of the last decision where a recording broke off in it: the rules say it again. */
function rest(rules: Rules, header: DuelHeader, entries: readonly Entry[]): readonly Entry[] {
  const start = entries.findLastIndex((entry) => entry.command !== undefined || entry.index === 0);
  const first = entries[start];
  if (first === undefined || entries.slice(start).some(({ type }) => ANNOTATIONS.has(type))) return [];
  const before = (head: number | undefined): DuelState =>
    head === undefined ? rules.initial() : pathTo(entries, head).reduce(rules.evolve, rules.initial());
  const again =
    first.command === undefined
      ? rules.begin(header.setup)
      : rules.submit(before(parentOf(first)), first.command, first.at, first.index);
  const known = entries.slice(start);
  const isSame = known.every((entry, at) => isSameValue(entry, again.entries[at]));
  return isSame ? again.entries.slice(known.length) : [];
}

/**
 * Begin a duel, or go on with a recorded one at its last entry; a decision that was not recorded to its end is completed.
 * @example const session = openSession(header); session.submit({ type: 'priority.pass', player: 'A' }, 1000);
 */
export function openSession(
  header: DuelHeader,
  options: { readonly recorded?: readonly Entry[]; readonly rules?: Rules } = {},
): DuelSession {
  const rules = options.rules ?? createRules({ ruleset: header.ruleset, cards: header.cards });
  const recorded = options.recorded ?? [];
  const log = createLog<Entry>(recorded);
  log.append(log.next, rest(rules, header, recorded));
  const fold = (head: number): DuelState => pathTo(log.entries, head).reduce(rules.evolve, rules.initial());
  let state: DuelState;
  if (recorded.length > 0) state = fold(log.next - 1);
  else {
    const begun = rules.begin(header.setup);
    state = begun.state;
    log.append(0, begun.entries);
  }
  const states = new BehaviorSubject(state);
  return {
    header,
    rules,
    log,
    get state() {
      return state;
    },
    state$: states.asObservable(),
    submit(command, at) {
      const decided = rules.submit(state, command, at, log.next);
      state = decided.state;
      log.append(log.next, decided.entries);
      states.next(state);
      return decided.rejection;
    },
    goTo(index) {
      if (log.entries[index] === undefined) throw new RangeError(`there is no entry ${index} to go on from`);
      state = fold(endOfDecision(log.entries, index));
      states.next(state);
    },
  };
}
