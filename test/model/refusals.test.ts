import { expect, test } from 'vitest';
import {
  COMMAND_OF_SHORT_FORM,
  type Command,
  type CommandType,
  type Entry,
  PLAYERS,
} from '../../events/index.ts';
import {
  canonical,
  createRules,
  type DuelState,
  isRejection,
  type PlayedScenario,
  type Rules,
} from '../../machines/index.ts';
import { commandOf } from '../properties/choices.ts';
import { EVERY_RUN, playRun } from '../support/everyRun.ts';

const TYPES: readonly CommandType[] = Object.values(COMMAND_OF_SHORT_FORM);

/** A command of each type that no decision of this duel shows, about some card of it. */
function madeUp(type: CommandType, card: string): Command {
  const player = 'A';
  switch (type) {
    case 'attack.declare':
      return { type, player, with: card };
    case 'attackReplay.choose':
      return { type, player, target: 'stop' };
    case 'effect.activate':
    case 'monster.summon':
    case 'card.set':
    case 'monster.flip':
    case 'monster.turn':
      return { type, player, card };
    case 'phase.change':
      return { type, player, to: 'battle' };
    case 'prompt.answer':
      return { type, player, answer: card };
    case 'attackReplay.continue':
    case 'priority.pass':
    case 'duel.concede':
      return { type, player };
  }
}

/** Every command this duel saw, made up ones for the types it did not, each by both players: legal somewhere, mostly not here. */
function tries({ entries, header }: PlayedScenario): readonly Command[] {
  const seen = entries.flatMap(({ command }) => (command === undefined ? [] : [command]));
  const card = header.setup.cards[0]?.id ?? 'c1';
  const missing = TYPES.filter((type) => !seen.some((command) => command.type === type)).map((type) =>
    madeUp(type, card),
  );
  const all = [...seen, ...missing].flatMap((command) =>
    PLAYERS.map((player): Command => ({ ...command, player })),
  );
  return [...new Map(all.map((command) => [canonical(command), command])).values()];
}

/** The states in which a decision is due or the duel has ended. */
function* decisionPoints(rules: Rules, entries: readonly Entry[]): Generator<DuelState> {
  let state = rules.initial();
  for (const [at, entry] of entries.entries()) {
    state = rules.evolve(state, entry);
    const next = entries[at + 1];
    if (next === undefined || next.command !== undefined) yield state;
  }
}

const folded = ({ board, procedure }: DuelState): string =>
  canonical([{ ...board, entry: 0 }, (procedure as { readonly value: unknown }).value]);

/** Nothing but the number of the last entry differs: every part of the table is the very same one. */
const isSame = (one: DuelState, other: DuelState): boolean =>
  one.procedure === other.procedure &&
  (Object.keys(one.board) as (keyof DuelState['board'])[]).every(
    (key) => key === 'entry' || one.board[key] === other.board[key],
  );

/** Try a command; what is wrong with how it was received, or whether it was accepted. */
function receive(
  rules: Rules,
  state: DuelState,
  command: Command,
): 'accepted' | 'refused' | { readonly wrong: string } {
  const { asks, may } = rules.speaker(state);
  const mayDecide =
    may.includes(command.type) && (asks === command.player || command.type === 'duel.concede');
  const { entries, rejection, state: after } = rules.submit(state, command, 1);
  const what = `${canonical(command)} in ${rules.speaker(state).state}`;
  if (rejection === undefined) return mayDecide ? 'accepted' : { wrong: `${what} was accepted` };
  const [entry] = entries;
  if (entries.length !== 1 || entry?.type !== 'command.refused')
    return { wrong: `${what} was refused by ${entries.length} entries` };
  if (!isSame(after, state) || !isSame(rules.evolve(state, entry), state))
    return { wrong: `${what} was refused and changed something` };
  const here = ['duel/over', 'command/not-asked', 'command/not-possible-here'].includes(rejection.code);
  return mayDecide || here ? 'refused' : { wrong: `${what} got as far as ${rejection.code}` };
}

test('F8: whoever is not asked, and what the state does not list, is refused and changes nothing', {
  timeout: 120_000,
}, () => {
  const counts = { points: 0, accepted: 0, refused: 0 };
  const wrong: string[] = [];
  for (const run of EVERY_RUN.filter((_, at) => at % 5 === 0)) {
    const played = playRun(run);
    const rules = createRules({ ruleset: played.header.ruleset, cards: played.header.cards });
    const commands = tries(played);
    for (const state of decisionPoints(rules, played.entries)) {
      counts.points += 1;
      const before = folded(state);
      for (const command of commands) {
        const came = receive(rules, state, command);
        if (typeof came === 'string') counts[came] += 1;
        else wrong.push(`${run.title}: ${came.wrong}`);
      }
      if (folded(state) !== before) wrong.push(`${run.title}: a command changed the state it was put to`);
    }
  }
  console.log(
    `commands tried at ${counts.points} points of decision: ${counts.refused} refused, ${counts.accepted} accepted`,
  );
  expect(wrong).toEqual([]);
  expect(counts.refused).toBeGreaterThan(counts.accepted);
  expect(counts.accepted).toBeGreaterThan(counts.points);
});

test('F8: what is offered as legal is accepted, and what is not is refused with the reason it was shown with', () => {
  const counts = { legal: 0, refused: 0 };
  const wrong: string[] = [];
  for (const run of EVERY_RUN.filter((_, at) => at % 3 === 0)) {
    const played = playRun(run);
    const rules = createRules({ ruleset: played.header.ruleset, cards: played.header.cards });
    for (const state of decisionPoints(rules, played.entries)) {
      const { asks, may } = rules.speaker(state);
      if (asks === null) continue;
      for (const offer of rules.offers(state, asks)) {
        const { card, code, legal, type } = offer;
        const decided = rules.decide(state, commandOf(offer), 1);
        const came = isRejection(decided) ? decided.code : 'accepted';
        // Where nothing may be activated at all, an offer still says what else stands in its way.
        const expected = legal ? 'accepted' : may.includes(type) ? code : 'command/not-possible-here';
        if (came !== expected)
          wrong.push(
            `${run.title}: ${type} of ${String(card)} is shown as ${legal ? 'legal' : code}, and is ${came}`,
          );
        counts[legal ? 'legal' : 'refused'] += 1;
      }
    }
  }
  console.log(
    `offers: ${counts.legal} legal ones accepted, ${counts.refused} others refused with the same reason`,
  );
  expect(wrong).toEqual([]);
  expect(counts.legal).toBeGreaterThan(100);
});
