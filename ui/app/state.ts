import type { CardId, Language } from '../../events/index.ts';
import type { GlossaryTerm, Said, Scenario, Unsaid } from '../../machines/index.ts';
import type { EntryLink } from '../host/entryLink.ts';
import type { InterruptedRecording } from '../host/host.ts';
import type { KeyMap } from '../host/keyMap.ts';
import type { CompareFrom } from '../inspector/changes/compareFrom.ts';
import { EMPTY_DRAFT } from '../sandbox/draft.ts';
import type { Viewpoint } from '../worker/duelOnHand.ts';
import type {
  AnswerTold,
  ChartPlan,
  CoursesCompared,
  Decisions,
  DecksTold,
  ExampleSummary,
  FileDifference,
  Glimpse,
  ImportReport,
  LessonTold,
  Moment,
  Outline,
  Row,
  RuleSummary,
  RulesetsCompared,
  SaidBefore,
  Shelf,
  Strip,
} from '../worker/protocol/index.ts';
import type { Drawn } from './drawn.ts';
import type { ExampleDone } from './examplesDone.ts';
import type { Layouts } from './layout.ts';
import type { LessonNow } from './lessons.ts';
import type { LessonsDone } from './lessonsDone.ts';
import type { Subject } from './subject.ts';
import type { Stops, ToolsKept } from './tools.ts';

import type { Stretch } from './zoom.ts';

/** How far one step goes. */
export type PlaybackGrain = 'entry' | 'decision' | 'step' | 'attack';
export const PLAYBACK_GRAINS: readonly PlaybackGrain[] = ['entry', 'decision', 'step', 'attack'];
/** How fast a duel plays, as a multiple of the usual speed. */
export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];
export type Detail = 'plain' | 'full';
export type Theme = 'system' | 'light' | 'dark';
/** Whose eyes the board is seen with: face-down cards of the other side stay unnamed. */
export type { Viewpoint };

/** What the reader looks for among the examples. */
export interface Gallery {
  readonly search: string;
  readonly outcomes: readonly ExampleSummary['outcome'][];
  readonly causes: readonly string[];
  readonly rulesets: readonly string[];
  readonly card: string;
  readonly rule: string;
  /** The answers are shown on the tiles. */
  readonly answers: boolean;
}

/** A file to which others append. */
export interface Growth {
  readonly isFollowed: boolean;
  /** How long the duel was when its end was looked at last: what came since is new. */
  readonly seen: number;
}

/** What is offered at the start: a recording of the host, or a duel that was changed here and kept aside. */
export type Offered = InterruptedRecording & { readonly unsaved?: boolean; readonly title?: string };

/** What is looked for in the panel Search, and how far its list was scrolled. */
export interface Searching {
  readonly text: string;
  readonly scroll: number;
  /** In all worked examples, not in the duel on hand. */
  readonly inExamples: boolean;
}

