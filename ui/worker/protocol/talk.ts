// What page and worker say to each other. Everything here survives a structured clone.
import type { Language } from '../../../events/index.ts';
import type { GlossaryTerm } from '../../../machines/index.ts';
import type { FoundCards } from '../../host/host.ts';
import type { Viewpoint } from '../duelOnHand.ts';
import type { AskingAsk, AskingTell } from './asking.ts';
import type { ChartPlan } from './chart.ts';
import type { CoursesCompared, Decisions } from './decisions.ts';
import type { RuleSummary, Sought } from './finding.ts';
import type { Glimpse, GlimpseWithTable } from './glimpse.ts';
import type { LessonAsk, LessonTell } from './lessons.ts';
import type { Look, Looked, LookKind } from './looks.ts';
import type { Moment } from './moment.ts';
import type { BranchSummary, Outline } from './outline.ts';
import type { PictureLooks } from './picture.ts';
import type { DecksTold, ImportReport } from './report.ts';
import type { ExampleSummary, FileDifference, Row, Strip } from './rows.ts';
import type { RulesetsCompared } from './rulesets.ts';
import type { BoardAsSetup, Shelf } from './sandbox.ts';

export type Ask =
  /** Whatever is told from now on is told in this language. */
  | { readonly type: 'language'; readonly language: Language }
  | AskingAsk
  | LessonAsk
  | { readonly type: 'examples' }
  /** Then and now of these examples, one after the other. */
  | { readonly type: 'strips'; readonly ids: readonly string[] }
  | {
      readonly type: 'openExample';
      readonly serial: number;
      readonly id: string;
      readonly branch: string | null;
      readonly ruleset: string | null;
      /** The number of the entry to begin at. */
      readonly at: number | null;
    }
  | {
      readonly type: 'openText';
      readonly serial: number;
      readonly name: string;
      readonly text: string;
      /** The number of the entry to begin at. */
      readonly at: number | null;
      /** More of it may come, as `grown`. */
      readonly followed?: boolean;
      /** Begin where it ends. */
      readonly atEnd?: boolean;
      /** It was made here and no file has it. */
      readonly unsaved?: boolean;
      /** The branch to begin on. */
      readonly branch?: string | null;
      /** What is open, as another program left it: it is looked at under the rules that were chosen until now. */
      readonly isAgain?: boolean;
    }
  /** A recording of another client: it is read, and then its cards are asked for. */
  | {
      readonly type: 'openRecording';
      readonly serial: number;
      readonly name: string;
      readonly bytes: Uint8Array;
      readonly at: number | null;
    }
  | { readonly type: 'cardsFound'; readonly serial: number; readonly found: FoundCards }
  /** Whole lines that were appended to the file that is followed. */
  | { readonly type: 'grown'; readonly serial: number; readonly text: string }
  | {
      readonly type: 'again';
      readonly serial: number;
      readonly branch: string | null;
      /** The rules to decide it under, as one word: `modern-tcg,zeroVsZero=both`; `null` for those it is looked at with. */
      readonly ruleset: string | null;
      readonly at: number | null;
      /** Go to where the course leaves the other one, behind the choice. */
      readonly onward?: boolean;
      /** `at` is a position of the path that is opened, not of the one before. */
      readonly exact?: boolean;
    }
  /** Look at the duel with other eyes: what the other side hides stays hidden. */
  | {
      readonly type: 'seenBy';
      readonly serial: number;
      readonly seenBy: Viewpoint;
      readonly at: number | null;
    }
  | { readonly type: 'moment'; readonly serial: number; readonly position: number }
  /** What is seen of a position in passing. */
  | { readonly type: 'glimpse'; readonly serial: number; readonly position: number }
  /** A canvas of the page on which the table of what is passed is drawn from now on. */
  | { readonly type: 'picture'; readonly canvas: OffscreenCanvas }
  /** A hand begins to pass over the duel. */
  | { readonly type: 'pictureLooks'; readonly looks: PictureLooks }
  /** Draw the table of a position, and say what is seen of it in passing. */
  | { readonly type: 'pass'; readonly serial: number; readonly position: number }
  /** The hand has come to rest: what was drawn last is not to be seen again. */
  | { readonly type: 'pictureDone' }
  | { readonly type: 'rows'; readonly serial: number; readonly from: number; readonly to: number }
  | { readonly type: 'chart'; readonly serial: number }
  | { readonly type: 'look'; readonly serial: number; readonly look: Look }
  | { readonly type: 'save'; readonly serial: number }
  /** The duel as a page of its own that begins at a position. */
  | { readonly type: 'duelPage'; readonly serial: number; readonly position: number }
  /** The changed duel as it stands, to be kept aside until a file has it. */
  | { readonly type: 'aside'; readonly serial: number }
  /** The rules of the rulebook. */
  | { readonly type: 'rules' }
  /** The terms of the glossary. */
  | { readonly type: 'glossary' }
  /** The next entry behind `from` that is about something. */
  | { readonly type: 'seek'; readonly serial: number; readonly sought: Sought; readonly from: number }
  /** The host has kept the duel under this name. */
  | { readonly type: 'kept'; readonly serial: number; readonly name: string }
  /** What can be decided at a position. */
  | { readonly type: 'decisions'; readonly serial: number; readonly position: number }
  /** Takes a decision by its number in that list, or answers the open question; in the past that makes a branch. */
  | {
      readonly type: 'decide';
      readonly serial: number;
      /** The opening that the reader decides in: pressed twice, a decision is taken once. */
      readonly on: number;
      readonly position: number;
      readonly number?: number;
      readonly answers?: readonly number[];
    }
  /** Both players pass until somebody may do more than answer. */
  | { readonly type: 'passOn'; readonly serial: number; readonly on: number; readonly position: number }
  | {
      readonly type: 'changeBranch';
      readonly serial: number;
      readonly branch: string;
      /** Its new name; `null` deletes it. */
      readonly to: string | null;
      readonly at: number;
    }
  /** Puts the branch back that was deleted last. */
  | { readonly type: 'putBack'; readonly serial: number; readonly at: number }
  /** What a duel can be set up from. */
  | { readonly type: 'shelf' }
  | { readonly type: 'boardAsSetup'; readonly serial: number; readonly position: number }
  /** The duel as a scenario: its decisions as steps. */
  | { readonly type: 'asScenario'; readonly serial: number }
  /** The scenario as it was before it was changed. */
  | { readonly type: 'original'; readonly serial: number }
  | {
      readonly type: 'compareCourses';
      readonly serial: number;
      readonly one: string | null;
      readonly other: string | null;
    };

