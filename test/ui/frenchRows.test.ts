import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardNames, catalogueOf, emptyBoard, evolveBoard, explain } from '../../events/index.ts';
import { EXAMPLES, exampleById, playScenario } from '../../machines/index.ts';
import { FACTS } from '../../ui/locales/fr/facts.ts';
import { of } from '../../ui/locales/fr/grammar.ts';
import { speak, words } from '../../ui/locales/index.ts';

beforeAll(() => speak('fr'));
// other files share what is loaded
afterAll(() => speak('en'));

/** Between them they have every kind of decision. */
const ALL_KINDS = ['T-01', 'T-09', 'T-10', 'T-21', 'T-33', 'T-65', 'T-89', 'D-02', 'X-01', 'X-20'];

test('a row that says what a player does is told of the player, and any other one beside', async () => {
  const catalogue = await catalogueOf('fr');
  const told = ALL_KINDS.flatMap((id) => {
    const example = exampleById(id);
    if (example === undefined) return [];
    const { header, entries } = playScenario(example);
    const printed = new Map(header.cards.map((card) => [card.id, card.name]));
    const nameOf = cardNames(entries, (name) => printed.get(name) ?? name);
    let before = emptyBoard;
    return entries.flatMap((entry) => {
      const after = evolveBoard(before, entry);
      const context = { entries, before, after, nameOf, switches: header.ruleset.switches };
      const { player, row } = explain(context, entry.index, catalogue);
      before = after;
      const isName = [...printed.values()].some((name) => row.startsWith(name));
      const decides = entry.command !== undefined && entry.type !== 'command.refused' && !isName;
      return player === null || !decides ? [] : [words.judgeLine(player, row)];
    });
  });
  expect(told.length).toBeGreaterThan(100);
  expect(new Set(told.filter((line) => !/^[AB] \p{Ll}/u.test(line)))).toEqual(new Set());
});

test('what is no deed keeps its colon, and a name its capital', () => {
  expect(words.judgeLine('B', 'Sheep Token 1 arrive')).toBe('B\u202f: Sheep Token 1 arrive');
  expect(words.judgeLine('A', 'Choisit Sheep Token 2')).toBe('A choisit Sheep Token 2');
  expect(words.thenChose('attackReplay', 'B', 'Choisit Target Beta 1')).toBe('B choisit Target Beta 1.');
});

test.each([
  ['Ojama Green', 'd’Ojama Green'],
  ['Éclair', 'd’Éclair'],
  ['Yubel', 'de Yubel'],
  ['Ash', 'd’Ash'],
  ['A', 'de A'],
  ['B', 'de B'],
  ['7 Colored Fish', 'de 7 Colored Fish'],
  ['Harpie Lady', 'de Harpie Lady'],
])('of %s', (name, said) => expect(of(name)).toBe(said));

test('every fact that a rule reads in the worked examples has French words', () => {
  // ids of cards, effects and uses, places in a list, and players
  const ID = /^[cev]\d+$|^\d+$|^[AB]$|\|/;
  const words = new Set<string>();
  const note = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) note(each);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        words.add(key);
        note(part);
      }
  };
  for (const example of EXAMPLES)
    for (const { because } of playScenario(example).entries)
      for (const { fact, value } of because?.reads ?? []) {
        for (const part of fact.split('.')) words.add(part);
        note(value);
      }
  expect(words.size).toBeGreaterThan(80);
  expect(
    [...words].filter((word) => !ID.test(word) && word !== 'values' && FACTS[word] === undefined),
  ).toEqual([]);
});
