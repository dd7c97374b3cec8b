import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EVENT_TEXTS, FIELD_NAMES, fieldText } from '../../electron/cli/eventTexts.ts';
import { jsonSchemaOf, SCHEMA_NAMES } from '../../electron/cli/schemas.ts';
import { EVENT_TYPES } from '../../events/index.ts';
import { CARDS, EXAMPLES, expectSchema, RULESETS } from '../../machines/index.ts';
import { duelscope, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';
import { fieldsOf } from '../support/generate/events.ts';
import { outOfDate } from '../support/generate/sections.ts';
import { ROOT } from '../support/sources.ts';

/** A checker made from the printed JSON Schema alone. */
const checker = (name: (typeof SCHEMA_NAMES)[number]) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(jsonSchemaOf(name))) as Parameters<typeof z.fromJSONSchema>[0]);

describe('schema', () => {
  test('each has its title and the draft it follows', () => {
    for (const name of SCHEMA_NAMES)
      expect(jsonSchemaOf(name)).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: expect.stringMatching(/^Duelscope /),
        description: expect.any(String),
      });
  });

  test('its parts have names, and what would have to be guessed is described', () => {
    for (const name of SCHEMA_NAMES)
      for (const part of Object.keys((jsonSchemaOf(name)['$defs'] ?? {}) as object))
        expect(part, name).toMatch(/^[a-z][A-Za-z]+$/);
    type Described = Readonly<Record<string, { readonly description?: string }>>;
    const effect = (jsonSchemaOf('card')['$defs'] as Record<string, { readonly properties: Described }>)[
      'effect'
    ]?.properties;
    for (const field of ['from', 'forced', 'when', 'condition', 'limit', 'printings'])
      expect(effect?.[field]?.description, field).toMatch(/^\p{Lu}.*\.$/u);
    const steps = JSON.stringify((jsonSchemaOf('scenario')['$defs'] as Record<string, unknown>)['step']);
    for (const field of ['at', 'until', 'place', 'zone', 'counts', 'answers', 'refused'])
      expect(steps, field).toMatch(
        new RegExp(`"${field}":{[^{}]*"description":"[^"]|"${field}":{"description":"[^"]`),
      );
  });

  test('every built-in scenario, card and ruleset follows its JSON Schema', () => {
    const scenario = checker('scenario');
    for (const example of EXAMPLES) expect(scenario.safeParse(example).success, example.id).toBe(true);
    const card = checker('card');
    for (const [id, data] of CARDS) expect(card.safeParse(data).success, id).toBe(true);
    const ruleset = checker('ruleset');
    for (const [id, data] of RULESETS) expect(ruleset.safeParse(data).success, id).toBe(true);
  });

  test('every line of a recorded duel follows the schema of duel files', async () => {
    const duel = checker('duel');
    for (const line of readFileSync(await recordedDuel(), 'utf8')
      .trimEnd()
      .split('\n'))
      expect(duel.safeParse(JSON.parse(line)).success, line.slice(0, 80)).toBe(true);
  });

  test('what is wrong does not follow it', () => {
    const scenario = checker('scenario');
    const [example] = EXAMPLES;
    expect(scenario.safeParse({ ...example, extra: 1 }).success).toBe(false);
    expect(scenario.safeParse({ ...example, steps: [{ A: 'atack' }] }).success).toBe(false);
    expect(scenario.safeParse({ ...example, setup: { turn: 0 } }).success).toBe(false);
    expect(
      checker('duel').safeParse({ index: 0, at: 0, type: 'attack.made', payload: {}, causedBy: [] }).success,
    ).toBe(false);
    expect(checker('ruleset').safeParse({ id: 'x' }).success).toBe(false);
  });

  test('printed one by one or together, or written into a folder', async () => {
    const card = await duelscope('schema', 'card');
    expect(card.json()).toEqual(JSON.parse(JSON.stringify(jsonSchemaOf('card'))));
    expect(Object.keys((await duelscope('schema')).json() as object)).toEqual([...SCHEMA_NAMES]);
    const folder = join(testFolder(), 'schemas');
    const written = await duelscope('schema', '--out', folder);
    expect(written.out).toEqual(SCHEMA_NAMES.map((name) => join(folder, `${name}.schema.json`)));
    expect(readdirSync(folder).sort()).toEqual(SCHEMA_NAMES.map((name) => `${name}.schema.json`).sort());
  });

  test('a file that is no schema is not replaced unasked', async () => {
    const folder = testFolder();
    const file = testFile('card.schema.json', 'my notes', folder);
    const refused = await duelscope('schema', '--out', folder);
    expect(refused.code).toBe(2);
    expect(refused.problems).toEqual([
      `${file}: this file is there already and is no schema; choose another folder, or give --force to replace it`,
    ]);
    expect(readdirSync(folder)).toEqual(['card.schema.json']);
    expect(readFileSync(file, 'utf8')).toBe('my notes');
    expect((await duelscope('schema', '--out', folder, '--force')).code).toBe(0);
    expect((await duelscope('schema', '--out', folder)).code).toBe(0);
  });
});

describe('the README', () => {
  test('README tells of every key of an expectation', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const table = readme.slice(
      readme.indexOf('What a step `expect` may say'),
      readme.indexOf('## Duels of other clients'),
    );
    expect(Object.keys(expectSchema.shape).filter((key) => !table.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('the events', () => {
  test('each has its sentence and each of its fields too, and nothing else has one', () => {
    expect([...EVENT_TEXTS.keys()].sort()).toEqual([...EVENT_TYPES].sort());
    const without = EVENT_TYPES.flatMap((type) =>
      fieldsOf(type).flatMap(({ name }) => (fieldText(type, name) === undefined ? [`${type}.${name}`] : [])),
    );
    expect(without).toEqual([]);
    const names = new Set(
      EVENT_TYPES.flatMap((type) => fieldsOf(type).flatMap(({ name }) => [name, `${type}.${name}`])),
    );
    expect(FIELD_NAMES.filter((name) => !names.has(name))).toEqual([]);
  });

  test('the schema says of each what it is, and leaves out what another engine may', () => {
    const all = JSON.stringify(jsonSchemaOf('duel'));
    for (const { text } of EVENT_TEXTS.values()) expect(all).toContain(JSON.stringify(text).slice(1, -1));
    const duel = checker('duel');
    const short = {
      index: 1,
      type: 'attack.declared',
      payload: { attacker: 'a', target: 'direct', direct: true },
    };
    expect(duel.safeParse(short).success).toBe(true);
    expect(duel.safeParse({ ...short, payload: { attacker: 'a' } }).success).toBe(false);
  });

  test('EVENTS.md is as it is generated', () => {
    expect(outOfDate('events', process.cwd())).toEqual([]);
  });
});
