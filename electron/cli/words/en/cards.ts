import type { CardData } from '../../../../machines/index.ts';
import { words as page } from '../../../../ui/index.ts';

type Frame = NonNullable<CardData['frame']>;

const FRAMES: Readonly<Record<Frame, string>> = {
  normal: 'Normal Monster',
  effect: 'Effect Monster',
  ritual: 'Ritual Monster',
  fusion: 'Fusion Monster',
  synchro: 'Synchro Monster',
  xyz: 'Xyz Monster',
  link: 'Link Monster',
  token: 'Token',
};

/** What a card is, from its frame and what counts its stars. */
export function kindOf(
  card: CardData,
  frames: Readonly<Record<Frame, string>>,
  level: (level: number) => string,
): string {
  const { kind, icon, frame, attribute, type, atk, def } = card;
  if (kind !== 'monster') return page.cardKind({ ...card, icon: icon ?? 'normal' });
  const born = [
    card.level === undefined || card.level === 0 ? undefined : level(card.level),
    ...[attribute, type].map((part) => (part === undefined ? undefined : page.cardValueShown(part))),
  ];
  const values = [
    frames[frame ?? 'effect'],
    born.filter((part) => part !== undefined).join(' '),
    atk === undefined ? '' : `ATK ${atk}`,
    def === undefined ? '' : `DEF ${def}`,
  ];
  return values.filter((part) => part !== '').join(', ');
}

/** What `cards` says of a card. */
export const cards = {
  /** What it is: `Quick-Play Spell`, `Effect Monster, Level 4 EARTH Warrior, ATK 1400, DEF 1200`. */
  kind: (card: CardData) => kindOf(card, FRAMES, (level) => `Level ${level}`),
};
