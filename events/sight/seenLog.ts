import type { CardId, Entry, EntryOf, Player, Sight, Trigger, Visit, Zone } from '../messages/index.ts';
import {
  type Board,
  type CardState,
  emptyBoard,
  evolveBoard,
  isOnField,
  isPile,
  isSeenBy,
} from '../projections/index.ts';
import { type Glasses, seenEntry } from './seenPayload.ts';

type Lost = NonNullable<Sight['loses']>[number];
type Shown = NonNullable<Sight['shows']>[number];

/**
 * One path of a log as one player saw it happen: a log again, which folds to that player's table and is told like any
 * other. Cards that the player cannot see have no name and no values. In a pile, or once shuffled, they cannot be
 * followed: whichever of them leaves, it goes by the same handle. So the view is the same, to the byte, for all
 * arrangements that the player cannot tell apart.
 */
export class SeenLog {
  readonly viewer: Player;
  readonly entries: Entry[] = [];
  #truth: Board = emptyBoard;
  #seen: Board = emptyBoard;
  readonly #handles = new Map<CardId, CardId>();
  readonly #cards = new Map<CardId, CardId>();
  readonly #visits = new Map<Visit, Visit>();
  readonly #known = new Set<CardId>();
  readonly #byIndex = new Map<number, Entry>();
  readonly #masked = new Map<string, Trigger>();
  #next = 1;

  constructor(viewer: Player) {
    this.viewer = viewer;
  }

  /** The table as the player sees it after the last entry. */
  get board(): Board {
    return this.#seen;
  }

  /** How the player calls a card now: its own id, or the handle by which it goes. */
  handleOf(card: CardId): CardId {
    return this.#handles.get(card) ?? card;
  }

  /** The card that goes by a handle now. */
  cardOf(handle: CardId): CardId {
    return this.#cards.get(handle) ?? handle;
  }

  /** Take one more entry of the path; it is seen like this. */
  append(entry: Entry): Entry {
    const before = this.#truth;
    const after = evolveBoard(before, entry);
    const sight: { forgets: Lost[]; shows: Shown[]; loses: Lost[] } = { forgets: [], shows: [], loses: [] };
    const later: (() => void)[] = [];
    this.#meet(before, after);
    if (entry.type === 'duel.started') this.#lookAround(after);
    else if (entry.type === 'zones.shuffled' && entry.payload.player !== this.viewer)
      this.#mix(entry, after, sight.loses, later);
    else this.#lookAt(entry, before, after, sight, later);
    const seen = this.#unmixed(seenEntry(entry, this.#glasses()));
    for (const change of later) change();
    const given = Object.fromEntries(Object.entries(sight).filter(([, list]) => list.length > 0));
    const framed = Object.keys(given).length === 0 ? seen : { ...seen, sight: given };
    this.#truth = after;
    this.#seen = evolveBoard(this.#seen, framed);
    this.#byIndex.set(framed.index, framed);
    this.entries.push(framed);
    return framed;
  }

