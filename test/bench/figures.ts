/** One measured figure and what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: '' | ' ms' | ' s' | ' B' | ' kB';
  readonly goal: number;
  readonly better: 'more' | 'less';
  /** What the figure comes from: the two sides of a ratio, counts. */
  readonly details: string;
}

export const isMet = ({ better, goal, value }: Figure): boolean =>
  better === 'more' ? value >= goal : value <= goal;

const number = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(value < 1 ? 2 : 3);

/** A line for people: name, value, goal, met or not, and what it comes from. */
export function lineOf(figure: Figure): string {
  const { better, details, goal, name, unit, value } = figure;
  const bound = `${better === 'more' ? 'at least' : 'at most'} ${goal}${unit}`;
  return `${isMet(figure) ? 'met    ' : 'NOT MET'}  ${name}: ${number(value)}${unit} (goal: ${bound})\n         ${details}`;
}
