import type { Explanation, Mark } from '../../../events/index.ts';
import type { AskedAbout, AskedPart, AskedQuestion, Said } from '../../../machines/index.ts';
import type { RuleNote } from './moment.ts';
import type { Outline } from './outline.ts';

/** One way to answer, as the page words it; `words` where only the record has words for it. */
export interface OptionTold {
  readonly id: string;
  readonly about: AskedAbout;
  readonly words: string | null;
}
export interface PartTold extends Pick<AskedPart, 'id' | 'asks' | 'many' | 'when'> {
  readonly options: readonly OptionTold[];
}

/** A question that waits behind the last entry that is shown. What is right is not in it. */
export interface QuestionTold extends Pick<AskedQuestion, 'key' | 'position' | 'kind' | 'player'> {
  /** The number of the entry that answers it. */
  readonly entry: number;
  /** Which one it is of those of this path, from 1. */
  readonly number: number;
  readonly of: number;
  /** What led to it, a row each; `many` is the name of copies that came together, `count` how many. */
  readonly before: readonly {
    readonly mark: Mark;
    readonly words: string;
    readonly many: string | null;
    readonly count: number;
  }[];
  /** What a player wants to decide, where that is asked. */
  readonly wants: string | null;
  readonly parts: readonly PartTold[];
}

/** While a duel is asked about: how it is called in what was said of it, what waits, and how long it is in truth. */
export interface Asking {
  readonly duel: string;
  readonly question: QuestionTold | null;
  readonly total: number;
  /** How many questions the path has, and of how many the answer was looked at. */
  readonly of: number;
  readonly done: number;
}

/** What became of a question: as the record has it, otherwise, or not said. */
export type AskedOutcome = 'agrees' | 'differs' | 'open';

/** An answer laid beside the record, with why it is so. */
export interface AnswerTold {
  readonly duel: string;
  readonly question: QuestionTold;
  readonly outcome: AskedOutcome;
  readonly agree: number;
  readonly of: number;
  readonly parts: readonly {
    readonly part: PartTold;
    readonly said: readonly string[] | null;
    readonly right: readonly string[];
  }[];
  readonly explanation: Pick<
    Explanation,
    'index' | 'mark' | 'player' | 'title' | 'sentence' | 'otherwise' | 'rule' | 'code'
  >;
  readonly rule: RuleNote | null;
  /** It was the last one of this path. */
  readonly last: boolean;
}

/** What was said of which duel, by question. */
export type SaidBefore = Readonly<Record<string, Readonly<Record<string, AskedOutcome>>>>;

export type AskingAsk =
  /** From now on a duel is asked about before it is shown, or no more; it is shown anew. */
  | {
      readonly type: 'askFirst';
      readonly serial: number;
      readonly on: boolean;
      readonly said: SaidBefore;
      readonly at: number | null;
    }
  /** What the reader says to the question that waits; `null` is "I don't know". */
  | { readonly type: 'answer'; readonly serial: number; readonly key: string; readonly said: Said | null }
  /** The answer that is looked at is told once more, in another language or for other eyes. */
  | { readonly type: 'answerAgain'; readonly serial: number; readonly key: string; readonly said: Said };

export type AskingTell =
  /** More of the duel is shown: up to the next question, or all of it. */
  | {
      readonly type: 'revealed';
      readonly serial: number;
      readonly outline: Outline;
      readonly answer: AnswerTold;
    }
  /** The same answer as before; `null` where this duel has no such question, or it still waits. */
  | { readonly type: 'answeredAgain'; readonly serial: number; readonly answer: AnswerTold | null };
