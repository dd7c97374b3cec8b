import type { Decision, Names, Refusal, ToldRefusal } from '../catalogue.ts';
import { isEffectNamed } from '../facts/wanted.ts';
import { capital, say, sentences, strong, type Words } from '../words.ts';
import { effectReasons } from './effectReasons.ts';
import { phaseName, plainReasons, type Reasons, subject } from './refusalReasons.ts';

const REASONS: Reasons = { ...plainReasons, ...effectReasons };

interface Wanted {
  /** `Turn Lyla`, for the row. */
  readonly row: Words;
  /** `change Lyla’s position`, after `A may not`. */
  readonly doing: Words;
}

/** What the player wanted to do. */
function wanted(refusal: Decision & Pick<Refusal, 'detail'>, names: Names): Wanted {
  const card = subject(refusal, names);
  const target = refusal.target;
  switch (refusal.type) {
    case 'attack.declare':
      return target === undefined
        ? { row: say`Attack with ${card}`, doing: say`declare an attack with ${card}` }
        : target === 'direct'
          ? { row: say`Attack directly with ${card}`, doing: say`attack directly with ${card}` }
          : {
              row: say`Attack ${names.card(target)} with ${card}`,
              doing: say`attack ${names.card(target)} with ${card}`,
            };
    case 'attackReplay.choose':
      if (target === 'stop') return { row: say`Stop the attack`, doing: say`stop the attack` };
      if (target === 'direct') return { row: say`Attack directly`, doing: say`attack directly` };
      return target === undefined
        ? { row: say`Choose a target`, doing: say`choose that target` }
        : { row: say`Attack ${names.card(target)}`, doing: say`attack ${names.card(target)}` };
    case 'attackReplay.continue':
      return { row: say`Go on with the attack`, doing: say`go on with the attack` };
    case 'effect.activate':
      return {
        row: say`Use ${card}`,
        doing: say`use ${isEffectNamed(refusal) ? say`${card}’s effect` : card}`,
      };
    case 'monster.summon':
      return { row: say`Normal Summon ${card}`, doing: say`Normal Summon ${card}` };
    case 'card.set':
      return { row: say`Set ${card}`, doing: say`Set ${card}` };
    case 'monster.flip':
      return { row: say`Flip Summon ${card}`, doing: say`Flip Summon ${card}` };
    case 'monster.turn':
      return { row: say`Turn ${card}`, doing: say`change ${card}’s position` };
    case 'phase.change': {
      const phase = phaseName(refusal.to);
      return { row: say`Go to ${phase}`, doing: say`go to ${phase}` };
    }
    case 'priority.pass':
      return { row: say`Pass`, doing: say`pass` };
    case 'prompt.answer':
      return { row: say`Answer`, doing: say`answer so` };
    case 'duel.concede':
      return { row: say`Give up the duel`, doing: say`give up the duel` };
  }
}

/** What a player would do, as a button says it. */
export const tellDecision = (decision: Decision, names: Names): Words =>
  wanted({ ...decision, detail: {} }, names).row;

/** A refusal in words; a code without words of its own still says which rule it is about. */
export function tellRefusal(refusal: Refusal, names: Names): ToldRefusal {
  // The card is named once, in what was wanted; what stands in the way says `it`.
  const named: Names = { card: (id) => (id === refusal.card ? say`it` : names.card(id)) };
  const { reason, more, otherwise } = REASONS[refusal.code]?.(refusal, named) ?? {
    reason: say`the rules do not allow it here`,
    more: say`The rule beside this says why.`,
  };
  const { row, doing } = wanted(refusal, names);
  return {
    row: say`${row}: ${reason}`,
    reason: capital(reason),
    sentence: sentences(say`${refusal.player} may not ${doing}: ${strong`${reason}`}.`, more),
    otherwise,
  };
}

/** The codes that have a sentence of their own. */
export const REFUSAL_CODES: readonly string[] = Object.keys(REASONS);
