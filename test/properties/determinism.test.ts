import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../../events/index.ts';
import { bundled } from '../support/bundle.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type Fingerprints, fingerprints } from '../support/fingerprints.ts';
import { run } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';

const here = fingerprints();

let programs = '';
let program = '';
beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'duelscope-determinism-'));
  program = await bundled('test/support/fingerprints.ts', programs);
});
afterAll(() => rmSync(programs, { recursive: true, force: true }));

async function elsewhere(env: Readonly<Record<string, string>>): Promise<Fingerprints> {
  const came = await run(process.execPath, [program], { cwd: ROOT, env });
  if (came.code !== 0) throw new Error(came.problems);
  return JSON.parse(came.out) as Fingerprints;
}

describe('the same decisions come to the same entries', () => {
  test('a second time in this process', () => {
    console.log(
      `determinism: ${Object.keys(here.duels).length} duels, decided here in ${here.locale}, ${here.zone}`,
    );
    expect(fingerprints().duels).toEqual(here.duels);
  });

  test.each([
    { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', locale: 'tr-TR', number: '1.234,5' },
    { TZ: 'America/St_Johns', LC_ALL: 'ar_EG.UTF-8', locale: 'ar-EG', number: '١٬٢٣٤٫٥' },
  ])(
    'in another process in $TZ under $LC_ALL',
    { timeout: 120_000 },
    async ({ TZ, LC_ALL, locale, number }) => {
      const there = await elsewhere({ TZ, LC_ALL, LANG: LC_ALL });
      expect([there.zone, there.locale, there.number]).toEqual([TZ, locale, number]);
      expect(there.duels).toEqual(here.duels);
    },
  );

  test('and a fingerprint tells two of them apart', () => {
    // One scenario may go the same way under several rulesets, and does so more often the more rulesets play it.
    const duels = Object.entries(here.duels).filter(([title]) => /\(modern-tcg\)$|^by dice/.test(title));
    expect(duels.length).toBeGreaterThan(200);
    expect(new Set(duels.map(([, print]) => print)).size).toBe(duels.length);
    const entry = { index: 0, at: 0, type: 'damageStep.left', payload: {}, causedBy: [] } satisfies Entry;
    expect(fingerprint([entry])).not.toBe(fingerprint([{ ...entry, at: 1 }]));
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
  });
});
