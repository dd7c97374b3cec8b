import type { CardId } from '../../events/index.ts';
import type { CompareFrom } from '../inspector/changes/compareFrom.ts';
import type { Viewpoint } from '../worker/duelOnHand.ts';
import type {
  ChartPlan,
  ExampleSummary,
  FileDifference,
  Moment,
  Outline,
  Row,
} from '../worker/protocol/index.ts';

/** How far one step goes. */
export type PlaybackGrain = 'entry' | 'decision' | 'step' | 'attack';
export const PLAYBACK_GRAINS: readonly PlaybackGrain[] = ['entry', 'decision', 'step', 'attack'];
export type Detail = 'plain' | 'full';
export type Theme = 'system' | 'light' | 'dark';
/** Whose eyes the board is seen with: face-down cards of the other side stay unnamed. */
export type { Viewpoint };

/** Everything the page shows. */
export interface PageState {
  readonly outline: Outline | null;
  /** Position of the cursor on the path, from 0. */
  readonly position: number;
  /** The moment at the cursor; the one before stays until the new one is there. */
  readonly moment: Moment | null;
  /** An entry that cannot be shown: everything before it can. */
  readonly broken: { readonly position: number; readonly message: string } | null;
  readonly going: 'forward' | 'back' | 'jump';
  /** The row of the entry that was left last; told when it is undone. */
  readonly left: string | null;
  /** Where a recorded duel first differs from what the rules decide, once that is known. */
  readonly differs: FileDifference | null;
  readonly rows: ReadonlyMap<number, Row>;
  readonly chart: ChartPlan | null;
  readonly reading: { readonly done: number; readonly total: number } | null;
  readonly examples: readonly ExampleSummary[];
  readonly view: 'duel' | 'examples';
  readonly dialog: 'keys' | 'goTo' | null;
  readonly detail: Detail;
  readonly theme: Theme;
  readonly seenBy: Viewpoint;
  readonly grain: PlaybackGrain;
  readonly playing: boolean;
  /** The card that was picked last, and where, while it is shown beside that place. */
  readonly picked: CardId | null;
  readonly pickedBeside: DOMRectReadOnly | null;
  /** What the panel Changes compares with: an entry by where it stands, or by its number. */
  readonly compare: { readonly from: CompareFrom; readonly pinned: number | null };
  /** The tab that is open in the dock, and in a narrow window. */
  readonly panel: string;
  readonly narrowPanel: string;
  /** The dock takes half of the height. */
  readonly tallDock: boolean;
  /** One clear line when something asked for could not be done. */
  readonly problem: string | null;
  /** A line that tells that something worked. */
  readonly notice: string | null;
}

export const INITIAL_STATE: PageState = {
  outline: null,
  position: 0,
  moment: null,
  broken: null,
  going: 'jump',
  left: null,
  differs: null,
  rows: new Map(),
  chart: null,
  reading: null,
  examples: [],
  view: 'duel',
  dialog: null,
  detail: 'plain',
  theme: 'system',
  seenBy: 'both',
  grain: 'entry',
  playing: false,
  compare: { from: 'before', pinned: null },
  picked: null,
  pickedBeside: null,
  panel: 'chart',
  narrowPanel: 'why',
  tallDock: false,
  problem: null,
  notice: null,
};
