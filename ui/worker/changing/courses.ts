import { type Entry, pathTo } from '../../../events/index.ts';
import { type DuelTree, headOf } from '../../../machines/index.ts';
import { choiceAfter, seenFrom } from '../branches.ts';
import type { Viewpoint } from '../duelOnHand.ts';
import type { BranchSummary } from '../protocol/index.ts';

/** How many entries two paths of one log have in common from the start. */
function sharedEntries(one: readonly Entry[], other: readonly Entry[]): number {
  let count = 0;
  while (count < one.length && one[count] !== undefined && one[count] === other[count]) count += 1;
  return count;
}

/**
 * The branches of a tree, each with the course it leaves, and where and by which choice it leaves the path that is
 * looked at.
 */
export function branchesOfTree(
  tree: DuelTree,
  looked: readonly Entry[],
  seenBy: Viewpoint,
): readonly BranchSummary[] {
  const { entries } = tree.log;
  const courses: { name: string | null; path: readonly Entry[] }[] = [
    { name: null, path: pathTo(entries, headOf(tree, null)) },
  ];
  return tree.names.map(({ name, head }) => {
    const path = pathTo(entries, head);
    const shared = courses.map((course) => sharedEntries(course.path, path));
    const most = Math.max(...shared);
    const parent = courses[shared.indexOf(most)]?.name ?? null;
    courses.push({ name, path });
    const from = Math.max(0, sharedEntries(looked, path) - 1);
    return {
      name,
      ruleset: null,
      text: null,
      from,
      choice: choiceAfter(seenFrom(path, seenBy), from),
      parent,
      leaves: path[most - 1]?.index ?? 0,
      entries: path.length - most,
    };
  });
}
