import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDuelFile, resumeDuelFile } from '../../electron/node/duelWriter.ts';
import {
  discardRecording,
  interruptedRecordings,
  recoverRecording,
} from '../../electron/node/interrupted.ts';
import { noteRecording } from '../../electron/node/recordingNotes.ts';
import { serveWeb } from '../../electron/web/server.ts';
import { encodeDuel } from '../../events/index.ts';
import { exampleById } from '../../machines/index.ts';
import { bundled } from '../support/bundle.ts';
import { testFolder } from '../support/folders.ts';
import { start } from '../support/processes.ts';
import { recordScenario } from '../support/recordedDuels.ts';

const scenario = exampleById('D-01');
if (scenario === undefined) throw new Error('D-01 is missing');
const { header, entries } = recordScenario(scenario);
let programs = '';
let program = '';
beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'duelscope-interrupted-'));
  writeFileSync(join(programs, 'duel.json'), JSON.stringify({ header, entries }));
  program = await bundled('test/recording/recorder.ts', programs);
});
afterAll(() => rmSync(programs, { recursive: true, force: true }));

/** A recorder that was killed, its file, and where it was noted. */
async function killed(): Promise<{ readonly path: string; readonly notes: string }> {
  const folder = testFolder();
  const path = join(folder, 'mine.duel.jsonl');
  const recorder = start(process.execPath, [program, join(programs, 'duel.json'), path, 'create'], {
    env: { XDG_STATE_HOME: folder },
  });
  await recorder.says(/^\d+$/m);
  recorder.process.kill('SIGKILL');
  await recorder.ended();
  return { path, notes: join(folder, 'duelscope/recordings') };
}

describe('an interrupted recording', () => {
  test('is offered, mended and no longer offered', async () => {
    const { path, notes } = await killed();
    appendFileSync(path, '{"index":');
    const before = readFileSync(path);
    const [offered, ...others] = await interruptedRecordings(notes);
    expect([offered?.name, offered?.size, others]).toEqual(['mine.duel.jsonl', before.length, []]);
    expect(offered).toMatchObject({ folder: dirname(path), writtenAt: statSync(path).mtimeMs });
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(await recoverRecording(notes, offered?.id ?? '')).toBe(path);
    expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true);
    expect(existsSync(`${path}.torn`)).toBe(true);
    expect(existsSync(`${path}.lock`)).toBe(false);
    expect(await interruptedRecordings(notes)).toEqual([]);
    await expect(recoverRecording(notes, offered?.id ?? '')).rejects.toThrow(
      'no longer among the interrupted',
    );
  });

  test('is deleted only when the reader says so, and not while someone goes on with it', async () => {
    const { path, notes } = await killed();
    const [offered] = await interruptedRecordings(notes);
    const id = offered?.id ?? '';
    const { writer } = await resumeDuelFile(path, { notes });
    expect(await interruptedRecordings(notes)).toEqual([]);
    await expect(discardRecording(notes, id)).rejects.toThrow('it is being recorded again');
    await writer.close();
    await expect(discardRecording(notes, id)).rejects.toThrow('no longer among the interrupted');
    expect(existsSync(path)).toBe(true);

    const other = await killed();
    const [second] = await interruptedRecordings(other.notes);
    await discardRecording(other.notes, second?.id ?? '');
    expect([existsSync(other.path), existsSync(`${other.path}.lock`)]).toEqual([false, false]);
    expect(await interruptedRecordings(other.notes)).toEqual([]);
  });

  test('is offered before those that were written earlier', async () => {
    const folder = testFolder();
    const notes = join(folder, 'notes');
    for (const [name, minute] of [
      ['first', 1],
      ['last', 3],
      ['second', 2],
    ] as const) {
      const path = join(folder, `${name}.duel.jsonl`);
      writeFileSync(path, encodeDuel(header, entries));
      utimesSync(path, minute * 60, minute * 60);
      await noteRecording(notes, path);
    }
    expect((await interruptedRecordings(notes)).map(({ name }) => name)).toEqual([
      'last.duel.jsonl',
      'second.duel.jsonl',
      'first.duel.jsonl',
    ]);
  });

  test('is none where it was closed, or moved away', async () => {
    const notes = join(testFolder(), 'notes');
    const path = join(testFolder(), 'a.duel.jsonl');
    const file = await createDuelFile(path, header, { notes });
    await file.append(entries);
    expect([readdirSync(notes).length, await interruptedRecordings(notes)]).toEqual([1, []]);
    await file.close();
    expect(readdirSync(notes)).toEqual([]);
    const gone = await killed();
    rmSync(gone.path);
    expect(await interruptedRecordings(gone.notes)).toEqual([]);
    for (const id of ['../../etc/passwd', '', 'a'.repeat(32)])
      await expect(recoverRecording(gone.notes, id)).rejects.toThrow('no longer among the interrupted');
  });

  test('is offered by the browser host to its own page alone', async () => {
    const { path, notes } = await killed();
    const host = await serveWeb({ folder: testFolder(), port: 0, notes });
    try {
      const address = new URL(host.address);
      const offered = (await (await fetch(new URL('/interrupted.json', address))).json()) as { id: string }[];
      const body = JSON.stringify(offered[0]?.id);
      const post = (name: string, origin?: string) =>
        fetch(new URL(name, address), {
          method: 'POST',
          body,
          ...(origin === undefined ? {} : { headers: { origin } }),
        });
      for (const origin of [undefined, 'http://evil.example', 'null'])
        expect((await post('/discard.json', origin)).status).toBe(405);
      expect(existsSync(path)).toBe(true);
      const recovered = await (await post('/recover.json', address.origin)).json();
      expect(recovered).toMatchObject({ name: 'mine.duel.jsonl', text: readFileSync(path, 'utf8') });
      expect(readFileSync(path, 'utf8').startsWith(encodeDuel(header, []))).toBe(true);
      expect((await post('/discard.json', address.origin)).status).toBe(422);
    } finally {
      await host.close();
    }
  });
});
