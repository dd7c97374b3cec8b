import { describe, expect, it } from 'vitest';
import { board as en } from '../../ui/locales/en/board.ts';
import { card as enCard } from '../../ui/locales/en/card.ts';
import { board as fr } from '../../ui/locales/fr/board.ts';
import { card as frCard } from '../../ui/locales/fr/card.ts';

const face = (frame: 'effect' | 'xyz' | 'link', level: number) => ({
  id: 'one',
  name: 'One',
  kind: 'monster' as const,
  frame,
  icon: undefined,
  attribute: undefined,
  type: undefined,
  level,
  passcode: undefined,
  summary: '',
});

describe('what a monster has in place of a Level', () => {
  it.each([
    ['effect', 4, 'Level 4', 'Niveau 4'],
    ['xyz', 3, 'Rank 3', 'Rang 3'],
    ['link', 2, 'Link Rating 2', 'Classification Lien 2'],
  ] as const)('%s', (frame, level, english, french) => {
    expect(en.cardKind(face(frame, level))).toContain(english);
    expect(fr.cardKind(face(frame, level))).toContain(french);
    expect(enCard.printedIs('level', level, frame)).toBe(english);
    expect(frCard.printedIs('level', level, frame)).toBe(french);
  });

  it('says nothing where a Link Rating is not known', () => {
    expect(en.cardKind(face('link', 0))).toBe('Link');
    expect(fr.cardKind(face('link', 0))).not.toContain('0');
  });
});
