import type { CardId } from '../../../events/index.ts';
import { nameKey } from '../../../machines/index.ts';
import { words } from '../../locales/index.ts';
import type { Moment, Outline } from '../../worker/protocol/index.ts';

/** Something that can be stopped at or watched: as it is written, and as it is said. */
export interface MenuChoice {
  readonly of: 'stop' | 'watch';
  readonly query: string;
  readonly words: string;
}

const MOST_CARDS = 3;

function cardsIn(value: unknown, { cards }: Moment['board'], found: Set<CardId>): Set<CardId> {
  if (typeof value === 'string') {
    if (cards[value] !== undefined) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) cardsIn(each, { cards } as Moment['board'], found);
  return found;
}

/** The cards that an entry is about, as the one who looks knows them; only that one where a card was asked about. */
function cardsOf({ entry, board }: Moment, { names }: Outline, card: CardId | null): readonly string[] {
  const ids = card === null ? [...cardsIn(entry.payload, board, new Set())] : [card];
  return ids.flatMap((id) => names[id] ?? []).slice(0, MOST_CARDS);
}

/** What one may stop at from here: this kind of entry, its rule, its reason, its cards, its player. */
export function stopsFor(moment: Moment, outline: Outline, card: CardId | null): readonly MenuChoice[] {
  const { entry, explanation } = moment;
  const stop = (query: string, told: string): MenuChoice => ({ of: 'stop', query, words: told });
  const about =
    entry.type === 'duel.started' && card === null
      ? []
      : cardsOf(moment, outline, card).map((name) => stop(`card:${nameKey(name)}`, words.breakOnCard(name)));
  if (card !== null)
    return [
      ...about,
      ...cardsOf(moment, outline, card).map((name) =>
        stop(`changed:${nameKey(name)}.atk`, words.breakOnValue(name)),
      ),
    ];
  const { rule, code, player } = explanation;
  return [
    stop(`type:${entry.type}`, words.breakOnType(entry.type)),
    ...(entry.type === 'command.refused' ? [stop('refused:', words.breakOnRefused)] : []),
    ...(rule === null ? [] : [stop(`rule:${rule}`, words.breakOnRule(rule))]),
    ...(code === null ? [] : [stop(`code:${code}`, words.breakOnCode(code))]),
    ...about,
    ...(player === null ? [] : [stop(`player:${player}`, words.breakOnPlayer(words.playerName(player)))]),
  ];
}

/** What one may watch from here. */
export function watchesFor(moment: Moment, outline: Outline, card: CardId | null): readonly MenuChoice[] {
  if (card === null) return [];
  return cardsOf(moment, outline, card).map((name) => ({
    of: 'watch',
    query: `${nameKey(name)}.atk`,
    words: words.watchCard(name),
  }));
}
