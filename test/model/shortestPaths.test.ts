import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_REPLAY_CODES, REPLAY_CAUSES } from '../../events/index.ts';
import { CHARTS, verifyDuel } from '../../machines/index.ts';
import { changedChart } from './chartCopies.ts';
import { chartWays } from './chartWays.ts';
import { type KeptWay, keptWay, outcomeOf, playedOut, shortestWay } from './shortestWays.ts';
import { SMALL_SETUPS } from './smallSetups.ts';

/** Written by `npm run paths -- --write`. */
const KEPT = JSON.parse(readFileSync(join(import.meta.dirname, 'shortestPaths.json'), 'utf8')) as Readonly<
  Record<string, KeptWay>
>;

describe('the shortest way to each outcome of a check', () => {
  test('there is a small setup for each cause of a replay and each reason why there is none', () => {
    const codes = SMALL_SETUPS.map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...REPLAY_CAUSES, ...NO_REPLAY_CODES].toSorted());
    expect(Object.keys(KEPT).toSorted()).toEqual(codes.toSorted());
  });

  test.each(SMALL_SETUPS.map((small) => [small.code, small] as const))('%s', (code, small) => {
    const way = shortestWay(small);
    expect(way.commands.length, 'counted by hand').toBe(small.decisions);
    expect(keptWay(way)).toEqual(KEPT[code]);
    // Played from the start, it comes to just this, and to it no earlier.
    const { entries } = playedOut(way.header, way.commands);
    expect(outcomeOf(entries)).toBe(code);
    const check = entries.findLast(({ type }) => type === 'attackReplay.checked');
    expect(check?.payload).toMatchObject(
      REPLAY_CAUSES.some((cause) => cause === code)
        ? { verdict: 'replay', causes: [code] }
        : { code, causes: [] },
    );
    const { entries: before } = playedOut(way.header, way.commands.slice(0, -1));
    expect(outcomeOf(before)).not.toBe(code);
    expect(verifyDuel(way.header, entries)).toMatchObject({ ok: true, decisions: way.commands.length });
  });
});

describe('a chart alone', () => {
  // To calculate damage takes: start, declaring, declared, the window (2), the check, on to the Damage Step (2), and each
  // timing before it with its window (3). The Damage Step is left sooner where the battle is fought within an effect: a
  // chain of one link (3) after the declaration (3), the battle in it and its end, its window (2), and the last timing.
  const before = 3 + 2 + 1 + 2;
  const within = 3 + 3 + 2 + 2 + 3;
  test.each([
    ['modern', before + 3 * 3],
    ['classic', before + 3],
  ] as const)('a shortest way leads to every state and transition of the %s chart', (variant, farthest) => {
    const { arrows, configurations, states, unreached } = chartWays(CHARTS[variant]);
    console.log(
      `${variant} chart: ways to ${states.size} states and ${arrows.size} transitions through ${configurations} configurations`,
    );
    expect(unreached).toEqual({ states: [], arrows: [] });
    expect(states.get('turn.battle.damageStep.calculating')?.length).toBe(farthest);
    expect(states.get('turn.battle.damageStep.leaving')?.length).toBe(within);
    expect(states.get('turn.battle.step.choosing')?.length).toBe(3 + 2 + 1);
  });

  test('and what nothing leads to is named', () => {
    const chart = changedChart(CHARTS.modern, (root) => {
      const { step } = root.states?.['turn']?.states?.['battle']?.states ?? {};
      const window = step?.states?.['window'];
      if (step?.states === undefined || window === undefined) throw new Error('the chart looks otherwise');
      step.states['forgotten'] = { ...window };
    });
    const { unreached } = chartWays(chart);
    expect(unreached.states).toEqual(['turn.battle.step.forgotten']);
    expect(unreached.arrows.toSorted()).toEqual([
      'turn.battle.step.forgotten: battle.calculated -> turn.battle.step.fought',
      'turn.battle.step.forgotten: window.closed -> turn.battle.step.checking',
    ]);
  });
});
