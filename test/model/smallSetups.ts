import type { NoReplayCode, ReplayCause } from '../../events/index.ts';
import type { CardData, ScenarioSetup } from '../../machines/index.ts';
import { applies, does, goesAndComes, lure, runner, twice } from './smallCards.ts';

type Code = ReplayCause | NoReplayCode;

/** A table on which one card is enough for one outcome of a check, and how far away that is. */
export interface SmallSetup {
  readonly code: Code;
  /** The one card that does it; none where the attack alone does. */
  readonly by: string | null;
  readonly cards?: readonly CardData[];
  readonly setup: ScenarioSetup;
  /** modern-tcg where left out. */
  readonly ruleset?: string;
  /** Decisions of the shortest way, counted by hand. */
  readonly decisions: number;
}

const EMPTY: { deck: string[] } = { deck: [] };

/** A attacks, and has this card in hand; B's monsters stand there. */
const held = (card: string, theirs: readonly string[] = []): ScenarioSetup => ({
  at: 'battle.open',
  A: { ...EMPTY, monsters: ['gemini-elf'], hand: [card] },
  B: { ...EMPTY, monsters: [...theirs] },
});
/** A attacks, and B has this card Set; B's monsters stand there. */
const set = (card: string, theirs: readonly string[] = [], ours = 'gemini-elf'): ScenarioSetup => ({
  at: 'battle.open',
  A: { ...EMPTY, monsters: [ours] },
  B: { ...EMPTY, monsters: [...theirs], spellsTraps: [card] },
});

// By hand: A declares (1), and after a chain of one link both pass (2) once more before the check. A's own card is
// activated at once, and the chain resolves after two passes: 1 + 1 + 2 + 2 = 6. Before a card of B's A passes: 7.
const ATTACK = 1;
const AT_ONCE = ATTACK + 1 + 2 + 2;
const BEHIND_A_PASS = AT_ONCE + 1;

// An attack that is fought out: two passes to the check, two on to the Damage Step, and two for each of its timings.
const WHOLE_ATTACK = ATTACK + 2 + 2 + 5 * 2;
// One more where a target must be named because there are two.
const NAMED = 1;

const withCeal: ScenarioSetup = {
  at: 'battle.open',
  A: {
    ...EMPTY,
    monsters: [{ card: 'gemini-elf', as: 'elf' }],
    spellsTraps: [{ card: 'shooting-star-bow-ceal', equippedTo: 'elf' }],
  },
  B: { ...EMPTY, monsters: ['celtic-guardian'], spellsTraps: ['dust-tornado'] },
};

const REPLAYS: readonly SmallSetup[] = [
  { code: 'ENTER', by: 'scapegoat', setup: set('scapegoat'), decisions: BEHIND_A_PASS },
  {
    code: 'LEAVE',
    by: 'compulsory-evacuation-device',
    setup: set('compulsory-evacuation-device', ['celtic-guardian']),
    decisions: BEHIND_A_PASS + NAMED,
  },
  {
    code: 'CONTROL_IN',
    by: 'own-lure',
    cards: [lure],
    setup: {
      at: 'battle.open',
      A: { ...EMPTY, monsters: ['gemini-elf', 'baby-dragon'] },
      B: { ...EMPTY, spellsTraps: ['own-lure'] },
    },
    decisions: BEHIND_A_PASS + NAMED,
  },
  {
    code: 'CONTROL_OUT',
    by: 'own-lure',
    cards: [lure],
    setup: held('own-lure', ['celtic-guardian']),
    decisions: AT_ONCE,
  },
  {
    code: 'RETURNED',
    by: 'own-blink',
    cards: [goesAndComes('own-blink', 'celtic-guardian')],
    setup: held('own-blink', ['celtic-guardian']),
    decisions: AT_ONCE,
  },
  { code: 'DIRECT_LOST', by: 'dust-tornado', setup: withCeal, decisions: BEHIND_A_PASS },
  {
    code: 'TARGET_FORBIDDEN',
    by: 'own-ban',
    cards: [applies('own-ban', 'attackTarget', { forbid: 'beTargeted', hard: true })],
    setup: held('own-ban', ['celtic-guardian', 'baby-dragon']),
    decisions: AT_ONCE,
  },
  {
    code: 'OWN_SIDE_CHANGED',
    by: 'ojama-trio',
    setup: set('ojama-trio'),
    ruleset: 'classic-2004',
    decisions: BEHIND_A_PASS,
  },
  {
    code: 'DIRECT_GAINED',
    by: 'own-opening',
    cards: [applies('own-opening', 'attacker', { ability: 'attackDirectly' })],
    setup: held('own-opening', ['celtic-guardian']),
    ruleset: 'wiki-2013',
    decisions: AT_ONCE,
  },
  {
    code: 'ATTACKER_UNABLE',
    by: 'fiendish-chain',
    setup: set('fiendish-chain', [], 'vampire-lord'),
    ruleset: 'ude-2005',
    decisions: BEHIND_A_PASS,
  },
];

