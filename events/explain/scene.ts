import type { CardId, Entry, EntryOf, EventType, Place, Player, Source } from '../messages/index.ts';
import { opponentOf } from '../messages/index.ts';
import {
  type AttackState,
  type Board,
  type CardState,
  type SideChange,
  UNSEEN,
} from '../projections/index.ts';
import type { ByRules, ExplainContext, Piece, ReplaySwitches } from './types.ts';

/** Cards of one name that did the same thing: four Sheep Tokens, or just one card. */
export interface Group {
  readonly cards: readonly CardId[];
  /** The one card's name, or the name they all have. */
  readonly name: string;
  readonly token: boolean;
  /** The reader does not know what they are. */
  readonly unseen: boolean;
}

/** What a sentence may ask about the moment it tells of. No words of any language are in here. */
export interface Scene {
  readonly entries: readonly Entry[];
  readonly entry: Entry;
  readonly before: Board;
  readonly after: Board;
  /** The running attack before the entry, else after it. */
  readonly attack: AttackState | null;
  readonly attacker: Player;
  readonly defender: Player;
  /** The card's name, to be followed to the card. */
  card(id: CardId): Piece;
  /** How the card is, before the entry; after it for a card that was not there. */
  state(id: CardId): CardState | undefined;
  controller(id: CardId): Player;
  groups(ids: readonly CardId[]): readonly Group[];
  source(source: Source | undefined): Piece | undefined;
  entryAt<T extends EventType>(index: number | undefined, type: T): EntryOf<T> | undefined;
  /** Monsters that came to or left a side in the running attack, or outside one, not yet judged. */
  changes(side: 'defender' | 'own', by?: SideChange['by']): readonly SideChange[];
  lifePoints(player: Player): number;
  /** Which changes make a replay in this duel. */
  readonly switches: ReplaySwitches;
  /** Of a battle or an attack that others told: what our rules say of it, where that is something else. */
  readonly byRules: ByRules | undefined;
}

/** Any entry or exit on the defender's side counts, and so does a target that may no longer be attacked (R3 to R6). */
const TODAY: ReplaySwitches = {
  watchedSides: 'defender',
  fieldChange: 'anyMove',
  causeFilter: 'any',
  onTargetIllegal: 'any',
};

const NUMBERED = /^(.+) (\d+)$/;

function sharedName(names: readonly string[]): string {
  const bases = names.map((name) => NUMBERED.exec(name)?.[1] ?? name);
  const [first] = bases;
  return first !== undefined && bases.every((base) => base === first) ? first : (names[0] ?? '');
}

/** Looks at the table and the log around one entry. */
export function sceneOf(
  context: ExplainContext,
  entry: Entry,
  unseen: (place: Place | undefined, count: number) => string,
): Scene {
  const { before, after, entries } = context;
  const attack = before.attack ?? after.attack;
  const attacker = attack?.player ?? before.turnPlayer;
  const state = (id: CardId): CardState | undefined => before.cards[id] ?? after.cards[id];

  /** Not known before the entry, nor by it. */
  const isUnseen = (id: CardId): boolean =>
    (before.cards[id]?.name ?? UNSEEN) === UNSEEN &&
    (after.cards[id]?.name ?? before.cards[id]?.name) === UNSEEN;
  const nameOf = (id: CardId): string => (isUnseen(id) ? unseen(state(id)?.place, 1) : context.nameOf(id));

  return {
    entries,
    entry,
    before,
    after,
    attack,
    attacker,
    defender: opponentOf(attacker),
    card: (id) => ({ text: nameOf(id), card: id }),
    state,
    controller: (id) => state(id)?.place.player ?? attacker,
    groups(ids) {
      const byName = new Map<string, CardId[]>();
      for (const id of new Set(ids)) {
        const key = isUnseen(id) ? UNSEEN : (after.cards[id]?.name ?? state(id)?.name ?? id);
        byName.set(key, [...(byName.get(key) ?? []), id]);
      }
      return [...byName.values()].map((cards) => {
        const names = cards.map(nameOf);
        const token = cards.every((id) => state(id)?.token === true);
        const hidden = cards.every(isUnseen);
        const many = hidden ? unseen(undefined, cards.length) : sharedName(names);
        return { cards, token, unseen: hidden, name: cards.length === 1 ? (names[0] ?? '') : many };
      });
    },
    source: (source) => (source === undefined ? undefined : { text: nameOf(source.card), card: source.card }),
    entryAt<T extends EventType>(index: number | undefined, type: T) {
      const found = index === undefined ? undefined : entries[index];
      return found?.type === type ? (found as EntryOf<T>) : undefined;
    },
    changes(side, by) {
      const running = attack?.target === null || attack === null ? null : attack;
      const inAttack = running === null ? [] : side === 'own' ? running.ownChanges : running.defenderChanges;
      const all =
        side === 'defender' && (running === null || running.inDamageStep) ? before.unjudged : inAttack;
      return by === undefined ? all : all.filter((change) => change.by === by);
    },
    lifePoints: (player) => before.players[player].lifePoints,
    switches: context.switches ?? TODAY,
    byRules: context.byRules,
  };
}
