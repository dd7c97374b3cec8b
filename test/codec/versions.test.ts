import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createVersions,
  DUEL_VERSIONS,
  decodeDuel,
  encodeDuel,
  type RawLine,
  type Upcaster,
} from '../../events/index.ts';
import { scapegoatLog } from '../explain/scapegoatLog.ts';

const { entries } = scapegoatLog();

// Two versions that never were: the first wrote `who` for `player`, the second had no `at`.
const first: Upcaster = {
  from: 1,
  header: ({ name, ...rest }) => ({ ...rest, version: 2, title: name ?? 'untitled' }),
  entry: (line) => {
    const { who, ...payload } = line['payload'] as RawLine;
    return { ...line, payload: who === undefined ? payload : { ...payload, player: who } };
  },
};
const second: Upcaster = {
  from: 2,
  header: (line) => ({ ...line, version: 3 }),
  entry: (line) => ({ at: 0, ...line }),
};
const versions = createVersions(3, [second, first]);
const headerSchema = z.strictObject({
  format: z.literal('duelscope/duel'),
  version: z.literal(3),
  title: z.string(),
});

const oldLine = (entry: object): RawLine => {
  const { at: _, payload, ...rest } = entry as { at: number; payload: { player?: string } };
  const { player, ...others } = payload;
  return {
    ...rest,
    payload: player === undefined ? others : { ...others, who: player },
  } as unknown as RawLine;
};

describe('versions', () => {
  it('brings an older file up to the current version, step by step, and says which it was', () => {
    const lines = [{ format: 'duelscope/duel', version: 1, name: 'old' }, ...entries.map(oldLine)];
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    const read = decodeDuel(text, { header: headerSchema, versions });
    expect(read).toMatchObject({ ok: true, duel: { version: 1, header: { version: 3, title: 'old' } } });
    if (read.ok) expect(read.duel.entries).toEqual(entries.map((entry) => ({ ...entry, at: 0 })));
  });

  it('leaves a file of the current version as it is', () => {
    const text = encodeDuel({ format: 'duelscope/duel', version: 3, title: 'new' }, entries);
    const read = decodeDuel(text, { header: headerSchema, versions });
    expect(read.ok && read.duel.entries).toEqual(entries);
  });

  it('names the line that is wrong in an older file too', () => {
    const text = [
      { format: 'duelscope/duel', version: 2, title: 'x' },
      entries[0],
      { ...entries[1], payload: {} },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n');
    expect(decodeDuel(text, { header: headerSchema, versions })).toMatchObject({
      ok: false,
      error: { line: 3, code: 'file/schema' },
    });
  });

  it('has no gap: a missing step is a defect, met at once', () => {
    expect(() => createVersions(3, [first])).toThrow('end at version 2');
    expect(() => createVersions(4, [first, { ...second, from: 3 }])).toThrow('No upcaster from version 2');
    expect([DUEL_VERSIONS.oldest, DUEL_VERSIONS.current]).toEqual([1, 1]);
  });
});
