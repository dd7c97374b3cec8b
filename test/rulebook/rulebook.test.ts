import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CONTRADICTIONS,
  OPEN_POINTS,
  RULE_IDS,
  RULEBOOK,
  type Rule,
  ruleById,
  SOURCE_TEXTS,
  SWITCH_TEXTS,
} from '../../machines/rulebook/index.ts';
import { RULESETS, switchesSchema } from '../../machines/rulesets/index.ts';
import { outOfDate } from '../support/generate/sections.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rules: readonly Rule[] = RULEBOOK.flatMap((section) => section.rules);
/** Points of disagreement are told like rules, since reasons name them. */
const all: readonly Rule[] = RULE_IDS.flatMap((id) => ruleById(id) ?? []);
const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

/** The files under a folder that end so. */
function filesUnder(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));
}

test('the rules for people, machines/RULES.md, are up to date', () => {
  expect(outOfDate('rules', root)).toEqual([]);
});

test('every rule of the specification is there, once', () => {
  for (const id of [...upTo('B', 57), ...upTo('R', 41)]) expect(ruleById(id)?.id, id).toBe(id);
  expect(RULE_IDS.length).toBe(rules.length + CONTRADICTIONS.length);
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  expect(ruleById('B58')).toBeUndefined();
});

test('every switch, contradiction and open point is there, once', () => {
  expect(SWITCH_TEXTS.map((text) => text.name)).toEqual(Object.keys(switchesSchema.shape));
  expect(CONTRADICTIONS.map((point) => point.id)).toEqual(upTo('C', 24));
  // Q1 to Q10 are those of the specification; what comes after them is a point that we met ourselves.
  expect(OPEN_POINTS.map((point) => point.id)).toEqual(upTo('Q', 17));
});

describe('each rule', () => {
  test.each(all.map((rule) => [rule.id, rule] as const))(
    '%s is one plain sentence with its source',
    (_, rule) => {
      expect(rule.statement).toMatch(/^[A-Z"0].*\.$/);
      expect(rule.statement, 'more than one sentence').not.toMatch(/[a-z)"]\. [A-Z]/);
      expect(rule.statement.length).toBeLessThan(360);
      expect(rule.statement, 'a code or rule id').not.toMatch(/\b[A-Z]+_[A-Z_]+\b|\b[TDCQSR][0-9]+\b/);
      expect(rule.source.length).toBeGreaterThan(2);
      if (rule.kind === 'source' && !/^C/.test(rule.id)) {
        for (const part of rule.source.split('; ').filter((text) => !/^[BR][0-9]/.test(text)))
          expect(
            SOURCE_TEXTS.some((source) => part.startsWith(source.name)) ||
              part.startsWith('ygopro') ||
              part.startsWith('digest'),
            `${rule.id}: ${part}`,
          ).toBe(true);
      }
    },
  );
  test('that is ours says what we chose, unless it only follows from others', () => {
    const ours = all.filter((rule) => rule.kind === 'ours');
    expect(ours.map((rule) => rule.id)).toEqual(['B9', 'F8', 'E9', 'R9', 'R22', 'R36']);
    for (const rule of ours)
      expect(rule.open ?? rule.source, rule.id).toMatch(/^(Q7|C8|No source|Our way|Follows from)/);
  });
});

test('every switch belongs to a rule, and every value it can have is put into words', () => {
  const used = new Set(rules.flatMap((rule) => rule.switches ?? []));
  for (const text of SWITCH_TEXTS) {
    expect(used.has(text.name), text.name).toBe(true);
    const schema = switchesSchema.shape[text.name];
    const values = 'options' in schema ? schema.options : ['true', 'false'];
    expect(Object.keys(text.values).sort(), text.name).toEqual([...values].sort());
    for (const point of text.contradictions) expect(CONTRADICTIONS.map((entry) => entry.id)).toContain(point);
  }
});

test('open points name rules that exist, and rules that name an open point or contradiction name a real one', () => {
  for (const point of OPEN_POINTS)
    for (const id of point.rules) expect(ruleById(id), `${point.id} ${id}`).toBeDefined();
  const known = new Set([...OPEN_POINTS, ...CONTRADICTIONS].map((point) => point.id));
  for (const rule of all)
    for (const [id] of (rule.open ?? '').matchAll(/\b[QC][0-9]+\b/g))
      expect(known.has(id), `${rule.id} ${id}`).toBe(true);
});

test('the table of rulesets stars exactly the values that are ours', () => {
  const lines = readFileSync(path.join(root, 'machines/RULES.md'), 'utf8').split('\n');
  const ids = [...RULESETS.keys()];
  for (const name of Object.keys(switchesSchema.shape)) {
    const cells =
      lines
        .find((line) => line.startsWith(`| ${name} |`))
        ?.split(' | ')
        .slice(2) ?? [];
    const starred = ids.filter((_, column) => cells[column]?.includes('*'));
    expect(starred, name).toEqual(ids.filter((id) => RULESETS.get(id)?.ours.some((ours) => ours === name)));
  }
});

describe('ids cited elsewhere', () => {
  test('by a rule, a refusal or a sentence in code are in the rulebook', () => {
    const cited = filesUnder('machines', /\.ts$/)
      .concat(filesUnder('events', /\.ts$/))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(/'([BREFCQ][0-9]{1,2})'/g)].map(
          (found) => [file, found[1] ?? ''] as const,
        ),
      );
    for (const [file, id] of cited) expect(ruleById(id), `${id} in ${file}`).toBeDefined();
    expect(new Set(cited.map(([, id]) => id)).size).toBeGreaterThan(20);
  });
  test('by the worked examples are rules, or points on which the sources disagree', () => {
    const points = [...CONTRADICTIONS, ...OPEN_POINTS].map((point) => point.id);
    for (const file of filesUnder('machines/scenarios', /\.json$/)) {
      const scenario = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { rules?: string[] };
      for (const id of scenario.rules ?? [])
        expect(ruleById(id) !== undefined || points.includes(id), `${id} in ${file}`).toBe(true);
    }
  });
});
