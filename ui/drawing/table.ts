import type { Mark, Place, Player, Position } from '../../events/index.ts';

/** A card on the field as it is drawn. */
export interface TableCard {
  readonly place: Place;
  /** Its printed name; `null` for a face-down card whose face the one who looks does not know. */
  readonly name: string | null;
  /** Which copy it is, where several of one name come to the field. */
  readonly number?: number | undefined;
  /** Its monster kind, `spell` or `trap`. */
  readonly frame: string;
  /** What its rosette is drawn from. */
  readonly art: number;
  readonly faceUp: boolean;
  readonly position: Position;
  readonly atk?: number | undefined;
  readonly def?: number | undefined;
  /** How they stand to what is printed. */
  readonly changed: { readonly atk: -1 | 0 | 1; readonly def: -1 | 0 | 1 };
  readonly declared: boolean;
  readonly counters: number;
  /** All of it in words, for who does not see it. */
  readonly label: string;
}

/** A side of the table: what lies in its zones, and how many cards lie in its piles. */
export interface TableSide {
  readonly name: string;
  /** Attacking, defending, or whose turn it is; empty for none of these. */
  readonly role: string;
  readonly lifePoints: number;
  readonly hand: number;
  readonly deck: number;
  readonly graveyard: number;
  readonly fieldSpell: string | null;
  readonly monster: readonly (string | null)[];
  readonly extraMonster: readonly (string | null)[];
  readonly spellTrap: readonly (string | null)[];
}

/** The table at one moment as it is drawn, in data that a file may hold. */
export interface Table {
  /** `Turn 3`, and `A’s Battle Phase, Battle Step`. */
  readonly turn: string;
  readonly where: string;
  readonly players: { readonly A: TableSide; readonly B: TableSide };
  readonly cards: { readonly [id: string]: TableCard };
  readonly attack: {
    readonly player: Player;
    readonly attacker: string;
    readonly target: string | null;
    /** What may be chosen at a replay. */
    readonly choices: readonly string[] | null;
    /** Which card stood in which of the defender’s Monster Zones when the target was named. */
    readonly zones: readonly (string | null)[];
    /** It goes to nobody any more. */
    readonly over: boolean;
  } | null;
  /** The mark of a check for a replay that is made at this moment. */
  readonly check: Mark | null;
}
