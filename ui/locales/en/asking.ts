import type { Player } from '../../../events/index.ts';

/** Where the reader says first what happens, and then looks. */
export const asking = {
  askFirst: 'Ask first',
  sayFirst: 'Say first, then look',
  questionOf: (number: number, of: number) => `question ${number} of ${of}`,
  saidForgotten: 'What you said before is forgotten.',
  askQuestion: {
    verdict: 'Is there a replay here?',
    reason: 'What is the reason?',
    choices: (player: Player) => `What can ${player} do now?`,
    destroyed: 'Who is destroyed?',
    damage: 'Who takes battle damage?',
    allowed: (player: Player) => `May ${player} do this?`,
  },
  askHint: {
    verdict: 'The attack is still running, and the rules look now.',
    reason: 'Pick the one that decides.',
    choices: 'Choose all that hold.',
    destroyed: 'Look at who attacks whom, and at the values that count.',
    damage: 'The number is what the Life Points go down by.',
    allowed: 'Think of where in the turn we are, and of what was done before.',
  },
  whatHappened: 'What happened before',
  wantsTo: (player: Player) => `${player} wants to:`,
  askVerdict: {
    replay: 'Yes, there is a replay',
    none: 'No, the attack goes on',
    ended: 'No, the attack ends here',
  },
  askTarget: (name: string, isSame: boolean, count: number) =>
    isSame ? `Go on against ${name}` : count > 1 ? `Attack ${name} (one of ${count})` : `Attack ${name}`,
  askDirect: (defender: Player) => `Attack ${defender} directly`,
  askStop: 'Stop the attack',
  askOtherAttacker: 'Attack with another monster',
  askContinue: 'Go on with the attack',
  askNobody: 'Nobody',
  askBoth: (one: string, other: string) => `Both: ${one} and ${other}`,
  askDamage: (A: number, B: number) =>
    A === 0 && B === 0
      ? 'Nobody'
      : A > 0 && B > 0
        ? `A takes ${A}, B takes ${B}`
        : A > 0
          ? `A takes ${A}`
          : `B takes ${B}`,
  askAllowed: (yes: boolean) => (yes ? 'Yes' : 'No'),
  dontKnow: 'I don’t know',
  showAnswer: 'Show the answer',
  nextPart: 'Go on',
  partBefore: 'Back',
  enterKey: 'Enter',
  askNote: 'Only you see your answer. The reason waits until you have given it.',

  questionAt: (entry: number) => `A question, at entry ${entry}`,
  askWaits: 'A question waits',
  askLater: 'A question waits here. Say something, or look at the answer.',
  agreed: 'As the rules say',
  differed: (agree: number, of: number) =>
    of === 1 ? 'Otherwise than you said' : `${agree} of ${of} as the rules say`,
  leftOpen: 'You left it open',
  youThought: (said: string, is: string) => `You thought: ${said}. It is: ${is}.`,
  youThoughtReason: (said: string) =>
    `You gave as the reason: ${said}. That was looked for, and it is not what decides here.`,
  youAndRules: 'Your answer and the rules',
  youSaid: 'You said',
  rulesSay: 'Rules',
  shortPart: {
    verdict: 'Replay?',
    reason: 'Reason',
    choices: 'Choices',
    destroyed: 'Destroyed',
    damage: 'Damage',
    allowed: 'Allowed?',
  },
  whyNotStop: 'Stopping is a choice of a replay. Without one the attack goes on.',
  whyNotOther: 'A replay is the same attack: the monster that declared it stays the attacker.',
  whyNotDirect: (defender: Player) => `${defender} controls a monster, and the attacker may not pass it by.`,
  whyNotAnother: 'Another target may be chosen only at a replay.',
  askAgain: 'Ask again',
  askAllAgain: 'Ask all of it again',
  answerVerdict: (verdict: string, player: Player): string | undefined =>
    ({
      replay: `A replay: ${player} decides anew.`,
      none: 'No replay: the attack goes on.',
      ended: 'No replay: the attack ends.',
    })[verdict],
  answerAllowed: (yes: boolean, player: Player) => (yes ? `Yes, ${player} may.` : `No, ${player} may not.`),
  askedAll: (agree: number, of: number) =>
    `You have been asked everything here. ${agree} of ${of} answers were as the rules say.`,
  saidInDuels: (duels: number) =>
    duels === 1 ? 'You gave answers in one duel.' : `You gave answers in ${duels} duels.`,
  forgetSaid: 'Forget these answers',
  nothingAsked: 'In this duel there is nothing to say first.',
};
