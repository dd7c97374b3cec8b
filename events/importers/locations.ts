/** Location bits of the stream. */
export const LOCATION = {
  deck: 0x1,
  hand: 0x2,
  monster: 0x4,
  spellTrap: 0x8,
  graveyard: 0x10,
  banished: 0x20,
  extraDeck: 0x40,
  material: 0x80,
} as const;

/** Position bits of the stream. */
export const POSITION = { faceUpAttack: 1, faceDownAttack: 2, faceUpDefense: 4, faceDownDefense: 8 } as const;
export const isFaceUp = (position: number): boolean =>
  (position & (POSITION.faceUpAttack | POSITION.faceUpDefense)) !== 0;
export const isDefense = (position: number): boolean =>
  (position & (POSITION.faceUpDefense | POSITION.faceDownDefense)) !== 0;

/** Reason bits of a move. */
export const REASON = {
  destroy: 0x1,
  tribute: 0x2,
  temporary: 0x4,
  material: 0x8,
  summon: 0x10,
  battle: 0x20,
  effect: 0x40,
  cost: 0x80,
  rule: 0x400,
  specialSummon: 0x800,
  discard: 0x4000,
} as const;
