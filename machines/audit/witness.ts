import type {
  Board,
  CardId,
  CardName,
  CardQuery,
  CardState,
  MessageOf,
  Packet,
  Player,
  Recording,
} from '../../events/index.ts';
import { queriesOf } from '../../events/index.ts';
import type { WitnessDifference } from './report.ts';
import { type ReloadedSide, tableLines } from './wholeTable.ts';

type Queried = readonly (CardQuery | null)[];

const LOCATIONS = { hand: 2, monster: 4, spellTrap: 8 } as const;
const PLAYERS: readonly Player[] = ['A', 'B'];
/** A zone of a side; both are bytes. */
const keyOf = (player: number, location: number): number => location * 256 + player;
const NOTHING = 'nothing';
const FACE_UP = 0x5;
const DEFENSE = 0xc;

/** One card as a line: passcode, how it lies, and what counts of it. */
function lineOf(query: CardQuery, withValues: boolean): string {
  const position = query.position ?? 0;
  const faceUp = (position & FACE_UP) !== 0;
  const values = withValues && faceUp ? ` ${query.atk ?? 0}/${query.def ?? 0}` : '';
  const turned = withValues && (position & DEFENSE) !== 0 ? ' in Defense Position' : '';
  const materials = query.materials === undefined ? '' : ` on ${query.materials.join('+')}`;
  return `${query.code ?? 0}${faceUp ? '' : ' face-down'}${turned}${values}${materials}`;
}

/** Two sets of lines, those in both first: so one card that is missing differs in one place. */
export function inOneOrder(
  ours: readonly string[],
  recorded: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const left = [...recorded].sort();
  const both: string[] = [];
  const alone: string[] = [];
  for (const line of [...ours].sort()) {
    const at = left.indexOf(line);
    if (at === -1) alone.push(line);
    else both.push(...left.splice(at, 1));
  }
  return [
    [...both, ...alone],
    [...both, ...left],
  ];
}

/**
 * A second board, rebuilt from nothing but the stream's own field queries, to hold ours against at the end of each turn:
 * hands, Monster Zones, Spell & Trap Zones, Field and Pendulum Zones, card by card.
 */
export class Witness {
  readonly #packets: readonly Packet[];
  readonly #queries: readonly (Queried | undefined)[];
  readonly #passcodes: ReadonlyMap<CardName, number>;
  readonly #zones = new Map<number, Queried>();
  /** Zones to or from which a card moved since they were queried. */
  readonly #outdated = new Set<number>();
  readonly #reloads: readonly { readonly index: number; readonly sides: readonly ReloadedSide[] }[];
  #shown = 0;
  #read = 0;
  /** Zones that were left out at the end of a turn, since nothing was queried after their last change. */
  leftOut = 0;
  /** Cards that were compared. */
  compared = 0;
  readonly differences: WitnessDifference[] = [];

  constructor(recording: Recording, passcodes: ReadonlyMap<CardName, number>) {
    this.#packets = recording.packets;
    this.#queries = queriesOf(recording).byPacket;
    this.#passcodes = passcodes;
    const reloads: { readonly index: number; readonly sides: readonly ReloadedSide[] }[] = [];
    for (const { index, message } of recording.packets)
      if (message?.name === 'fieldReloaded') reloads.push({ index, sides: message.body.sides });
    this.#reloads = reloads;
  }

