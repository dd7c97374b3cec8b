import { describe, expect, test } from 'vitest';
import { CARDS } from '../../machines/index.ts';
import { duelscope } from '../support/commandLine.ts';

describe('cards: what a scenario calls them', () => {
  test('all of them, each with what it is called, what it is, and what it does', async () => {
    const { code, out } = await duelscope('cards');
    expect(code).toBe(0);
    expect(out.at(-1)).toBe(`${CARDS.size} cards`);
    expect(out).toHaveLength(CARDS.size * 2 + 1);
    expect(out).toContain(
      'gemini-elf  Gemini Elf (Normal Monster, Level 4 EARTH Spellcaster, ATK 1900, DEF 900)',
    );
    expect(out).toContain('fiendish-chain  Fiendish Chain (Continuous Trap)');
    expect(out).toContain('sheep-token  Sheep Token (Token, Level 1 EARTH Beast, ATK 0, DEF 0)');
    expect(out[out.indexOf('book-of-moon  Book of Moon (Quick-Play Spell)') + 1]).toBe(
      '    Turns one face-up monster to face-down Defense Position.',
    );
  });

  test('a search finds by name, kind and effect, whatever its case, and puts a name first', async () => {
    const named = await duelscope('cards', 'Book', 'of', 'MOON');
    expect(named.out.filter((line) => !line.startsWith(' '))).toEqual([
      'book-of-moon  Book of Moon (Quick-Play Spell)',
      '1 card',
    ]);
    const kinds = await duelscope('cards', 'counter trap');
    expect(kinds.out.some((line) => line.startsWith('negate-attack'))).toBe(true);
    expect(kinds.out.some((line) => line.startsWith('mirror-force'))).toBe(false);
    const tokens = await duelscope('cards', 'ojama token');
    expect(tokens.out[0]).toMatch(/^ojama-token /);
    expect(tokens.out.some((line) => line.startsWith('ojama-trio '))).toBe(true);
  });

  test('as JSON', async () => {
    expect((await duelscope('cards', 'scapegoat', '--json')).json()).toContainEqual({
      id: 'scapegoat',
      name: 'Scapegoat',
      kind: 'spell',
      icon: 'quickPlay',
      passcode: 73915051,
      summary: CARDS.get('scapegoat')?.summary,
    });
  });

  test.each([
    ['gemni-elf', 'did you mean "gemini-elf"?'],
    ['gemni', 'did you mean "gemini"?'],
    ['pot-of-greed', 'duelscope cards lists all; others may be given in a scenario, under "cards"'],
  ])('%s, which there is not', async (name, hint) => {
    const came = await duelscope('cards', name);
    expect([came.code, came.out]).toEqual([2, []]);
    expect(came.problems).toEqual([`there is no built-in card "${name}"; ${hint}`]);
  });
});
