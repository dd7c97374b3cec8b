import { describe, expect, test } from 'vitest';
import { exampleById, playScenario } from '../../machines/index.ts';
import { filtered, filteredLines, isFiltered, marksIn, NO_FILTER } from '../../ui/inspector/log/logFilter.ts';
import { groupsOf } from '../../ui/inspector/log/logRows.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { findRows } from '../../ui/worker/looks/found.ts';
import { outlineOf } from '../../ui/worker/outlineOf.ts';
import type { FoundLooked } from '../../ui/worker/protocol/index.ts';

const scenario = exampleById('T-09');
if (scenario === undefined) throw new Error('no example T-09');
const played = playScenario(scenario);
const duel = takeInHand(played.header, played.entries);
const outline = outlineOf(duel, {
  title: scenario.title,
  text: null,
  origin: { kind: 'example', id: 'T-09' },
  branch: null,
  branches: [],
  leftBranch: null,
  warnings: [],
  under: null,
  ownRules: duel.header.ruleset,
  ownRuleset: true,
  differs: null,
  changed: false,
  changing: null,
});

async function find(text: string, go = () => true): Promise<FoundLooked | undefined> {
  let last: FoundLooked | undefined;
  await findRows(duel, text, {
    tell: (found) => {
      last = found;
    },
    pause: () => Promise.resolve(),
    go,
  });
  return last;
}

describe('the log, filtered', () => {
  test('by words, whatever their case: the entries that say so, and no other', async () => {
    const found = await find('SHEEP TOKEN 1 COMES');
    expect(found?.positions.map((at) => duel.path[at]?.type)).toEqual(['card.moved']);
    expect(found?.read).toBe(found?.total);
    expect((await find('no such words'))?.positions).toEqual([]);
  });

  test('a search that nobody waits for any more stops', async () => {
    expect(await find('sheep', () => false)).toBeUndefined();
  });

  test('by kind and player together', () => {
    expect(marksIn(outline)).toContain('came');
    const came = filtered(outline, { ...NO_FILTER, mark: 'came' }, null);
    expect(came).toHaveLength(4);
    expect(filtered(outline, { ...NO_FILTER, mark: 'came', player: 'B' }, null)).toEqual(came);
    expect(filtered(outline, { ...NO_FILTER, mark: 'came', player: 'A' }, null)).toEqual([]);
    expect(filtered(outline, { ...NO_FILTER, mark: 'came' }, [0, came[0] ?? 0])).toEqual([came[0]]);
    expect(isFiltered(NO_FILTER)).toBe(false);
    expect(isFiltered({ ...NO_FILTER, text: '  ' })).toBe(false);
  });

  test('each entry keeps its group, and groups without any go', () => {
    const groups = groupsOf(outline);
    const came = filtered(outline, { ...NO_FILTER, mark: 'came' }, null);
    const lines = filteredLines(groups, came, new Map());
    expect(lines.map(({ kind }) => kind)).toEqual(['group', 'row', 'row', 'row', 'row']);
    expect(lines.slice(1).map(({ from }) => from)).toEqual(came);
    const closed = filteredLines(groups, came, new Map([[lines[0]?.from ?? -1, false]]));
    expect(closed.map(({ kind }) => kind)).toEqual(['group']);
  });
});
