import type { Scenario } from '../../machines/index.ts';
import type { OpenedFile } from '../host/host.ts';
import { rulesetWord } from '../inspector/ruleset/rulesetWord.ts';
import type { PageState } from './state.ts';
import { keyOf } from './subject.ts';

type View = PageState['view'];

/** A duel that was looked at, and where in it: enough to show it again. */
export interface VisitedDuel {
  readonly key: string;
  readonly branch: string | null;
  readonly at: number | null;
  /** The id of the example, and the rules it was looked at under. */
  readonly example: { readonly id: string; readonly ruleset: string | null } | null;
  /** The file, unless it is too large to be kept there. */
  readonly file: OpenedFile | null;
}

/** A page of the browser's history: the view, the duel that is shown in it or lies beneath, and what belongs to it. */
export interface Visited {
  readonly duelscope: View;
  /** How many pages of ours lie before it. */
  readonly number: number;
  readonly duel: VisitedDuel | null;
  /** The lesson whose course or task it is. */
  readonly lesson: string | null;
  /** The setup on the sandbox's table. */
  readonly draft: Scenario | null;
}

/** A longer file is kept as long as the page is loaded, and no longer. In characters. */
const LONGEST = 200_000;

/** What a page of the history was left with by this page; `null` for one of somebody else. */
export const visitedIn = (state: unknown): Visited | null =>
  typeof state === 'object' && state !== null && 'duelscope' in state && 'number' in state
    ? (state as Visited)
    : null;

/** What is shown now, as a page of the history. */
export function visitNow(state: PageState, number: number): Visited {
  const { view, lesson, draft } = state;
  return {
    duelscope: view,
    number,
    duel: duelNow(state),
    lesson: lesson?.lesson.id ?? null,
    draft: view === 'sandbox' ? draft.scenario : null,
  };
}

function duelNow({ subject, outline, position }: PageState): VisitedDuel | null {
  if (subject === null || outline === null) return null;
  const { branch, origin, ownRuleset, choice, numbers } = outline;
  const place = { key: keyOf(subject), at: numbers[position] ?? null };
  if (subject.kind === 'file') return { ...place, branch, example: null, file: subject.file };
  const ruleset =
    ownRuleset || origin.kind !== 'example' ? null : (rulesetWord(outline, choice.with) ?? null);
  // A branch that was made here is in no example.
  return {
    ...place,
    branch: origin.kind === 'example' ? branch : null,
    example: { id: subject.id, ruleset },
    file: null,
  };
}

/** The page as the browser keeps it over a reload: without what is too large for that. */
export function asKept(visit: Visited): Visited {
  const file = visit.duel?.file ?? null;
  if (visit.duel === null || file === null) return visit;
  const { name, path, text, recording } = file;
  const isSmall = recording === undefined && text.length <= LONGEST;
  const kept = isSmall ? { name, text, ...(path === undefined ? {} : { path }) } : null;
  return { ...visit, duel: { ...visit.duel, file: kept } };
}
