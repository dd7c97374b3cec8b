import { describe, expect, it } from 'vitest';
import { encodeEntry, pathTo, trunkHead } from '../../events/index.ts';
import {
  createRules,
  exampleById,
  headOf,
  openTree,
  playScenario,
  readScenario,
  verifyDuel,
  writtenScenario,
} from '../../machines/index.ts';
import { treeOfScenario } from '../../ui/worker/changing/changing.ts';

const lines = (entries: Parameters<typeof pathTo>[0]) =>
  (entries as Parameters<typeof encodeEntry>[0][]).map(encodeEntry);

/** Scenarios that are told up to a choice, a window or the setup, and go on in their branches only. */
describe.each(['X-85', 'X-97', 'X-69', 'X-67'])('%s, told up to where its branches begin', (id) => {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { header, entries } = playScenario(scenario);
  const made = () => treeOfScenario(scenario, header, { branch: null, ruleset: null, path: entries });

  it('as one duel, its trunk is what was told, and every branch is one', () => {
    const tree = made();
    expect(lines(pathTo(tree.log.entries, headOf(tree, null)))).toEqual(lines(entries));
    const names = Object.keys(scenario.branches ?? {});
    expect(tree.names.map(({ name }) => name)).toEqual(names);
    for (const { name, head } of tree.names)
      expect(lines(pathTo(tree.log.entries, head)).length, name).toBeGreaterThan(entries.length);
  });

  it('saved and opened again it is the same, and what the rules decide', () => {
    const tree = made();
    tree.writeNames(0);
    const again = openTree(createRules({ ruleset: header.ruleset, cards: header.cards }), tree.log.entries);
    expect(trunkHead(again.log.entries)).toBe(entries.length - 1);
    expect(again.names).toEqual(tree.names);
    expect(verifyDuel(header, tree.log.entries)).toMatchObject({ ok: true });
  });

  it('written as a scenario, the trunk ends there too', () => {
    const tree = made();
    const courses = tree.names.map(({ name, head }) => ({ name, path: pathTo(tree.log.entries, head) }));
    const trunk = pathTo(tree.log.entries, headOf(tree, null));
    const read = readScenario(JSON.stringify(writtenScenario(scenario, header, trunk, courses)));
    if (!read.ok) throw new Error(read.message);
    expect(playScenario(read.scenario).entries.map(({ type }) => type)).toEqual(
      entries.map(({ type }) => type),
    );
  });
});
