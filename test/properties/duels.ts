import type { Entry } from '../../events/index.ts';
import { createRules, type DuelHeader, type DuelState, type Rules, setUp } from '../../machines/index.ts';
import { Dice } from '../support/dice.ts';
import { nextTry } from './choices.ts';
import { ownCards } from './ownCards.ts';
import { randomRuleset, randomScenario } from './tables.ts';

/** A duel that was played by dice. */
export interface RandomDuel {
  readonly header: DuelHeader;
  readonly rules: Rules;
  readonly entries: readonly Entry[];
  readonly state: DuelState;
  readonly decisions: number;
  readonly refused: number;
  /** Where the rules did not do what they had said they would. */
  readonly broken: readonly string[];
}

export interface DuelNumbers {
  readonly table: readonly number[];
  readonly decisions: readonly number[];
  /** For cards made by dice, beside the built-in ones. */
  readonly cards?: readonly number[] | undefined;
}

const OWN_CARDS = 8;

/** Play a duel: the table by the first numbers, the decisions by the others, until they run out or somebody has won. */
export function playByDice({ cards, table, decisions: numbers }: DuelNumbers): RandomDuel {
  const laid = new Dice(table);
  const own = cards === undefined ? [] : ownCards(new Dice(cards), OWN_CARDS);
  const { header } = setUp(randomScenario(laid, own), randomRuleset(laid));
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const begun = rules.begin(header.setup);
  const entries = [...begun.entries];
  const broken: string[] = [];
  const dice = new Dice(numbers);
  let state = begun.state;
  let [decisions, refused] = [0, 0];
  while (!dice.isEmpty && state.board.winner === null) {
    const { command, expected } = nextTry(dice, rules, state);
    const before = state;
    const result = rules.submit(state, command, decisions * 1000);
    state = result.state;
    entries.push(...result.entries);
    decisions += 1;
    const code = result.rejection?.code;
    const told = `entry ${before.board.entry + 1}: ${JSON.stringify(command)}`;
    if (expected === 'accepted' && code !== undefined)
      broken.push(`${told} was said to be legal, and is refused (${code})`);
    if (typeof expected === 'object' && code !== expected.refused)
      broken.push(`${told} was said to be refused (${expected.refused}), and is ${code ?? 'accepted'}`);
    if (code === undefined) continue;
    refused += 1;
    const same = Object.entries(before.board).every(
      ([key, value]) => key === 'entry' || state.board[key as 'cards'] === value,
    );
    if (!same || state.procedure !== before.procedure || result.entries.length !== 1)
      broken.push(`${told} was refused, and changed something`);
  }
  return { header, rules, entries, state, decisions, refused, broken };
}