  #note({ index, message }: Packet): void {
    switch (message?.name) {
      case 'moved':
        this.#outdated.add(keyOf(message.body.from.player, message.body.from.location));
        this.#outdated.add(keyOf(message.body.to.player, message.body.to.location));
        return;
      case 'tagSwapped':
      case 'drawn':
        this.#outdated.add(keyOf(message.body.player, LOCATIONS.hand));
        return;
      case 'zoneQueried': {
        const zone = keyOf(message.body.player, message.body.location);
        const queried = this.#queries[index];
        if (queried === undefined) this.#outdated.add(zone);
        else {
          this.#zones.set(zone, queried);
          this.#outdated.delete(zone);
        }
        return;
      }
      case 'cardQueried':
        this.#noteCard(message.body, this.#queries[index]?.[0] ?? null);
        return;
      default:
    }
  }

  #noteCard({ player, location, sequence }: MessageOf<'cardQueried'>['body'], query: CardQuery | null): void {
    const zone = this.#zones.get(keyOf(player, location)) ?? [];
    // most queries repeat what is known
    if (sequence < zone.length && zone[sequence] === query) return;
    const changed = [...zone];
    changed[sequence] = query;
    this.#zones.set(keyOf(player, location), changed);
  }

  /** Compares a board with the whole tables that the stream shows before that packet, in the middle of a turn too. */
  reloaded(board: Board, packet: number): void {
    for (; this.#shown < this.#reloads.length; this.#shown += 1) {
      const reload = this.#reloads[this.#shown];
      if (reload === undefined || reload.index >= packet) return;
      for (const [number, player] of PLAYERS.entries()) {
        const side = reload.sides[number];
        if (side === undefined) continue;
        for (const [place, ours, recorded] of tableLines(board, player, side)) {
          if (ours !== NOTHING || recorded !== NOTHING) this.compared += 1;
          if (ours !== recorded)
            this.differences.push({ turn: board.turn, packet: reload.index, place, ours, recorded });
        }
      }
    }
  }

  /** Compares a board with what was queried up to that packet. */
  compare(board: Board, packet: number): void {
    for (; this.#read < this.#packets.length; this.#read += 1) {
      const next = this.#packets[this.#read];
      if (next === undefined || next.index >= packet) break;
      this.#note(next);
    }
    for (const [number, player] of PLAYERS.entries()) {
      const side = board.players[player];
      const rows = {
        hand: side.hand,
        monster: [...side.monster, ...side.extraMonster],
        spellTrap: [...side.spellTrap, ...side.fieldSpell, ...side.pendulum],
      };
      for (const zone of ['hand', 'monster', 'spellTrap'] as const) {
        const key = keyOf(number, LOCATIONS[zone]);
        const queried = this.#zones.get(key);
        if (queried === undefined || this.#outdated.has(key)) {
          this.leftOut += 1;
          continue;
        }
        // A hand is held in any order.
        this.#row(board, packet, `${player}'s ${zone}`, rows[zone], queried, {
          withValues: zone === 'monster',
          ordered: zone !== 'hand',
        });
      }
    }
  }

  #row(
    board: Board,
    packet: number,
    place: string,
    ids: readonly (CardId | null)[],
    queried: Queried,
    { withValues, ordered }: { readonly withValues: boolean; readonly ordered: boolean },
  ): void {
    const mine = ids.map((id) => {
      const card = id === null ? undefined : board.cards[id];
      return card === undefined ? NOTHING : lineOf(this.#asQuery(board, card), withValues);
    });
    const theirs = queried.map((query) => (query === null ? NOTHING : lineOf(query, withValues)));
    const [ourLines, lines] = ordered ? [mine, theirs] : inOneOrder(mine, theirs);
    for (let index = 0; index < Math.max(ourLines.length, lines.length); index += 1) {
      const ours = ourLines[index] ?? NOTHING;
      const recorded = lines[index] ?? NOTHING;
      if (ours !== NOTHING || recorded !== NOTHING) this.compared += 1;
      if (ours !== recorded)
        this.differences.push({ turn: board.turn, packet, place: `${place} ${index + 1}`, ours, recorded });
    }
  }

  #asQuery(board: Board, card: CardState): CardQuery {
    const { values, position, faceUp, materials } = card;
    const bits = position === 'defense' ? (faceUp ? 4 : 8) : faceUp ? 1 : 2;
    const passcode = (id: CardId): number => this.#passcodes.get(board.cards[id]?.name ?? '') ?? 0;
    return {
      code: passcode(card.id),
      position: bits,
      atk: values.atk,
      def: values.def,
      materials: materials.length === 0 ? undefined : materials.map(passcode),
    };
  }
}
