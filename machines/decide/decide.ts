import type { Command, Entry, Payload, Rejection } from '../../events/index.ts';
import { emptyBoard } from '../../events/index.ts';
import type { DuelSetup, DuelState } from '../duel/types.ts';
import { cardOf } from '../effects/env.ts';
import { AnswerRejected, Asked } from '../effects/work.ts';
import { becauseOf, readFacts } from '../rules/facts.ts';
import { setOffWithoutEnd } from './cardLoop.ts';
import { take } from './commands.ts';
import { MUSTS } from './musts/index.ts';
import { DuelOver, EngineDefect, type EngineEnvironment, Run } from './run.ts';

/** What a decision comes to: the entries it makes, and the state after them. */
export interface Decided {
  readonly entries: readonly Entry[];
  readonly state: DuelState;
}

/** Rules that hold all the time: what the chart's root must do, whenever something changed. */
function standing(run: Run): void {
  for (const must of run.env.stepper.standing) {
    run.under(must, run.board.entry < 0 ? [] : [run.board.entry], () => MUSTS[must.run]?.(run, must));
  }
}

const asking = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Asked || error instanceof DuelOver)) throw error;
  }
};

/** What must happen now? Until no state has anything more to do (bounded). */
function consequences(run: Run): void {
  for (let round = 0; round < 500; round++) {
    run.settle();
    const { must, state } = run.speaker;
    const [first] = must;
    if (first === undefined) return;
    const rule = MUSTS[first.run];
    if (rule === undefined) throw new EngineDefect(`no rule '${first.run}' for the state ${state}`);
    const before = run.entries.length;
    run.under(first, run.board.entry < 0 ? [] : [run.board.entry], () => asking(() => rule(run, first)));
    run.answered = undefined;
    if (run.entries.length === before) throw new EngineDefect(`'${first.run}' had nothing to do in ${state}`);
  }
  const { board } = run;
  if (board.chain.length > 100)
    throw setOffWithoutEnd(
      board.chain.map(({ card, effect }) => ({ card: cardOf(board, card).name, effect })),
    );
  throw new EngineDefect('the consequences of a decision never came to rest');
}

const rejected = (code: string, rule: string, detail: Rejection['detail']): Rejection => ({
  code,
  rule,
  detail,
});

/** Whether a decision may be taken at all here, by who is asked and what the active states list. */
function refuseHere(run: Run, command: Command): Rejection | undefined {
  const { asks, may, places } = run.speaker;
  const detail = { command: command.type, player: command.player, asked: asks, place: places[0] ?? null };
  if (run.board.winner !== null) return rejected('duel/over', 'B8', detail);
  if (asks === null) return rejected('command/not-asked', 'F8', detail);
  if (!may.includes(command.type)) return rejected('command/not-possible-here', 'F8', detail);
  if (asks !== command.player && command.type !== 'duel.concede')
    return rejected('command/not-asked', 'F8', detail);
  return undefined;
}

/**
 * Decide a command: its events and everything that must follow, or a rejection. Pure: the same command on the same
 * state gives the same entries in any process, locale and time zone.
 * @param at milliseconds since the duel began.
 * @param index the number of the first entry, where it is not the next one of this path (a branch).
 */
export function decide(
  env: EngineEnvironment,
  state: DuelState,
  command: Command,
  at: number,
  index?: number,
): Decided | Rejection {
  const run = new Run(env, state, at, command, standing, index);
  const refused = refuseHere(run, command);
  if (refused !== undefined) return refused;
  try {
    let rejection: Rejection | undefined;
    asking(() => {
      rejection = take(run, command);
    });
    if (rejection !== undefined) return rejection;
    consequences(run);
  } catch (error) {
    if (!(error instanceof AnswerRejected)) throw error;
    const { kind, options } = error.question;
    return rejected('answer/not-an-option', 'E5', {
      answer: String(error.answer),
      kind,
      options: options.length,
    });
  }
  return { entries: run.entries, state: run.state };
}

/** Whether a decision came to a rejection. */
export const isRejection = (decided: Decided | Rejection): decided is Rejection => 'code' in decided;

/** The first entries of a duel: the setup, and what must follow from it. */
export function begin(env: EngineEnvironment, setup: DuelSetup): Decided {
  const state: DuelState = { board: emptyBoard, procedure: env.stepper.initial() };
  const run = new Run(env, state, 0, undefined, standing);
  run.emit('duel.started', { ...setup, cards: [...setup.cards] } as Payload<'duel.started'>);
  run.causes = [0];
  consequences(run);
  return { entries: run.entries, state: run.state };
}

/** A refused decision as an entry: it folds to nothing, and says why, with everything that was read. */
export function refusalEntry(
  env: EngineEnvironment,
  state: DuelState,
  command: Command,
  rejection: Rejection,
  at: number,
  index = state.board.entry + 1,
): Entry {
  const facts = readFacts(state.board);
  const run = new Run(env, { ...state, board: facts.board }, at, command, standing);
  const again = refuseHere(run, command);
  if (again === undefined && rejection.rule !== 'E5') take(run, command);
  return {
    index,
    ...(index === state.board.entry + 1 ? {} : { parent: state.board.entry }),
    at,
    type: 'command.refused',
    payload: { code: rejection.code, rule: rejection.rule, detail: { ...rejection.detail } },
    causedBy: [],
    because: becauseOf(facts, rejection.rule, rejection.code, { ...rejection.detail }),
    command,
  };
}
