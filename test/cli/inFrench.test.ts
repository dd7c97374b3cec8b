import { describe, expect, test } from 'vitest';
import { duelscope, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

describe('bad input in French, where a duel is told in French', () => {
  const french = async (file: string): Promise<string> => {
    const { code, problems } = await duelscope('explain', file, '--language', 'fr');
    expect([code, problems.length]).toEqual([2, 1]);
    return problems[0]?.slice(file.length) ?? '';
  };
  test.each<[string, string, string, RegExp]>([
    ['a scenario', 'own.json', '{"format":"deck"}', /^, ligne 1\u202f: ce n’est pas un scénario .*"deck"/],
    ['a duel file', 'own.duel.jsonl', '', /^, ligne 1\u202f: le fichier est vide/],
    ['a recording', 'own.yrpX', 'abcdefgh', /^\u202f: ce n’est pas un enregistrement d’EDOPro/],
    ['binary', 'own.json', '\0', /^: ligne 1\u202f: c’est un fichier binaire/],
  ])('%s', async (_, name, text, line) => {
    expect(await french(testFile(name, text))).toMatch(line);
  });
  test('a folder, and in English again', async () => {
    expect(await french(testFolder())).toMatch(/^: c’est un dossier, pas un fichier/);
    const { problems } = await duelscope('explain', testFolder());
    expect(problems[0]).toMatch(/: this is a folder/);
  });
});
