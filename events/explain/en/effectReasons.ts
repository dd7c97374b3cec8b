import type { Names, Refusal } from '../catalogue.ts';
import { numberIn } from '../facts/wanted.ts';
import { say, type Words } from '../words.ts';
import { numberWord, sideOf } from './grammar.ts';
import { other, type Reasons, type ReasonTeller, subject } from './refusalReasons.ts';

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

/** `, and there are three`: how many zones are free, where the refusal says so. */
function whatIsFree(refusal: Refusal): string {
  const free = numberIn(refusal, 'free');
  if (free === undefined) return ', and there are fewer';
  return free === 1 ? ', and there is one' : `, and there are ${free === 0 ? 'none' : numberWord(free)}`;
}

/** ` on A’s side`, where the zones are not the player's own. */
function onWhichSide({ player, detail }: Refusal): string {
  const { side } = detail;
  return (side === 'A' || side === 'B') && side !== player ? ` on ${sideOf(side)}` : '';
}

interface Unmet {
  readonly reason: Words;
  readonly more?: Words;
  readonly otherwise?: Words;
}

/** What a monster must have done, or not, this turn for its effect. */
const DID: Readonly<Record<string, readonly [reason: string, otherwise: string]>> = {
  attacked: [
    'only a monster that attacked this turn may use it',
    'It could be used if this monster had attacked.',
  ],
  declaredAttack: [
    'only a monster that declared an attack this turn may use it',
    'It could be used if this monster had declared an attack.',
  ],
  battled: [
    'only a monster that battled this turn may use it',
    'It could be used if this monster had battled.',
  ],
  notDeclaredAttack: [
    'a monster that declared an attack this turn may not use it',
    'It could be used if this monster had not declared an attack.',
  ],
};

/** Which of the card's conditions is not met. */
function unmet(refusal: Refusal, names: Names): Unmet {
  const card = subject(refusal, names);
  const { condition, wanted } = refusal.detail;
  switch (condition) {
    case 'selfDid': {
      const [reason, otherwise] = DID[String(wanted)] ?? ['', ''];
      return reason === ''
        ? { reason: say`${card} has not done what its effect asks for` }
        : { reason: say`${reason}`, otherwise: say`${otherwise}` };
    }
    case 'turn':
      return wanted === 'you'
        ? {
            reason: say`it is not ${refusal.player}’s turn`,
            otherwise: say`It could be used in ${refusal.player}’s own turn.`,
          }
        : {
            reason: say`it is ${refusal.player}’s own turn`,
            otherwise: say`It could be used in ${other(refusal)}’s turn.`,
          };
    case 'phase':
      return {
        reason: say`${card} cannot be used in this phase`,
        otherwise: say`It could be used in a phase that its text names.`,
      };
    case 'exists':
      return {
        reason: say`${card} needs a card that is not there`,
        otherwise: say`It could be used if there were one.`,
      };
    case 'none':
      return {
        reason: say`there is a card that must not be there when ${card} is used`,
        otherwise: say`It could be used if that card were gone.`,
      };
    case 'notSummonedThisTurn': {
      const player = wanted === 'you' ? refusal.player : other(refusal);
      return {
        reason: say`${player} has already Summoned a monster this turn`,
        otherwise: say`It could be used in a turn in which ${player} has Summoned nothing.`,
      };
    }
    case 'self':
      return { reason: say`${card} is not as its effect needs it to be` };
    default:
      return { reason: say`what ${card} asks for is not so now` };
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
  'effect/being-activated': (refusal, names) => ({
    reason: say`${subject(refusal, names)} itself still waits on the chain`,
    more: say`A card that stays on the field does what it does from when its own activation is carried out.`,
    otherwise: say`It could be used once this chain is over.`,
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
          reason: say`${subject(refusal, names)} needs ${numberWord(needed)} free Monster Zone${needed === 1 ? '' : 's'}${onWhichSide(refusal)}${whatIsFree(refusal)}`,
          otherwise: say`It could be used with ${numberWord(needed)} free zone${needed === 1 ? '' : 's'}.`,
        };
  },
  'effect/no-target': (refusal, names) => ({
    reason: say`there is nothing that ${subject(refusal, names)} may target`,
    otherwise: say`It could be used if there were a card it may target.`,
  }),
  'effect/cost': (refusal, names) => {
    const amount = numberIn(refusal, 'amount');
    if (amount !== undefined && refusal.detail['last'] === true)
      return {
        reason: say`${subject(refusal, names)} costs ${amount} Life Points, the last that ${refusal.player} has, and under this ruleset these may not be paid`,
        otherwise: say`It could be used if ${refusal.player} had more Life Points.`,
      };
    return {
      reason:
        amount === undefined
          ? say`${refusal.player} does not have what ${subject(refusal, names)} costs`
          : say`${subject(refusal, names)} costs ${amount} Life Points, which ${refusal.player} cannot pay`,
      otherwise: say`It could be used if ${refusal.player} could pay.`,
    };
  },
  'effect/condition': unmet,
  'effect/limit': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has been used as often as it may be`,
    otherwise: say`It could be used again when its limit starts anew.`,
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
