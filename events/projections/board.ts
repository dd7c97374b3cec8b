import type {
  Answer,
  BattleStep,
  CardId,
  CardName,
  Json,
  MoveReason,
  NoReplayCode,
  Option,
  Phase,
  Place,
  Player,
  Position,
  ReplayCause,
  Source,
  Trigger,
  Until,
  Values,
  Visit,
} from '../messages/index.ts';

/** What is true of a card this turn; cleared when the turn begins, or with a new visit. */
export interface TurnFlags {
  /** Summoned or Set this turn, or arrived in any way (B48, B54). */
  readonly arrived?: true;
  readonly set?: true;
  readonly turnedByHand?: true;
  /** Declared at all this turn, however the attack ended: bars turning by hand (B48). */
  readonly everDeclared?: true;
  /** Declarations of this visit this turn that count (R35, R36: rules.md 4.5). */
  readonly declared?: number;
  /** Attacks that count as used. */
  readonly attacksUsed?: number;
  /** It attacked directly, or chose to at a replay, whatever became of it (R37). */
  readonly declaredDirect?: true;
  /** The monsters that were the target when an attack of it ended, however it ended (R38). */
  readonly attackedMonsters?: readonly Visit[];
  /** Entered the Damage Step as attacker. */
  readonly attacked?: true;
  /** Damage calculation was performed with it. */
  readonly battled?: true;
  readonly attackedDirectly?: true;
}

/** A physical card now: where it lies, how, its values, and what is true of it. */
export interface CardState {
  readonly id: CardId;
  readonly visit: Visit;
  readonly name: CardName;
  readonly owner: Player;
  readonly place: Place;
  readonly position: Position;
  readonly faceUp: boolean;
  readonly token: boolean;
  /** A Trap that is a monster now. */
  readonly asMonster: boolean;
  readonly printed: Values;
  readonly values: Values;
  /** Which entry set a value last, by value name; a value never changed is printed. */
  readonly setBy: { readonly [what: string]: number };
  readonly equippedTo?: CardId | undefined;
  /** Cards that live and die together with this one (Call of the Haunted). */
  readonly bonds: readonly CardId[];
  readonly counters: { readonly [name: string]: number };
  /** Cards attached to it; they are in the zone `material`. */
  readonly materials: readonly CardId[];
  readonly flags: TurnFlags;
  /** How it came to the field in this visit. */
  readonly summoned?: string | undefined;
  /** Entry of its last move. */
  readonly movedAt: number;
  /** Entry of its last change of position or face. */
  readonly turnedAt: number;
  /** Entry by which its activation was last carried out: what it does as long as it stays began with it (E6). */
  readonly carriedOutAt?: number | undefined;
  /** Its effects had been negated for good by this entry when it left the field in its last move (E10). */
  readonly leftNegated?: number | undefined;
}

export interface PlayerState {
  readonly lifePoints: number;
  readonly lifePointsSetBy: number;
  /** Zones 1 to 5, left to right from the player's own seat; `null` where empty. */
  readonly monster: readonly (CardId | null)[];
  readonly extraMonster: readonly (CardId | null)[];
  readonly spellTrap: readonly (CardId | null)[];
  readonly fieldSpell: readonly (CardId | null)[];
  readonly pendulum: readonly (CardId | null)[];
  readonly hand: readonly CardId[];
  /** The last one is on top. */
  readonly deck: readonly CardId[];
  readonly extraDeck: readonly CardId[];
  readonly graveyard: readonly CardId[];
  readonly banished: readonly CardId[];
  readonly normalSummonUsed: boolean;
}

/** A monster that came to or left a side while an attack was running, or a battle was on (R3). */
export interface SideChange {
  readonly card: CardId;
  readonly visit: Visit;
  readonly entry: number;
  readonly by: 'entered' | 'left' | 'controlIn' | 'controlOut';
  readonly kind: Source['kind'];
  readonly reason: MoveReason | 'control';
  /** The chain link it happened in, if any. */
  readonly link?: number | undefined;
}

/** A check that a replay fired or did not, kept for the next look. */
export interface AttackState {
  /** The how many-th declaration of this turn. */
  readonly number: number;
  readonly player: Player;
  readonly attacker: CardId;
  readonly attackerVisit: Visit;
  readonly declaringAt: number;
  readonly declaredAt: number | null;
  /** `null` until the target is named; then a card or `direct`. */
  readonly target: CardId | 'direct' | null;
  readonly targetVisit: Visit | null;
  /** The monsters of both sides when the target was named last (R2). */
  readonly snapshot: {
    readonly entry: number;
    readonly defender: readonly Visit[];
    readonly own: readonly Visit[];
    /** Which card stood in which of the defender's Monster Zones; for the picture. */
    readonly zones: readonly (CardId | null)[];
    readonly names: { readonly [card: string]: CardName };
  };
  /** The entry of the declaration itself and its snapshot, kept through re-targeting. */
  readonly defenderChanges: readonly SideChange[];
  readonly ownChanges: readonly SideChange[];
  /** Position or face of a monster changed, a value changed, since the snapshot: entries. */
  readonly positionChanges: readonly number[];
  readonly valueChanges: readonly number[];
  /** The attacker went, turned or changed hands: latched at once (R10 to R13). */
  readonly attackerLost: { readonly code: NoReplayCode; readonly entry: number } | null;
  readonly targetLost: { readonly entry: number } | null;
  /** The entry since the targeting at which the attacker could no longer attack the target, whether or not that lasted (R8). */
  readonly targetForbiddenAt: number | null;
  /** An effect changed the target since it was named last: what had changed on the defending side until then no longer counts (R39). */
  readonly redirected: {
    readonly entry: number;
    readonly fought: boolean;
    readonly before: readonly SideChange[];
  } | null;
  readonly negatedAt: number | null;
  /** Links that would have Summoned and did not: entries (NEVER_ARRIVED). */
  readonly neverArrived: readonly number[];
  readonly replays: number;
  /** The choices of a replay that is being made. */
  readonly choices: readonly Option[] | null;
  readonly causes: readonly ReplayCause[];
  /** The verdict that ended the attack without a battle. */
  readonly endedBy: NoReplayCode | null;
  readonly stopped: boolean;
  readonly inDamageStep: boolean;
  readonly timing: number;
  /** Judged destroyed by this battle and still on the field (B33). */
  readonly judged: readonly CardId[];
  readonly calculatedAt: number | null;
  readonly calledOff: boolean;
  readonly damage: { readonly A: number; readonly B: number };
}

