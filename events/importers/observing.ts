import type { CardId, DuelEvent, Player, SetupCard, Source } from '../messages/index.ts';
import type { CounterNames } from './counterNames.ts';
import type { Location } from './fields.ts';
import type { Message, MessageName, MessageOf } from './messages.ts';
import type { ObservedStep } from './observed.ts';
import type { Passcodes } from './passcodes.ts';
import { type Queried, queriesOf } from './queriesOf.ts';
import type { Packet, Recording } from './recordingFile.ts';
import { placeOf, playerOf, type RecordedCard, RecordedTable } from './table.ts';
import { UnmappedList } from './unmapped.ts';

/** An activation whose costs and targets come before its link stands. */
export interface Activating {
  readonly body: MessageOf<'activated'>['body'];
  readonly card: RecordedCard;
  readonly paid: CardId[];
  readonly targets: CardId[];
}
/** A link of the chain that runs. */
export interface RunningLink {
  readonly card: RecordedCard;
  readonly step: number;
  resolving?: number;
  negated?: true;
}
/** The attack that runs: its attacker in this stay, and how far it has come. */
export interface RunningAttack {
  readonly attacker: RecordedCard;
  readonly visit: string;
  /** Its declaration, or what turned it to another target. */
  step: number;
  target: RecordedCard | undefined;
  inDamageStep?: true;
  calculated?: number;
}

/** Messages that are about the picture on a client's screen, or the queries between what happens. */
export const QUIET_MESSAGES: ReadonlySet<MessageName> = new Set<MessageName>([
  'hint',
  'cardHint',
  'playerHint',
  'zoneQueried',
  'cardQueried',
]);

/** A recording while it is read: the table so far, and what was seen to happen. */
export class Observing {
  readonly table = new RecordedTable();
  readonly steps: ObservedStep[] = [];
  readonly unmapped = new UnmappedList();
  readonly passcodes: Passcodes;
  readonly lifePoints: Record<Player, number> = { A: 8000, B: 8000 };
  /** Link 1 first; a link that the stream never told of is missing among those that came after it. */
  readonly chain: (RunningLink | undefined)[] = [];
  /** Places of `damaged` messages that a battle has spoken of, with the battle's step. */
  readonly battleDamage = new Map<number, number>();
  /** ATK, DEF and Level as told last, by card. */
  readonly values = new Map<CardId, Readonly<Record<string, number>>>();
  /** In a tag duel: hand, Deck and Extra Deck of the one of a side who does not play now, once they were told of. */
  readonly partners: Record<Player, ReadonlyMap<number, readonly RecordedCard[]> | undefined> = {
    A: undefined,
    B: undefined,
  };
  /** What a card equips, by its visit. */
  readonly bearers = new Map<string, CardId>();
  /** Counters by visit of the card and kind of counter. */
  readonly counters = new Map<string, number>();
  /** What was said of a zone last, and how often it had been touched by then. */
  readonly heard = new Map<number, { readonly queries: Queried; readonly changes: number }>();
  setup: readonly SetupCard[] | undefined;
  startingLifePoints: Readonly<Record<Player, number>> = { A: 8000, B: 8000 };
  turn = 0;
  turnPlayer: Player = 'A';
  attacks = 0;
  activating: Activating | undefined;
  attack: RunningAttack | undefined;
  /** A Tribute was paid since the last Summon. */
  tributed = false;
  #packet = 0;
  readonly #packets: readonly Packet[];

  readonly #queries: readonly (Queried | undefined)[];

  readonly #counterNames: CounterNames;

  constructor(recording: Recording, passcodes: Passcodes, counterNames: CounterNames) {
    this.#counterNames = counterNames;
    this.#packets = recording.packets;
    this.#queries = queriesOf(recording).byPacket;
    this.passcodes = passcodes;
  }

  get packet(): number {
    return this.#packet;
  }
  look(packet: Packet): void {
    this.#packet = packet.index;
  }

  emit(event: DuelEvent, causes: readonly number[] = []): number {
    this.steps.push({ packet: this.#packet, event, causes });
    return this.steps.length - 1;
  }

  /** What a kind of counter is called: by its name where the client's files give one, else by its number. */
  counterName(kind: number): string {
    return this.#counterNames.get(kind) ?? String(kind);
  }

  /** Messages that follow, without those that tell of nothing happening. */
  *following(): Generator<Packet & { readonly message: Message }> {
    for (let index = this.#packet; index < this.#packets.length; index += 1) {
      const packet = this.#packets[index];
      if (packet?.message !== undefined && !QUIET_MESSAGES.has(packet.message.name))
        yield { ...packet, message: packet.message };
    }
  }
  next(): Message | undefined {
    for (const { message } of this.following()) return message;
    return undefined;
  }

  /** Whether this packet's query could be read. */
  wasQueried(): boolean {
    return this.#queries[this.#packet] !== undefined;
  }
  /** What the query of this packet says. */
  queried(): Queried {
    return this.#queries[this.#packet] ?? [];
  }

  get resolving(): RunningLink | undefined {
    return this.chain.findLast((link) => link?.resolving !== undefined);
  }
  /** The step that makes things happen now: a link that resolves, or a battle that was calculated. */
  causes(): number[] {
    const link = this.resolving?.resolving;
    return link === undefined ? [] : [link];
  }
  source(): { readonly source: Source } | Record<string, never> {
    const card = this.activating?.card ?? this.resolving?.card;
    if (card === undefined) return {};
    return { source: { card: card.id, kind: this.passcodes.kindOf(card.code), player: card.owner } };
  }

  learn(card: RecordedCard, code: number): void {
    if (card.code === 0) card.code = code;
  }
  /** The card at a place of the stream; what leads nowhere is counted. */
  cardAt(place: Location, what: string): RecordedCard | undefined {
    const card = this.table.at(place);
    if (card === undefined) this.unmapped.add(what, 'noPlace', this.#packet);
    return card;
  }
  leaveOut(name: MessageName): void {
    this.unmapped.add(name, 'notPartOfADuel', this.#packet);
  }
  readonly place = placeOf;
  readonly player = playerOf;
}

/** What is done at each kind of message; `null` where it tells of nothing that happens in a duel. */
export type Handlers = {
  readonly [N in MessageName]?: ((on: Observing, body: MessageOf<N>['body']) => void) | null;
};