export type Tell =
  | AskingTell
  | LessonTell
  | { readonly type: 'examples'; readonly examples: readonly ExampleSummary[] }
  | { readonly type: 'strip'; readonly id: string; readonly strip: Strip | null }
  | { readonly type: 'opened'; readonly serial: number; readonly outline: Outline; readonly moment: Moment }
  /** A recording is read: what does the card database say of these? */
  | { readonly type: 'wantsCards'; readonly serial: number; readonly passcodes: readonly number[] }
  /** What came of opening a duel that others decided. */
  | { readonly type: 'imported'; readonly serial: number; readonly report: ImportReport }
  /** The duel that is followed has grown. */
  | { readonly type: 'grown'; readonly serial: number; readonly outline: Outline }
  | { readonly type: 'branches'; readonly serial: number; readonly branches: readonly BranchSummary[] }
  | { readonly type: 'reading'; readonly serial: number; readonly done: number; readonly total: number }
  | { readonly type: 'moment'; readonly serial: number; readonly moment: Moment }
  | { readonly type: 'glimpse'; readonly serial: number; readonly glimpse: GlimpseWithTable }
  /** The table of a position is drawn, and this is what is said of it. */
  | { readonly type: 'passed'; readonly serial: number; readonly glimpse: Glimpse }
  | {
      readonly type: 'broken';
      readonly serial: number;
      readonly position: number /** The first position that cannot be shown. */;
      readonly from: number;
      readonly message: string;
    }
  | { readonly type: 'rows'; readonly serial: number; readonly from: number; readonly rows: readonly Row[] }
  | { readonly type: 'chart'; readonly serial: number; readonly plan: ChartPlan }
  /** What a look shows, or in one line why it shows nothing. */
  | {
      readonly type: 'looked';
      readonly serial: number;
      readonly look: Look;
      readonly shows: Looked[LookKind] | undefined;
      readonly problem?: string;
    }
  /** A duel file is other than the rules decide: the first entry that differs. */
  | { readonly type: 'checked'; readonly serial: number; readonly differs: FileDifference }
  | { readonly type: 'decisions'; readonly serial: number; readonly decisions: Decisions }
  /** Where the duel first comes to something else than as it was decided or told. */
  | { readonly type: 'rulesetsCompared'; readonly serial: number; readonly compared: RulesetsCompared }
  | { readonly type: 'coursesCompared'; readonly serial: number; readonly compared: CoursesCompared }
  | { readonly type: 'shelf'; readonly shelf: Shelf }
  | { readonly type: 'boardAsSetup'; readonly serial: number; readonly asSetup: BoardAsSetup }
  | {
      readonly type: 'scenarioWritten';
      readonly serial: number;
      readonly name: string;
      readonly text: string;
    }
  /** The duel as a page of its own, or in one line why it cannot be one. */
  | {
      readonly type: 'duelPage';
      readonly serial: number;
      readonly position: number;
      readonly name: string;
      readonly text?: string;
      readonly problem?: string;
    }
  | { readonly type: 'saved'; readonly serial: number; readonly name: string; readonly text: string }
  | { readonly type: 'aside'; readonly serial: number; readonly name: string; readonly text: string }
  | { readonly type: 'glossary'; readonly terms: readonly GlossaryTerm[] }
  | { readonly type: 'rules'; readonly rules: readonly RuleSummary[] }
  | {
      readonly type: 'sought';
      readonly serial: number;
      readonly sought: Sought;
      readonly position: number | null;
    }
  /** What was asked for could not be done; what is on hand stays. */
  | {
      readonly type: 'problem';
      readonly serial: number;
      readonly message: string;
      /** Of a file that holds decks and answers alone: its decks, and what names of their cards are missing. */
      readonly decks?: DecksTold;
      /** The file that was followed can be followed no more. */
      readonly unfollowed?: true;
    };
