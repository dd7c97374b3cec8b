import type { CardId, Player } from '../../messages/index.ts';
import type { Scene } from '../scene.ts';

/** What a player has beside monsters as the duel begins: face-up Spells and Traps, how many Set ones, how many in the hand. */
export function laidOut(
  player: Player,
  scene: Scene,
): { readonly faceUp: readonly CardId[]; readonly set: number; readonly hand: number } {
  const { fieldSpell, hand, spellTrap } = scene.after.players[player];
  const there = [...spellTrap, ...fieldSpell].filter((id): id is CardId => id !== null);
  const faceUp = there.filter((id) => scene.after.cards[id]?.faceUp === true);
  return { faceUp, set: there.length - faceUp.length, hand: hand.length };
}
