/** The panel Ruleset: what the rules of this duel say, other rules, and what they change. */
export const rulesetPanel = {
  playedUnder: 'Decided under',
  switchesOf: 'What it decides',
  switchChanged: 'changed here',
  asRulesetHas: 'As the ruleset has them',
  decidingAgain: 'It is being decided again.',
  asRecorded: 'as recorded',
  asTold: 'as the example is',
  lookedAtNow: 'looked at now',
  underOther: (recorded: boolean, name: string) =>
    recorded
      ? `A second duel, made of the decisions that were recorded under ${name}. The duel as recorded stays as it is.`
      : `The example is told under ${name}.`,
  backTo: (recorded: boolean) => (recorded ? 'Back to as recorded' : 'Back to the example’s rules'),
  backToRecording: (name: string) => `Back to the duel as recorded under ${name}`,
  firstDifference: 'First difference',
  comparing: 'The two are being compared.',
  differenceAt: (entry: number, decisions: number) =>
    `entry ${entry}, after ${decisions === 1 ? '1 decision' : `${decisions} decisions`} alike`,
  differenceAfter: (entry: number, decisions: number) =>
    `after entry ${entry}, ${decisions === 1 ? '1 decision' : `${decisions} decisions`} alike`,
  noDifference: 'No difference: every decision comes to the same.',
  noneMatters: (switches: number) =>
    switches === 1
      ? 'The switch that is other does not matter in this duel.'
      : `The ${switches} switches that are other do not matter in this duel.`,
  goToDifference: 'Go there',
  lookThere: 'Look at it there',
  endedBefore: 'It has ended before.',
  differenceHidden: 'It lies in what this player does not see. Look at the duel as both players.',
  madeBy: 'Made by',
  madeTogether: 'Made together by',
  eachMakesIt: 'Each of these makes it alone',
  furtherBy: 'What follows from it differs by',
  carriedEndsHere: 'The decision that was taken next is not asked for here. Take another one, or go back.',
  carriedEndsAt: (entry: number) => `What was decided can be carried over up to entry ${entry}.`,
  othersDecidedMore: 'What our rules say of it stands in its report and beside each entry.',
};
