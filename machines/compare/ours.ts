import type { Entry } from '../../events/index.ts';
import { createRules, type DuelHeader, type DuelState, type Rules } from '../duel/index.ts';
import { changeSwitches, type SwitchName, switchValues } from '../rulesets/index.ts';
import { entryDifference } from './paths.ts';

/** Finds the values of a ruleset that no source states (`ours`) behind an entry. */
export interface OursFinder {
  /**
   * The switches whose value is ours and made this entry: with another value, another one would stand there.
   * @param decision the entries of its decision (or of the setup), from the first one up to this one
   * @param before the state before the decision; null for the setup
   */
  behind(decision: readonly Entry[], before: DuelState | null): readonly SwitchName[];
}

const switchValueOf = (text: string): string | boolean =>
  text === 'true' ? true : text === 'false' ? false : text;

/** For a duel with this header. */
export function createOursFinder(header: DuelHeader): OursFinder {
  const { ruleset } = header;
  const made = new Map<string, Rules>();
  const rulesWith = (name: SwitchName, value: string): Rules => {
    const key = `${name}=${value}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const rules = createRules({
      ruleset: changeSwitches(ruleset, { [name]: switchValueOf(value) }),
      cards: header.cards,
    });
    made.set(key, rules);
    return rules;
  };
  /** What the decision that was asked about last comes to with other values. */
  let lately: { readonly first: Entry; readonly under: Map<Rules, readonly Entry[]> } | undefined;
  const entriesUnder = (rules: Rules, first: Entry, before: DuelState | null): readonly Entry[] => {
    if (lately?.first !== first) lately = { first, under: new Map() };
    const known = lately.under.get(rules);
    if (known !== undefined) return known;
    const { command, at, index } = first;
    const decided = (): readonly Entry[] => {
      if (before === null) return rules.begin(header.setup).entries;
      return command === undefined ? [] : rules.submit(before, command, at, index).entries;
    };
    const entries = decided();
    lately.under.set(rules, entries);
    return entries;
  };
  const makes = (name: SwitchName, decision: readonly Entry[], before: DuelState | null): boolean => {
    const [first] = decision;
    const last = decision.at(-1);
    if (first === undefined || last === undefined) return false;
    // the two Damage Steps are two charts: in the middle of one of them nobody can go on in the other
    if (name === 'damageStep') return last.type === 'damageStep.reached';
    return switchValues(name)
      .filter((value) => value !== String(ruleset.switches[name]))
      .some((value) => {
        const entries = entriesUnder(rulesWith(name, value), first, before);
        const differs = decision.findIndex((entry, at) => {
          const other = entries[at];
          return other === undefined || entryDifference(entry, other, 'outcome').length > 0;
        });
        return differs === decision.length - 1;
      });
  };
  return {
    behind: (decision, before) => ruleset.ours.filter((name) => makes(name, decision, before)),
  };
}
