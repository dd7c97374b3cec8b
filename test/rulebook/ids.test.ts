import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS, EXAMPLES, OPEN_POINTS, RULE_IDS, RULEBOOK, ruleById } from '../../machines/index.ts';
import { playEveryRun } from '../support/everyRun.ts';
import { decidedIn, filesUnder, foundIn } from './ids.ts';

const root = path.resolve(import.meta.dirname, '../..');
const RULES = RULEBOOK.flatMap((section) => section.rules);
const POINTS = new Set([...CONTRADICTIONS, ...OPEN_POINTS].map(({ id }) => id));
/** How many facts each source text has. */
const FACTS = [20, 12, 14, 9, 31];

const isKnown = (id: string): boolean => {
  const [, text, fact] = /^S([0-9])\.([0-9]+)$/.exec(id) ?? [];
  if (text !== undefined) return Number(fact) >= 1 && Number(fact) <= (FACTS[Number(text)] ?? 0);
  return ruleById(id) !== undefined || POINTS.has(id);
};

/** An id as comments, data and sentences write it: B14, R3, F2, E5, C9, Q7, S4.21. */
const ID = /\b([BRFECQ][0-9]{1,2}|S[0-4]\.[0-9]{1,2})\b/g;
/** Not ids: one that the rulebook's own test looks for in vain, and the control codes of a terminal. */
const NO_IDS = ['B58', 'C0'];

const unknown = (files: readonly string[]): readonly string[] =>
  foundIn(root, files, ID)
    .filter(({ id }) => !NO_IDS.includes(id) && !isKnown(id))
    .map(({ file, id }) => `${id} in ${file}`);

describe('every id that is written somewhere is in the rulebook', () => {
  test('in code', () => {
    const files = filesUnder(root, ['events', 'machines', 'ui', 'electron', 'test'], /\.(ts|tsx)$/);
    expect(unknown(files)).toEqual([]);
    expect(foundIn(root, files, ID).length).toBeGreaterThan(300);
  });
  test('in scenarios, cards, rulesets and the rulebook itself', () => {
    expect(unknown(filesUnder(root, ['machines'], /\.json$/))).toEqual([]);
  });
  test('in what people read', () => {
    expect(unknown(['machines/RULES.md', 'README.md', 'CHANGELOG.md'])).toEqual([]);
  });
});

test('the page of the rules has a row for each rule, point and open point, and for nothing else', () => {
  const rows = readFileSync(path.join(root, 'machines/RULES.md'), 'utf8').matchAll(
    /^\| ([BRFECQ][0-9]{1,2})(?: \*)? \|/gm,
  );
  expect([...rows].map(([, id]) => id).sort()).toEqual(
    [...new Set([...RULE_IDS, ...OPEN_POINTS.map(({ id }) => id)])].sort(),
  );
});

describe('every rule is shown', () => {
  const namedBy = new Map<string, string[]>();
  for (const { id, rules } of EXAMPLES)
    for (const rule of rules ?? []) namedBy.set(rule, [...(namedBy.get(rule) ?? []), id]);
  let decided: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  beforeAll(() => {
    decided = decidedIn(playEveryRun());
  });
  /** Ids that the engine gives as the rule it decides by: in quotes, where rules, decisions and effects are. */
  const given = new Set(
    foundIn(
      root,
      filesUnder(root, ['machines/rules', 'machines/decide', 'machines/effects', 'machines/duel'], /\.ts$/),
      /'([BRFEC][0-9]{1,2})'/g,
    ).map(({ id }) => id),
  );

  test.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const named = namedBy.get(id) ?? [];
    if (rule.notShown !== undefined) {
      expect(named, `${id} says that it is not shown`).toEqual([]);
      return;
    }
    expect(named, `no scenario names ${id}`).not.toEqual([]);
    if (!given.has(id)) return;
    const shown = named.filter((scenario) => decided.get(id)?.has(scenario) === true);
    expect(shown, `${id} decides nothing in ${named.join(', ')}`).not.toEqual([]);
  });

  test('a point of disagreement that decides something, too', () => {
    const points = [...given].filter((id) => id.startsWith('C'));
    expect(points.length).toBeGreaterThan(5);
    expect(
      points.filter(
        (id) => !(namedBy.get(id) ?? []).some((scenario) => decided.get(id)?.has(scenario) === true),
      ),
    ).toEqual([]);
  });
});
