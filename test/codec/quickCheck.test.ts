import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENTRY_CHECKS, ENTRY_SCHEMAS, EVENT_TYPES, entrySchema } from '../../events/codec/entrySchema.ts';
import { compile } from '../../events/codec/quickCheck.ts';
import { scapegoatLog } from '../explain/scapegoatLog.ts';

const entries = scapegoatLog().entries.map(
  (entry) => JSON.parse(JSON.stringify(entry)) as Record<string, unknown>,
);

type Path = readonly (string | number)[];
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [
        path,
        ...Object.entries(value).flatMap(([key, each]) =>
          pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ];

function edited(value: unknown, path: Path, edit: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return edit(value);
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const next = edited((copy as Record<string, unknown>)[key as string], rest, edit);
  if (next === undefined) Reflect.deleteProperty(copy, key);
  else (copy as Record<string, unknown>)[key as string] = next;
  return copy;
}

describe('quick check', () => {
  it('is there for every type of event, and the union of all reads the same log', () => {
    expect([...ENTRY_CHECKS.keys()]).toEqual(EVENT_TYPES);
    for (const entry of entries) expect(entrySchema.safeParse(entry).success).toBe(true);
  });

  it('says the same as the schema it was made from, for any one edit of an entry', () => {
    const wild = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('A', 'B', 'attack', 'direct', -1, 0.5, 2 ** 53, true, null, [], {}, undefined),
      fc.string({ minLength: 39, maxLength: 42 }),
    );
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), wild, fc.boolean(), (which, where, value, add) => {
        const entry = entries[which % entries.length];
        if (entry === undefined) return;
        const paths = pathsOf(entry);
        const path = paths[where % paths.length] ?? [];
        const edit = (old: unknown): unknown =>
          add && typeof old === 'object' && old !== null && !Array.isArray(old)
            ? { ...old, surplus: value ?? 1 }
            : value;
        const next = edited(entry, path, edit);
        if (typeof next !== 'object' || next === null) return;
        const { type } = next as { type?: unknown };
        const name = typeof type === 'string' ? type : '';
        const [check, schema] = [ENTRY_CHECKS.get(name), ENTRY_SCHEMAS.get(name)];
        if (check === undefined || schema === undefined) return;
        const parsed = JSON.parse(JSON.stringify(next)) as unknown;
        const verdict = schema.safeParse(parsed).success;
        if (!verdict) refused += 1;
        expect(check(parsed), JSON.stringify({ path, parsed })).toBe(verdict);
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it('refuses to be made from what it does not know, rather than letting it through', () => {
    expect(() => compile(z.string().regex(/x/))).toThrow('cannot compile');
    expect(() => compile(z.strictObject({ a: z.string() }).refine(() => false))).toThrow('cannot compile');
    expect(() => compile(z.date())).toThrow('cannot compile');
    expect(() => compile(z.number().multipleOf(2))).toThrow('cannot compile');
  });
});
