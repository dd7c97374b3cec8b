import type { Board, CardId, MessageOf, Player } from '../../events/index.ts';

/** One side as the stream shows it when it shows the whole table: how cards lie, and how many, but not which. */
export type ReloadedSide = MessageOf<'fieldReloaded'>['body']['sides'][number];
type Zone = ReloadedSide['monsters'][number];

const NOTHING = 'nothing';
const FACE_UP = 0x5;
const DEFENSE = 0xc;

const words = (faceUp: boolean, defense: boolean, materials: number): string =>
  `a card${faceUp ? '' : ' face-down'}${defense ? ' in Defense Position' : ''}${materials === 0 ? '' : ` on ${materials}`}`;

/** Each place of a side as two lines: as our board has it, and as the stream shows it. */
export function tableLines(
  board: Board,
  player: Player,
  shown: ReloadedSide,
): readonly (readonly [place: string, ours: string, recorded: string])[] {
  const side = board.players[player];
  const row = (name: string, ids: readonly (CardId | null)[], zones: readonly Zone[], isMonster: boolean) =>
    zones.map((zone, index) => {
      const card = board.cards[ids[index] ?? ''];
      const ours =
        card === undefined
          ? NOTHING
          : words(card.faceUp, isMonster && card.position === 'defense', card.materials.length);
      const recorded =
        zone === null
          ? NOTHING
          : words(
              (zone.position & FACE_UP) !== 0,
              isMonster && (zone.position & DEFENSE) !== 0,
              zone.materials,
            );
      return [`${player}'s ${name} ${index + 1}`, ours, recorded] as const;
    });
  const counted = (name: string, ours: number, recorded: number) =>
    [`${player}'s ${name}`, String(ours), String(recorded)] as const;
  return [
    counted('Life Points', side.lifePoints, shown.lifePoints),
    ...row('monster', [...side.monster, ...side.extraMonster], shown.monsters, true),
    ...row('spellTrap', [...side.spellTrap, ...side.fieldSpell, ...side.pendulum], shown.spellTraps, false),
    counted('Deck', side.deck.length, shown.deck),
    counted('hand', side.hand.length, shown.hand),
    counted('Graveyard', side.graveyard.length, shown.graveyard),
    counted('banished cards', side.banished.length, shown.banished),
    counted('Extra Deck', side.extraDeck.length, shown.extraDeck),
  ];
}
