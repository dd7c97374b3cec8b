import type { CardFace } from '../worker/protocol/index.ts';

const ATTRIBUTES: ReadonlySet<string> = new Set(['dark', 'light', 'earth', 'water', 'fire', 'wind']);

/** The frame a card has: its monster kind, Spell or Trap. */
export function frameOf(face: CardFace | undefined, token: boolean): string {
  if (token) return 'token';
  if (face === undefined) return 'normal';
  if (face.kind !== 'monster') return face.kind;
  return face.frame ?? 'normal';
}

/** The emblem in the middle of a card: its attribute, or the icon of a Spell or Trap. */
export function emblemOf(face: CardFace): string {
  if (face.kind === 'trap') return 'trap';
  if (face.kind === 'spell') {
    if (face.icon === 'quickPlay') return 'quick';
    if (face.icon === 'continuous' || face.icon === 'field') return 'cont';
    return face.icon === 'equip' ? 'equip' : 'spell';
  }
  const attribute = face.attribute?.toLowerCase() ?? '';
  return ATTRIBUTES.has(attribute) ? attribute : 'light';
}
