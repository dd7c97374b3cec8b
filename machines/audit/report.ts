import type {
  CardId,
  NoReplayCode,
  Player,
  Recording,
  Refusal,
  ReplayCause,
  Unmapped,
} from '../../events/index.ts';

/** Where our rules and the recording say different things. */
export interface Disagreement {
  readonly entry: number;
  readonly packet: number;
  /**
   * An attack that may not be declared; a target that was named again without a replay, or a replay that was passed over;
   * an attack that ended and should have gone on, or the other way round; an event that the procedure has no place for;
   * Life Points, and those before a change; a value of a battle; a monster that a battle destroyed and that stays, or one that leaves as destroyed by
   * a battle that did not destroy it; a target that may not be chosen at a replay; a zone in which another card lies; a card
   * that moves from where it does not lie; a duel that goes on at 0 Life Points; the end of another turn; a setup that is
   * other than the one in line 1; a stay that has the id of another one.
   */
  readonly about:
    | 'attackDeclared'
    | 'targetChosen'
    | 'attackKeptOn'
    | 'lifePoints'
    | 'lifePointsBefore'
    | 'replayFired'
    | 'replayForgotten'
    | 'attackWentOn'
    | 'noPlace'
    | 'attackerValue'
    | 'targetValue'
    | 'damage'
    | 'destroyed'
    | 'stillThere'
    | 'notDestroyed'
    | 'zoneTaken'
    | 'movedFrom'
    | 'duelGoesOn'
    | 'turnEnded'
    | 'setupOther'
    | 'sameVisit';
  /**
   * What our rules come to, and what was recorded: values of a battle, of its target with which one (`DEF 1000`, or `direct`); of a replay the codes of its causes or of why
   * there is none; the event that has no place; Life Points behind a change; the card that stays or leaves.
   * A card with its place (`b, B monster 3`) or with the id of its stay (`b, b/2`); who is at 0 Life Points, and the event
   * that comes then; a turn (`3 A`); what a field of the setup holds (`lifePoints.A 8000`).
   */
  readonly ours: string;
  readonly recorded: string;
  /** Of Life Points: whose. */
  readonly player?: Player;
  /** Of an attack that may not be declared, or a target that may not be chosen: what stands in the way. */
  readonly refusal?: Refusal;
  /** Of a battle and what comes of it: the row of the damage table by which our side is so (B35 to B42). */
  readonly rule?: string;
}

/** A monster that a told battle would destroy and that survives it, by what is not told (B43). */
export interface Unexplained {
  readonly entry: number;
  readonly packet: number;
  readonly card: CardId;
  /** The row of the damage table by which it would be destroyed. */
  readonly rule: string;
}

/** One recorded attack, and what became of it. */
export interface AuditedAttack {
  readonly turn: number;
  readonly player: Player;
  readonly attacker: CardId;
  readonly target: CardId | 'direct';
  /** The entry at which its attacker was named, and the one of its declaration. */
  readonly declaringAt: number;
  readonly declaredAt: number;
  readonly packet: number;
  /** The last check for a replay: why there was none, or why it ended. */
  readonly checkedAt: number | null;
  readonly endedAt: number | null;
  readonly how: 'battle' | 'stopped' | 'noBattle' | 'startedOver' | 'duelOver' | 'running';
  readonly code: ReplayCause | NoReplayCode | null;
  /** Entries of the checks that found a replay. */
  readonly replays: readonly number[];
}

/** A second target for a running attack: a replay with its causes, or another target: an effect named it, or for a reason that we cannot read. */
export interface FoundReplay {
  /** The check, the choice, and the packet that named the new target. */
  readonly checkedAt: number;
  readonly chosenAt: number;
  readonly packet: number;
  readonly kind: 'replay' | 'redirect';
  readonly attacker: CardId;
  readonly causes: readonly ReplayCause[];
  /** Cards that came, left, or changed sides. */
  readonly cards: readonly CardId[];
  /** The card whose effect turned the attack, where the recording says so; then there was no check, and no choice. */
  readonly by?: CardId;
}

/** A place where the board and the stream's own queries differ at the end of a turn. */
export interface WitnessDifference {
  readonly turn: number;
  readonly packet: number;
  readonly place: string;
  readonly ours: string;
  readonly recorded: string;
}

/** Why a duel was over: what ended it in the game, or outside of it. */
export type WinReason = 'surrendered' | 'lifePoints' | 'deckOut' | 'time' | 'connection' | 'effect';

/** Who won, and why; nobody where it was a draw. */
export interface DuelResult {
  readonly winner: Player | null;
  readonly reason: WinReason;
  readonly packet: number;
}

/** What came of importing a recording. */
export interface AuditReport {
  readonly packets: number;
  readonly unmapped: readonly Unmapped[];
  readonly attacks: readonly AuditedAttack[];
  readonly replays: readonly FoundReplay[];
  readonly disagreements: readonly Disagreement[];
  /** What is as it may be, though nothing that was told explains it: no difference. */
  readonly unexplained: readonly Unexplained[];
  /** Packets whose event has no place in the procedure as we know it. */
  readonly observedOnly: readonly { readonly packet: number; readonly what: string }[];
  /** Packets whose event does not fit the board; they were left out. */
  readonly leftOut: readonly { readonly packet: number; readonly what: string; readonly why: string }[];
  /** Cards held against the stream's own field queries at the end of every turn, and where they differ. */
  readonly witness: {
    readonly cards: number;
    readonly differences: readonly WitnessDifference[];
    /** Zones that could not be compared at the end of a turn, since nothing was queried after their last change. */
    readonly leftOut: number;
  };
  readonly inferred: number;
  readonly cutOff: boolean;
  /** How far a packed recording that was cut off could be unpacked, in bytes; `null` for a whole one. */
  readonly unpacked: Recording['unpacked'];
  /** `null` where the recording does not say it. */
  readonly result: DuelResult | null;
}
