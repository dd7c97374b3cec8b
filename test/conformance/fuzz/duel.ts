import { Dice, numbersFrom } from '../../support/dice.ts';
import { randomTable } from './table.ts';
import type { FuzzDuel, Temper } from './words.ts';

const NUMBERS = 600;
const FOR_TABLE = 120;

const TEMPERS: readonly Temper[] = [
  { onChain: 65, inWindow: 50 },
  { onChain: 15, inWindow: 70 },
  { onChain: 50, inWindow: 50 },
  { onChain: 10, inWindow: 70 },
];

/** The duel of a seed: the same one for the same seed. */
export function randomDuel(seed: number): FuzzDuel {
  const numbers = numbersFrom(seed, NUMBERS);
  const laid = new Dice(numbers.slice(0, FOR_TABLE));
  return { temper: laid.pick(TEMPERS), table: randomTable(laid), dice: numbers.slice(FOR_TABLE) };
}
