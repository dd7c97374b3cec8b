import type { Entry } from '../../events/index.ts';
import {
  CardLoop,
  createRules,
  type DuelHeader,
  type DuelState,
  type Rules,
  setUp,
} from '../../machines/index.ts';
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
  /** Cards made by dice whose effects never came to rest: the decision could not be taken, and the duel ends before it. */
  readonly loop?: string | undefined;
}

export interface DuelNumbers {
  readonly table: readonly number[];
  readonly decisions: readonly number[];
  /** For cards made by dice, beside the built-in ones. */
  readonly cards?: readonly number[] | undefined;
}

const OWN_CARDS = 8;

/** What the rules decide; where cards made by dice loop, what is said of them. */
function unlessLooping<T>(decide: () => T): T | string {
  try {
    return decide();
  } catch (error) {
    if (error instanceof CardLoop && error.effects.some(({ card }) => card.startsWith('own-')))
      return error.message;
    throw error;
  }
}

/** Play a duel: the table by the first numbers, the decisions by the others, until they run out or somebody has won. */
export function playByDice({ cards, table, decisions: numbers }: DuelNumbers): RandomDuel {
  const laid = new Dice(table);
  const own = cards === undefined ? [] : ownCards(new Dice(cards), OWN_CARDS);
  const { header } = setUp(randomScenario(laid, own), randomRuleset(laid));
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const begun = unlessLooping(() => rules.begin(header.setup));
  // Some cards loop from the start: the same table is laid without any.
  if (typeof begun === 'string') return playByDice({ table, decisions: numbers });
  const entries = [...begun.entries];
  const broken: string[] = [];
  const dice = new Dice(numbers);
  let state = begun.state;
  let loop: string | undefined;
  let [decisions, refused] = [0, 0];
  while (!dice.isEmpty && state.board.winner === null) {
    const { command, expected } = nextTry(dice, rules, state);
    const before = state;
    const result = unlessLooping(() => rules.submit(before, command, decisions * 1000));
    if (typeof result === 'string') {
      loop = result;
      break;
    }
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
  return { header, rules, entries, state, decisions, refused, broken, loop };
}
