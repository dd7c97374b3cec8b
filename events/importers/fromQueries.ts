import { isFaceUp, LOCATION } from './locations.ts';
import type { MessageOf } from './messages.ts';
import type { Handlers, Observing } from './observing.ts';
import type { CardQuery } from './queries.ts';
import type { RecordedCard } from './table.ts';

const STATS = ['atk', 'def', 'level'] as const;

/** Numbers that differ from those told last are changes, as if the rules had worked them out. */
function noteValues(on: Observing, card: RecordedCard, query: CardQuery): void {
  if (!isFaceUp(card.position)) return;
  const last = on.values.get(card.id);
  // most queries repeat what is known
  if (last !== undefined && STATS.every((what) => query[what] === undefined || query[what] === last[what]))
    return;
  const { atk, def, level } = on.passcodes.valuesOf(card.code);
  const known: Readonly<Record<string, number | undefined>> = on.values.get(card.id) ?? { atk, def, level };
  const told: Record<string, number> = {};
  for (const what of STATS) {
    const from = known[what];
    const to = query[what];
    if (from === undefined || to === undefined || to < 0 || (what === 'level' && to === 0)) continue;
    told[what] = to;
    if (to === from) continue;
    const source = on.source();
    const sources = 'source' in source ? [source.source.card] : [];
    on.emit({ type: 'value.changed', payload: { card: card.id, what, from, to, sources } }, on.causes());
  }
  on.values.set(card.id, { ...on.values.get(card.id), ...told });
}

function note(on: Observing, card: RecordedCard, location: number, query: CardQuery): void {
  if (query.code !== undefined) on.learn(card, query.code);
  if (location === LOCATION.monster && on.setup !== undefined) noteValues(on, card, query);
}

const zoneOf = (player: number, location: number): number => location * 2 + player;

function zoneQueried(on: Observing, { player, location }: MessageOf<'zoneQueried'>['body']): void {
  const queries = on.queried();
  // Most queries say again what was said of the same cards, lying in the same way.
  const zone = zoneOf(player, location);
  const changes = on.table.changesOf(player, location);
  const before = on.heard.get(zone);
  if (before?.queries === queries && before.changes === changes) return;
  const codes = queries.map((query) => query?.code ?? 0);
  const isPile = location === LOCATION.deck || location === LOCATION.hand || location === LOCATION.extraDeck;
  if (isPile && codes.length === on.table.pile(player, location).length)
    on.table.order(player, location, codes);
  const cards = on.table.lying(player, location);
  for (let sequence = 0; sequence < queries.length; sequence += 1) {
    const card = cards[sequence];
    const query = queries[sequence];
    if (card && query) note(on, card, location, query);
  }
  // Values are followed from the first turn on.
  if (on.setup !== undefined) on.heard.set(zone, { queries, changes: on.table.changesOf(player, location) });
}

/** What the stream says of cards between what happens: passcodes, the order of a shuffled deck, ATK, DEF and Level. */
export const FROM_QUERIES: Handlers = {
  zoneQueried,
  cardQueried: (on, { player, location, sequence }) => {
    const [query] = on.queried();
    on.heard.delete(zoneOf(player, location));
    const card = on.table.at({ player, location, sequence, position: 0 });
    if (card !== undefined && query) note(on, card, location, query);
  },
};
