import type { Gallery } from '../app/state.ts';
import { words } from '../locales/index.ts';
import type { ExampleSummary } from '../worker/protocol/index.ts';

/** Something to choose examples by, and how many there are if it is chosen beside what else is chosen. */
export interface Facet<T extends string = string> {
  readonly value: T;
  readonly count: number;
}
type Choosing = 'outcomes' | 'causes' | 'rulesets' | 'card' | 'rule';

const NO_REPLAY = /\bno\s+replay\b/;

/** What is typed, as words; `no replay` is a verdict, not two words. */
function fitsWords(example: ExampleSummary, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const rest = text.replace(NO_REPLAY, ' ').trim();
  if (rest !== text && example.verdict !== 'noReplay') return false;
  const badge = example.verdict === null ? '' : words.verdictWord(example.verdict);
  const within = `${example.search} ${badge}`.toLowerCase();
  return rest.split(/\s+/).every((word) =>
    // A rule's number is a word of its own: R3 is not R30.
    /^[a-z]\d+$/.test(word) ? new RegExp(`\\b${word}\\b`).test(within) : within.includes(word),
  );
}

const anyOf = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((each) => chosen.includes(each));

/** Whether an example is among those that are looked for. */
export function fits(example: ExampleSummary, gallery: Gallery): boolean {
  const { search, outcomes, causes, rulesets, card, rule } = gallery;
  return (
    fitsWords(example, search) &&
    anyOf(outcomes, [example.outcome]) &&
    anyOf(causes, example.causes) &&
    anyOf(rulesets, example.rulesets) &&
    (card === '' || example.cards.includes(card)) &&
    (rule === '' || example.rules.includes(rule))
  );
}

const FREE: Readonly<Record<Choosing, Partial<Gallery>>> = {
  outcomes: { outcomes: [] },
  causes: { causes: [] },
  rulesets: { rulesets: [] },
  card: { card: '' },
  rule: { rule: '' },
};
const VALUES: Readonly<Record<Choosing, (example: ExampleSummary) => readonly string[]>> = {
  outcomes: ({ outcome }) => [outcome],
  causes: ({ causes }) => causes,
  rulesets: ({ rulesets }) => rulesets,
  card: ({ cards }) => cards,
  rule: ({ rules }) => rules,
};

/** Every value of one kind, in the order in which the examples bring them, with how many there would be. */
export function facetsOf(
  examples: readonly ExampleSummary[],
  gallery: Gallery,
  by: Choosing,
): readonly Facet[] {
  const others: Gallery = { ...gallery, ...FREE[by] };
  const counts = new Map<string, number>();
  for (const example of examples) {
    const counted = fits(example, others) ? 1 : 0;
    for (const value of VALUES[by](example)) counts.set(value, (counts.get(value) ?? 0) + counted);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** How many things are chosen besides the typed words. */
export const chosenCount = ({ outcomes, causes, rulesets, card, rule }: Gallery): number =>
  outcomes.length + causes.length + rulesets.length + (card === '' ? 0 : 1) + (rule === '' ? 0 : 1);
