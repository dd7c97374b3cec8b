import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumeDuelFile } from '../../electron/node/duelWriter.ts';
import { readText } from '../../electron/node/readText.ts';
import { createDecoder } from '../../events/index.ts';
import { canonical, exampleById, headerSchema } from '../../machines/index.ts';
import { chanceFrom } from '../../machines/rules/chance.ts';
import { loaded } from '../support/bundle.ts';
import { recordScenario } from '../support/recordedDuels.ts';
import { entryAt } from './endlessDuel.ts';

/** 200 kills altogether, two recorders side by side. */
const KILLS = 100;
const PROFILES = ['full', 'observed'] as const;
const scenario = exampleById('T-01');
if (scenario === undefined) throw new Error('T-01 is missing');
const played = recordScenario(scenario);
let folder = '';
let program: readonly string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duelscope-kill-'));
  for (const profile of PROFILES)
    writeFileSync(
      join(folder, `${profile}.json`),
      JSON.stringify({ header: { ...played.header, profile }, entries: played.entries }),
    );
  program = await loaded('test/recording/recorder.ts', join(folder, 'program'), [join(folder, 'full.json')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A recorder, the last entry it acknowledged, and its end. */
function record(path: string, how: 'create' | 'resume', profile: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    [...program, join(folder, `${profile}.json`), path, how],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let problems = '';
  child.stdout?.on('data', (data) => {
    said += data;
  });
  child.stderr?.on('data', (data) => {
    problems += data;
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    child,
    ended,
    began: () => said.startsWith('recording\n'),
    problems: () => problems,
    /** Only whole lines count: the last one may be cut by the kill. */
    acknowledged: () => Number(said.slice(0, said.lastIndexOf('\n')).split('\n').slice(1).at(-1) ?? -1),
  };
}

describe('a recorder that is killed', () => {
  test.concurrent.each(PROFILES)(
    'loses no acknowledged entry, %s, at 100 random moments',
    { timeout: 600_000 },
    async (profile) => {
      const chance = chanceFrom(profile.length);
      let path = '';
      let torn = 0;
      let recorded = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        // a new file now and then, else the one that the last recorder left behind
        const isNew = kill % 10 === 0;
        if (isNew) recorded = 0;
        if (isNew) path = join(folder, `${profile}-${kill}.duel.jsonl`);
        const recorder = record(path, isNew ? 'create' : 'resume', profile);
        while (!recorder.began() && recorder.child.exitCode === null) await sleep(2);
        await sleep(Math.floor(chance() * 25));
        recorder.child.kill('SIGKILL');
        await recorder.ended;
        expect(recorder.problems()).toBe('');

        const bytes = readFileSync(path);
        const decoder = createDecoder({ header: headerSchema });
        decoder.push(await readText(path));
        const read = decoder.end();
        const { entries, header } = decoder;
        // killed before its first entry, it is not yet a duel
        if (!read.ok) expect(read.error.code).toBe('file/no-setup');
        const cut = read.ok ? read.duel.torn : null;
        expect(header?.profile).toBe(profile);
        expect(entries.length).toBeGreaterThan(recorder.acknowledged());
        for (let index = recorded; index < entries.length; index += 1)
          if (canonical(entries[index]) !== canonical(entryAt(played.entries, index)))
            throw new Error(`entry ${index} differs`);
        // looking changes nothing
        expect(readFileSync(path).equals(bytes)).toBe(true);
        recorded = entries.length;
        if (cut !== null) torn += 1;
      }
      const kept = readdirSync(dirname(path)).filter((name) => name.includes('.torn'));
      // the last one of each file is still uncut
      expect(kept.filter((name) => name.startsWith(profile)).length).toBeLessThanOrEqual(torn);
      // the last owner was killed: whoever comes next takes over
      const { writer, entries } = await resumeDuelFile(path);
      expect(writer.next).toBe(entries.length);
      await writer.close();
      expect(readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.lock`))).toEqual(
        [],
      );
    },
  );
});
