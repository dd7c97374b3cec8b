import { describe, expect, test } from 'vitest';
import { CARDS, CHARTS, createStepper, RULESETS, switchesSchema } from '../machines/index.ts';
import { filesOf } from './support/sources.ts';

const CODE = ['.ts', '.tsx'];
const machines = filesOf('machines', CODE);
const rules = machines.filter(({ path }) => /^machines\/(rules|decide|charts|effects)\//.test(path));
const everywhereElse = ['events', 'machines', 'ui', 'electron']
  .flatMap((folder) => filesOf(folder, CODE))
  .filter(({ path }) => !path.startsWith('machines/charts/'));

/** Every state of a chart by its full name, as the inspector shows it. */
function stateNames(): readonly string[] {
  const names = new Set<string>();
  for (const chart of Object.values(CHARTS)) {
    const visit = (node: typeof chart.root): void => {
      if (node.path.length > 1) names.add(node.path.join('.'));
      for (const child of Object.values(node.states)) visit(child);
    };
    visit(chart.root);
  }
  return [...names];
}

const inQuotes = (text: string, word: string): boolean =>
  [`'${word}'`, `"${word}"`, `\`${word}\``].some((quoted) => text.includes(quoted));

/** The text of a program without what it says in comments. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** The cards that a piece of code knows: in quotes, as a key or a name of its own, by what is printed, or by number. */
function cardsIn(code: string): readonly string[] {
  const text = withoutComments(code);
  return [...CARDS.values()].flatMap(({ id, name, passcode }) => {
    const asWord = !id.includes('-') && new RegExp(`\\b${id}\\b`).test(text);
    const asNumber = passcode !== undefined && text.replaceAll('_', '').includes(String(passcode));
    return asWord || text.includes(id) || text.includes(name) || asNumber ? [id] : [];
  });
}

describe('who knows what', () => {
  test('no code outside machines/charts names a state of a chart', () => {
    const names = stateNames();
    expect(names.length).toBeGreaterThan(50);
    const found = everywhereElse.flatMap(({ path, text }) =>
      names.filter((name) => inQuotes(text, name)).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test('no rule, decision, effect or chart names a card, by its id, its printed name or its number', () => {
    expect(cardsIn("case 'magical-hats': return true;")).toEqual(['magical-hats']);
    expect(cardsIn('const known = { scapegoat: true };')).toEqual(['scapegoat']);
    expect(cardsIn('name.startsWith("Book of Moon")')).toEqual(['book-of-moon']);
    expect(cardsIn('if (passcode === 97077563) return;')).toEqual(['call-of-the-haunted']);
    expect(cardsIn('/** As with Call of the Haunted, not for scapegoat. */')).toEqual([]);
    const found = rules.flatMap(({ path, text }) => cardsIn(text).map((id) => `${path}: ${id}`));
    expect(found).toEqual([]);
  });

  test('no rule asks for a ruleset by its name', () => {
    const found = rules.flatMap(({ path, text }) =>
      [...RULESETS.keys()].filter((id) => inQuotes(text, id)).map((id) => `${path}: ${id}`),
    );
    expect(found).toEqual([]);
  });

  test('each switch is read in one file at most', () => {
    const read = (text: string, name: string): boolean =>
      new RegExp(`switches\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\}\\s*=\\s*[\\w.]*switches\\b`).test(text);
    const twice = Object.keys(switchesSchema.shape).flatMap((name) => {
      const readers = machines.filter(({ text }) => read(text, name)).map(({ path }) => path);
      return readers.length > 1 ? [`${name}: ${readers.join(', ')}`] : [];
    });
    expect(twice).toEqual([]);
  });

  test('every state that asks says what may be decided, and every must names a rule and its events', () => {
    for (const chart of Object.values(CHARTS)) {
      const stepper = createStepper(chart);
      expect(stepper.standing.length).toBeGreaterThan(0);
      const visit = (node: typeof chart.root): void => {
        const meta = node.meta as
          | {
              asks?: string;
              may?: readonly string[];
              must?: readonly { run: string; appends: readonly string[] }[];
            }
          | undefined;
        if (meta?.asks !== undefined) expect(meta.may?.length, node.id).toBeGreaterThan(0);
        for (const must of meta?.must ?? [])
          expect(must.appends.length, `${node.id} ${must.run}`).toBeGreaterThan(0);
        for (const child of Object.values(node.states)) visit(child);
      };
      visit(chart.root);
    }
  });
});
