import {
  type Carried,
  type Comparison,
  type Course,
  carryOver,
  compareRulesets,
  type Ruleset,
} from '../../machines/index.ts';

/** A duel to be decided under another ruleset than its own. */
export interface UnderQuestion {
  readonly course: Course;
  readonly ruleset: Ruleset;
}

/** What came of it: the first difference, and how far its decisions carry; or, in one line, why nothing did. */
export type UnderAnswer =
  | { readonly ok: true; readonly comparison: Comparison; readonly carried: Carried }
  | { readonly ok: false; readonly message: string };

/** Decides a duel under another ruleset. */
export function decideUnder({ course, ruleset }: UnderQuestion): UnderAnswer {
  try {
    return {
      ok: true,
      comparison: compareRulesets(course, ruleset),
      carried: carryOver(course, ruleset),
    };
  } catch (reason) {
    return { ok: false, message: reason instanceof Error ? reason.message : String(reason) };
  }
}
