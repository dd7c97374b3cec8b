import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION, statelyMessages } from '../../electron/cli/statelyMessages.ts';
import { serveStately } from '../../electron/cli/statelyServer.ts';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { decodeDuel } from '../../events/index.ts';
import { headerSchema } from '../../machines/index.ts';
import { exampleFile, recordedDuel } from '../support/commandLine.ts';
import { run, start } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';

async function duel() {
  const read = decodeDuel(readFileSync(await recordedDuel(), 'utf8'), { header: headerSchema });
  if (!read.ok) throw new Error(read.error.message);
  return read.duel;
}

/** The first messages that a socket at this address gets. */
const received = (address: string, count: number, origin?: string): Promise<StatelyInspectionEvent[]> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, origin === undefined ? {} : { origin });
    onTestFinished(() => socket.terminate());
    const got: StatelyInspectionEvent[] = [];
    socket.on('error', reject);
    socket.on('message', (data) => {
      got.push(JSON.parse(String(data)) as StatelyInspectionEvent);
      if (got.length === count) resolve(got);
    });
  });

describe('play --stately', () => {
  test('the protocol is that of the installed package', () => {
    const manifest = readFileSync(join(ROOT, 'node_modules/@statelyai/inspect/package.json'), 'utf8');
    expect(PROTOCOL_VERSION).toBe((JSON.parse(manifest) as { version: string }).version);
  });

  test('one actor, then for each entry its event and the snapshot behind it', async () => {
    const { header, entries } = await duel();
    const messages = [...statelyMessages('d-01', header, entries)];
    expect(messages).toHaveLength(1 + 2 * entries.length);
    const [actor, ...rest] = messages;
    expect(actor).toMatchObject({ type: '@xstate.actor', sessionId: 'd-01', rootId: 'd-01' });
    const definition = JSON.parse((actor as { definition: string }).definition) as {
      id: string;
      states: object;
    };
    expect(definition.id).toBe('duel');
    expect(Object.keys(definition.states)).toEqual(['prompt', 'window', 'turn']);
    for (const [index, entry] of entries.entries()) {
      const [event, snapshot] = rest.slice(2 * index, 2 * index + 2);
      expect(event).toMatchObject({
        type: '@xstate.event',
        event: { type: entry.type, index },
        createdAt: String(entry.at),
      });
      expect(snapshot).toMatchObject({ type: '@xstate.snapshot', event: { type: entry.type } });
    }
    // B35: 2500 against 1800 leaves B with 7300
    expect(messages.at(-1)).toMatchObject({
      snapshot: { status: 'active', context: { lifePoints: { A: 8000, B: 7300 } } },
    });
    const values = messages.flatMap((message) =>
      message.type === '@xstate.snapshot' ? [JSON.stringify(message.snapshot)] : [],
    );
    expect(values.some((value) => value.includes('"battle"'))).toBe(true);
  });

  test('a program reads them back over the WebSocket, and so does the package itself', async () => {
    const { header, entries } = await duel();
    const messages = [...statelyMessages('d-01', header, entries)];
    const server = await serveStately(0, messages);
    onTestFinished(() => server.close());
    expect(server.address).toMatch(/^ws:\/\/127\.0\.0\.1:\d+$/);
    expect(await received(server.address, messages.length)).toEqual(JSON.parse(JSON.stringify(messages)));
    const first = await new Promise((resolve) => {
      createWebSocketReceiver({ server: server.address }).subscribe((event) => resolve(event));
    });
    expect(first).toMatchObject({ type: '@xstate.actor' });
  });

  test('pages of other sites may not listen', async () => {
    const server = await serveStately(0, [{ type: 'x' }]);
    onTestFinished(() => server.close());
    await expect(received(server.address, 1, 'https://example.com')).rejects.toThrow('401');
    await expect(received(server.address, 1, 'http://localhost.example.com')).rejects.toThrow('401');
    expect(await received(server.address, 1, 'https://stately.ai')).toHaveLength(1);
    expect(await received(server.address, 1, 'http://127.0.0.1:4680')).toHaveLength(1);
  });

  test('the command plays, serves until Ctrl-C, and says when its port is taken', async () => {
    await ensureBuilt(ROOT);
    const program = join(ROOT, 'out/cli/duelscope.js');
    const running = start(process.execPath, [
      program,
      'play',
      exampleFile('D-01'),
      '--stately',
      '--port',
      '0',
    ]);
    const [, count = '0', address = ''] = await running.says(
      /^(\d+) messages for Stately's inspector at (ws:\S+) /m,
    );
    const got = await received(address, Number(count));
    expect(got.filter(({ type }) => type === '@xstate.actor').map(({ sessionId }) => sessionId)).toEqual([
      'D-01 / modern-tcg',
      'D-01 / 2004: the same table / classic-2004',
    ]);
    const port = new URL(address).port;
    const second = await run(process.execPath, [
      program,
      'play',
      exampleFile('D-01'),
      '--stately',
      '--port',
      port,
    ]);
    expect(second.code).toBe(2);
    expect(second.problems).toBe(
      `--port: port ${port} of 127.0.0.1 cannot be used; choose another one, or 0 for any that is free\n`,
    );
    running.process.kill('SIGINT');
    expect((await running.ended()).code).toBe(0);
  });

  test('with --json stdout holds nothing but JSON', async () => {
    await ensureBuilt(ROOT);
    const program = join(ROOT, 'out/cli/duelscope.js');
    const child = spawn(process.execPath, [
      program,
      'play',
      exampleFile('D-01'),
      '--json',
      '--stately',
      '--port',
      '0',
    ]);
    let out = '';
    child.stdout.on('data', (piece) => {
      out += String(piece);
    });
    const note = await new Promise<string>((resolve) => {
      child.stderr.once('data', (piece) => resolve(String(piece)));
    });
    expect(note).toMatch(/^\d+ messages for Stately's inspector at ws:\S+ \(Ctrl-C ends it\)\.\n$/);
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ totals: { passed: 2, failed: 0 } });
  });
});
