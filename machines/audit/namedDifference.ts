import type { CardId } from '../../events/index.ts';
import type { Disagreement } from './report.ts';

type About = Disagreement['about'];

/** What these say are cards. */
const SAYS_CARDS: ReadonlySet<About> = new Set<About>(['destroyed', 'stillThere', 'notDestroyed']);
/** What these say is a card and something of it. */
const SAYS_CARD_FIRST: ReadonlySet<About> = new Set<About>(['movedFrom', 'sameVisit', 'zoneTaken']);

/** A side of a difference with its cards by their names. */
export function namedDifference(about: About, side: string, nameOf: (card: CardId) => string): string {
  if (SAYS_CARDS.has(about)) return side.split(', ').map(nameOf).join(', ');
  if (!SAYS_CARD_FIRST.has(about)) return side;
  const comma = side.lastIndexOf(', ');
  return `${nameOf(side.slice(0, comma))}${side.slice(comma)}`;
}
