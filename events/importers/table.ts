import type { CardId, Place, Player, Visit } from '../messages/index.ts';
import type { Location } from './fields.ts';
import { LOCATION } from './locations.ts';

/** A physical card of a recorded duel. */
export interface RecordedCard {
  readonly id: CardId;
  visit: Visit;
  readonly owner: Player;
  readonly token: boolean;
  /** Its passcode, 0 until the recording has told it. */
  code: number;
  /** Position bits as the stream has them. */
  position: number;
}

type Pile = 'deck' | 'hand' | 'graveyard' | 'banished' | 'extraDeck';
type Row = 'monster' | 'spellTrap';
const PILES: Readonly<Record<number, Pile>> = {
  [LOCATION.deck]: 'deck',
  [LOCATION.hand]: 'hand',
  [LOCATION.graveyard]: 'graveyard',
  [LOCATION.banished]: 'banished',
  [LOCATION.extraDeck]: 'extraDeck',
};
const ROWS: Readonly<Record<number, Row>> = {
  [LOCATION.monster]: 'monster',
  [LOCATION.spellTrap]: 'spellTrap',
};
const FIELD_SPELL = 5;
const ROW_SIZES = { monster: 7, spellTrap: 8 } as const;

interface Side {
  readonly piles: Record<Pile, RecordedCard[]>;
  readonly rows: Record<Row, (RecordedCard | null)[]>;
}
const emptySide = (): Side => ({
  piles: { deck: [], hand: [], graveyard: [], banished: [], extraDeck: [] },
  rows: { monster: Array(ROW_SIZES.monster).fill(null), spellTrap: Array(ROW_SIZES.spellTrap).fill(null) },
});

/** Team 1 of the recording is A, team 2 is B. */
export const playerOf = (number: number): Player => (number === 1 ? 'B' : 'A');

/** A place of the stream as one of ours; `nowhere` for what is none, as behind the last zone of a row. */
export function placeOf({
  player,
  location,
  sequence,
}: Pick<Location, 'player' | 'location' | 'sequence'>): Place {
  const side = playerOf(player);
  if ((location & LOCATION.material) !== 0) return { player: side, zone: 'material' };
  const pile = PILES[location];
  if (pile !== undefined) return { player: side, zone: pile };
  const row = ROWS[location];
  if (row === undefined || sequence >= ROW_SIZES[row]) return { player: side, zone: 'nowhere' };
  if (row === 'monster')
    return sequence < 5
      ? { player: side, zone: 'monster', index: sequence + 1 }
      : { player: side, zone: 'extraMonster', index: sequence - 4 };
  if (sequence < FIELD_SPELL) return { player: side, zone: 'spellTrap', index: sequence + 1 };
  if (sequence === FIELD_SPELL) return { player: side, zone: 'fieldSpell', index: 1 };
  return { player: side, zone: 'pendulum', index: sequence - FIELD_SPELL };
}

/**
 * Which physical card lies where, move by move, as the stream numbers the places. A shuffled deck has no known order,
 * so a card that leaves a deck is one of that passcode.
 */
export class RecordedTable {
  readonly cards = new Map<CardId, RecordedCard>();
  readonly #sides: readonly [Side, Side] = [emptySide(), emptySide()];
  readonly #materials = new Map<CardId, RecordedCard[]>();
  #visits = 0;
  readonly #changes = new Map<number, number>();

  /** How often a pile or a row was touched: while that stays the same, the same cards lie in it, each as it lay. */
  changesOf(player: number, location: number): number {
    return this.#changes.get(location * 2 + player) ?? 0;
  }

