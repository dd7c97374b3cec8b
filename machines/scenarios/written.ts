import type { Answer, Board, CardId, Command, Entry } from '../../events/index.ts';
import { COMMAND_OF_SHORT_FORM, type ShortForm } from '../../events/index.ts';
import { createRules, type Rules } from '../duel/rules.ts';
import type { DuelHeader, DuelState } from '../duel/types.ts';
import { referenceOf } from './references.ts';
import type { DecisionStep, Expectation, Scenario, Step } from './schema.ts';
import { setUp } from './setup.ts';

const SHORT_FORM = new Map<string, ShortForm>(
  (Object.entries(COMMAND_OF_SHORT_FORM) as [ShortForm, Command['type']][]).map(([word, type]) => [
    type,
    word,
  ]),
);

/** How a scenario names what a decision is about, at the table as it was before it. */
type Named = (id: CardId) => string;

const answerOf = (given: Answer, named: Named): Answer => {
  const one = <T extends string | number>(value: T): T | string =>
    typeof value === 'string' ? named(value) : value;
  if (Array.isArray(given)) return given.map(one);
  return typeof given === 'string' ? named(given) : given;
};

/** A decision as a step of a scenario. */
function stepOf(command: Command, named: Named): DecisionStep {
  const word = SHORT_FORM.get(command.type) ?? 'pass';
  const answers =
    'answers' in command && command.answers !== undefined
      ? { answers: command.answers.map((given) => answerOf(given, named)) }
      : {};
  const fields = (): Omit<DecisionStep, 'A' | 'B'> => {
    switch (command.type) {
      case 'attack.declare':
        return {
          with: named(command.with),
          ...(command.target === undefined ? {} : { target: named(command.target) }),
          ...answers,
        };
      case 'attackReplay.choose':
        return { target: named(command.target), ...answers };
      case 'effect.activate':
        return {
          card: named(command.card),
          ...(command.effect === undefined ? {} : { effect: command.effect }),
          ...answers,
        };
      case 'monster.summon':
      case 'card.set':
        return {
          card: named(command.card),
          ...(command.zone === undefined ? {} : { zone: command.zone }),
          ...answers,
        };
      case 'monster.flip':
      case 'monster.turn':
        return { card: named(command.card) };
      case 'phase.change':
        return { to: command.to };
      case 'prompt.answer':
        return { answer: answerOf(command.answer, named) };
      default:
        return {};
    }
  };
  return { [command.player]: word, ...fields() } as DecisionStep;
}

/** What came of a decision, as a scenario expects it: a replay, destroyed monsters, changed Life Points. */
function expectationOf(entries: readonly Entry[], after: Board, named: Named): Expectation | undefined {
  const expect: { -readonly [K in keyof Expectation]: Expectation[K] } = {};
  const destroyed: Record<string, 'battle' | 'effect'> = {};
  for (const entry of entries) {
    if (entry.type === 'attackReplay.checked' && entry.payload.window && entry.payload.verdict === 'replay')
      expect.attackReplay = {
        causes: [...entry.payload.causes],
        ...(entry.payload.then === 'choose'
          ? { choices: entry.payload.choices.map(({ value }) => named(String(value))) }
          : {}),
      };
    if (entry.type === 'card.moved' && entry.payload.reason === 'destroyedByBattle')
      destroyed[named(entry.payload.card)] = 'battle';
    if (entry.type === 'card.moved' && entry.payload.reason === 'destroyedByEffect')
      destroyed[named(entry.payload.card)] = 'effect';
    if (entry.type === 'lifePoints.changed')
      expect.lifePoints = { A: after.players.A.lifePoints, B: after.players.B.lifePoints };
  }
  if (Object.keys(destroyed).length > 0) expect.destroyed = destroyed;
  return Object.keys(expect).length === 0 ? undefined : expect;
}

/**
 * The steps of one course, and after how many of them each decision is done.
 * @param before the table that the first entry of the path comes to
 */
export function stepsOf(
  path: readonly Entry[],
  rules: Rules,
  nameOf: (board: Board, id: CardId) => string,
  before: DuelState = rules.initial(),
): {
  readonly steps: readonly Step[];
  readonly done: readonly { readonly entry: number; readonly steps: number }[];
} {
  const steps: Step[] = [];
  const done: { entry: number; steps: number }[] = [];
  let state = before;
  let own: Entry[] = [];
  const close = () => {
    const { board } = state;
    const expect = expectationOf(own, board, (id) => nameOf(board, id));
    if (expect !== undefined) steps.push({ expect });
    const last = own[own.length - 1];
    if (last !== undefined) done.push({ entry: last.index, steps: steps.length });
    own = [];
  };
  for (const entry of path) {
    if (entry.command !== undefined) {
      close();
      const { board } = state;
      const step = stepOf(entry.command, (id) => nameOf(board, id));
      steps.push(
        entry.type === 'command.refused' ? ({ ...step, refused: entry.payload.code } as DecisionStep) : step,
      );
    }
    own.push(entry);
    state = rules.evolve(state, entry);
  }
  close();
  return { steps, done };
}

/**
 * A duel that was played from a scenario's setup, as a scenario: every decision a step, with what came of it as
 * expectations, and the other futures as its branches. It plays to the same duel again.
 * @param base the setup, ruleset and words; its own steps and branches are left out
 * @param courses the trunk's path first, then every named one
 */
export function writtenScenario(
  base: Scenario,
  header: DuelHeader,
  trunk: readonly Entry[],
  branches: readonly { readonly name: string; readonly path: readonly Entry[] }[] = [],
): Scenario {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const { names } = setUp(base, header.ruleset);
  const nameOf = (board: Board, id: CardId) => referenceOf(board, names, id);
  const main = stepsOf(trunk, rules, nameOf);
  const { steps: _steps, branches: _branches, ...rest } = base;
  const written = branches.map(({ name, path }) => {
    const shared = path.findIndex((entry, at) => entry !== trunk[at]);
    const last = path[(shared < 0 ? path.length : shared) - 1]?.index ?? 0;
    const from = main.done.findLast(({ entry }) => entry <= last)?.steps ?? 0;
    const own = stepsOf(path, rules, nameOf);
    const skip = own.done.findLast(({ entry }) => entry <= last)?.steps ?? 0;
    return [name, { from, steps: own.steps.slice(skip) }] as const;
  });
  return {
    ...rest,
    steps: [...main.steps],
    ...(written.length === 0
      ? {}
      : {
          branches: Object.fromEntries(
            written.map(([name, course]) => [name, { ...course, steps: [...course.steps] }]),
          ),
        }),
  };
}
