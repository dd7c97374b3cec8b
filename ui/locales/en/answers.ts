import type { FileError, Player } from '../../../events/index.ts';

/** What whoever answers the page says itself. It stands alone: the rest of the catalogue is not loaded for it. */
export const answers = {
  playerName: (player: Player) => `Player ${player}`,
  /** What is wrong with a duel file; its own message says where, what, and how to mend it. */
  fileProblem: (name: string, { message }: FileError) => `${name}, ${message}`,
  tornLine: (name: string, line: number) =>
    `${name}, line ${line} was not written to its end and is left out; everything before it is whole.`,
  /** Why a scenario cannot be read. */
  scenarioProblem: (
    name: string,
    { line, message }: { readonly line: number; readonly code: string; readonly message: string },
  ) => `${name}, line ${line}: ${message}`,
  /** Why a recording of another client cannot be read. */
  recordingProblem: (
    name: string,
    { message, mend }: { readonly code: string; readonly message: string; readonly mend: string },
  ) => `${name}: ${message}. ${mend}`,
  onlyHeader: (name: string) =>
    `${name}, line 2: there is no entry after the header, so there is nothing to show`,
  noSuchExample: (id: string) => `There is no example ${id}.`,
  othersDecided:
    'Others decided this duel, and nobody wrote down what they decided. So no other rules can decide it.',
  notDecidedSo: (entry: number) =>
    `This file is not what its rules decide, from entry ${entry} on. So no other rules can decide it either.`,
  cannotBeDecided: (name: string, message: string) =>
    `Under ${name} this duel cannot be decided: ${message}.`,
  programGone:
    'The program behind this page has ended, so a part of it cannot be fetched. Start Duelscope again (npm start) and load the page anew; what is open stays until then.',
  setupNeedsBoth: 'Look at the duel as both players first: a setup names every card.',
  recordedElsewhere: 'Others decided this duel: it can be kept as a duel file only.',
  notAsScenario: (failure: string) =>
    `As a scenario this duel would not play to the same end (${failure}). Save it as a duel file.`,
  copyNeedsBoth:
    'What is copied holds what both players know. Look at the duel as seen by both, and copy then.',
  reducedNone: {
    noDecisions:
      'Others decided this duel: without decisions there is nothing to play again. “Set up a duel from this board” plays on from its table; a report or the table of this entry can be copied all the same.',
    notReached:
      'No table that a setup can say leads to this entry. Choose an entry of an attack, or a later one.',
  },
};
