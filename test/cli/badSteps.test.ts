import { describe, expect, test } from 'vitest';
import { duelscope, exampleText, testFile } from '../support/commandLine.ts';

/** D-01 with one more decision before its own. */
const step = (text: string): string =>
  testFile('own.json', exampleText('D-01').replace('"steps": [', `"steps": [\n${text},`));

/** The one line that every command says of a file that cannot be used, without its name. */
async function refused(file: string, command: readonly string[]): Promise<string> {
  const came = await duelscope(...command, file);
  expect([came.code, came.out]).toEqual([2, []]);
  expect(came.problems).toHaveLength(1);
  return (came.problems[0] ?? '').slice(file.length + 2);
}

describe('bad input: decisions', () => {
  test.each<[string, string, RegExp]>([
    ['an attack without an attacker', '{ "A": "attack" }', /: steps\[0\]: "attack" needs "with"; add it$/],
    [
      'a misspelt card in a decision',
      '{ "A": "attack", "with": "dark-magican", "target": "7-colored-fish" }',
      /: steps\[0\]\.with: there is no card "dark-magican"; did you mean "dark-magician"\?$/,
    ],
    [
      'a card in a decision that is like none',
      '{ "A": "attack", "with": "dark-magician", "target": "nobody" }',
      /: steps\[0\]\.target: there is no card "nobody"; the setup has "dark-magician", /,
    ],
    [
      'what other engines call an answer',
      '{ "B": "activate", "card": "book-of-moon", "targets": ["dark-magician"] }',
      /: steps\[0\]\.targets: there is no "targets" here; did you mean "answers"\? Here may stand "card", "answers", "effect", "at", "refused"$/,
    ],
    [
      'a word that is like none of those that may stand there',
      '{ "A": "phase", "to": "battle", "colour": "red" }',
      /: there is no "colour" here; take it out or mend its spelling: here may stand "to", "at", "refused"$/,
    ],
    [
      'answers where one answer is given',
      '{ "B": "answer", "answers": ["dark-magician"] }',
      /: a step "answer" is one answer, to a question that is open, under "answer"; write \{ "B": "answer", "answer": "dark-magician" \}$/,
    ],
  ])('%s, whatever the command', async (_name, text, line) => {
    const file = step(text);
    for (const command of [['play'], ['explain'], ['compare', '--with', 'classic-2004']])
      expect(await refused(file, command), command[0]).toMatch(line);
  });
});