const ENDS: readonly SmallSetup[] = [
  {
    code: 'ATTACKER_LEFT',
    by: 'compulsory-evacuation-device',
    setup: set('compulsory-evacuation-device'),
    decisions: BEHIND_A_PASS,
  },
  { code: 'ATTACKER_FACEDOWN', by: 'book-of-moon', setup: set('book-of-moon'), decisions: BEHIND_A_PASS },
  {
    code: 'ATTACKER_DEFENSE',
    by: 'enemy-controller',
    setup: set('enemy-controller'),
    decisions: BEHIND_A_PASS,
  },
  {
    code: 'ATTACKER_CONTROL',
    by: 'own-lure',
    cards: [lure],
    setup: set('own-lure'),
    decisions: BEHIND_A_PASS,
  },
  { code: 'ATTACK_NEGATED', by: 'magic-cylinder', setup: set('magic-cylinder'), decisions: BEHIND_A_PASS },
  {
    code: 'CANNOT_ATTACK',
    by: 'fiendish-chain',
    setup: set('fiendish-chain', [], 'vampire-lord'),
    decisions: BEHIND_A_PASS,
  },
  {
    code: 'BATTLE_PHASE_ENDED',
    by: 'battle-fader',
    setup: {
      at: 'battle.open',
      A: { ...EMPTY, monsters: ['gemini-elf'] },
      B: { ...EMPTY, hand: ['battle-fader'] },
    },
    // its trigger is offered to B before anybody passes; its position is asked for
    decisions: AT_ONCE + NAMED,
  },
  {
    code: 'NO_LEGAL_TARGET',
    by: 'own-ban',
    cards: [applies('own-ban', 'attackTarget', { forbid: 'beTargeted', hard: true })],
    setup: held('own-ban', ['celtic-guardian']),
    decisions: AT_ONCE,
  },
  {
    code: 'EXTRA_ATTACK_LOST',
    by: 'dust-tornado',
    cards: [twice],
    setup: {
      at: 'battle.open',
      A: { ...EMPTY, monsters: ['own-twice'], fieldSpell: 'necrovalley' },
      B: { ...EMPTY, spellsTraps: ['dust-tornado'] },
    },
    decisions: WHOLE_ATTACK + BEHIND_A_PASS,
  },
];

