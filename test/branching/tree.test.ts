import { describe, expect, it } from 'vitest';
import { type Entry, pathTo, trunkHead } from '../../events/index.ts';
import {
  createRules,
  EXAMPLES,
  exampleById,
  graft,
  headOf,
  openTree,
  passOn,
  playScenario,
  verifyDuel,
} from '../../machines/index.ts';
import { runsOf } from '../scenarios/runs.ts';
import { playRun } from '../support/everyRun.ts';

const told = (path: readonly Entry[]) => path.map(({ type, command }) => ({ type, command }));

function treeOf(id: string, branch?: string) {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { header, entries } = playScenario(scenario, branch === undefined ? {} : { branch });
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const tree = openTree(rules, entries);
  const stateAt = (index: number) => pathTo(tree.log.entries, index).reduce(rules.evolve, rules.initial());
  return { header, rules, tree, stateAt, entries };
}

/** The replay of T-09: four tokens came, A chooses again. */
const choosing = (entries: readonly Entry[]): number =>
  entries.findIndex((entry) => entry.type === 'attackReplay.checked' && entry.payload.then === 'choose');

describe('a duel with all its futures', () => {
  it('keeps every course of an example in one log, which verifies', () => {
    for (const scenario of EXAMPLES.filter((_, at) => at % 6 === 0)) {
      const [trunk, ...others] = runsOf(scenario);
      if (trunk === undefined) continue;
      const { header, entries } = playRun(trunk);
      const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
      const tree = openTree(rules, entries);
      for (const run of others) {
        const played = playRun(run);
        if (run.branch === undefined || played.header.ruleset.id !== header.ruleset.id) continue;
        const head = graft(tree, rules, played.entries);
        expect(told(pathTo(tree.log.entries, head)), `${scenario.id}, ${run.branch}`).toEqual(
          told(played.entries),
        );
        tree.name(run.branch, head);
      }
      tree.writeNames(0);
      expect(tree.log.entries.slice(0, entries.length)).toEqual(entries);
      expect(verifyDuel(header, tree.log.entries), scenario.id).toMatchObject({ ok: true });
      expect(openTree(rules, tree.log.entries).names).toEqual(tree.names);
    }
  });

  it('R23: stopping instead of going on is another future, and the first one stays', () => {
    const { header, tree, stateAt, entries } = treeOf('T-09');
    const at = choosing(entries);
    const taken = tree.take(
      at,
      stateAt(at),
      { type: 'attackReplay.choose', player: 'A', target: 'stop' },
      99_000,
    );
    expect(taken.known).toBe(false);
    const branch = pathTo(tree.log.entries, taken.head);
    expect(branch[at + 1]).toMatchObject({ type: 'attack.stopped', parent: at, at: 99_000 });
    expect(trunkHead(tree.log.entries)).toBe(entries.length - 1);
    tree.name('stop', taken.head);
    tree.writeNames(99_000);
    expect(verifyDuel(header, tree.log.entries)).toMatchObject({ ok: true });
    expect(headOf(tree, 'stop')).toBe(taken.head);
    expect(headOf(tree, null)).toBe(entries.length - 1);
  });

  it('finds a decision again that was taken there before', () => {
    const { tree, stateAt, entries } = treeOf('T-09');
    const at = choosing(entries);
    const command = entries[at + 1]?.command;
    if (command === undefined) throw new Error('A chose nothing');
    const taken = tree.take(at, stateAt(at), command, 99_000);
    expect(taken.known).toBe(true);
    expect(tree.log.next).toBe(entries.length);
    expect(taken.state).toEqual(stateAt(taken.head));
  });

  it('refuses what is not legal and appends nothing', () => {
    const { tree, stateAt, entries } = treeOf('T-09');
    const at = choosing(entries);
    const direct = { type: 'attackReplay.choose', player: 'A', target: 'direct' } as const;
    expect(tree.take(at, stateAt(at), direct, 99_000).rejection?.code).toBe('attack/direct-not-legal');
    expect(tree.log.next).toBe(entries.length);
  });

  it('goes on at the end of a branch, renames it, and gives a name up and back', () => {
    const { header, rules, tree, stateAt, entries } = treeOf('T-09');
    const at = choosing(entries);
    const stop = { type: 'attackReplay.choose', player: 'A', target: 'stop' } as const;
    const first = tree.take(at, stateAt(at), stop, 99_000);
    tree.name('stop', first.head);
    tree.writeNames(99_000);
    let head = first.head;
    passOn(rules, first.state, (player, state) => {
      const taken = tree.take(head, state, { type: 'priority.pass', player }, 99_000);
      head = taken.head;
      return taken.state;
    });
    expect(head).toBeGreaterThan(first.head);
    tree.name('stop', head);
    tree.rename('stop', 'another way');
    expect(() => tree.rename('stop', 'x')).toThrow(RangeError);
    tree.writeNames(100_000);
    expect(openTree(rules, tree.log.entries).names).toEqual([{ name: 'another way', head }]);
    expect(tree.drop('another way')).toEqual({ name: 'another way', head });
    tree.writeNames(101_000);
    expect(openTree(rules, tree.log.entries).names).toEqual([]);
    tree.name('another way', head);
    tree.writeNames(102_000);
    expect(openTree(rules, tree.log.entries).names).toEqual([{ name: 'another way', head }]);
    expect(verifyDuel(header, tree.log.entries)).toMatchObject({ ok: true });
  });
});

describe('passing on', () => {
  it('F8: both players pass until somebody may do more than answer', () => {
    const { rules, tree, stateAt, entries } = treeOf('T-09');
    const declared = entries.findIndex(({ type }) => type === 'attack.declared');
    let head = declared;
    passOn(rules, stateAt(declared), (player, state) => {
      const taken = tree.take(head, state, { type: 'priority.pass', player }, 99_000);
      head = taken.head;
      return taken.state;
    });
    const types = pathTo(tree.log.entries, head)
      .slice(declared + 1)
      .map(({ type }) => type);
    expect(types).toContain('battle.calculated');
    expect(types.filter((type) => type === 'prompt.asked')).toEqual([]);
    expect(rules.speaker(stateAt(head)).may).toContain('phase.change');
  });
});
