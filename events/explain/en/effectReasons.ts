import type { Names, Refusal } from '../catalogue.ts';
import { say, type Words } from '../words.ts';
import { numberWord } from './grammar.ts';
import { numberIn, other, type Reasons, type ReasonTeller, subject } from './refusalReasons.ts';

const TIMING_WORDS: Readonly<Record<number, string>> = {
  1: 'at the start of the Damage Step',
  2: 'before damage calculation',
  3: 'during damage calculation',
  4: 'after damage calculation',
  5: 'at the end of the Damage Step',
};

const inDamageStep: ReasonTeller = (refusal, names) => {
  const timing = numberIn(refusal, 'timing') ?? 1;
  const card = subject(refusal, names);
  return {
    reason: say`${card} cannot be used ${TIMING_WORDS[timing] ?? 'in the Damage Step'}`,
    more:
      timing <= 2
        ? say`In the Damage Step only effects may be used that change ATK or DEF, that negate an activation, or that are made for it.`
        : say`Once damage is being calculated, only effects made for that very moment, or that negate an activation, may be used.`,
    otherwise: say`It could be used before the attack reaches the Damage Step.`,
  };
};

/** What the card waits for is not there; the rule says which case it is. */
const wrongTiming: ReasonTeller = (refusal, names) => {
  const card = subject(refusal, names);
  switch (refusal.rule) {
    case 'R29':
      return {
        reason: say`${card} answers the declaration of an attack, and choosing a target at a replay is not a declaration`,
        more: say`At a replay the same attack goes on. Its declaration has been answered already, or left unanswered.`,
        otherwise: say`It could be used at a later declaration of an attack.`,
      };
    case 'B18':
      return {
        reason: say`${card} answers the declaration of an attack, and none has just been declared`,
        otherwise: say`It could be used when an attack is declared.`,
      };
    case 'B19':
      return {
        reason: say`${card} answers the declaration of an attack, and the time to answer this one is over`,
        more: say`Only the first cards played after a declaration, one answering the other, may do so. A new round of cards comes too late.`,
        otherwise: say`It could have been used right after the declaration.`,
      };
    default:
      return {
        reason: say`what ${card} reacts to has not just happened`,
        otherwise: say`It could be used right after it has happened.`,
      };
  }
};

const tooSlow: ReasonTeller = (refusal, names) => {
  const card = subject(refusal, names);
  return numberIn(refusal, 'speed') === 1
    ? {
        reason: say`${card} can only be used in ${refusal.player}’s own Main Phase, while nothing else is going on`,
        more: say`It is of the slowest kind of effects, Spell Speed 1, which answers nothing.`,
        otherwise: say`It could be used in a Main Phase of ${refusal.player}.`,
      }
    : {
        reason: say`${card} is too slow to answer a Counter Trap`,
        more: say`Only a Counter Trap may answer a Counter Trap.`,
        otherwise: say`It could be used when these cards have resolved.`,
      };
};

const DID: Readonly<Record<string, string>> = {
  attacked: 'has not attacked this turn',
  declaredAttack: 'has not declared an attack this turn',
  battled: 'has not battled this turn',
  notDeclaredAttack: 'declared an attack this turn',
};

/** Which of the card's conditions is not met. */
function unmet(refusal: Refusal, names: Names): Words {
  const card = subject(refusal, names);
  const { condition, wanted } = refusal.detail;
  switch (condition) {
    case 'selfDid':
      return say`${card} ${DID[String(wanted)] ?? 'has not done what its effect asks for'}`;
    case 'turn':
      return wanted === 'you'
        ? say`it is not ${refusal.player}’s turn`
        : say`it is ${refusal.player}’s own turn`;
    case 'phase':
      return say`${card} cannot be used in this phase`;
    case 'exists':
      return say`${card} needs a card that is not there`;
    case 'none':
      return say`there is a card that must not be there when ${card} is used`;
    case 'notSummonedThisTurn':
      return say`${wanted === 'you' ? refusal.player : other(refusal)} has already Summoned a monster this turn`;
    case 'self':
      return say`${card} is not as its effect needs it to be`;
    default:
      return say`what ${card} asks for is not so now`;
  }
}

