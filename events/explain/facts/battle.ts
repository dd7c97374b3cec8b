import type { CardId, EntryOf, Player } from '../../messages/index.ts';
import { PLAYERS } from '../../messages/index.ts';
import type { Scene } from '../scene.ts';

type Calculated = EntryOf<'battle.calculated'>;
/** One effect's change of the battle damage. */
export type DamageChange = NonNullable<Calculated['payload']['changes']>[number];

/** Whom this change is about: the players who would take something else after it. */
export const touched = ({ before, after }: DamageChange): Player[] =>
  PLAYERS.filter((player) => before[player] !== after[player]);

/** Who takes something before the change, and so is meant by it. */
export const takers = ({ before }: DamageChange): Player[] => PLAYERS.filter((player) => before[player] > 0);

/** The player whom another one takes the damage instead of. */
export const sparedBy = (change: DamageChange): Player | undefined =>
  touched(change).find((player) => change.after[player] < change.before[player]);

/** The player the values alone would hurt. */
export function loserOf({ payload }: Calculated, scene: Scene): Player | undefined {
  const { attackerValue: own, targetValue: other, targetValueName } = payload;
  if (other === undefined) return own > 0 ? scene.defender : undefined;
  if (own < other) return scene.attacker;
  return own > other && targetValueName === 'atk' ? scene.defender : undefined;
}

/** The entry that took the attacker or the target out of this battle before it was calculated (B32). */
export function outAt(scene: Scene): number | undefined {
  const { attack } = scene;
  if (attack === null || attack.calculatedAt !== null) return undefined;
  return (attack.attackerLost ?? attack.targetLost)?.entry;
}

/** The cards that entries of one type are about, since the timing before this one. */
export function sinceLastTiming(scene: Scene, type: 'card.turned' | 'card.moved'): CardId[] {
  const found: CardId[] = [];
  for (let index = scene.entry.index - 1; index >= 0; index--) {
    const entry = scene.entries[index];
    if (entry === undefined || entry.type === 'damageStep.reached' || entry.type === 'attack.declared') break;
    if (entry.type === 'card.turned' && type === entry.type && entry.payload.how === 'attacked')
      found.unshift(entry.payload.card);
    if (entry.type === 'card.moved' && type === entry.type && entry.payload.reason === 'destroyedByBattle')
      found.unshift(entry.payload.card);
  }
  return found;
}

/** Battle damage that was more than the Life Points left, which go no lower than 0: the whole of it. */
export function wholeDamage(entry: EntryOf<'lifePoints.changed'>, scene: Scene): number | undefined {
  const { player, from, to, why } = entry.payload;
  if (why !== 'battleDamage' || to > 0) return undefined;
  for (let index = entry.index - 1; index >= 0; index--) {
    const battle = scene.entryAt(index, 'battle.calculated');
    if (battle !== undefined) {
      const dealt = battle.payload.damage[player];
      return dealt > from ? dealt : undefined;
    }
  }
  return undefined;
}
