import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { exampleFile } from '../support/commandLine.ts';
import { ROOT } from '../support/sources.ts';

const program = join(ROOT, 'out/cli/duelscope.js');

test('each build leaves the program as one that the shell may run', async () => {
  await ensureBuilt(ROOT);
  expect(statSync(program).mode & 0o111).toBe(0o111);
});

describe('output that cannot be written', () => {
  // a device that is always full; it is opened for writing, never named as a file to make
  if (existsSync('/dev/full') && statSync('/dev/full').isCharacterDevice())
    test('a full disk: one line, no trace, 2', async () => {
      await ensureBuilt(ROOT);
      for (const args of [['explain', exampleFile('D-01')], ['schema'], ['--help']]) {
        const full = openSync('/dev/full', 'r+');
        const came = spawnSync(process.execPath, [program, ...args], {
          stdio: ['ignore', full, 'pipe'],
          encoding: 'utf8',
        });
        closeSync(full);
        expect([came.status, came.stderr], args[0]).toEqual([
          2,
          'the output: the disk is full; make room and try again\n',
        ]);
      }
    });

  test('a reader that leaves before the end: nothing is said', async () => {
    await ensureBuilt(ROOT);
    const child = spawn(process.execPath, [program, 'schema'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let problems = '';
    child.stderr.on('data', (piece) => {
      problems += String(piece);
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, problems]).toEqual([0, '']);
  });
});

describe('help', () => {
  test('-h, --help and help say the same, for the program and for a command', async () => {
    await ensureBuilt(ROOT);
    const said = (...args: string[]) => {
      const came = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
      expect([came.status, came.stderr]).toEqual([0, '']);
      return came.stdout;
    };
    const help = said('--help');
    expect(help).toContain('help [command]');
    expect([said('-h'), said('help')]).toEqual([help, help]);
    const record = said('record', '--help');
    expect(record).toContain('--force');
    expect([said('record', '-h'), said('help', 'record')]).toEqual([record, record]);
  });
});
