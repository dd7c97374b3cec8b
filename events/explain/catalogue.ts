import type {
  Candidate,
  CardId,
  CommandType,
  EntryOf,
  EventType,
  Option,
  Place,
  Player,
  Rejection,
} from '../messages/index.ts';
import type { ReportWords } from './en/report.ts';
import type { Scene } from './scene.ts';
import type { Words } from './words.ts';

/** What a language says of an entry. */
export interface Told {
  readonly title: string;
  readonly row: Words;
  readonly sentence: Words;
  readonly otherwise?: Words | undefined;
}

/** What a player wants to do, with which card. */
export interface Decision {
  readonly player: Player;
  readonly type: CommandType;
  readonly card?: CardId | undefined;
  readonly target?: CardId | undefined;
  readonly to?: string | undefined;
}

/** A decision that was refused, or that an offer shows as not legal. */
export interface Refusal extends Rejection, Decision {}

/** How a refusal is told: what was wanted, what stands in the way, what would have to be different. */
export interface ToldRefusal {
  /** `Turn Lyla: she declared an attack this turn`. */
  readonly row: Words;
  /** Only what stands in the way, for a greyed choice: `B controls monsters`. */
  readonly reason: Words;
  readonly sentence: Words;
  readonly otherwise?: Words | undefined;
}

/** What a refusal's sentence needs beside the refusal itself. */
export interface Names {
  card(id: CardId): Words;
}

/** One language: a teller for every type of event, and words for candidates, choices and refusals. */
export interface Catalogue {
  readonly language: string;
  readonly tell: { readonly [T in EventType]: (entry: EntryOf<T>, scene: Scene) => Told };
  candidate(candidate: Candidate, scene: Scene): string;
  choice(option: Option, scene: Scene): string;
  /** A card that the reader does not know, by where it lies; several of them where no place is given. */
  unseen(place: Place | undefined, count: number): string;
  refusal(refusal: Refusal, names: Names): ToldRefusal;
  /** What a player would do, as a button says it: `Attack Sheep Token 2 with Dark Magician`. */
  decision(decision: Decision, names: Names): Words;
  /** That only one of two rulesets, told by name, allows a decision; and why the other one does not. */
  onlyUnder(
    decision: Decision,
    names: Names,
    rulesets: { readonly there: string; readonly here: string },
    why: { readonly sentence: string; readonly rule: string } | undefined,
  ): string;
  /** The words of a bug report. */
  readonly report: ReportWords;
}
