import { expect, test } from 'vitest';
import { cardNames } from '../../events/index.ts';

test('a card that is called like what every object has is called so, and not by that', () => {
  const nameOf = cardNames([], (name) => name);
  for (const card of ['constructor', 'toString', '__proto__']) expect(nameOf(card)).toBe(card);
});
