import type { Player } from '../../../events/index.ts';
import type { DecisionGroup } from '../../worker/protocol/index.ts';

const GROUPS: Readonly<Record<DecisionGroup, string>> = {
  choose: 'Choose',
  attack: 'Attack',
  activate: 'Activate',
  monster: 'Summon, Set and turn',
  go: 'Go on',
};

/** What is said where players decide, and of the branches that come of it. */
export const decide = {
  decidesHere: (player: Player) => `${player} decides here`,
  mayDecideOtherwise: (player: Player) => `What ${player} could decide instead`,
  decisionGroup: (group: DecisionGroup) => GROUPS[group],
  goesOn: 'the duel goes on with it',
  makesBranch: 'makes a branch',
  takenAt: (entry: number) => `taken at ${entry}`,
  takenInBranch: (branch: string | null) =>
    branch === null ? 'taken in the main line' : `taken in “${branch}”`,
  notPossible: (count: number) =>
    count === 1 ? '1 decision that is not possible here' : `${count} decisions that are not possible here`,
  passOn: (leaves: boolean) =>
    leaves ? 'Both pass on to the next phase' : 'Both pass on to the next choice',
  passOnTitle: (leaves: boolean) =>
    leaves
      ? 'Nothing more is done in this phase: both players pass until one of them may decide in the next one'
      : 'Both players pass until something other than a response can be decided: checks, battles and phases in between happen',
  decisionHidden: (player: Player) =>
    `What ${player} could decide is not shown to the other player. Look at it as both to decide for ${player}.`,
  rulesGoOn: 'The rules go on here by themselves.',
  decidesAt: 'The next decision is at entry',
  observedDuel: 'Others decided this duel: it is looked at, and nothing can be decided in it.',
  duelOver: 'The duel is over. Go back to any earlier entry to decide otherwise.',
  chooseSome: (player: Player, min: number, max: number) =>
    min === max
      ? `${player} chooses ${min}`
      : min === 0
        ? `${player} chooses up to ${max}`
        : `${player} chooses ${min} to ${max}`,
  chosen: (count: number) => `${count} chosen`,
  takeThese: 'Choose these',
  takeNone: 'Choose none',

  courses: 'Courses of this duel',
  courseFrom: (entry: number, entries: number) =>
    `from entry ${entry}, ${entries === 1 ? '1 entry' : `${entries} entries`}`,
  trunkEntries: (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`),
  rename: 'Rename',
  renameBranch: (branch: string) => `New name for “${branch}”`,
  nameTaken: (name: string) => `There is a branch “${name}” already. Choose another name.`,
  nameEmpty: 'A branch needs a name.',
  keepName: 'Rename it',
  cancel: 'Cancel',
  deleteBranch: 'Delete',
  branchDeleted: (branch: string) => `“${branch}” is deleted.`,
  putBack: 'Put it back',
  toTrunk: 'Back to the main line',
  backToOriginal: 'Back to the unchanged example',
  unsavedBranches: 'Not saved yet.',
  compareCourseWith: 'Compare with',
  compareThem: 'Compare',
  sameUpTo: 'Both are the same up to entry',
  sameStart: 'They differ from the start.',
  courseEndsHere: 'ends here',
  andThen: 'And then',
  inTheEnd: 'In the end',
  monstersInTheEnd: (player: Player) => `${player}’s monsters`,
  lifePointsInTheEnd: (player: Player) => `${player}’s Life Points`,
  noMonsters: 'none',
  closeComparison: 'Close the comparison',
};