/** Everything the page shows. */
export interface PageState extends ToolsKept {
  /** Where the breakpoints stop that are on. */
  readonly stops: Stops;
  readonly searching: Searching;
  /** The panel that takes the focus as soon as it is there. */
  readonly wantsFocus: string | null;
  /** Where a menu of the entry that is looked at is open, and the card it is about, if it is about one. */
  readonly menu: { readonly x: number; readonly y: number; readonly card: CardId | null } | null;
  readonly outline: Outline | null;
  /** What was opened: the shown duel is it, or was made from it. */
  readonly subject: Subject | null;
  /** Position of the cursor on the path, from 0. */
  readonly position: number;
  /** The moment at the cursor; the one before stays until the new one is there. */
  readonly moment: Moment | null;
  /** Where the hand is that drags the cursor; `null` while it rests. */
  readonly passing: number | null;
  /** What was seen last in passing. */
  readonly glimpse: Glimpse | null;
  /** An entry that cannot be shown: everything before it can. */
  readonly broken: { readonly position: number; readonly message: string } | null;
  readonly going: 'forward' | 'back' | 'jump';
  /** The row of the entry that was left last; told when it is undone. */
  readonly left: string | null;
  /** Where a recorded duel first differs from what the rules decide, once that is known. */
  readonly differs: FileDifference | null;
  /** What can be decided at a position, once that is known. */
  readonly decisions: Decisions | null;
  /** Two courses laid beside each other. */
  readonly compared: CoursesCompared | null;
  /** Where the duel first comes to something else than under its own rules, once that is known. */
  readonly rulesetsCompared: RulesetsCompared | null;
  /** The rules under which it is being decided again. */
  readonly deciding: string | null;
  /** How much of the page is drawn of a duel that was just opened. */
  readonly drawn: Drawn;
  readonly rows: Pick<ReadonlyMap<number, Row>, 'get'>;
  readonly chart: ChartPlan | null;
  readonly reading: { readonly done: number; readonly total: number } | null;
  /** The name of a recording that is on its way to be shown. */
  readonly opening: string | null;
  readonly examples: readonly ExampleSummary[];
  readonly gallery: Gallery;
  /** What the reader did with which example. */
  readonly examplesDone: ReadonlyMap<string, ExampleDone>;
  /** Then and now of examples, as far as they were asked for. */
  readonly strips: ReadonlyMap<string, Strip | null>;
  /** The rules of the rulebook, once someone looked for one. */
  readonly rules: readonly RuleSummary[] | null;
  /** The glossary, once it has come: its terms are marked where they occur. */
  readonly glossary: readonly GlossaryTerm[] | null;
  /** The term that was looked up last. */
  readonly term: { readonly id: string } | null;
  readonly view: 'duel' | 'examples' | 'lessons' | 'import' | 'sandbox';
  /** The lessons, once somebody wanted one; which one is taken, and how far the reader is with all of them. */
  readonly lessons: readonly LessonTold[] | null;
  readonly lesson: LessonNow | null;
  readonly lessonsDone: LessonsDone;
  /** What came of opening a duel that others decided. */
  readonly report: ImportReport | null;
  /** Recordings that were interrupted, and changes that were lost with the page, as far as they are offered. */
  readonly interrupted: readonly Offered[];
  /** The file that is open may grow, and whether it is followed. */
  readonly growth: Growth | null;
  /** The duel that is being set up, and what of a table it could not take over. */
  readonly draft: { readonly scenario: Scenario; readonly unsaid: readonly Unsaid[] };
  /** Setups that gave way to another one on the sandbox's table, the last first. */
  readonly setups: readonly Scenario[];
  /** What the table was just cleared of. */
  readonly cleared: PageState['draft'] | null;
  /** What a duel can be set up from, once the sandbox was opened. */
  readonly shelf: Shelf | null;
  readonly dialog: 'keys' | 'goTo' | 'find' | 'unsaved' | 'outside' | 'judge' | 'glossary' | null;
  /** The dialog that the glossary was opened from: it lies beneath it, and one comes back to it. */
  readonly beneath: PageState['dialog'];
  readonly detail: Detail;
  /** The reader says what happens before it is shown. */
  readonly askFirst: boolean;
  /** What was said of which duel. */
  readonly said: SaidBefore;
  /** What is chosen for the question that waits, and the part of it that is shown, until the answer is. */
  readonly saying: { readonly question: string; readonly given: Said; readonly part: number } | null;
  /** What became of the question that was answered last, while one looks at it. */
  readonly answer: AnswerTold | null;
  readonly theme: Theme;
  readonly language: Language;
  readonly seenBy: Viewpoint;
  readonly grain: PlaybackGrain;
  readonly playing: boolean;
  /** The card that was picked last, and where, while it is shown beside that place. */
  readonly picked: CardId | null;
  readonly pickedBeside: DOMRectReadOnly | null;
  /** What the panel Changes compares with: an entry by where it stands, or by its number. */
  readonly compare: { readonly from: CompareFrom; readonly pinned: number | null };
  readonly speed: PlaybackSpeed;
  /** The keys that the reader changed. */
  readonly keys: KeyMap;
  /** The sizes of panels that the reader chose. */
  readonly layouts: Layouts;
  /** Where the shown file lies, if the host said so. */
  readonly path: string | null;
  /** The numbers of the entries that the reader marked. */
  readonly bookmarks: ReadonlySet<number>;
  /** A moment that is pointed at: its board is shown, without going there. */
  readonly preview: { readonly position: number; readonly moment: Moment | null } | null;
  /** What the timeline shows of the duel; all of it where `null`. */
  readonly stretch: Stretch | null;
  /** The tab that is open in the dock, and in a narrow window. */
  readonly panel: string;
  readonly narrowPanel: string;
  /** The dock takes half of the height. */
  readonly tallDock: boolean;
  /** The dock lies over log and board: one looks closely at what is in it. */
  readonly wholeDock: boolean;
  /** One clear line when something asked for could not be done. */
  readonly problem: string | null;
  /** The decks of a file that cannot be shown since it holds nothing else, as long as that problem is said. */
  readonly refusedDecks: (DecksTold & { readonly of: string }) | null;
  /** A line that tells that something worked. */
  readonly notice: string | null;
  /** A link led to a file that is not open and can be opened: where it lies, or `null` where the page has kept it. */
  readonly offered: { readonly link: EntryLink; readonly path: string | null } | null;
}

export const INITIAL_STATE: PageState = {
  breakpoints: [],
  watches: [],
  searches: [],
  stops: [],
  searching: { text: '', scroll: 0, inExamples: false },
  menu: null,
  wantsFocus: null,
  outline: null,
  subject: null,
  position: 0,
  moment: null,
  passing: null,
  glimpse: null,
  broken: null,
  going: 'jump',
  left: null,
  differs: null,
  decisions: null,
  compared: null,
  rulesetsCompared: null,
  deciding: null,
  drawn: 'all',
  rows: new Map(),
  chart: null,
  reading: null,
  opening: null,
  examples: [],
  gallery: { search: '', outcomes: [], causes: [], rulesets: [], card: '', rule: '', answers: true },
  examplesDone: new Map(),
  strips: new Map(),
  rules: null,
  glossary: null,
  term: null,
  view: 'duel',
  lessons: null,
  lesson: null,
  lessonsDone: { current: null, lessons: {} },
  report: null,
  growth: null,
  interrupted: [],
  draft: { scenario: EMPTY_DRAFT, unsaid: [] },
  setups: [],
  cleared: null,
  shelf: null,
  dialog: null,
  beneath: null,
  detail: 'plain',
  askFirst: false,
  said: {},
  saying: null,
  answer: null,
  theme: 'system',
  language: 'en',
  seenBy: 'both',
  grain: 'entry',
  playing: false,
  compare: { from: 'before', pinned: null },
  picked: null,
  pickedBeside: null,
  speed: 1,
  keys: {},
  layouts: { plain: {}, full: {} },
  path: null,
  bookmarks: new Set(),
  preview: null,
  stretch: null,
  panel: 'chart',
  narrowPanel: 'why',
  tallDock: false,
  wholeDock: false,
  problem: null,
  refusedDecks: null,
  notice: null,
  offered: null,
};
