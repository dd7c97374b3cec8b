import type {
  Explanation,
  NoReplayCode,
  Piece,
  Player,
  ReplayCause,
  Unmapped,
} from '../../../events/index.ts';
import type { AuditReport, Disagreement } from '../../../machines/index.ts';
import type { Moment, RuleNote } from './moment.ts';

/** Something that a recording shows of an attack: a replay, another target for an unknown reason, or what only looks like one. */
export interface FoundAttack {
  readonly kind: 'attackReplay' | 'redirect' | 'newAttack';
  /** Where to look at it. */
  readonly position: number;
  readonly turn: number;
  readonly packet: number;
  readonly causes: readonly ReplayCause[];
  /** A token was among what came. */
  readonly token: boolean;
  /** Of a new attack: its attacker had left and come back, by which the one before was over. */
  readonly cameBack?: boolean;
  /** The row of the declaration, the check, and what was chosen then. */
  readonly declared: string;
  readonly check: Explanation;
  readonly chosen: string | null;
  /** The card whose effect named the other target, where that is known. */
  readonly by: string | null;
  readonly player: Player;
  /** What became of the attack in the end; `null` where it is not known. */
  readonly outcome: OtherAttack['outcome'] | null;
  /** The moment of the check, for the strips of then and now; left out where there are very many. */
  readonly moment: Moment | null;
}

/** An attack that shows no replay. */
export interface OtherAttack {
  readonly position: number;
  readonly turn: number;
  readonly packet: number;
  readonly attacker: string;
  /** `null` for a direct attack. */
  readonly target: string | null;
  /** What the battle came to, or, where there was none, why: a row of the log. */
  readonly outcome:
    | {
        readonly kind: 'battle';
        readonly damage: { readonly A: number; readonly B: number };
        readonly destroyed: readonly string[];
      }
    | {
        readonly kind: 'noBattle';
        readonly code: ReplayCause | NoReplayCode | null;
        readonly row: string;
      };
  /** Something changed, or kept it from its battle, and still no replay came of it: where that was decided, and why. */
  readonly near: { readonly position: number; readonly entry: number; readonly why: readonly Piece[] } | null;
  /** Nothing in it is other than our rules say. */
  readonly agrees: boolean;
}

/** The decks of a file that holds decks and answers alone. */
export interface DecksTold {
  /** A line for each deck. */
  readonly lines: readonly string[];
  /** The card database that was asked for names; `null` where none is known. */
  readonly database: string | null;
  /** How many kinds of cards they hold, and how many of these nobody could name. */
  readonly kinds: number;
  readonly unknown: number;
}

/** What came of opening a duel that others decided. */
export interface ImportReport {
  /** The client and its version, or the engine that told it. */
  readonly client: string;
  /** Whether it is a client's recording; else another engine tells it in events. */
  readonly isRecording: boolean;
  readonly count: number;
  readonly battles: number;
  readonly turns: number;
  readonly found: readonly FoundAttack[];
  readonly others: readonly OtherAttack[];
  readonly packets: number;
  readonly entries: number;
  readonly inferred: number;
  /** The first entry that was inferred. */
  readonly firstInferred: number | null;
  readonly cutOff: boolean;
  /** How far a packed recording that was cut off could be unpacked; `null` for a whole one. */
  readonly unpacked: AuditReport['unpacked'];
  /** Who won, why, and what that player is called; `null` where it is not said. */
  readonly result: (NonNullable<AuditReport['result']> & { readonly name: string | null }) | null;
  /** Attacks in which something is other than our rules say. */
  readonly attacksOtherwise: number;
  /** With the attack in which it is; `null` outside of one. */
  readonly disagreements: readonly (Omit<Disagreement, 'rule'> & {
    readonly position: number;
    /** The id of the rule by which our side is so, where there is one. */
    readonly rule: string | null;
    readonly note: RuleNote | null;
    readonly attack: Pick<OtherAttack, 'turn' | 'attacker' | 'target'> | null;
  })[];
  /** What is no difference, though nothing that was told explains it: a monster that survives a battle, by its name. */
  readonly unexplained: readonly {
    readonly position: number;
    readonly packet: number;
    readonly card: string;
    readonly rule: string;
  }[];
  readonly witness: {
    readonly cards: number;
    readonly leftOut: number;
    /** The first turn at whose end, or in which, the two differ. */
    readonly apartFrom: number | null;
    /** A line for each place in which our board is other than the recording's own. */
    readonly differences: readonly string[];
  };
  readonly unmapped: readonly Unmapped[];
  readonly leftOut: readonly { readonly packet: number; readonly what: string; readonly why: string }[];
  readonly cards: {
    readonly database: string | null;
    readonly kinds: number;
    readonly named: number;
    /** Passcodes that nobody could name. */
    readonly unknown: readonly number[];
  };
}
