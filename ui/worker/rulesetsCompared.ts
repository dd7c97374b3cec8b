import { type Entry, type Player, textOf } from '../../events/index.ts';
import {
  type Comparison,
  offersInWords,
  type Ruleset,
  rulesOfSwitch,
  type Side,
  type SwitchName,
} from '../../machines/index.ts';
import { contextAt, takeInHand, type Viewpoint } from './duelOnHand.ts';
import { explain, offerTelling, rulesetTold, ruleTold, switchesTold } from './language.ts';
import type { RulesetSide, RulesetsCompared, SwitchSides } from './protocol/index.ts';

/** The entry at which a side differs, in words; null where it has ended before. */
function sideAt({ header, path }: Side, position: number, seenBy: Viewpoint): RulesetSide | null {
  if (path[position] === undefined) return null;
  const duel = takeInHand(header, path.slice(0, position + 1), undefined, seenBy);
  const { title, sentence, mark, rule, code } = explain(contextAt(duel, position), path[position].index);
  const known = rule === null ? undefined : ruleTold(rule);
  return {
    entry: path[position].index,
    position,
    title,
    words: textOf(sentence),
    mark,
    rule: known === undefined ? null : { id: known.id, statement: known.statement },
    code,
  };
}

/** A switch under two rulesets, in words. */
export function switchSides(name: SwitchName, one: Ruleset, other: Ruleset): SwitchSides {
  const text = switchesTold().find((each) => each.name === name);
  const says = (ruleset: Ruleset) => {
    const value = String(ruleset.switches[name]);
    return { means: text?.values[value] ?? value, ours: ruleset.ours.includes(name) };
  };
  const rules = rulesOfSwitch(name).map(({ id }) => id);
  return { name, asks: text?.asks ?? name, rules, one: says(one), other: says(other) };
}

/**
 * Where an entry of a duel that was decided again stands in the one that is looked at: a scenario that is played under
 * other rules leaves out what was refused. The nearest entry of the same kind; the last one where it does not get there.
 */
export function placeIn(path: readonly Entry[], at: number, looked: readonly Entry[]): number {
  const wanted = path[Math.min(at, path.length - 1)]?.type;
  const places = looked.flatMap(({ type }, place) => (type === wanted ? [place] : []));
  const near = places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  return near ?? Math.max(0, Math.min(at, looked.length - 1));
}

/**
 * A comparison in the words of the page, as far as the viewpoint sees both duels.
 * @param looked the duel that is looked at, where that is not the one that was decided again
 */
export function rulesetsCompared(
  comparison: Comparison,
  seenBy: Viewpoint,
  looked?: readonly Entry[],
): RulesetsCompared {
  const { one, other, difference, decisions, made, switches } = comparison;
  const [here, there] = [one.header.ruleset, other.header.ruleset];
  const sides = (names: readonly SwitchName[]) => names.map((name) => switchSides(name, here, there));
  const compared = { one: rulesetTold(here).name, other: rulesetTold(there).name, decisions, switches };
  if (difference === null) return { ...compared, difference: null };
  const { kind, position } = difference;
  const isSeen = ({ player }: { readonly player: Player }) => seenBy === 'both' || seenBy === player;
  const offers = difference.offers.filter(isSeen);
  const [first = []] = made?.by ?? [];
  const before = kind === 'options' ? position - 1 : position;
  const at = looked === undefined ? before : placeIn(other.path, before, looked);
  const shown = looked ?? other.path;
  const otherSide = kind === 'options' ? null : sideAt(other, position, seenBy);
  return {
    ...compared,
    difference: {
      kind,
      position: at,
      entry: (shown[at] ?? shown.at(-1))?.index ?? 0,
      one: kind === 'options' ? null : sideAt(one, position, seenBy),
      other:
        otherSide === null
          ? null
          : { ...otherSide, position: at, entry: shown[at]?.index ?? otherSide.entry },
      offers: offersInWords({ ...difference, offers }, { one, other }, offerTelling()),
      hidden: offers.length < difference.offers.length,
      made: sides(first.length > 1 ? first : (made?.by.flat() ?? [])),
      together: first.length > 1,
      further: sides(made?.further ?? []),
    },
  };
}