const GOES_ON: readonly SmallSetup[] = [
  { code: 'NOTHING_CHANGED', by: null, setup: set('seven-tools-of-the-bandit'), decisions: ATTACK + 2 },
  {
    code: 'OWN_SIDE_ONLY',
    by: 'ojama-trio',
    setup: set('ojama-trio', ['celtic-guardian']),
    decisions: BEHIND_A_PASS,
  },
  {
    code: 'POSITION_ONLY',
    by: 'book-of-moon',
    setup: held('book-of-moon', ['celtic-guardian']),
    decisions: AT_ONCE + NAMED,
  },
  {
    code: 'STATS_ONLY',
    by: 'shrink',
    setup: held('shrink', ['celtic-guardian']),
    decisions: AT_ONCE + NAMED,
  },
  {
    code: 'PROTECTION_TOO_LATE',
    by: 'own-veil',
    cards: [applies('own-veil', 'attackTarget', { forbid: 'beTargeted' })],
    setup: held('own-veil', ['celtic-guardian']),
    decisions: AT_ONCE,
  },
  {
    code: 'NEUTRALISED_IN_CHAIN',
    by: 'fiendish-chain',
    setup: {
      at: 'battle.open',
      A: { ...EMPTY, monsters: ['vampire-lord'], hand: ['mystical-space-typhoon'] },
      B: { ...EMPTY, spellsTraps: ['fiendish-chain'] },
    },
    // A's card is chain link 1, and B's Trap on it binds before it is destroyed
    decisions: AT_ONCE + 1,
  },
  {
    code: 'REDIRECTED',
    by: 'own-detour',
    cards: [does('own-detour', { op: 'changeAttackTarget', to: 'attackTarget', fight: true })],
    setup: held('own-detour', ['7-colored-fish']),
    // checked while the card resolves, which has the battle fought at once
    decisions: ATTACK + 1 + 2,
  },
  {
    code: 'NEVER_ARRIVED',
    by: 'call-of-the-haunted',
    setup: {
      at: 'battle.open',
      A: { ...EMPTY, monsters: ['gemini-elf'], hand: ['mystical-space-typhoon'] },
      B: { ...EMPTY, spellsTraps: ['call-of-the-haunted'], graveyard: ['baby-dragon'] },
    },
    // one link more
    decisions: BEHIND_A_PASS + 1,
  },
  {
    code: 'DECLARATION_ONLY',
    by: 'threatening-roar',
    setup: set('threatening-roar'),
    decisions: BEHIND_A_PASS,
  },
  {
    code: 'COUNT_UNCHANGED',
    by: 'own-blink',
    cards: [goesAndComes('own-blink', 'baby-dragon')],
    setup: held('own-blink', ['celtic-guardian', 'baby-dragon']),
    ruleset: 'classic-2004',
    decisions: AT_ONCE,
  },
  {
    code: 'CAUSE_NOT_COUNTED',
    by: 'own-runner',
    cards: [runner],
    setup: {
      at: 'battle.open',
      A: { ...EMPTY, monsters: ['gemini-elf'] },
      B: { ...EMPTY, monsters: ['celtic-guardian', 'own-runner'] },
    },
    ruleset: 'classic-2004',
    decisions: BEHIND_A_PASS,
  },
  {
    code: 'LEGALITY_NOT_COUNTED',
    by: 'dust-tornado',
    setup: withCeal,
    ruleset: 'classic-2004',
    decisions: BEHIND_A_PASS,
  },
];

const OUTSIDE: readonly SmallSetup[] = [
  {
    code: 'DAMAGE_STEP',
    by: 'man-eater-bug',
    setup: {
      at: 'battle.open',
      A: { ...EMPTY, monsters: ['gemini-elf'] },
      B: {
        ...EMPTY,
        monsters: [{ card: 'man-eater-bug', position: 'defense', faceUp: false }, 'celtic-guardian'],
      },
    },
    // the window, the way out of the Battle Step, three timings: two passes each; then the Flip Effect's own chain
    decisions: ATTACK + 2 + 2 + 3 * 2 + NAMED + 2,
  },
  // A would leave the Battle Step, B activates, and the chain resolves
  { code: 'NO_ATTACK_RUNNING', by: 'scapegoat', setup: set('scapegoat'), decisions: 1 + 1 + 2 },
];

/** For each cause of a replay, and each reason why there is none, a small setup. */
export const SMALL_SETUPS: readonly SmallSetup[] = [...REPLAYS, ...ENDS, ...GOES_ON, ...OUTSIDE];
