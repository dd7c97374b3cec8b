import { expect, test } from 'vitest';
import { CARDS } from '../../machines/index.ts';
import { cardNamesIn } from '../../ui/inspector/log/cardNamesIn.ts';
import { words } from '../../ui/locales/index.ts';

const outline = {
  names: { c1: 'Dark Magician', c2: 'Sheep Token 1', c3: 'Sheep Token 12', c4: 'Umi', c5: 'Pot', c6: 'Pot' },
};

test('a row is cut at the names of cards: the longest fits, whole words only, and what means two cards means none', () => {
  expect(cardNamesIn('Dark Magician attacks Sheep Token 12', outline)).toEqual([
    { card: 'c1', name: 'Dark Magician' },
    ' attacks ',
    { card: 'c3', name: 'Sheep Token 12' },
  ]);
  expect(cardNamesIn('Umiiruka, then Umi', outline)).toEqual([
    'Umiiruka, then ',
    { card: 'c4', name: 'Umi' },
  ]);
  expect(cardNamesIn('Activates Pot', outline)).toEqual(['Activates Pot']);
  expect(cardNamesIn('2 passes', { names: {} })).toEqual(['2 passes']);
});

test('no effect of a built-in card with several is without words', () => {
  const wordless = [...CARDS.values()]
    .filter(({ effects }) => effects.length > 1)
    .flatMap(({ id, effects }) =>
      effects.flatMap((effect) =>
        (effect.text ?? words.effectWithoutText(effect)) === '' ? [`${id} ${effect.id}`] : [],
      ),
    );
  expect(wordless).toEqual([]);
  const activation = CARDS.get('skill-drain')?.effects.find(({ kind }) => kind === 'activate');
  if (activation === undefined) throw new Error('Skill Drain has no activation');
  expect(words.effectWithoutText(activation)).toBe(
    'Cost: pay 1000 Life Points. Its activation only brings it to the field; from then on the rest of it is at work.',
  );
});
