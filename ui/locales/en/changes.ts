import type { Board, Phase, Player } from '../../../events/index.ts';
import { PHASE, STEP } from './names.ts';

/** What the panel Changes says. */
export const changes = {
  comparedWith: 'Compared with',
  compareFrom: {
    before: 'the entry before',
    decision: 'before the last decision',
    declaration: 'the declaration',
    turn: 'before this turn',
    pinned: 'an entry',
  },
  nothingToCompare: {
    before: 'This is the first entry.',
    decision: 'Nobody has decided anything yet.',
    declaration: 'No attack is running here.',
    turn: 'No turn has begun yet.',
    pinned: 'There is no such entry on this course of the duel.',
  },
  fromEntry: 'from',
  toEntry: 'to',
  pinEntry: (entry: number) => `Compare with ${entry} from now on`,
  wereBefore: (count: number) => `${count} before`,
  phaseChange: (turn: number | null, player: Player, phase: Phase, step: Board['step']) =>
    `${turn === null ? '' : `Turn ${turn}: `}${player}’s ${PHASE[phase]}${step === null ? '' : `, ${STEP[step]}`}`,
  chainOverChange: (links: number) => `A chain of ${links === 1 ? '1 link' : `${links} links`} is over`,
  winnerChange: (winner: Player | 'draw') =>
    winner === 'draw' ? 'The duel is a draw' : `Player ${winner} wins`,
  effectBegins: 'Lasts from here',
  effectEnds: 'Ends here',
  noLongerEquipped: 'is no longer equipped',
  nowEquippedTo: 'is equipped to',
  chainLink: (link: number) => `Link ${link}`,
  linkChange: { added: 'on the chain', resolves: 'resolves', resolved: 'has resolved', negated: 'negated' },
  attackChange: {
    named: ' is named to attack',
    declared: ' attacks',
    retargeted: ' now attacks',
    negated: '’s attack is negated',
    damageStep: '’s attack comes to the Damage Step',
    over: '’s attack is over',
  },
  attacksDirectly: 'directly',
};
