import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DUEL_VERSIONS, decodeDuel } from '../../events/index.ts';
import { fingerprint } from '../../machines/duel/fingerprint.ts';
import { createRules, headerSchema } from '../../machines/index.ts';

/** A duel that the engine of 0.1.0 recorded, as it wrote it: it must open as long as version 1 is read. */
const FILE = resolve(import.meta.dirname, 'fixtures/version-1.duel.jsonl');

/** The kept file as it would have been written when a card said otherwise that it lets a monster attack twice. */
function withOldCard(): string {
  const [first = '', ...lines] = readFileSync(FILE, 'utf8').split('\n');
  const header = JSON.parse(first);
  const twice = {
    id: 'twice',
    kind: 'continuous',
    influences: [{ to: 'self', what: [{ ability: 'doubleAttack' }] }],
  };
  const [card, ...cards] = header.cards;
  header.cards = [{ ...card, effects: [...card.effects, twice] }, ...cards];
  header.cardsHash = fingerprint(header.cards);
  return [JSON.stringify(header), ...lines].join('\n');
}

it('R36: card data in a form from before is brought up as it is read, with its fingerprint', () => {
  const text = withOldCard();
  const read = decodeDuel(text, { header: headerSchema });
  if (!read.ok) throw new Error(read.error.message);
  const { header, entries } = read.duel;
  const effect = header.cards[0]?.effects.find(({ id }) => id === 'twice');
  expect(effect).toMatchObject({ influences: [{ to: 'self', what: [{ attacks: 2 }] }] });
  expect(JSON.stringify(header)).not.toContain('doubleAttack');
  expect(header.cardsHash).toBe(fingerprint(header.cards));
  const plain = decodeDuel(readFileSync(FILE, 'utf8'), { header: headerSchema });
  expect(entries).toEqual(plain.ok ? plain.duel.entries : []);
  // a fingerprint that was not theirs stays, so that it is found out
  const forged = decodeDuel(text.replace(/"cardsHash":"[0-9a-f]+"/, '"cardsHash":"00000000"'), {
    header: headerSchema,
  });
  expect(forged.ok && forged.duel.header.cardsHash).toBe('00000000');
});

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
