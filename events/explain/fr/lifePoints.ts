import type { Catalogue } from '../catalogue.ts';
import { wholeDamage } from '../facts/battle.ts';
import { sentences, type Words } from '../words.ts';
import { say, sentence, sourceName, strong } from './grammar.ts';
import { through } from './sides.ts';

const TITLES = {
  battleDamage: 'Dommages de combat',
  effectDamage: 'Dommages',
  cost: 'Life Points payés',
  gain: 'Life Points gagnés',
} as const;

/** Life Points lost, paid or gained, and battle damage that is more than was left. */
export const lifePoints: Catalogue['tell']['lifePoints.changed'] = (entry, scene) => {
  const { player, from, to, why, source } = entry.payload;
  const difference = Math.abs(to - from);
  const name = sourceName(source, scene);
  const dealt = wholeDamage(entry, scene);
  const clauses: Readonly<Record<typeof why, Words>> = {
    battleDamage:
      dealt === undefined
        ? strong`${player} perd ${difference} Life Points au combat`
        : say`${strong`${player} subit ${dealt} points de dommages de combat`}, plus que les ${from} Life Points qui lui restaient`,
    effectDamage: say`${strong`${player} perd ${difference} Life Points`}${through(source, scene)}`,
    cost: say`${strong`${player} paie ${difference} Life Points`}${name === undefined ? [] : say` pour ${name}`}`,
    gain: say`${strong`${player} gagne ${difference} Life Points`}${through(source, scene)}`,
  };
  const rows: Readonly<Record<typeof why, Words>> = {
    battleDamage:
      dealt === undefined ? say`${player} perd ${difference}` : say`${player} subit ${dealt} et tombe à 0`,
    effectDamage: say`${player} perd ${difference}`,
    cost: say`${player} paie ${difference}`,
    gain: say`${player} gagne ${difference}`,
  };
  return {
    title: TITLES[why],
    row: rows[why],
    sentence: sentences(
      sentence(clauses[why]),
      say`Les Life Points de ${player} passent de ${from} à ${to}.`,
    ),
  };
};
