import type { BranchSummary, Outline } from '../../worker/protocol/index.ts';

/** A course as the tree lists it: the trunk (`null`), or a branch below the course that it leaves. */
export interface CourseNode {
  readonly name: string | null;
  readonly branch: BranchSummary | null;
  readonly level: number;
  readonly parent: string | null;
  readonly children: number;
}

/** The courses of a duel in the order of the tree: each is followed by those that leave it. */
export function courseTree(outline: Pick<Outline, 'branches'>): readonly CourseNode[] {
  const childrenOf = (parent: string | null) =>
    outline.branches.filter((branch) => (branch.parent ?? null) === parent);
  const list = (branch: BranchSummary, level: number): readonly CourseNode[] => {
    const children = childrenOf(branch.name);
    return [
      { name: branch.name, branch, level, parent: branch.parent ?? null, children: children.length },
      ...children.flatMap((child) => list(child, level + 1)),
    ];
  };
  const first = childrenOf(null);
  return [
    { name: null, branch: null, level: 1, parent: null, children: first.length },
    ...first.flatMap((branch) => list(branch, 2)),
  ];
}
