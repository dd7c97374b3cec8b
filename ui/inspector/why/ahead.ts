import { opponentOf, type Piece } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { Moment, Outline } from '../../worker/protocol/index.ts';

/** What a newcomer reads one entry before a declaration: who is about to attack, and what stands in the way. */
export function aboutToAttack(
  moment: Moment,
  names: Outline['names'],
): { readonly attacker: string; readonly pieces: readonly Piece[] } | null {
  const { next, board } = moment;
  if (next?.type !== 'attack.declaring') return null;
  const defender = opponentOf(next.payload.player);
  const side = board.players[defender];
  const monsters = [...side.monster, ...side.extraMonster].filter((card) => card !== null).length;
  const facedown = side.spellTrap.filter(
    (card) => card !== null && board.cards[card]?.faceUp === false,
  ).length;
  const told = monsters === 0 ? words.aboutNoMonster(defender) : words.aboutMonsters(defender, monsters);
  return {
    attacker: names[next.payload.attacker] ?? next.payload.attacker,
    pieces: [
      { text: told.before },
      { text: told.strong, strong: true },
      { text: told.after },
      { text: words.aboutFacedown(defender, facedown, monsters === 0) },
    ],
  };
}