  #touch(player: number, location: number): void {
    this.#changes.set(location * 2 + player, this.changesOf(player, location) + 1);
  }

  /** A card is turned where it lies. */
  turn(card: RecordedCard, { player, location, position }: Location): void {
    card.position = position;
    this.#touch(player, location);
  }

  create(owner: Player, code: number, token = false): RecordedCard {
    const card: RecordedCard = {
      id: `c${this.cards.size + 1}`,
      visit: this.visit(),
      owner,
      token,
      code,
      position: 0,
    };
    this.cards.set(card.id, card);
    return card;
  }

  visit(): Visit {
    this.#visits += 1;
    return `v${this.#visits}`;
  }

  #side(player: number): Side {
    return this.#sides[player === 1 ? 1 : 0];
  }

  pile(player: number, location: number): RecordedCard[] {
    const pile = PILES[location];
    return pile === undefined ? [] : this.#side(player).piles[pile];
  }

  row(player: number, location: number): readonly (RecordedCard | null)[] {
    const row = ROWS[location];
    return row === undefined ? [] : this.#side(player).rows[row];
  }

  /** The cards of a row or a pile, by the numbers that the stream has for them. */
  lying(player: number, location: number): readonly (RecordedCard | null)[] {
    const row = this.row(player, location);
    return row.length > 0 ? row : this.pile(player, location);
  }

  materials(host: CardId): readonly RecordedCard[] {
    return this.#materials.get(host) ?? [];
  }

  /** The card that materials are attached to: on the field, or still in the Extra Deck while it is being Summoned. */
  #host({ player, location, sequence }: Location): RecordedCard | null {
    const own = location & ~LOCATION.material;
    return this.row(player, own)[sequence] ?? this.pile(player, own)[sequence] ?? null;
  }

  /** The card at a place, where the recording's numbers lead to one. */
  at(place: Location): RecordedCard | undefined {
    const { player, location, sequence, position } = place;
    if ((location & LOCATION.material) !== 0) {
      const host = this.#host(place);
      return host === null ? undefined : this.#materials.get(host.id)?.[position];
    }
    const row = this.row(player, location);
    if (row.length > 0) return row[sequence] ?? undefined;
    return this.pile(player, location)[sequence];
  }

  /** Where in a deck a card of this passcode is: at that place, or the nearest one that may be it. */
  #inDeck(deck: readonly RecordedCard[], sequence: number, code: number): number {
    const fits = (card: RecordedCard | undefined): boolean =>
      card !== undefined && (code === 0 || card.code === code);
    if (fits(deck[sequence])) return sequence;
    const known = deck.findIndex(fits);
    return known >= 0 ? known : deck.findIndex((card) => card.code === 0);
  }

  /** Takes a card from where it was; of a deck, one of that passcode. */
  take(place: Location, code: number): RecordedCard | undefined {
    const { player, location, sequence, position } = place;
    this.#touch(player, location);
    if ((location & LOCATION.material) !== 0) {
      const host = this.#host(place);
      return host === null ? undefined : this.#materials.get(host.id)?.splice(position, 1)[0];
    }
    const row = ROWS[location];
    if (row !== undefined) {
      const places = this.#side(player).rows[row];
      const card = places[sequence] ?? undefined;
      if (sequence < places.length) places[sequence] = null;
      return card;
    }
    const pile = this.pile(player, location);
    const index = location === LOCATION.deck ? this.#inDeck(pile, sequence, code) : sequence;
    return index < 0 ? undefined : pile.splice(index, 1)[0];
  }

  /**
   * Puts a card where the stream says.
   * @returns the card that it is attached to as material, if so
   */
  put(card: RecordedCard, place: Location): RecordedCard | undefined {
    const { player, location, sequence, position } = place;
    this.#touch(player, location);
    if ((location & LOCATION.material) !== 0) {
      const host = this.#host(place);
      if (host === null) return undefined;
      const attached = this.#materials.get(host.id) ?? [];
      attached.splice(position, 0, card);
      this.#materials.set(host.id, attached);
      return host;
    }
    card.position = position;
    const row = ROWS[location];
    if (row !== undefined) {
      const places = this.#side(player).rows[row];
      // a damaged stream may name a place behind the last zone
      if (sequence < places.length) places[sequence] = card;
    } else this.pile(player, location).splice(sequence, 0, card);
    return undefined;
  }

  /** The top card of a deck, which is its last. */
  draw(player: number, code: number): RecordedCard | undefined {
    this.#touch(player, LOCATION.deck);
    this.#touch(player, LOCATION.hand);
    const deck = this.pile(player, LOCATION.deck);
    const top = deck.length - 1;
    const index = this.#inDeck(deck, top, code);
    const drawn = deck.splice(index < 0 ? top : index, 1)[0];
    if (drawn === undefined) return undefined;
    this.pile(player, LOCATION.hand).push(drawn);
    return drawn;
  }

  /** Other cards lie in a pile from now on. */
  replace(player: number, location: number, cards: readonly RecordedCard[]): void {
    this.#touch(player, location);
    const pile = this.pile(player, location);
    pile.splice(0, pile.length, ...cards);
  }

  /** A card of this passcode lies on top of a deck; 0 where that is not told. */
  onTop(player: number, code: number): void {
    const deck = this.pile(player, LOCATION.deck);
    const index = code === 0 ? -1 : this.#inDeck(deck, deck.length - 1, code);
    const card = index < 0 ? undefined : deck.splice(index, 1)[0];
    if (card === undefined) return;
    if (card.code === 0) card.code = code;
    deck.push(card);
    this.#touch(player, LOCATION.deck);
  }

  /** A hand or Extra Deck is shown in a new order. */
  order(player: number, location: number, codes: readonly number[]): void {
    this.#touch(player, location);
    const pile = this.pile(player, location);
    const left = [...pile];
    const ordered = codes.map((code) => {
      const index = left.findIndex((card) => card.code === code);
      const unknown = index >= 0 ? index : left.findIndex((card) => card.code === 0);
      return left.splice(Math.max(unknown, 0), 1)[0];
    });
    pile.splice(0, pile.length, ...ordered.filter((card) => card !== undefined), ...left);
  }
}
