import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DUEL_VERSIONS, decodeDuel } from '../../events/index.ts';
import { createRules, headerSchema } from '../../machines/index.ts';

/** A duel that the engine of 0.1.0 recorded, as it wrote it: it must open as long as version 1 is read. */
const FILE = resolve(import.meta.dirname, 'fixtures/version-1.duel.jsonl');

it('a file of version 1, recorded long ago, opens and folds to its end', () => {
  const read = decodeDuel(readFileSync(FILE, 'utf8'), { header: headerSchema });
  if (!read.ok) throw new Error(read.error.message);
  const { header, entries, version, torn } = read.duel;
  expect([version, torn, header.engine, header.version]).toEqual([
    1,
    null,
    'duelscope/0.1.0',
    DUEL_VERSIONS.current,
  ]);
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const trunk = entries.slice(
    0,
    entries.findIndex(({ parent }) => parent !== undefined),
  );
  const { board } = trunk.reduce(rules.evolve, rules.initial());

  expect(trunk.filter(({ type }) => type === 'attackReplay.checked').length).toBeGreaterThan(0);
  expect(board.players.B.lifePoints).toBe(8000);
});
