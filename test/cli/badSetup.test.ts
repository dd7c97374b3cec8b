import { describe, expect, test } from 'vitest';
import { duelscope, testFile } from '../support/commandLine.ts';

const text = (setup: string): string =>
  `{ "format": "duelscope/scenario", "version": 1, "id": "own", "title": "own",\n"setup": {\n${setup}\n},\n"steps": [] }`;

describe('a setup that cannot be laid out: the line of the card, and how to mend it', () => {
  test.each([
    [
      'a zone for two cards',
      '"A": { "monsters": ["baby-dragon",\n{ "card": "dark-magician", "place": 1 },\n{ "card": "gemini-elf",\n"place": 1 }] }',
      `line 6: setup.A.monsters[2].place: A's Monster Zone 1 holds "dark-magician", so "gemini-elf" cannot lie there; free: 2, 3, 4 and 5`,
    ],
    [
      'more cards than zones',
      '"B": { "spellsTraps": [{ "card": "scapegoat", "place": 2 },\n"waboku", "waboku", "waboku", "waboku",\n"mirror-force"] }',
      'line 5: setup.B.spellsTraps[5]: B has five Spell & Trap Zones, and 6 cards are to lie in them; leave 1 out',
    ],
    [
      'a name for two cards',
      '"A": { "monsters": [{ "card": "dark-magician", "as": "m" }] },\n"B": { "hand": [{ "card": "gemini-elf", "as": "m" }] }',
      'line 4: setup.B.hand[0].as: two cards are called "m", "dark-magician" and "gemini-elf"; give each its own name with "as"',
    ],
    [
      'a card equipped to one that is not on the field',
      '"A": { "hand": ["gemini-elf"], "spellsTraps": [{ "card": "axe-of-despair",\n"equippedTo": "gemini-elf" }] }',
      'line 4: setup.A.spellsTraps[0].equippedTo: "axe-of-despair" is equipped to "gemini-elf", and no monster on the field is called so; name one that stands under "monsters"',
    ],
    [
      'what happened before with a card that is none',
      '"happened": [{ "player": "A",\n"card": "threatning-roar" }]',
      'line 4: setup.happened[0].card: there is no card "threatning-roar"; did you mean "threatening-roar"?',
    ],
    [
      'what happened before with a card that does nothing lasting',
      '"happened": [{ "player": "A",\n"card": "dark-magician" }]',
      "line 4: setup: 'dark-magician' has no effect that lasts, so it cannot have happened before",
    ],
  ])('%s', async (_, setup, said) => {
    const file = testFile('own.json', text(setup));
    const came = await duelscope('play', file);
    expect([came.code, came.out, came.problems]).toEqual([2, [], [`${file}: ${said}`]]);
  });
});
