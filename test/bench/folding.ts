import { createActor } from 'xstate';
import type { Figure } from './figures.ts';
import type { LongDuel } from './longDuel.ts';
import { inTurns } from './measure.ts';

type Event = Parameters<ReturnType<typeof createActor<LongDuel['rules']['chart']>>['send']>[0];

/** Board and chart folded entry by entry, against the same chart stepped by the same events through `actor.send` alone. */
export function measureFolding({ entries, rules }: LongDuel, rounds: number): Figure {
  const fold = (): void => {
    entries.reduce(rules.evolve, rules.initial());
  };
  const send = (): void => {
    const actor = createActor(rules.chart).start();
    for (const entry of entries) actor.send(entry as Event);
    actor.stop();
  };
  const [folded = 1, sent = 1] = inTurns(rounds, fold, send);
  const each = (milliseconds: number): string =>
    ((milliseconds * 1000) / (rounds * entries.length)).toFixed(2);
  return {
    name: 'evolve (board and chart) by actor.send (chart alone), entries per second',
    value: sent / folded,
    unit: '',
    goal: 0.5,
    better: 'more',
    details: `${each(folded)} µs of processor time per entry by ${each(sent)} µs`,
  };
}
