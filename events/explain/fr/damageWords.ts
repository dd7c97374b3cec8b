import type { BattleDamageChange, Json } from '../../messages/index.ts';

/** Said with the damage meant, `dommages de combat infligés à l’autre joueur`, and how much of it. */
type DamageWords = Readonly<Record<BattleDamageChange, (damage: string, number: string) => string>>;

const doubled = (damage: string): string => `inflige le double des ${damage.replace(' infligés', '')}`;

/** What happens to the battle damage that a player would take, said after the letter. */
export const DAMAGE_OF_PLAYER: DamageWords = {
  inflictDouble: doubled,
  bothTake: (damage) => `partage les ${damage} avec l’autre joueur, chacun les subissant en entier`,
  otherAlso: (damage) => `fait aussi subir les ${damage} à l’autre joueur`,
  otherInstead: (damage) => `fait subir à l’autre joueur, à sa place, les ${damage}`,
  effectDamage: (damage) => `subit les ${damage} comme des dommages d’effet`,
  gain: (damage) => `gagne des Life Points à la place des ${damage}`,
  none: (damage) => `ne subit pas de ${damage}`,
  halve: (damage) => `subit la moitié des ${damage}`,
  double: (damage) => `subit le double des ${damage}`,
  become: (damage, number) => `subit ${number} à la place des ${damage}`,
  ignore: (damage, number) => `ne subit pas de ${damage} de ${number}`,
};
/** The same of the battles of a card, said after its name. */
export const DAMAGE_OF_CARD: DamageWords = {
  inflictDouble: doubled,
  bothTake: (damage) => `fait subir aux deux joueurs les ${damage}`,
  otherAlso: (damage) => `fait subir à l’autre joueur aussi les ${damage}`,
  otherInstead: (damage) => `fait subir à l’autre joueur, à la place, les ${damage}`,
  effectDamage: (damage) => `change en dommages d’effet les ${damage}`,
  gain: (damage) => `change en gain de Life Points les ${damage}`,
  none: (damage) => `réduit à 0 les ${damage}`,
  halve: (damage) => `réduit de moitié les ${damage}`,
  double: (damage) => `double les ${damage}`,
  become: (damage, number) => `fixe à ${number} les ${damage}`,
  ignore: (damage, number) => `évite les ${damage} de ${number}`,
};

function numberOf({ atLeast, atMost, points }: { readonly [key: string]: Json }): string {
  if (typeof atLeast === 'number') return `${atLeast} ou plus`;
  if (typeof atMost === 'number') return `${atMost} ou moins`;
  return typeof points === 'number' ? String(points) : 'une certaine valeur';
}

const TAKERS: Readonly<Record<string, string>> = {
  controller: ' à son propre joueur',
  opponent: ' à l’autre joueur',
};

/** What an influence does to battle damage: `subit la moitié des dommages de combat`. */
export function battleDamageOf(influence: { readonly [key: string]: Json }, words: DamageWords): string {
  const { direct, inflicted, taken } = influence;
  const taker = TAKERS[String(taken)] ?? '';
  const inflictedTo = inflicted === true ? ` qu’il inflige${taker}` : taker === '' ? '' : ` infligés${taker}`;
  const damage = `dommages de combat${direct === true ? ' d’une attaque directe' : ''}${inflictedTo}`;
  return words[influence['battleDamage'] as BattleDamageChange](damage, numberOf(influence));
}
