import type { Entry } from '../../events/index.ts';
import { ANNOTATIONS } from '../../events/index.ts';
import { isRejection } from '../decide/index.ts';
import { RULESETS, type Ruleset, resolveRuleset } from '../rulesets/index.ts';
import { isSameValue } from './canonical.ts';
import { differsInWords } from './differsInWords.ts';
import { fingerprint, rulesetHash } from './fingerprint.ts';
import { createRules, type Rules } from './rules.ts';
import type { DuelHeader, DuelState } from './types.ts';

/** What deciding a duel again came to. */
export type Verification =
  | { readonly ok: true; readonly entries: number; readonly decisions: number }
  | {
      readonly ok: false;
      readonly index: number;
      readonly message: string;
      /** It is the header that is not as it should be, before any entry is decided. */
      readonly inHeader?: true;
      readonly expected?: Entry | undefined;
      readonly found?: Entry | undefined;
    };

const FIELDS = ['index', 'parent', 'at', 'type', 'payload', 'causedBy', 'because', 'command'] as const;

function difference(expected: Entry, found: Entry): string | undefined {
  const field = FIELDS.find((name) => !isSameValue(expected[name], found[name]));
  return field === undefined ? undefined : field;
}

function compare(
  header: DuelHeader,
  expected: readonly Entry[],
  entries: readonly Entry[],
  first: number,
  before?: DuelState,
): Verification | undefined {
  const words = (one: Entry, found: Entry | undefined, field: string | undefined): string =>
    differsInWords(header, entries, before?.board, expected, [one, found, field]);
  for (const [offset, one] of expected.entries()) {
    const found = entries[first + offset];
    if (found === undefined)
      return {
        ok: false,
        index: first + offset,
        message: words(one, undefined, undefined),
        expected: one,
      };
    const field = one.type === found.type ? difference(one, found) : 'type';
    if (field !== undefined)
      return { ok: false, index: first + offset, message: words(one, found, field), expected: one, found };
  }
  return undefined;
}

const decideAgain = (rules: Rules, state: DuelState, entry: Entry): ReturnType<Rules['submit']> | string => {
  if (entry.command === undefined) return `${entry.type} follows from no decision`;
  try {
    return rules.submit(state, entry.command, entry.at, entry.index);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** A ruleset under a built-in name must be that ruleset, but for the switches its id names. */
function isWhatItSays(ruleset: Ruleset): boolean {
  const [base = '', ...changed] = ruleset.id.split('+');
  const known = RULESETS.get(base);
  if (known === undefined) return true;
  const switches = Object.fromEntries(
    Object.entries(ruleset.switches).filter(([name]) => changed.includes(name)),
  );
  return isSameValue(resolveRuleset({ base, with: switches }), ruleset);
}

function wrongHeader(header: DuelHeader): string | undefined {
  if (header.rulesetHash !== rulesetHash(header.ruleset))
    return 'the ruleset of the header is not the one its fingerprint names';
  if (header.cardsHash !== fingerprint(header.cards))
    return 'the cards of the header are not those its fingerprint names';
  return isWhatItSays(header.ruleset)
    ? undefined
    : `the ruleset of the header calls itself ${header.ruleset.id}, and is another one`;
}

/** Entry 0 records the setup of the header. */
const isOfOtherSetup = (expected: Entry | undefined, found: Entry | undefined): boolean =>
  expected !== undefined && found?.type === expected.type && difference(expected, found) === 'payload';
const OTHER_SETUP = 'it does not record the setup of the header: one of the two was changed';

/**
 * Decide a duel again from its setup and commands alone, every branch of it, and name the first entry that differs.
 * Not covered, since nothing decides them: title, names of players, notes, and the times at which players decided.
 * @example verifyDuel(header, entries).ok
 */
export function verifyDuel(header: DuelHeader, entries: readonly Entry[]): Verification {
  if (header.profile !== 'full')
    return {
      ok: false,
      index: 0,
      message: 'this duel was observed, not decided here: there is nothing to decide again',
    };
  const forged = wrongHeader(header);
  if (forged !== undefined) return { ok: false, index: 0, message: forged, inHeader: true };
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const begun = rules.begin(header.setup);
  const wrong = compare(header, begun.entries, entries, 0);
  if (wrong !== undefined && !wrong.ok && isOfOtherSetup(begun.entries[0], entries[0]))
    return { ...wrong, message: OTHER_SETUP };
  if (wrong !== undefined) return wrong;
  /** States at the ends of decisions, where the next one or a branch may begin. */
  const states = new Map<number, DuelState>([[begun.entries.length - 1, begun.state]]);
  let decisions = 0;
  for (let at = begun.entries.length; at < entries.length; ) {
    const entry = entries[at];
    if (entry === undefined) break;
    const before = states.get(entry.parent ?? at - 1);
    if (before === undefined)
      return {
        ok: false,
        index: at,
        message: `entry ${entry.parent ?? at - 1} is not where a decision ends`,
        found: entry,
      };
    if (entry.index !== at)
      return { ok: false, index: at, message: `this line is numbered ${entry.index}`, found: entry };
    if (ANNOTATIONS.has(entry.type) && entry.type !== 'command.refused') {
      if (entry.command !== undefined || entry.because !== undefined)
        return { ok: false, index: at, message: 'a note decides nothing', found: entry };
      states.set(at, rules.evolve(before, entry));
      at += 1;
      continue;
    }
    const again = decideAgain(rules, before, entry);
    if (typeof again === 'string') return { ok: false, index: at, message: again, found: entry };
    const differs = compare(header, again.entries, entries, at, before);
    if (differs !== undefined) return differs;
    at += again.entries.length;
    states.set(at - 1, again.state);
    decisions += 1;
  }
  return { ok: true, entries: entries.length, decisions };
}

/** Whether a decision came to a rejection. */
export { isRejection };
