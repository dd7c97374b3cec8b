import { type Entry, pathTo } from '../../../events/index.ts';
import {
  type Comparison,
  createRules,
  type DuelHeader,
  type DuelTree,
  graft,
  headOf,
  type NamedFuture,
  openTree,
  type Scenario,
} from '../../../machines/index.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import type { OpenFile } from '../open.ts';
import { branchesOfScenario, play, sharedWith } from '../scenarios.ts';
import type { Course } from '../session/openScenario.ts';

/** What a duel under other rules was made from, and what came of it. */
export interface Under {
  readonly recorded: OpenFile;
  readonly comparison: Comparison;
  /** The next decision of the recording is asked for nowhere here. */
  readonly stopped: boolean;
}

/** A duel that is being changed: its futures, what it was made from, and what is not saved yet. */
export interface Changing {
  readonly tree: DuelTree;
  /** The scenario it was before it was changed; null for a duel file. */
  readonly original: Course | null;
  readonly unsaved: boolean;
  /** The recorded duel that this one was made from by deciding it under other rules; null where it is that duel itself. */
  readonly under: Under | null;
  /** The branch that was deleted last and may be put back. */
  readonly dropped: NamedFuture | null;
}

/** The courses of a scenario as one duel: the trunk and every branch that is played under the same rules. */
export function treeOfScenario(
  scenario: Scenario,
  header: DuelHeader,
  looked: {
    readonly branch: string | null;
    readonly ruleset: string | null;
    readonly path: readonly Entry[];
  },
): DuelTree {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const sameRules = (branch: string | null): readonly Entry[] | undefined => {
    if (branch === looked.branch) return looked.path;
    const played = play(scenario, branch, looked.ruleset);
    return played.header.ruleset.id === header.ruleset.id ? played.entries : undefined;
  };
  const trunk = sameRules(null) ?? looked.path;
  const tree = openTree(rules, trunk);
  const branches = branchesOfScenario(scenario, looked.ruleset).flatMap(({ name }) => {
    const path = sameRules(name);
    return path === undefined ? [] : [{ name, path }];
  });
  // A trunk that is told up to a choice ends there: none of its branches is what was told.
  const onward = branches.find(
    ({ path }) => path.length > trunk.length && sharedWith(trunk, path) === trunk.length - 1,
  );
  if (onward !== undefined) tree.endTrunk(onward.name);
  for (const { name, path } of branches) tree.name(name, graft(tree, rules, path));
  return tree;
}

/** The duel that is open, made ready to be changed; nothing is changed by that. */
export function changingOf(
  open: {
    readonly duel: DuelOnHand;
    readonly branch: string | null;
    readonly changing?: Changing | undefined;
  } & (
    | { readonly kind: 'file' }
    | ({ readonly kind: 'scenario'; readonly ruleset: string | null; readonly stays?: boolean } & Pick<
        Course,
        'scenario' | 'origin' | 'text'
      >)
  ),
): Changing {
  if (open.changing !== undefined) return open.changing;
  const { duel, branch } = open;
  if (open.kind === 'file') {
    const tree = openTree(duel.rules, duel.truth.entries);
    return { tree, original: null, unsaved: false, under: null, dropped: null };
  }
  const { scenario, origin, text, ruleset, stays = false } = open;
  const { path } = duel.truth;
  const tree = treeOfScenario(scenario, duel.header, { branch, ruleset, path });
  return {
    tree,
    original: { scenario, origin, text, branch, ruleset, stays, at: null },
    unsaved: false,
    under: null,
    dropped: null,
  };
}

/** The courses of a tree that an entry lies on: the one that is looked at first, then the trunk, then the others. */
export function courseWith(
  tree: DuelTree,
  index: number,
  looked: string | null,
): { readonly branch: string | null } | undefined {
  const courses = [looked, null, ...tree.names.map(({ name }) => name)];
  const found = courses.find((branch) =>
    pathTo(tree.log.entries, headOf(tree, branch)).some((entry) => entry.index === index),
  );
  return found === undefined ? undefined : { branch: found };
}
