import type { BranchSummary } from '../../worker/protocol/index.ts';

/** A branch by its name in the reader's language, as the list of branches has it. */
export const calledIn = (branches: readonly BranchSummary[], branch: string): string =>
  branches.find(({ name }) => name === branch)?.called ?? branch;