export interface ChainLink {
  readonly link: number;
  readonly entry: number;
  readonly player: Player;
  readonly card: CardId;
  readonly visit: Visit;
  readonly effect: string;
  readonly speed: number;
  /** Activation of a card, as against of an effect. */
  readonly activation: boolean;
  readonly targets: readonly CardId[];
  readonly targetVisits: readonly Visit[];
  readonly paid: readonly CardId[];
  readonly vars: { readonly [name: string]: Json };
  readonly answers: readonly Answer[];
  readonly trigger?: Trigger | undefined;
  readonly negated: 'activation' | 'effect' | null;
  /** The entry that had negated its card's effects for good when the card left the field: this one stays negated (E10). */
  readonly leftNegated?: number | undefined;
  readonly state: 'waiting' | 'resolving' | 'resolved';
  /** The entry at which it began to resolve. */
  readonly resolvingAt?: number | undefined;
}

export interface PromptState {
  readonly entry: number;
  readonly player: Player;
  readonly kind: string;
  readonly about?: CardId | undefined;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly resume: Json;
  readonly answer: Answer | null;
}

/** An effect that goes on applying after it resolved, until it expires. */
export interface AppliedEffect {
  readonly id: string;
  readonly entry: number;
  readonly source: Source;
  /** The stay of its source in which it was applied; a change of control does not end that. */
  readonly sourceVisit: Visit | undefined;
  readonly cards: readonly Visit[];
  readonly players: readonly Player[];
  readonly what: Json;
  readonly until: Until;
  readonly expires?: { readonly turn: number; readonly player?: Player | undefined } | undefined;
}

/** Something that happened since triggers were last looked for. */
export interface Happening {
  readonly entry: number;
  readonly type: string;
  readonly card?: CardId | undefined;
  readonly visit?: Visit | undefined;
  readonly from?: Place | undefined;
  readonly to?: Place | undefined;
  readonly reason?: string | undefined;
  readonly wasFaceUp?: boolean | undefined;
  readonly player?: Player | undefined;
  readonly amount?: number | undefined;
  readonly how?: string | undefined;
  readonly source?: Source | undefined;
  readonly targets?: readonly CardId[] | undefined;
  readonly bonds?: readonly CardId[] | undefined;
  readonly materials?: readonly CardId[] | undefined;
  readonly equippedTo?: CardId | undefined;
}

/** The table after an entry: everything both players could look up, and the running attack, chain and prompt. */
export interface Board {
  readonly entry: number;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly startingPlayer: Player;
  readonly seed: number;
  readonly phase: Phase;
  readonly step: BattleStep | null;
  /** The entry that began the step of the Battle Phase. */
  readonly stepAt: number | null;
  readonly players: { readonly A: PlayerState; readonly B: PlayerState };
  readonly cards: { readonly [id: CardId]: CardState };
  readonly attack: AttackState | null;
  readonly attacksDeclared: number;
  /** Whose attack was the last one of this turn to end, those that count as nothing left out. */
  readonly lastAttacker: Visit | null;
  /** How many Battle Phases have begun this turn. */
  readonly battlePhases: number;
  /** The Battle Phase was ended by an effect this turn. */
  readonly battlePhaseEndedAt: number | null;
  readonly chain: readonly ChainLink[];
  readonly chains: number;
  readonly triggers: readonly Trigger[];
  readonly offers: readonly Trigger[];
  readonly forced: readonly Trigger[];
  readonly happenings: readonly Happening[];
  /** Triggers were looked for up to this entry. */
  readonly lookedTo: number;
  /** The last thing that happened, while cards that say "when this happens" may still answer it. */
  readonly answerable: readonly Happening[];
  /** Defender's-side changes with no attack running, or in the Damage Step, not yet judged. */
  readonly unjudged: readonly SideChange[];
  readonly prompt: PromptState | null;
  readonly proposed: Phase | null;
  readonly effects: readonly AppliedEffect[];
  /** Uses of limited effects: `card/effect@turn` and the like, counted. */
  readonly uses: { readonly [key: string]: number };
  /** What players did this turn that a card may ask for: `A:specialSummoned`, counted. */
  readonly history: { readonly [key: string]: number };
  readonly nextVisit: number;
  readonly nextCard: number;
  readonly winner: Player | 'draw' | null;
}
