import { codeOfName, nameOfCode } from './roles/index.ts';
import type { Place, RecordedDuel, Step, StepAnswer, TableCard } from './words.ts';

/** A card in words: `B back shackle`. */
export type CardWords = `${'A' | 'B'} ${Place} ${string}`;

/** A step with its cards by name, so that it outlives a change of the role table. */
export type NamedStep =
  | readonly [at: number, does: 'attack', card: string, target: string]
  | readonly [at: number, does: 'choose', target: string]
  | readonly [at: number, does: 'answer', player: 'A' | 'B', ...values: (string | boolean)[]]
  | readonly [
      at: number,
      does: 'activate',
      player: 'A' | 'B',
      card: string,
      effect: string,
      ...answers: (string | boolean)[][],
    ];

const coded = (name: string): number => {
  const code = codeOfName(name);
  if (code === undefined) throw new Error(`${name} is no card of the fuzz`);
  return code;
};
const targetOf = (name: string): number | 'direct' => (name === 'direct' ? name : coded(name));
const valuesOf = (names: readonly (string | boolean)[]): StepAnswer =>
  names.map((name) => (typeof name === 'string' ? (codeOfName(name) ?? name) : name));

/** A step as it is played. */
export function stepOf(step: NamedStep): Step {
  const [at] = step;
  switch (step[1]) {
    case 'attack':
      return { do: 'attack', at, with: coded(step[2]), target: targetOf(step[3]) };
    case 'choose':
      return { do: 'choose', at, target: step[2] === 'stop' ? 'stop' : targetOf(step[2]) };
    case 'answer': {
      const [, , player, ...values] = step;
      return { do: 'answer', at, player, values: valuesOf(values) };
    }
    case 'activate': {
      const [, , player, card, effect, ...answers] = step;
      return { do: 'activate', at, player, card: coded(card), effect, answers: answers.map(valuesOf) };
    }
  }
}

function cardOf(words: CardWords): TableCard {
  const [owner, place, role = ''] = words.split(' ');
  return { owner: owner === 'B' ? 'B' : 'A', place: place as Place, role };
}

/** A recorded duel from its words. */
export const recorded = (
  cards: readonly CardWords[],
  steps: readonly NamedStep[],
  lifePoints = { A: 8000, B: 8000 },
): RecordedDuel => ({ table: { cards: cards.map(cardOf), lifePoints }, steps: steps.map(stepOf) });

const named = (value: StepAnswer[number]): string | boolean => {
  if (typeof value !== 'number') return value;
  return nameOfCode(value);
};

function wordsOf(step: Step): unknown {
  switch (step.do) {
    case 'attack':
      return [step.at, 'attack', named(step.with), named(step.target)];
    case 'choose':
      return [step.at, 'choose', named(step.target)];
    case 'answer':
      return [step.at, 'answer', step.player, ...step.values.map(named)];
    case 'activate': {
      const { at, player, card, effect, answers } = step;
      return [at, 'activate', player, named(card), effect, ...answers.map((answer) => answer.map(named))];
    }
  }
}

/** The other way round: a duel in the words in which it is pinned. */
export function inWords({ table, steps }: RecordedDuel): {
  readonly cards: readonly string[];
  readonly steps: readonly unknown[];
} {
  return {
    cards: table.cards.map(({ owner, place, role }) => `${owner} ${place} ${role}`),
    steps: steps.map(wordsOf),
  };
}
