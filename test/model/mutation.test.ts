import { describe, expect, test } from 'vitest';
import type { CommandType, EventType } from '../../events/index.ts';
import { EngineDefect } from '../../machines/decide/index.ts';
import { CHARTS, createRules, type DuelChart, type StateMeta } from '../../machines/index.ts';
import { type PlayedRun, playEveryRun, playRun } from '../support/everyRun.ts';
import { changedChart, type Used, usedBy, withoutAppends, withoutMay } from './chartCopies.ts';

// What becomes of the scenarios without one of the transitions is in test/scenarios/chartPaths.test.ts; here it is the
// words of the states: without a command in a `may` it is refused, without a type in a `must` appending it is a defect.

type Variant = keyof typeof CHARTS;
interface Followed extends PlayedRun {
  readonly used: Used;
}

const variantOf = ({ played }: PlayedRun): Variant => played.header.ruleset.switches.damageStep;
/** Shortest first: the first one that fails is enough. */
const followed: readonly Followed[] = playEveryRun()
  .map((one) => ({ ...one, used: usedBy(CHARTS[variantOf(one)], one.played.entries) }))
  .sort((a, b) => a.played.entries.length - b.played.entries.length);

/** What comes of a run when it is played on another chart: its failures, or what was thrown. */
function playedOn(chart: DuelChart, { run }: PlayedRun): readonly string[] {
  try {
    return playRun(run, { rulesFor: ({ ruleset, cards }) => createRules({ ruleset, cards, chart }) })
      .failures;
  } catch (error) {
    if (error instanceof Error) return [`${error.name}: ${error.message}`];
    throw error;
  }
}

const isDefect = (failure: string): boolean => failure.startsWith(`${EngineDefect.name}:`);

function grouped<T>(runs: readonly Followed[], keysOf: (used: Used) => Iterable<readonly [string, T]>) {
  const found = new Map<string, { readonly runs: Followed[]; readonly with: T[] }>();
  for (const one of runs) {
    for (const [key, what] of keysOf(one.used)) {
      const known = found.get(key) ?? { runs: [], with: [] };
      found.set(key, known);
      known.with.push(what);
      if (known.runs.at(-1) !== one) known.runs.push(one);
    }
  }
  return found;
}

const halves = (key: string): readonly [string, string] => {
  const [state = '', word = ''] = key.split(' ');
  return [state, word];
};

describe.each(['modern', 'classic'] as const)('the %s chart', (variant) => {
  const chart = CHARTS[variant];
  const runs = followed.filter((one) => variantOf(one) === variant);

  test('is copied faithfully: nothing fails on a copy with nothing taken out', () => {
    const some = runs.filter((_, at) => at % 10 === 0);
    expect(some.length).toBeGreaterThan(5);
    expect(
      some.flatMap((one) =>
        playedOn(
          changedChart(chart, () => undefined),
          one,
        ),
      ),
    ).toEqual([]);
  });

  test('F8: a command is refused where its state does not list it', () => {
    const pairs = grouped(runs, ({ mays }) => [...mays].map((key) => [key, null] as const));
    const survivors = [...pairs].filter(
      ([
        key,
        {
          runs: [first],
        },
      ]) => {
        const [state, command] = halves(key);
        return (
          first === undefined ||
          playedOn(withoutMay(chart, state, command as CommandType), first).length === 0
        );
      },
    );
    console.log(
      `${variant} chart: ${pairs.size - survivors.length} of ${pairs.size} pairs of state and command miss the command when it is not listed`,
    );
    expect(survivors.map(([key]) => key)).toEqual([]);
  });

  test('an event that no must names is a defect', { timeout: 120_000 }, () => {
    const pairs = grouped(runs, ({ appends }) =>
      appends.map(({ state, type, begunIn }) => [`${state} ${type}`, begunIn] as const),
    );
    const caught = (state: string, type: string, ones: readonly Followed[]): boolean => {
      const mutant = withoutAppends(chart, state, type as EventType);
      return ones.some((one) => playedOn(mutant, one).some(isDefect));
    };
    const names = (state: string, type: string): boolean => {
      const meta = chart.getStateNodeById(`duel.${state}`).meta as StateMeta | undefined;
      return meta?.must?.some(({ appends }) => appends.some((one) => one === type)) === true;
    };
    const survivors: string[] = [];
    for (const [key, users] of pairs) {
      const [state, type] = halves(key);
      if (caught(state, type, users.runs)) continue;
      // The must at work may have begun in the state before: damage follows its calculation (B28).
      const earlier = new Set(users.with.flatMap((begunIn) => [...begunIn]));
      if (![...earlier].some((one) => names(one, type) && caught(one, type, users.runs))) survivors.push(key);
    }
    console.log(
      `${variant} chart: ${pairs.size - survivors.length} of ${pairs.size} pairs of must and event are a defect when the must does not name it`,
    );
    expect(survivors).toEqual([]);
  });
});
