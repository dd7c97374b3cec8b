import type { NoReplayCode, Player, ReplayCause } from '../../../events/index.ts';
import type { Strip } from '../../worker/protocol/index.ts';

const CAUSES: Readonly<Record<ReplayCause | NoReplayCode, string>> = {
  ENTER: 'A monster came',
  LEAVE: 'A monster left',
  CONTROL_IN: 'Control was taken',
  CONTROL_OUT: 'Control was lost',
  RETURNED: 'A monster left and came back',
  DIRECT_LOST: 'No longer direct',
  TARGET_FORBIDDEN: 'Target forbidden',
  OWN_SIDE_CHANGED: 'The attacker’s side changed',
  DIRECT_GAINED: 'Now direct',
  ATTACKER_UNABLE: 'Attacker no longer able',
  DAMAGE_STEP: 'Damage Step had begun',
  ATTACKER_LEFT: 'Attacker left',
  ATTACKER_FACEDOWN: 'Attacker face-down',
  ATTACKER_DEFENSE: 'Attacker in Defense Position',
  ATTACKER_CONTROL: 'Attacker changed sides',
  ATTACK_NEGATED: 'Attack negated',
  CANNOT_ATTACK: 'Attacker cannot attack',
  BATTLE_PHASE_ENDED: 'Battle Phase ended',
  EXTRA_ATTACK_LOST: 'Further attack lost',
  NO_LEGAL_TARGET: 'Nothing left to attack',
  OWN_SIDE_ONLY: 'Only the attacker’s side',
  POSITION_ONLY: 'Only turned',
  STATS_ONLY: 'Only values',
  PROTECTION_TOO_LATE: 'Protection too late',
  NEUTRALISED_IN_CHAIN: 'Undone in the chain',
  REDIRECTED: 'Turned to another target',
  NEVER_ARRIVED: 'Never arrived',
  NO_ATTACK_RUNNING: 'No attack running',
  NOTHING_CHANGED: 'Nothing changed',
  COUNT_UNCHANGED: 'Same number',
  CAUSE_NOT_COUNTED: 'Not counted by the ruleset',
  LEGALITY_NOT_COUNTED: 'Legality not counted',
  DECLARATION_ONLY: 'Only the declaration counts',
};

/** The gallery of examples: what it is chosen by, and what a tile shows. */
export const gallery = {
  filters: 'Choose examples',
  filtersChosen: (count: number) => (count === 0 ? 'Choose by what happens' : `Chosen by ${count}`),
  filterOutcome: 'What happens',
  filterCause: 'Why',
  filterRuleset: 'Ruleset',
  filterCard: 'Card',
  filterRule: 'Rule',
  anyCard: 'Any card',
  anyRule: 'Any rule',
  facetOption: (value: string, count: number) => `${value} (${count})`,
  outcome: {
    replay: 'Replay',
    noReplay: 'No replay',
    attackEnds: 'The attack ends',
    other: 'No check for a replay',
  },
  causeWord: (code: string): string => new Map<string, string>(Object.entries(CAUSES)).get(code) ?? code,
  hideAnswers: 'Hide the answers',
  nothingFitsHow: 'No example has all of what you chose.',
  exampleDone: (done: 'seen' | 'tried') => done,
  examplesDone: (count: number) =>
    `${count === 1 ? '1 example is' : `${count} examples are`} marked as seen or tried.`,
  forgetExamples: 'Forget that',
  noAttackToShow: 'No check for a replay',
  stripCaption: (player: Player) => `${player}’s side, at the declaration and at the check`,
  stripThen: (player: Player) => `${player}’s side, at the declaration`,
  stripLabel: ({ player, zones }: Strip, answers: boolean) => {
    const then = zones.filter((zone) => zone.then !== null).length;
    const came = zones.filter((zone) => zone.now !== null && zone.other).length;
    const left = zones.filter((zone) => zone.then !== null && zone.other).length;
    const before = `${player}’s side: ${then === 0 ? 'no monster' : then === 1 ? '1 monster' : `${then} monsters`} at the declaration`;
    if (!answers) return `${before}.`;
    return `${before}; ${came === 0 && left === 0 ? 'the same at the check' : [came === 0 ? '' : `${came} came`, left === 0 ? '' : `${left} left`].filter((part) => part !== '').join(', ')}.`;
  },
};
