import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerSession } from '../support/workerSession.ts';

const { session, last } = workerSession();
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
beforeAll(() => session.hear({ type: 'language', language: 'fr' }));
// The tests of other files share what is loaded.
afterAll(() => session.hear({ type: 'language', language: 'en' }));

test.each([
  ['', 'ligne 1 : le fichier est vide'],
  ['{"format":"duelscope/duel","version":99}\n', 'ligne 1 : ce fichier vient d’une version plus récente'],
  ['nothing\n', 'ligne 1 : ce n’est pas un fichier de duel'],
])('a file that cannot be opened says so in French: %j', async (text, says) => {
  await session.hear({ type: 'openText', serial: 1, name: 'mon.duel.jsonl', text, at: null });
  expect(plain(last('problem').message)).toContain(`mon.duel.jsonl, ${says}`);
});

test('a report of an entry is in French, with its rule', async () => {
  await session.hear({ type: 'openExample', serial: 2, id: 'T-09', branch: null, ruleset: null, at: null });
  await session.hear({
    type: 'look',
    serial: 2,
    look: { kind: 'copied', as: 'report', position: 24, length: 56 },
  });
  const text = plain(JSON.stringify(last('looked').shows ?? '').replaceAll('\\n', '\n'));
  for (const words of [
    '# Entrée 24 de ',
    '## Ce qui aurait dû se passer',
    'Règle R3 : ',
    '- Règles : ',
    '## Décisions',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/What happened|Ruleset|was running/);
});
