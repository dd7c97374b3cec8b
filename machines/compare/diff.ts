import { branchesOf, type Entry, pathTo, trunkHead } from '../../events/index.ts';
import { type Duel, type DuelHeader, isSameValue } from '../duel/index.ts';
import { compareRulesets } from './compare.ts';
import { differingFields, type FieldDifference } from './fields.ts';
import type { Made } from './made.ts';
import { entryDifference, firstDifference, type PathDifference } from './paths.ts';

/** A part of the header in which two duels differ. */
export interface HeaderDifference extends FieldDifference {
  readonly part: 'title' | 'engine' | 'players' | 'profile' | 'ruleset' | 'cards' | 'setup';
}

/**
 * The first entry in which two duels differ: they begin otherwise (`setup`), the players decided otherwise (`decision`), the same decisions came to
 * something else (`outcome`) or to the same for another reason (`reason`), one tells what is added in the other (`added`), or
 * one duel goes on where the other ends (`more`).
 */
export interface DuelDifference extends PathDifference {
  readonly kind: 'setup' | 'decision' | 'outcome' | 'reason' | 'added' | 'more';
  /** The branch on which it is; null for the trunk. */
  readonly branch: string | null;
  /** The last decision that both have taken alike before; null where it is in the setup. */
  readonly decision: Entry | null;
}

/** Two duels, laid beside each other. */
export interface DuelDiff {
  readonly header: readonly HeaderDifference[];
  readonly difference: DuelDifference | null;
  /** Which switches make it, where the two differ in nothing but the ruleset before it. */
  readonly made: Made | null;
  /** Branches that only one of the two has. */
  readonly branches: { readonly one: readonly string[]; readonly other: readonly string[] };
  /** The first place on the trunk at which only the time of a decision differs; null where none does. */
  readonly times: number | null;
}

const PARTS = ['title', 'engine', 'players', 'profile', 'ruleset', 'setup'] as const;

function cardDifferences(one: DuelHeader, other: DuelHeader): readonly HeaderDifference[] {
  const ids = new Set([...one.cards, ...other.cards].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [a, b] = [one, other].map(({ cards }) => cards.find((card) => card.id === id));
    return differingFields(a, b, id).map((found): HeaderDifference => ({ part: 'cards', ...found }));
  });
}

function headerDifferences(one: DuelHeader, other: DuelHeader): readonly HeaderDifference[] {
  return [
    ...PARTS.flatMap((part) =>
      differingFields(one[part], other[part]).map((found): HeaderDifference => ({ part, ...found })),
    ),
    ...cardDifferences(one, other),
  ];
}

function kindOf({ one, other }: PathDifference): DuelDifference['kind'] {
  if (one === null || other === null) return 'more';
  if (one.type === 'duel.started' || other.type === 'duel.started') return 'setup';
  if (!isSameValue(one.command, other.command)) return 'decision';
  if (entryDifference(one, other, 'outcome').length > 0) return 'outcome';
  return (one.inferred === true) === (other.inferred === true) ? 'reason' : 'added';
}

/** Under two rulesets everything may have other reasons: what comes of it is looked at first. */
function onPath(
  one: readonly Entry[],
  other: readonly Entry[],
  branch: string | null,
  sameRules: boolean,
): DuelDifference | null {
  const outcome = sameRules ? null : firstDifference(one, other, 'outcome');
  const found = outcome ?? firstDifference(one, other, 'everything');
  if (found === null) return null;
  const kind = kindOf(found);
  const alike = one.slice(0, kind === 'outcome' || kind === 'reason' ? found.position + 1 : found.position);
  const decision = alike.findLast(({ command }) => command !== undefined) ?? null;
  return { ...found, kind, branch, decision };
}

const pathsOf = ({ entries }: Duel): ReadonlyMap<string | null, readonly Entry[]> =>
  new Map<string | null, readonly Entry[]>([
    [null, pathTo(entries, trunkHead(entries))],
    ...branchesOf(entries).map(({ name, head }) => [name, pathTo(entries, head)] as const),
  ]);

function made(
  one: Duel,
  header: readonly HeaderDifference[],
  other: Duel,
  found: DuelDifference,
): Made | null {
  const sameTable = header.every(({ part }) => part !== 'setup' && part !== 'cards');
  const decided = one.header.profile === 'full' && other.header.profile === 'full';
  if (!sameTable || !decided || header.every(({ part }) => part !== 'ruleset')) return null;
  const path = pathsOf(one).get(found.branch) ?? [];
  const came = compareRulesets({ header: one.header, path }, other.header.ruleset);
  return came.difference !== null && came.difference.position <= found.position ? came.made : null;
}

/**
 * Lay two duels beside each other: what their headers say otherwise, and the first entry that differs, on the trunk or
 * else on a branch that both have. Everything that is written down counts, but the times at which players decided.
 * @example diffDuels(one, other).difference?.fields
 */
export function diffDuels(one: Duel, other: Duel): DuelDiff {
  const header = headerDifferences(one.header, other.header);
  const [paths, otherPaths] = [pathsOf(one), pathsOf(other)];
  const sameRules = header.every(({ part }) => part !== 'ruleset');
  let difference: DuelDifference | null = null;
  for (const [branch, path] of paths) {
    const same = otherPaths.get(branch);
    if (difference === null && same !== undefined) difference = onPath(path, same, branch, sameRules);
  }
  const names = (of: ReadonlyMap<string | null, unknown>, without: ReadonlyMap<string | null, unknown>) =>
    [...of.keys()].flatMap((name) => (name === null || without.has(name) ? [] : [name]));
  const [trunk = [], otherTrunk = []] = [paths.get(null), otherPaths.get(null)];
  const times = trunk.findIndex((entry, position) => entry.at !== otherTrunk[position]?.at);
  return {
    header,
    difference,
    made: difference === null ? null : made(one, header, other, difference),
    branches: { one: names(paths, otherPaths), other: names(otherPaths, paths) },
    times: difference === null && times >= 0 ? times : null,
  };
}
