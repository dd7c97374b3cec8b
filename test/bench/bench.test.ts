import { describe, expect, test } from 'vitest';
import { verifyDuel } from '../../machines/index.ts';
import { run } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';
import { loadCore, playOnCore } from './core.ts';
import { playLongDuel } from './longDuel.ts';
import { outcomeOf, playSmallDuel, prepareSmallDuel } from './smallDuel.ts';

const FIGURES = [
  'small duel with one attack replay',
  'importing a recording',
  'heap per entry',
  'evolve (board and chart) by actor.send',
  'random jump, p95, by a refold',
  'random jump, p95:',
  'duel file read, decoded and checked',
  'duel file folded',
  'first 50 moments usable',
];

describe('the benchmark', () => {
  test('prints every figure with its goal, whether it is met, and what it comes from', async () => {
    const sizes = ['--entries', '1500', '--duels', '20', '--jumps', '20', '--rounds', '1'];
    const bench = ['--expose-gc', 'test/support/run.mjs', 'test/bench/main.ts', ...sizes];
    const { code, out, problems } = await run(process.execPath, bench, { cwd: ROOT });
    expect([problems, code]).toEqual(['', 0]);
    const lines = out.split('\n').filter((line) => /^(?:met|NOT MET) /.test(line));
    expect(lines.map((line, at) => line.includes(FIGURES[at] ?? '?'))).toEqual(FIGURES.map(() => true));
    for (const line of lines) expect(line).toMatch(/: \d[\d.e-]*(?: ms| B)? \(goal: at (?:least|most) \d/);
    expect(out).toMatch(/\d of 9 figures meet their goal/);
  });

  test('plays the same small duel on both engines: one attack replay, 600 damage, one monster destroyed', async () => {
    const so = { attackReplays: 1, damage: 600, destroyed: 1 };
    expect(outcomeOf(playSmallDuel(prepareSmallDuel()))).toEqual(so);
    const core = await loadCore();
    expect(playOnCore(core).outcome).toEqual(so);
    expect(playOnCore(core).outcome, 'a second time on the same module').toEqual(so);
  });

  test('plays a long duel that is a duel of this engine from end to end, with attack replays in it', () => {
    const { entries, header } = playLongDuel(4000);
    expect(verifyDuel(header, entries)).toMatchObject({ ok: true, entries: entries.length });
    const counts = (type: string): number => entries.filter((entry) => entry.type === type).length;
    expect(outcomeOf(entries).attackReplays).toBeGreaterThan(2);
    for (const type of ['battle.calculated', 'value.changed', 'effect.applied', 'prompt.asked', 'turn.begun'])
      expect(counts(type), type).toBeGreaterThan(5);
  });
});
