import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDuelFile, recordSession, resumeDuelFile } from '../../electron/node/duelWriter.ts';
import { LineFile } from '../../electron/node/lineFile.ts';
import { type Entry, encodeDuel } from '../../events/index.ts';
import { exampleById, openSession } from '../../machines/index.ts';
import { testFolder } from '../support/folders.ts';
import { recordScenario } from '../support/recordedDuels.ts';
import { noteAt } from './endlessDuel.ts';

const scenario = exampleById('T-01');
if (scenario === undefined) throw new Error('T-01 is missing');
const { header, entries } = recordScenario(scenario);
const newPath = (): string => join(testFolder(), 'a.duel.jsonl');
const beside = (path: string): readonly string[] => readdirSync(dirname(path)).sort();

async function recorded(count = entries.length): Promise<string> {
  const path = newPath();
  const file = await createDuelFile(path, header);
  await file.append(entries.slice(0, count));
  await file.close();
  return path;
}

describe('a duel file that is recorded', () => {
  test.each(['often', 'always'] as const)('holds what a saved one holds, flushed %s', async (sync) => {
    const path = newPath();
    const file = await createDuelFile(path, header, { sync });
    // not one after the other: the order is that of the calls
    await Promise.all(entries.map((entry) => file.append([entry])));
    expect(readFileSync(path, 'utf8')).toBe(encodeDuel(header, entries));
    await file.close();
    expect(beside(path)).toEqual([basename(path)]);
  });

  test('holds a session as it is played', async () => {
    const path = newPath();
    const session = openSession(header);
    const file = await createDuelFile(path, header);
    const end = recordSession(session, file, (problem) => {
      throw problem;
    });
    const { asks } = session.rules.speaker(session.state);
    session.submit({ type: 'priority.pass', player: asks ?? 'A' }, 5);
    await end();
    session.submit({ type: 'priority.pass', player: 'A' }, 6);
    const text = readFileSync(path, 'utf8');
    const kept = session.log.entries.filter(({ at }) => at < 6);
    expect(text).toBe(encodeDuel(header, kept));
  });

  test('replaces nothing that is there', async () => {
    const path = newPath();
    writeFileSync(path, 'mine');
    await expect(createDuelFile(path, header)).rejects.toThrow('this file is there already');
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(beside(path)).toEqual([basename(path)]);
  });

  test('takes no entry that could not be read again, and goes on', async () => {
    const path = newPath();
    const file = await createDuelFile(path, header);
    const [first] = entries;
    if (first === undefined) throw new Error('no entry');
    await expect(file.append([{ ...first, index: 4 }])).rejects.toThrow(
      'line 2: this entry has number 4, and 0',
    );
    await expect(file.append([first, { ...first, index: 1 }])).rejects.toThrow('started a second time');
    await expect(file.append([first, { type: 'no.such' } as unknown as Entry])).rejects.toThrow(
      `${path}: line 3: "no.such" is not a type of event`,
    );
    await file.append([first]);
    await file.close();
    expect(readFileSync(path, 'utf8')).toBe(encodeDuel(header, [first]));
    await expect(file.append(entries.slice(1))).rejects.toThrow('recording into it has ended');
  });

  test('is gone on with where it ended', async () => {
    const path = await recorded(5);
    const { writer, entries: there, cut } = await resumeDuelFile(path);
    expect([there.length, writer.next, cut]).toEqual([5, 5, undefined]);
    await writer.append(entries.slice(5));
    await writer.close();
    expect(readFileSync(path, 'utf8')).toBe(encodeDuel(header, entries));
  });
});

describe('a torn last line', () => {
  test('is cut, kept beside the file and said, however often', async () => {
    const path = await recorded(3);
    const whole = readFileSync(path, 'utf8');
    for (const name of ['a.duel.jsonl.torn', 'a.duel.jsonl.torn-2']) {
      appendFileSync(path, '{"index":3,"at":0,"type":"note.ad');
      const { writer, cut } = await resumeDuelFile(path);
      expect(cut?.message).toBe(
        `line 5 was not written to its end and is left out; everything before it is whole. It is kept in ${name}.`,
      );
      expect(readFileSync(cut?.kept ?? '', 'utf8')).toBe('{"index":3,"at":0,"type":"note.ad');
      await writer.close();
      expect(readFileSync(path, 'utf8')).toBe(whole);
    }
  });

  test('may end within a character', async () => {
    const path = await recorded(3);
    const text = `${JSON.stringify(noteAt(3))}`;
    const bytes = Buffer.from(text);
    appendFileSync(path, bytes.subarray(0, bytes.indexOf(0xc3) + 1));
    const { writer, entries: there, cut } = await resumeDuelFile(path);
    expect(there).toHaveLength(3);
    expect(readFileSync(cut?.kept ?? '').at(-1)).toBe(0xc3);
    await writer.append([noteAt(3)]);
    await writer.close();
    expect(readFileSync(path, 'utf8').endsWith(`${text}\n`)).toBe(true);
  });

  test('that only lacks its line break is kept in its place', async () => {
    const path = await recorded(4);
    truncateSync(path, readFileSync(path).length - 1);
    const { writer, cut } = await resumeDuelFile(path);
    expect([writer.next, cut]).toEqual([4, undefined]);
    await writer.append(entries.slice(4));
    await writer.close();
    expect(readFileSync(path, 'utf8')).toBe(encodeDuel(header, entries));
  });

  test('may be the first entry, and of a torn header there is nothing to go on with', async () => {
    const path = await recorded(1);
    const bytes = readFileSync(path);
    truncateSync(path, bytes.length - 20);
    const { writer, cut } = await resumeDuelFile(path);
    expect(writer.next).toBe(0);
    expect(cut?.message).toContain('line 2 was not written to its end');
    await writer.append(entries.slice(0, 1));
    await writer.close();
    expect(readFileSync(path).equals(bytes)).toBe(true);
    for (const size of [100, 0]) {
      truncateSync(path, size);
      await expect(resumeDuelFile(path)).rejects.toThrow(
        'ended before its first line was written; delete it',
      );
      expect(readFileSync(path)).toHaveLength(size);
    }
  });

  test('is all that is ever cut: a file damaged elsewhere stays as it is', async () => {
    const path = await recorded(6);
    const damaged = readFileSync(path, 'utf8').replace('"index":2', '"index":9');
    writeFileSync(path, `${damaged}{"index`);
    await expect(resumeDuelFile(path)).rejects.toThrow('line 4: this entry has number 9, and 2 is due');
    expect(readFileSync(path, 'utf8')).toBe(`${damaged}{"index`);
    expect(beside(path)).toEqual([basename(path)]);
  });
});

describe('a disk that is full', () => {
  test('ends the recording; what was acknowledged stays, and no half line behind it', async () => {
    const path = newPath();
    const handle = await open(path, 'wx+');
    let room = 12;
    // a disk on which there is room for so many bytes more, and then half of what is asked
    const full = new Proxy(handle, {
      get(target, name) {
        if (name !== 'write') {
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return async (bytes: Uint8Array, from: number, count: number, at: number) => {
          if (room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
          const part = Math.min(room, count);
          room -= part;
          return target.write(bytes, from, part, at);
        };
      },
    });
    const lines = new LineFile(full, 0, 'often');
    await lines.write('whole\n');
    await expect(lines.write('half a line\n')).rejects.toThrow('full');
    room = 1000;
    await expect(lines.write('later\n')).rejects.toThrow('full');
    await lines.close();
    expect(readFileSync(path, 'utf8')).toBe('whole\n');
  });
});