/** Reasons why an effect may not be used. */
export const effectReasons: Reasons = {
  'effect/damage-step': inDamageStep,
  'effect/wrong-timing': wrongTiming,
  'effect/speed': tooSlow,
  'effect/not-here': (refusal, names) => ({
    reason: say`${subject(refusal, names)} cannot be used from where it is`,
    otherwise: say`It could be used from the place its text names, by the player it belongs to there.`,
  }),
  'effect/already-active': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is face-up on the field and active already`,
    otherwise: say`A card is activated once, from the hand or face-down.`,
  }),
  'effect/set-this-turn': (refusal, names) => ({
    reason: say`${subject(refusal, names)} was Set this turn`,
    more: say`A Trap or Quick-Play Spell cannot be activated in the turn it was Set.`,
    otherwise: say`It can be activated from the next turn on.`,
  }),
  'effect/trap-in-hand': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is a Trap and still in the hand`,
    more: say`A Trap must be Set first and can be activated from the next turn on.`,
    otherwise: say`It could be used if it had been Set in an earlier turn.`,
  }),
  'effect/quick-play-in-hand': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is still in the hand, and it is ${other(refusal)}’s turn`,
    more: say`A Quick-Play Spell is used from the hand only in its player’s own turn.`,
    otherwise: say`It could be used if it had been Set in an earlier turn.`,
  }),
  'effect/no-zone': (refusal, names) => {
    const needed = numberIn(refusal, 'needed');
    return needed === undefined
      ? {
          reason: say`there is no free Spell & Trap Zone for ${subject(refusal, names)}`,
          otherwise: say`It could be used with a free zone.`,
        }
      : {
          reason: say`${subject(refusal, names)} needs ${numberWord(needed)} free Monster Zone${needed === 1 ? '' : 's'}, and there are fewer`,
          otherwise: say`It could be used with ${numberWord(needed)} free zone${needed === 1 ? '' : 's'}.`,
        };
  },
  'effect/no-target': (refusal, names) => ({
    reason: say`there is nothing that ${subject(refusal, names)} may target`,
    otherwise: say`It could be used if there were a card it may target.`,
  }),
  'effect/cost': (refusal, names) => {
    const amount = numberIn(refusal, 'amount');
    return {
      reason:
        amount === undefined
          ? say`${refusal.player} does not have what ${subject(refusal, names)} costs`
          : say`${subject(refusal, names)} costs ${amount} Life Points, which ${refusal.player} cannot pay`,
      otherwise: say`It could be used if ${refusal.player} could pay.`,
    };
  },
  'effect/condition': (refusal, names) => ({
    reason: unmet(refusal, names),
    otherwise: say`It could be used if that were different.`,
  }),
  'effect/limit': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has been used as often as it may be`,
    otherwise: say`It could be used again when its limit starts anew.`,
  }),
  'effect/negated': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has its effects negated`,
    otherwise: say`It could be used if they were not negated.`,
  }),
  'effect/judged': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has been destroyed in this battle and only waits to leave the field`,
    otherwise: say`It could be used if it had won or survived the battle.`,
  }),
  'effect/no-special-summon': (refusal, names) => ({
    reason: say`an effect keeps ${refusal.player} from Special Summoning, which ${subject(refusal, names)} would do`,
    otherwise: say`It could be used if that effect no longer applied.`,
  }),
  'effect/triggers-first': () => ({
    reason: say`effects that react to what just happened come first`,
    otherwise: say`It may be possible when they have been used or let go by.`,
  }),
  'effect/none': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has no effect to be used by decision`,
    otherwise: say`What it does, if anything, happens by itself.`,
  }),
};
