import type { Board, CardId, Entry, Player } from '../../events/index.ts';

/** Whether a value names one of the cards, however deep in it. */
function names(value: unknown, cards: ReadonlySet<CardId>): boolean {
  if (typeof value === 'string') return cards.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => names(each, cards));
}

/** Whether an entry is about one of these cards: it, or the decision that led to it, names it. */
export const isNamedIn = ({ payload, command }: Entry, cards: ReadonlySet<CardId>): boolean =>
  cards.size > 0 && (names(payload, cards) || names(command, cards));

/** The codes of an entry: its reason, the causes that a check found, the reason of a refusal. */
export function codesOf(entry: Entry): readonly string[] {
  const own = entry.because === undefined ? [] : [entry.because.code];
  if (entry.type === 'command.refused') return [...own, entry.payload.code];
  if (entry.type !== 'attackReplay.checked') return own;
  const { code, candidates } = entry.payload;
  const found = candidates.filter(({ verdict }) => verdict === 'yes').map((candidate) => candidate.code);
  return [...own, ...(code === undefined ? [] : [code]), ...found];
}

/** Whose an entry is: who decided, or whose card, attack or Life Points it is about; nobody's where only the rules act. */
export function playerOf(
  { command, type, payload }: Entry,
  table: { readonly before: Board; readonly after: Board },
): Player | null {
  if (command !== undefined) return command.player;
  const data: Readonly<Record<string, unknown>> = payload;
  const { player, card, from, to, source, link } = data;
  if (player === 'A' || player === 'B') return player;
  if (type.startsWith('attack.') || type === 'battle.calculated')
    return (table.before.attack ?? table.after.attack)?.player ?? null;
  if (typeof link === 'number') return table.before.chain.find((each) => each.link === link)?.player ?? null;
  const ofPlace = (place: unknown): Player | null => {
    if (typeof place !== 'object' || place === null || !('player' in place)) return null;
    return place.player === 'A' || place.player === 'B' ? place.player : null;
  };
  const gone = typeof to === 'object' && to !== null && 'zone' in to && to.zone === 'nowhere';
  const place = ofPlace(gone ? from : to) ?? ofPlace(source);
  if (place !== null) return place;
  return typeof card === 'string' ? (table.after.cards[card]?.place.player ?? null) : null;
}
