import type { Board, CardId, Entry } from '../../events/index.ts';
import { createRules } from '../duel/rules.ts';
import type { DuelHeader, DuelState } from '../duel/types.ts';
import { scenarioOfBoard } from './ofBoard.ts';
import { playScenario } from './play.ts';
import { referenceOf } from './references.ts';
import type { DecisionStep, Expectation, Scenario, Step } from './schema.ts';
import { smallerScenarios } from './smaller.ts';
import { verdictOf } from './verdict.ts';
import { stepsOf } from './written.ts';

/** A scenario as small as it goes that still comes to one entry of a duel. */
export interface ReducedScenario {
  readonly scenario: Scenario;
  /** The entry of its own duel that says the same as the one that was asked for. */
  readonly entry: number;
  /** How many scenarios were played to find it. */
  readonly tries: number;
}

/** Why no scenario comes to an entry. */
export type Irreducible = 'noDecisions' | 'notReached';

/** How often a scenario may be played to make it smaller; a duel with 40 cards takes a few hundred. */
const MOST_TRIES = 3000;
/** What a setup cannot say and without which play cannot go on as it did. */
const NEEDED: ReadonlySet<string> = new Set(['attack', 'chain', 'question', 'place']);

/** A card by its name where that is plain, else by its zone, which a setup keeps. */
function nameAt(board: Board, id: CardId): string {
  const card = board.cards[id];
  const name = referenceOf(board, new Map(), id);
  if (card === undefined || !name.includes('#')) return name;
  const { player, zone, index } = card.place;
  return index === undefined ? name : `${player}.${zone}.${index}`;
}

/** The entry of a played scenario that says what is wanted, and what failed before it; undefined where there is none. */
function reaches(scenario: Scenario, wanted: string): { readonly entry: number } | undefined {
  try {
    const { header, entries, failures, failedAt } = playScenario(scenario);
    const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
    let state = rules.initial();
    for (const entry of entries) {
      if (failures.length > 0 && entry.index > (failedAt ?? -1)) return undefined;
      // of an attack that ends here the table afterwards knows nothing
      const said = verdictOf(entry, state.board);
      state = rules.evolve(state, entry);
      if (said === wanted) return failures.length === 0 ? { entry: entry.index } : undefined;
    }
  } catch {
    // a setup from which a card was taken that the rest needs is no smaller scenario
  }
  return undefined;
}

const isDecision = (step: Step): step is DecisionStep => !('expect' in step || 'until' in step);

/** What the entry says, as an expectation: a replay with its causes, or why there was none. */
function expectationOf(entry: Entry): Expectation | undefined {
  if (entry.type !== 'attackReplay.checked') return undefined;
  const { verdict, causes, code } = entry.payload;
  if (verdict === 'replay') return { attackReplay: { causes: [...causes] } };
  return code === undefined ? undefined : { noAttackReplay: code };
}

/** Scenarios that begin later and later before the entry, the latest first: each table from which play can go on. */
function* beginnings(header: DuelHeader, path: readonly Entry[], title: string): Generator<Scenario> {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const states: DuelState[] = [];
  let state = rules.initial();
  for (const entry of path) {
    state = rules.evolve(state, entry);
    states.push(state);
  }
  for (let at = path.length - 2; at >= 0; at--) {
    const before = states[at];
    if (before === undefined || path[at + 1]?.command === undefined) continue;
    const { scenario, unsaid } = scenarioOfBoard(before.board, rules.speaker(before), header, title);
    if (unsaid.some((what) => NEEDED.has(what))) continue;
    const { steps } = stepsOf(path.slice(at + 1), rules, nameAt, before);
    yield { ...scenario, id: 'reduced', steps: steps.filter(isDecision) };
  }
}

/**
 * The smallest scenario that is found whose duel comes to the same verdict as an entry of this one: the latest table
 * from which play gets there, then without every card, decision and word that it does not take. It yields after each
 * scenario that was played, so that others may have a turn.
 * @param path one future of the duel, of which the last entry is the one that is wanted
 * @returns `noDecisions` for a duel that others decided; `notReached` where no table a setup can say leads there
 */
export function* reducing(
  header: DuelHeader,
  path: readonly Entry[],
  title: string,
): Generator<number, ReducedScenario | Irreducible> {
  const last = path.at(-1);
  if (last === undefined || header.profile !== 'full') return 'noDecisions';
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const { board } = path.slice(0, -1).reduce(rules.evolve, rules.initial());
  const wanted = verdictOf(last, board);
  let tries = 0;
  let best: Scenario | undefined;
  for (const scenario of beginnings(header, path, title)) {
    yield ++tries;
    if (reaches(scenario, wanted) === undefined) continue;
    best = scenario;
    break;
  }
  if (best === undefined) return 'notReached';
  for (let found = true; found && tries < MOST_TRIES; ) {
    found = false;
    for (const next of smallerScenarios(best)) {
      if (tries >= MOST_TRIES) break;
      yield ++tries;
      if (reaches(next, wanted) === undefined) continue;
      best = next;
      found = true;
      break;
    }
  }
  const expect = expectationOf(last);
  const expecting = expect === undefined ? best : { ...best, steps: [...best.steps, { expect }] };
  const reached = reaches(expecting, wanted);
  return {
    scenario: reached === undefined ? best : expecting,
    entry: (reached ?? reaches(best, wanted))?.entry ?? 0,
    tries,
  };
}

/** The same at once: what `reducing` comes to in the end. */
export function reduceDuel(
  header: DuelHeader,
  path: readonly Entry[],
  title: string,
): ReducedScenario | Irreducible {
  const search = reducing(header, path, title);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}
