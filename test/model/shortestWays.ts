import { fromTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Answer, Board, Command, Entry, PromptState } from '../../events/index.ts';
import {
  createRules,
  type DuelHeader,
  type DuelState,
  type Rules,
  resolveRuleset,
  setUp,
} from '../../machines/index.ts';
import { legalDecisions } from '../properties/choices.ts';
import type { SmallSetup } from './smallSetups.ts';

/** A moment between two decisions, and what the last check of the decision before it came to. */
interface Moment {
  readonly state: DuelState;
  /** All causes of the replay, or the one reason why there is none. */
  readonly checked: string | null;
}

/** The shortest way to one outcome of a check, played out. */
export interface Way {
  readonly code: string;
  readonly header: DuelHeader;
  readonly commands: readonly Command[];
  readonly entries: readonly Entry[];
  /** The states in which the chart spoke, one after the other, and the one in which it stands in the end. */
  readonly states: readonly string[];
  /** How many moments were looked at. */
  readonly moments: number;
}

export interface KeptWay {
  readonly decisions: readonly string[];
  readonly states: readonly string[];
}

/** What the last check among these entries came to: `ENTER`, `ENTER+LEAVE`, `DAMAGE_STEP`. */
export function outcomeOf(entries: readonly Entry[]): string | null {
  const check = entries.findLast(({ type }) => type === 'attackReplay.checked');
  if (check?.type !== 'attackReplay.checked') return null;
  const { causes, code, verdict } = check.payload;
  return verdict === 'replay' ? causes.join('+') : (code ?? null);
}

/** All ways to answer: one option, or so many of them. */
function answers({ max, min, options }: PromptState): readonly Answer[] {
  let chosen: readonly (readonly (string | number | boolean)[])[] = [[]];
  for (const { value } of options) chosen = [...chosen, ...chosen.map((one) => [...one, value])];
  return chosen
    .filter(({ length }) => length >= min && length <= max)
    .map((one) => (one.length === 1 && one[0] !== undefined ? one[0] : (one as Answer)));
}

/** Every decision that is legal now, but to concede. An attack names its target at once. */
function decisionsAt(rules: Rules, { state }: Moment): readonly Command[] {
  const speaker = rules.speaker(state);
  const { asks, may } = speaker;
  if (asks === null) return [];
  const { prompt } = state.board;
  if (prompt !== null && may.includes('prompt.answer'))
    return answers(prompt).map((answer) => ({ type: 'prompt.answer', player: asks, answer }));
  return legalDecisions(rules, state, asks).filter(
    (command) => command.type !== 'attack.declare' || command.target !== undefined,
  );
}

const NUMBERS_OF_ENTRIES: ReadonlySet<string> = new Set([
  'entry',
  'movedAt',
  'turnedAt',
  'declaringAt',
  'declaredAt',
  'calculatedAt',
  'negatedAt',
  'battlePhaseEndedAt',
  'lifePointsSetBy',
  'lookedTo',
]);
const LISTS_OF_ENTRIES: ReadonlySet<string> = new Set(['positionChanges', 'valueChanges', 'neverArrived']);

/**
 * What tells two moments apart. Of the number of an entry it counts only whether the target had been named before it:
 * else no two moments would be the same, since the record only grows.
 */
function told({ checked, state }: Moment): string {
  const { board, procedure } = state;
  const since = board.attack?.snapshot.entry ?? 0;
  const later = (value: unknown): unknown => (typeof value === 'number' ? value > since : value);
  const plain = (key: string, value: unknown): unknown => {
    if (NUMBERS_OF_ENTRIES.has(key)) return later(value);
    if (LISTS_OF_ENTRIES.has(key)) return Array.isArray(value) && value.length > 0;
    if (key === 'setBy')
      return Object.entries(value as Board['cards'][string]['setBy']).map(([what, at]) => [what, later(at)]);
    return key === 'chains' || key === 'happenings' ? undefined : value;
  };
  return `${checked} ${JSON.stringify((procedure as { readonly value: unknown }).value)} ${JSON.stringify(board, plain)}`;
}

const MOST_MOMENTS = 20_000;

/**
 * Play these decisions from the start of a duel.
 * @throws Error where one is not legal
 */
export function playedOut(header: DuelHeader, commands: readonly Command[]) {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const begun = rules.begin(header.setup);
  const entries = [...begun.entries];
  let { state } = begun;
  for (const [at, command] of commands.entries()) {
    const { entries: more, rejection, state: next } = rules.submit(state, command, at * 1000);
    if (rejection !== undefined) throw new Error(`${JSON.stringify(command)} is refused: ${rejection.code}`);
    entries.push(...more);
    state = next;
  }
  let refolded = rules.initial();
  const states: string[] = [];
  for (const entry of entries) {
    refolded = rules.evolve(refolded, entry);
    const speaking = rules.speaker(refolded).state;
    if (speaking !== states.at(-1)) states.push(speaking);
  }
  return { entries, states };
}

/** A way as it is kept: each decision with the names of its cards, and the states passed. */
export function keptWay({ commands, entries, states }: Way): KeptWay {
  const [start] = entries;
  const cards = start?.type === 'duel.started' ? start.payload.cards : [];
  const name = (value: unknown): string => cards.find(({ id }) => id === value)?.name ?? String(value);
  return {
    decisions: commands.map(({ player, type, ...more }) =>
      [player, type, ...Object.values(more).flat().map(name)].join(' '),
    ),
    states,
  };
}

/**
 * The shortest way from a small setup to its outcome, over all legal decisions of both players, breadth first: the duel
 * is handed to `xstate/graph` as logic whose states are moments and whose events are decisions.
 * @throws Error where there is none
 */
export function shortestWay(small: SmallSetup): Way {
  const ruleset = resolveRuleset(small.ruleset ?? 'modern-tcg');
  if (ruleset === undefined) throw new Error(`there is no ruleset ${small.ruleset}`);
  const { header } = setUp(
    {
      format: 'duelscope/scenario',
      version: 1,
      id: 'small',
      title: `The shortest way to ${small.code}`,
      ...(small.cards === undefined ? {} : { cards: [...small.cards] }),
      setup: small.setup,
      steps: [],
    },
    ruleset,
  );
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const begun = rules.begin(header.setup);
  const logic = fromTransition(
    ({ state }: Moment, command: Command): Moment => {
      const { entries, state: next } = rules.submit(state, command, 0);
      return { state: next, checked: outcomeOf(entries) };
    },
    { state: begun.state, checked: outcomeOf(begun.entries) } as Moment,
  );
  let [found, moments] = [false, 0];
  const [path] = getShortestPaths(logic, {
    serializeState: ({ context }) => told(context),
    events: ({ context }) => decisionsAt(rules, context),
    toState: ({ context }) => context.checked === small.code,
    // Breadth first: once one is found, no shorter one is left to find.
    stopWhen: ({ context }) => {
      moments += 1;
      found = found || context.checked === small.code;
      return found || context.state.board.winner !== null;
    },
    limit: MOST_MOMENTS,
  });
  if (path === undefined) throw new Error(`no way leads to ${small.code} from its small setup`);
  // The first step is XState's own, which begins.
  const commands = path.steps.slice(1).map(({ event }) => event as Command);
  const { entries, states } = playedOut(header, commands);
  return { code: small.code, header, commands, entries, states, moments };
}
