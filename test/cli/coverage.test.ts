import { describe, expect, test } from 'vitest';
import type { CoverageReport, Reachable } from '../../machines/index.ts';
import { declares, fought, tokenComes, toldFile, turnEnds } from '../audit/otherEngine.ts';
import { duelscope, exampleFile, exampleText, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

type Report = CoverageReport & { readonly failed: number; readonly unusable: readonly string[] };

async function covered(...files: readonly string[]): Promise<Report> {
  return (await duelscope('coverage', ...files, '--json')).json() as Report;
}
const ids = ({ reached }: Reachable): readonly string[] => reached.map(({ id }) => id);
const kinds = ({ rules, reasons, refusals, charts }: Report): readonly Reachable[] => [
  rules,
  reasons,
  refusals,
  ...charts.flatMap(({ states, transitions }) => [states, transitions]),
];

describe('coverage: what duels reach, and what never', () => {
  test('a duel without a replay, and what a replay adds', async () => {
    const one = await covered(await recordedDuel());
    expect([one.duels, one.charts.map(({ variant }) => variant)]).toEqual([1, ['modern']]);
    expect(ids(one.reasons)).toContain('NOTHING_CHANGED');
    expect(one.reasons.never).toContain('ENTER');
    expect(one.refusals.reached).toEqual([]);
    const both = await covered(await recordedDuel(), exampleFile('T-09'));
    expect(ids(both.reasons)).toEqual(expect.arrayContaining(['NOTHING_CHANGED', 'ENTER']));
    // T-09 has branches under modern-tcg alone, one of them with a refusal
    expect(ids(both.refusals)).toEqual(['attack/direct-not-legal']);
    const before = new Set(one.charts.flatMap(({ transitions }) => transitions.never));
    const now = both.charts.flatMap(({ transitions }) => transitions.never);
    expect(now.length).toBeLessThan(before.size);
    expect(now.every((id) => before.has(id))).toBe(true);
  });

  test('what another engine tells otherwise than the rules counts as not as expected', async () => {
    const passedOver = [...declares('a', 1, 'b'), tokenComes('t1', 1), ...fought, turnEnds];
    const told = testFile('engine.duel.jsonl', toldFile(...passedOver));
    const right = testFile('right.duel.jsonl', toldFile(...declares('a', 1, 'b'), ...fought, turnEnds));
    expect([(await covered(told)).failed, (await covered(told, right)).failed]).toEqual([1, 1]);
  });

  test('what was reached and what was not make up the whole, and a first place is one where it is', async () => {
    const report = await covered(exampleFile('T-09'), exampleFile('T-27'));
    for (const kind of kinds(report)) {
      expect(kind.reached.length + kind.never.length).toBe(kind.all);
      expect(new Set([...ids(kind), ...kind.never]).size).toBe(kind.all);
    }
    const first = report.reasons.reached.find(({ id }) => id === 'ENTER')?.first;
    expect(first?.duel).toBe(exampleFile('T-09'));
    const told = await duelscope('explain', exampleFile('T-09'), '--at', String(first?.entry));
    expect(told.out.join('\n')).toContain('ENTER');
  });

  test('each variant of the chart that was played is counted by itself', async () => {
    const { charts } = await covered(exampleFile('D-08'));
    expect(charts.map(({ variant }) => variant)).toEqual(['modern', 'classic']);
    for (const { states } of charts) expect(states.reached.length).toBeGreaterThan(5);
  });

  test('as text: the totals first, then counts, what never means, and what never came', async () => {
    const came = await duelscope('coverage', await recordedDuel());
    expect(came.code).toBe(0);
    expect(came.out.filter((line) => /^\S.*: \d+ of \d+$/.test(line))).toHaveLength(5);
    expect(came.out[0]).toMatch(/^1 duel, \d+ entries$/);
    expect(came.out[6]).toMatch(/^"Never" is said of these files alone/);
    const never = came.out.slice(came.out.indexOf('reasons that never came:'));
    expect(never.some((line) => line.startsWith('  ') && line.includes('ENTER'))).toBe(true);
    const all = await duelscope('coverage', exampleFile('T-09'), '--all');
    expect(all.out.some((line) => / {2}ENTER {2}first at .*T-09\.json@\d+$/.test(line))).toBe(true);
  });

  test('a file that cannot be used is named, and the others count; one that fails is told', async () => {
    const folder = testFolder();
    testFile('bad.json', '{', folder);
    testFile('d.json', exampleText('D-01').replaceAll('7300', '7301'), folder);
    const came = await duelscope('coverage', folder);
    expect(came.code).toBe(2);
    expect(came.problems).toHaveLength(1);
    expect(came.problems[0]).toContain('bad.json: line 1');
    expect(came.out[0]).toMatch(/^\d+ duels?, \d+ entries, \d+ of them not as expected/);
    const none = await duelscope('coverage', testFile('bad.json', '{'));
    expect([none.code, none.out.length, none.problems.length]).toEqual([2, 0, 1]);
  });
});
