import type { BattleDamageChange, Json } from '../../messages/index.ts';

type DamageWords = Readonly<Record<BattleDamageChange, (damage: string, number: string) => string>>;

/** What happens to the battle damage that a player would take, said after the letter. */
export const DAMAGE_OF_PLAYER: DamageWords = {
  inflictDouble: (damage) => `inflicts ${damage.replace('any ', 'double ')}`,
  bothTake: (damage) => `shares ${damage} with the other player, each taking all of it`,
  otherAlso: (damage) => `has the other player take ${damage} too`,
  otherInstead: (damage) => `has the other player take ${damage} instead`,
  effectDamage: (damage) => `takes ${damage} as effect damage`,
  gain: (damage) => `gains ${damage} instead of losing it`,
  none: (damage) => `takes no ${damage.replace('any ', '')}`,
  halve: (damage) => `takes half of ${damage}`,
  double: (damage) => `takes ${damage.replace('any ', 'double ')}`,
  become: (damage, number) => `takes ${number} in place of ${damage}`,
  ignore: (damage, number) => `does not take ${damage} of ${number}`,
};
/** The same of the battles of a card, said after its name. */
export const DAMAGE_OF_CARD: DamageWords = {
  inflictDouble: (damage) => `inflicts ${damage.replace('any ', 'double ')}`,
  bothTake: (damage) => `has both players take ${damage}`,
  otherAlso: (damage) => `has the other player take ${damage} too`,
  otherInstead: (damage) => `has the other player take ${damage} instead`,
  effectDamage: (damage) => `turns ${damage} into effect damage`,
  gain: (damage) => `turns ${damage} into a gain of Life Points`,
  none: (damage) => `makes ${damage} 0`,
  halve: (damage) => `halves ${damage}`,
  double: (damage) => `doubles ${damage}`,
  become: (damage, number) => `makes ${damage} ${number}`,
  ignore: (damage, number) => `lets ${damage} of ${number} not be taken`,
};

/** What an influence does to battle damage: `takes half of any battle damage`. */
export function battleDamageOf(influence: { readonly [key: string]: Json }, words: DamageWords): string {
  const { atLeast, atMost, direct, inflicted, points, taken } = influence;
  const inBattle = direct === true ? 'any battle damage of a direct attack' : 'any battle damage';
  const source = inflicted === true ? ' that it inflicts' : '';
  const taker =
    taken === 'controller' ? ' on its own player' : taken === 'opponent' ? ' on the other player' : '';
  const number =
    typeof atLeast === 'number'
      ? `${atLeast} or more`
      : typeof atMost === 'number'
        ? `${atMost} or less`
        : typeof points === 'number'
          ? String(points)
          : 'a certain size';
  const change = influence['battleDamage'] as BattleDamageChange;
  return words[change](`${inBattle}${source}${taker}`, number);
}
