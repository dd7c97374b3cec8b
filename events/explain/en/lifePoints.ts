import type { Catalogue } from '../catalogue.ts';
import { wholeDamage } from '../facts/battle.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { sentence } from './grammar.ts';

type Tell = Catalogue['tell'];

/** Life Points lost, paid or gained, and battle damage that is more than was left. */
export const lifePoints: Tell['lifePoints.changed'] = (entry, scene) => {
  const { payload } = entry;
  const { player, from, to, why } = payload;
  const difference = Math.abs(to - from);
  const name = scene.source(payload.source);
  const through = name === undefined ? [] : say` through ${name}`;
  const tail = say`${player}’s Life Points go from ${from} to ${to}.`;
  const dealt = wholeDamage(entry, scene);
  const clauses: Readonly<Record<typeof why, Words>> = {
    battleDamage:
      dealt === undefined
        ? strong`${player} loses ${difference} Life Points in battle`
        : say`${strong`${player} takes ${dealt} battle damage`}, more than the ${from} Life Points left`,
    effectDamage: say`${strong`${player} loses ${difference} Life Points`}${through}`,
    cost:
      name === undefined
        ? strong`${player} pays ${difference} Life Points`
        : say`${strong`${player} pays ${difference} Life Points`} for ${name}`,
    gain: say`${strong`${player} gains ${difference} Life Points`}${through}`,
  };
  const title = {
    battleDamage: 'Battle damage',
    effectDamage: 'Damage',
    cost: 'Life Points paid',
    gain: 'Life Points gained',
  }[why];
  const row =
    why === 'cost'
      ? say`${player} pays ${difference}`
      : why === 'gain'
        ? say`${player} gains ${difference}`
        : dealt === undefined
          ? say`${player} loses ${difference}`
          : say`${player} takes ${dealt} and has 0 left`;
  return { title, row, sentence: sentences(sentence(clauses[why]), tail) };
};
