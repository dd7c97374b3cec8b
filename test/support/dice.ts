import { chanceFrom } from '../../machines/rules/chance.ts';

/** Whole numbers from a list, one after the other; with 0 everything takes its first choice, so shorter and smaller is simpler. */
export class Dice {
  readonly #numbers: readonly number[];
  #at = 0;
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }
  get isEmpty(): boolean {
    return this.#at >= this.#numbers.length;
  }
  /** 0 up to, not including, `sides`. */
  roll(sides: number): number {
    const number = this.#numbers[this.#at] ?? 0;
    this.#at += 1;
    return sides <= 0 ? 0 : number % sides;
  }
  pick<T>(list: readonly T[]): T {
    const one = list[this.roll(list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }
}

/** As many whole numbers below 65,536 from a seed; the same for the same seed. */
export function numbersFrom(seed: number, count: number): readonly number[] {
  const chance = chanceFrom(Math.imul(seed + 1, 0x9e3779b1));
  return Array.from({ length: count }, () => Math.floor(chance() * 65_536));
}
