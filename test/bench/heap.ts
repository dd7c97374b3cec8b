import { createTimeline, decodeDuel, type Entry, encodeDuel } from '../../events/index.ts';
import { createRules, type DuelHeader, headerSchema } from '../../machines/index.ts';
import type { Figure } from './figures.ts';
import { heapInUse } from './measure.ts';

interface Held {
  readonly entry: number;
  readonly states: number;
}

/** What a duel holds on the heap per entry once it is there and folded, in bytes. */
function heldBy(make: () => { readonly header: DuelHeader; readonly entries: readonly Entry[] }): Held {
  const before = heapInUse();
  const { entries, header } = make();
  const withEntries = heapInUse();
  const { evolve, initial } = createRules({ ruleset: header.ruleset, cards: header.cards });
  const timeline = createTimeline({ initial: initial(), evolve, entries });
  timeline.foldSome(entries.length);
  const after = heapInUse();
  return {
    entry: (withEntries - before) / timeline.folded,
    states: (after - withEntries) / timeline.folded,
  };
}

/** The heap per entry of a duel that was decided here, and of the same one read from its file: the larger counts. */
export function measureHeap(play: () => { header: DuelHeader; entries: readonly Entry[] }): Figure {
  const decided = heldBy(play);
  let text = '';
  {
    const { entries, header } = play();
    text = encodeDuel(header, entries);
  }
  const read = heldBy(() => {
    const result = decodeDuel(text, { header: headerSchema });
    if (!result.ok) throw new Error(result.error.message);
    return result.duel;
  });
  const words = ({ entry, states }: Held): string =>
    `${entry.toFixed(0)} B the entry and ${states.toFixed(0)} B its share of the kept states`;
  return {
    name: 'heap per entry with its reasons and its share of kept states',
    value: Math.max(decided.entry + decided.states, read.entry + read.states),
    unit: ' B',
    goal: 1000,
    better: 'less',
    details: `decided here: ${words(decided)}; read from a file: ${words(read)}`,
  };
}
