import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FileProblem } from '../../electron/node/fileProblem.ts';
import { FILE_LIMIT, readText } from '../../electron/node/readText.ts';
import { saveAtomically } from '../../electron/node/saveAtomically.ts';
import { openSettings } from '../../electron/node/settings.ts';
import { testFolder } from '../support/folders.ts';

const problem = async (path: string): Promise<string> => {
  const error: unknown = await readText(path).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FileProblem);
  const { message } = error as FileProblem;
  expect(message.startsWith(`${path}: `)).toBe(true);
  expect(message).not.toContain('\n');
  return message.slice(path.length + 2);
};

describe('files: reading untrusted text', () => {
  test('text comes as it is, without a byte order mark', async () => {
    const file = join(testFolder(), 'a.json');
    writeFileSync(file, '\ufeff{"a":"é"}\n');
    expect(await readText(file)).toBe('{"a":"é"}\n');
  });

  test('a missing file, a folder and a path through a file are named', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'file'), 'x');
    expect(await problem(join(folder, 'none.json'))).toBe('there is no such file; check the name');
    expect(await problem(folder)).toBe('this is a folder, not a file; name a file in it');
    expect(await problem(join(folder, 'file', 'a.json'))).toContain('a file, not a folder');
  });

  test('a device is refused before it is read', async () => {
    expect(await problem('/dev/zero')).toContain('not an ordinary file');
  });

  test('a link in a circle is named', async () => {
    const folder = testFolder();
    symlinkSync(join(folder, 'b'), join(folder, 'a'));
    symlinkSync(join(folder, 'a'), join(folder, 'b'));
    expect(await problem(join(folder, 'a'))).toContain('circle');
  });

  test('binary, UTF-16 and broken UTF-8 are told apart', async () => {
    const folder = testFolder();
    const write = (name: string, bytes: number[]): string => {
      writeFileSync(join(folder, name), Buffer.from(bytes));
      return join(folder, name);
    };
    expect(await problem(write('a', [65, 10, 66, 0, 67]))).toBe(
      'line 2: this is a binary file; open a duel file, a scenario or a recording (.yrpX, .yrp)',
    );
    expect(await problem(write('b', [0xff, 0xfe, 65, 0]))).toContain('UTF-16');
    expect(await problem(write('c', [65, 0xc3, 0x28]))).toContain('not UTF-8');
    // the end of a recording that was killed while it wrote: the lines before it stand
    expect(await readText(write('d', [65, 10, 66, 0xc3]))).toBe('A\nB\ufffd');
    expect(await problem(write('e', [...Buffer.alloc(1024 * 1024 + 9, '1\n'), 0]))).toContain('line 524293:');
  });

  test('a file above 512 MiB is refused by its size alone', async () => {
    const file = join(testFolder(), 'large.jsonl');
    writeFileSync(file, '');
    truncateSync(file, FILE_LIMIT + 1);
    expect(await problem(file)).toBe('this file is larger than 512 MiB, 513 MiB; open a shorter duel');
  });
});

describe('files: saving', () => {
  test('the new text stands there whole, and nothing beside it', async () => {
    const folder = testFolder();
    const file = join(folder, 'a.duel.jsonl');
    await saveAtomically(file, 'one\n');
    await saveAtomically(file, 'two\n');
    expect(readFileSync(file, 'utf8')).toBe('two\n');
    expect(readdirSync(folder)).toEqual(['a.duel.jsonl']);
  });

  test('permissions stay, and a link is followed', async () => {
    const folder = testFolder();
    const file = join(folder, 'a');
    writeFileSync(file, 'one');
    chmodSync(file, 0o600);
    symlinkSync(file, join(folder, 'link'));
    await saveAtomically(join(folder, 'link'), 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['a', 'link']);
  });

  test('where it cannot be written, one line says so and the old file stays', async () => {
    const folder = testFolder();
    await expect(saveAtomically(join(folder, 'none', 'a'), 'x')).rejects.toThrow('its folder is not there');
    mkdirSync(join(folder, 'sub'));
    await expect(saveAtomically(join(folder, 'sub'), 'x')).rejects.toThrow('this is a folder');
    expect(readdirSync(folder)).toEqual(['sub']);
  });

  // Windows has no named pipes among its files
  if (process.platform !== 'win32')
    test('a named pipe is not replaced by a file', async () => {
      const folder = testFolder();
      const pipe = join(folder, 'pipe');
      execFileSync('mkfifo', [pipe]);
      await expect(saveAtomically(pipe, 'x')).rejects.toThrow('this is not an ordinary file');
      expect(statSync(pipe).isFIFO()).toBe(true);
      expect(readdirSync(folder)).toEqual(['pipe']);
    });
});

describe('files: what is remembered', () => {
  test('recent files are kept, newest first, each once, twelve at most', async () => {
    const file = join(testFolder(), 'settings.json');
    const settings = await openSettings(file);
    for (let n = 0; n < 14; n += 1) await settings.remember(`/duels/${n}.duel.jsonl`);
    await settings.remember('/duels/5.duel.jsonl');
    const again = await openSettings(file);
    expect(again.recent()).toHaveLength(12);
    expect(again.recent().slice(0, 2)).toEqual([
      { name: '5.duel.jsonl', path: '/duels/5.duel.jsonl' },
      { name: '13.duel.jsonl', path: '/duels/13.duel.jsonl' },
    ]);
    expect(again.folder()).toBe('/duels');
    await again.forget('/duels/5.duel.jsonl');
    expect(again.recent()[0]?.name).toBe('13.duel.jsonl');
    await again.forgetAll();
    expect((await openSettings(file)).recent()).toEqual([]);
  });

  test('a broken settings file counts as empty', async () => {
    const file = join(testFolder(), 'settings.json');
    for (const text of ['', 'no json', '[]', '{"recent":7,"folder":{}}']) {
      writeFileSync(file, text);
      expect((await openSettings(file)).recent()).toEqual([]);
    }
  });
});