  #call(card: CardId, handle: CardId): void {
    this.#handles.set(card, handle);
    this.#cards.set(handle, card);
  }

  #fresh(): string {
    return `s${this.#next++}`;
  }

  /** New cards and visits go by their own names. */
  #meet(before: Board, after: Board): void {
    for (const card of Object.values(after.cards)) {
      if (!this.#handles.has(card.id)) this.#call(card.id, card.id);
      if (before.cards[card.id]?.visit !== card.visit) this.#visits.set(card.visit, card.visit);
    }
  }

  #lookAround(after: Board): void {
    for (const card of Object.values(after.cards)) if (isSeenBy(card, this.viewer)) this.#known.add(card.id);
  }

  /** A card that nobody knows any more: what it was called is out of sight from now on. */
  #lose(card: CardState, list: Lost[]): void {
    const lost = { card: this.handleOf(card.id), as: this.#fresh(), visit: this.#fresh() };
    list.push(lost);
    this.#call(card.id, lost.as);
    this.#visits.set(card.visit, lost.visit);
    this.#known.delete(card.id);
  }

  #knownIn(board: Board, player: Player, zone: Zone): CardState[] {
    return Object.values(board.cards).filter(
      ({ id, place }) => place.player === player && place.zone === zone && this.#known.has(id),
    );
  }

  /** Of a pile, whichever card leaves it, the last one seems to. */
  #takeLast({ id, visit, place }: CardState, board: Board): void {
    const { player, zone } = place;
    const pile =
      zone === 'hand' || zone === 'deck' || zone === 'extraDeck' ? this.#seen.players[player][zone] : [];
    const last = pile.findLast((handle) => !this.#known.has(this.#cards.get(handle) ?? ''));
    const other = board.cards[this.#cards.get(last ?? '') ?? ''];
    if (last === undefined || other === undefined || other.id === id) return;
    const [mine, myVisit] = [this.handleOf(id), this.#visits.get(visit) ?? visit];
    this.#call(id, last);
    this.#visits.set(visit, this.#visits.get(other.visit) ?? other.visit);
    this.#call(other.id, mine);
    this.#visits.set(other.visit, myVisit);
  }

  #lookAt(
    entry: Entry,
    before: Board,
    after: Board,
    sight: { forgets: Lost[]; shows: Shown[]; loses: Lost[] },
    later: (() => void)[],
  ): void {
    const open = this.#openedBy(entry);
    const touched = Object.values(after.cards).filter(
      (card) => open.has(card.id) || before.cards[card.id] !== card,
    );
    for (const card of touched) {
      const old = before.cards[card.id];
      const seen = open.has(card.id) || isSeenBy(card, this.viewer);
      const stays = old !== undefined && isOnField(old.place.zone) && isOnField(card.place.zone);
      const leaves = old !== undefined && isPile(old.place.zone) && old.place.zone !== card.place.zone;
      // What is Set out of a hand may be any card of it, one that was shown too.
      if (leaves && !seen)
        for (const one of this.#knownIn(before, old.place.player, old.place.zone))
          this.#lose(one, sight.forgets);
      const was = this.#known.has(card.id);
      if (!was && old !== undefined && isPile(old.place.zone) && (leaves || seen))
        this.#takeLast(old, before);
      const knows = seen || (was && stays);
      if (knows && !was) {
        this.#known.add(card.id);
        if (old !== undefined) sight.shows.push(this.#shown(old));
      } else if (was && !knows) later.push(() => this.#lose(card, sight.loses));
    }
    if (entry.type !== 'chain.ended') return;
    // What a chain showed of a hand or Deck is not followed any further.
    for (const card of Object.values(after.cards))
      if (this.#known.has(card.id) && isPile(card.place.zone) && !isSeenBy(card, this.viewer))
        later.push(() => this.#lose(card, sight.loses));
  }

  #shown({ id, name, printed, asMonster }: CardState): Shown {
    return { card: this.handleOf(id), name, printed, ...(asMonster ? { asMonster: true } : {}) };
  }

  /** Cards that an entry lays open where they lie: activated in the hand, or shown. */
  #openedBy(entry: Entry): ReadonlySet<CardId> {
    if (entry.type === 'effect.activated') return new Set([entry.payload.card]);
    if (entry.type === 'cards.revealed' && entry.payload.to.includes(this.viewer))
      return new Set(entry.payload.cards);
    return new Set();
  }

  /** Shuffled zones: each of them holds a card that nobody knows, and nothing says where it lay before. */
  #mix({ payload }: EntryOf<'zones.shuffled'>, after: Board, loses: Lost[], later: (() => void)[]): void {
    const zones = this.#seen.players[payload.player].monster;
    for (const { card, place } of [...payload.cards].sort((a, b) => a.place - b.place)) {
      const lost = { card: zones[place - 1] ?? '', as: this.#fresh(), visit: this.#fresh() };
      loses.push(lost);
      later.push(() => {
        this.#call(card, lost.as);
        this.#visits.set(after.cards[card]?.visit ?? '', lost.visit);
        this.#known.delete(card);
      });
    }
  }

  /** In the player's own log nothing changes its zone by being shuffled. */
  #unmixed(seen: Entry): Entry {
    if (seen.type !== 'zones.shuffled' || seen.payload.player === this.viewer) return seen;
    const { player, cards } = seen.payload;
    const places = cards.map(({ place }) => place).sort((a, b) => a - b);
    const zones = this.#seen.players[player].monster;
    return {
      ...seen,
      payload: { ...seen.payload, cards: places.map((place) => ({ card: zones[place - 1] ?? '', place })) },
    };
  }

  /** An effect that reacts out of sight: that somebody may react is seen, with what is not. */
  #mask(trigger: Trigger): Trigger {
    const key = `${trigger.visit}|${trigger.effect}|${trigger.entry}`;
    const known = this.#masked.get(key);
    if (known !== undefined) return known;
    const { card, visit, about, ...rest } = trigger;
    const called = (id: CardId): CardId => this.handleOf(id);
    const shown: Trigger = this.#known.has(card)
      ? {
          ...rest,
          card: called(card),
          visit: this.#visits.get(visit) ?? visit,
          ...(about === undefined ? {} : { about: called(about) }),
        }
      : { ...rest, card: UNSEEN_TRIGGER, visit: this.#fresh(), effect: UNSEEN_TRIGGER };
    if (!this.#known.has(card)) this.#masked.set(key, shown);
    return shown;
  }

  #glasses(): Glasses {
    const call = (text: string): string => this.#handles.get(text) ?? this.#visits.get(text) ?? text;
    return {
      viewer: this.viewer,
      call,
      refer: (text) => {
        const card = this.#truth.cards[text];
        const own =
          card?.place.zone === 'deck' && card.place.player === this.viewer && !this.#known.has(text);
        return own ? card.name : call(text);
      },
      knows: (card) => this.#known.has(card),
      entryAt: (index) => this.#byIndex.get(index),
      deckOf: (player) => this.#seen.players[player].deck,
      mask: (trigger) => this.#mask(trigger),
    };
  }
}

const UNSEEN_TRIGGER = 'unseen';

/** A path of a log as one player saw it. */
export function seenLog(entries: readonly Entry[], viewer: Player): readonly Entry[] {
  const log = new SeenLog(viewer);
  for (const entry of entries) log.append(entry);
  return log.entries;
}

/** The entries of a path by their numbers: those that are not on the path are blank, whatever happened in them. */
export function byNumber(path: readonly Entry[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const entry of path) {
    while (entries.length < entry.index)
      entries.push({
        index: entries.length,
        at: 0,
        type: 'note.added',
        payload: { about: entries.length, text: '' },
        causedBy: [],
      });
    entries[entry.index] = entry;
  }
  return entries;
}

/**
 * A path as one player saw it, by number too (`byNumber`).
 * @example const { entries, path } = seenPath(log.path, 'A')
 */
export function seenPath(
  path: readonly Entry[],
  viewer: Player,
): { readonly entries: readonly Entry[]; readonly path: readonly Entry[] } {
  const seen = seenLog(path, viewer);
  return { entries: byNumber(seen), path: seen };
}
