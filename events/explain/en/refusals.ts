import type { Phase } from '../../messages/index.ts';
import type { Names, Refusal, ToldRefusal } from '../catalogue.ts';
import { capital, say, sentences, strong, type Words } from '../words.ts';
import { PHASES } from './grammar.ts';

/** What stands in the way, and what would have to be different. No full stops: they are set where it is used. */
interface Reason {
  readonly reason: Words;
  readonly more?: Words;
  readonly otherwise?: Words;
}
type ReasonTeller = (refusal: Refusal, names: Names) => Reason;

const subject = (refusal: Refusal, names: Names): Words =>
  refusal.card === undefined ? say`this card` : names.card(refusal.card);
const other = (refusal: Refusal): string => (refusal.player === 'A' ? 'B' : 'A');
const detailText = (refusal: Refusal, key: string): string | undefined => {
  const value = refusal.detail[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};
const phaseName = (phase: string | undefined): string =>
  phase === undefined ? 'that phase' : (PHASES[phase as Phase] ?? phase);

const REASONS: Readonly<Record<string, ReasonTeller>> = {
  'position/declared-attack': (refusal, names) => ({
    reason: say`${subject(refusal, names)} declared an attack this turn`,
    more: say`A monster that declared an attack cannot be turned by hand in the same turn, even if the attack was stopped or negated.`,
    otherwise: say`It could be turned if it had not declared an attack. An effect may still turn it.`,
  }),
  'position/arrived': (refusal, names) => ({
    reason: say`${subject(refusal, names)} was Summoned or Set this turn`,
    more: say`A monster cannot be turned by hand in the turn it came to the field.`,
    otherwise: say`It can be turned from the next turn on.`,
  }),
  'position/already-turned': (refusal, names) => ({
    reason: say`${subject(refusal, names)} was already turned by hand this turn`,
    more: say`Each monster can be turned by hand once a turn.`,
    otherwise: say`It can be turned again in the next turn.`,
  }),
  'position/forbidden': (refusal, names) => ({
    reason: say`an effect keeps ${subject(refusal, names)} in its position`,
    otherwise: say`It could be turned if that effect no longer applied.`,
  }),
  'attack/already-used': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has used its attack this turn`,
    more: say`Each monster can declare one attack a turn, and one that was stopped or negated counts too.`,
    otherwise: say`It could attack if it had not declared an attack this turn.`,
  }),
  'attack/position': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is not in face-up Attack Position`,
    more: say`Only a monster in face-up Attack Position can attack.`,
    otherwise: say`It could attack from face-up Attack Position.`,
  }),
  'attack/cannot-attack': (refusal, names) => ({
    reason: say`an effect says that ${subject(refusal, names)} cannot attack`,
    otherwise: say`It could attack if that effect no longer applied.`,
  }),
  'attack/cannot-declare': (refusal, names) => ({
    reason: say`an effect says that ${subject(refusal, names)} cannot declare an attack`,
    otherwise: say`It could attack if that effect no longer applied.`,
  }),
  'attack/cost': (refusal, names) => ({
    reason: say`what an attack with ${subject(refusal, names)} costs cannot be paid`,
    otherwise: say`It could attack if ${refusal.player} could pay.`,
  }),
  'attack/no-target': (refusal, names) => ({
    reason: say`there is nothing that ${subject(refusal, names)} may attack`,
    otherwise: say`It could attack if there were a monster it may attack, or if it could attack directly.`,
  }),
  'attack/target-not-legal': (refusal, names) => ({
    reason:
      refusal.target === undefined
        ? say`that target may not be attacked`
        : say`${names.card(refusal.target)} may not be attacked by ${subject(refusal, names)}`,
    more: say`A target is a monster on ${other(refusal)}’s side that no card protects from this attack.`,
    otherwise: say`Another target may be chosen.`,
  }),
  'attack/direct-not-legal': (refusal) => ({
    reason: say`${other(refusal)} controls monsters`,
    more: say`While ${other(refusal)} controls a monster, it stands in the way of a direct attack unless a card lets the attacker pass.`,
    otherwise: say`A direct attack would be possible if ${other(refusal)} controlled no monster.`,
  }),
  'attack/must-attack': (refusal, names) => ({
    reason: say`${subject(refusal, names)} must attack`,
    otherwise: say`The attack could be stopped if nothing forced it.`,
  }),
  'effect/damage-step': (refusal, names) => ({
    reason: say`${subject(refusal, names)} cannot be used at this point of the Damage Step`,
    more: say`Here only effects that change ATK or DEF, that negate an activation, or that are made for this moment may be used.`,
    otherwise: say`It could be used before the Damage Step.`,
  }),
  'effect/no-zone': (refusal, names) => ({
    reason: say`there are not enough free zones for what ${subject(refusal, names)} does`,
    otherwise: say`It could be used with more free zones.`,
  }),
  'effect/wrong-timing': (refusal, names) => ({
    reason: say`what ${subject(refusal, names)} waits for is not happening now`,
    otherwise: say`It can be used right after that has happened.`,
  }),
  'effect/set-this-turn': (refusal, names) => ({
    reason: say`${subject(refusal, names)} was Set this turn`,
    more: say`A Trap or Quick-Play Spell cannot be activated in the turn it was Set.`,
    otherwise: say`It could be activated from the next turn on.`,
  }),
  'effect/speed': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is too slow to be used in response here`,
    more: say`Only a card of the same or a higher Spell Speed may answer another one.`,
    otherwise: say`It could be used with nothing to respond to, in a Main Phase.`,
  }),
  'effect/no-target': (refusal, names) => ({
    reason: say`there is nothing for ${subject(refusal, names)} to target`,
    otherwise: say`It could be used if there were a card it may target.`,
  }),
  'effect/cost': (refusal, names) => ({
    reason: say`the cost of ${subject(refusal, names)} cannot be paid`,
    otherwise: say`It could be used if ${refusal.player} could pay.`,
  }),
  'effect/limit': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has already been used as often as it may`,
    otherwise: say`It could be used again when its limit starts anew.`,
  }),
  'effect/not-here': (refusal, names) => ({
    reason: say`${subject(refusal, names)} cannot be used from where it is`,
    otherwise: say`It could be used from the place its text names.`,
  }),
  'effect/condition': (refusal, names) => ({
    reason: say`what ${subject(refusal, names)} asks for is not so now`,
    otherwise: say`It could be used if its condition were met.`,
  }),
  'effect/negated': (refusal, names) => ({
    reason: say`the effects of ${subject(refusal, names)} are negated`,
    otherwise: say`It could be used if they were not negated.`,
  }),
  'effect/turn': (refusal, names) => ({
    reason: say`${subject(refusal, names)} can only be used from the hand in its player’s own turn`,
    otherwise: say`It could be used if it had been Set before this turn.`,
  }),
  'phase/first-turn': () => ({
    reason: say`the player who starts the duel has no Battle Phase in the first turn`,
    otherwise: say`From the second turn on there is a Battle Phase.`,
  }),
  'phase/no-battle-phase': () => ({
    reason: say`there was no Battle Phase this turn`,
    more: say`Main Phase 2 only follows a Battle Phase.`,
    otherwise: say`It would be possible after a Battle Phase.`,
  }),
  'phase/not-next': (refusal) => ({
    reason: say`the ${phaseName(refusal.to ?? detailText(refusal, 'to'))} does not follow here`,
    otherwise: say`It is possible when the phases before it are over.`,
  }),
  'phase/must-attack': (refusal) => ({
    reason: say`a monster of ${refusal.player} must still attack`,
    otherwise: say`It would be possible after that attack.`,
  }),
  'summon/already-used': (refusal) => ({
    reason: say`${refusal.player} has already Normal Summoned or Set a monster this turn`,
    more: say`A player may do so once a turn.`,
    otherwise: say`It would be possible in the next turn of ${refusal.player}.`,
  }),
  'summon/no-zone': (refusal) => ({
    reason: say`${refusal.player} has no free zone for it`,
    more: say`A player has five Monster Zones and five Spell & Trap Zones.`,
    otherwise: say`It would be possible with a free zone.`,
  }),
  'summon/tribute': (refusal, names) => ({
    reason: say`${refusal.player} does not have the Tributes that ${subject(refusal, names)} needs`,
    more: say`A monster of Level 5 or 6 needs one Tribute, of Level 7 or more two.`,
    otherwise: say`It would be possible with enough monsters to Tribute.`,
  }),
  'summon/forbidden': (refusal) => ({
    reason: say`an effect keeps ${refusal.player} from Summoning that way now`,
    otherwise: say`It would be possible if that effect no longer applied.`,
  }),
  'command/not-asked': (refusal) => ({
    reason: say`it is not ${refusal.player}’s decision now`,
    otherwise: say`It would be possible when ${refusal.player} is asked.`,
  }),
  'command/not-possible-here': () => ({
    reason: say`this cannot be done at this point of the turn`,
    otherwise: say`It would be possible at another point of the turn.`,
  }),
  'answer/not-an-option': (refusal) => ({
    reason: say`${detailText(refusal, 'answer') ?? 'that answer'} is not one of the choices`,
    otherwise: say`One of the choices shown may be taken.`,
  }),
  'answer/count': () => ({
    reason: say`that is not the number of cards asked for`,
    otherwise: say`It would be possible with as many as are asked for.`,
  }),
};

interface Wanted {
  /** `Turn Lyla`, for the row. */
  readonly row: Words;
  /** `turn Lyla by hand`, after `A may not`. */
  readonly doing: Words;
}

/** What the player wanted to do. */
function wanted(refusal: Refusal, names: Names): Wanted {
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
      return { row: say`Use ${card}`, doing: say`use ${card}` };
    case 'monster.summon':
      return { row: say`Normal Summon ${card}`, doing: say`Normal Summon ${card}` };
    case 'card.set':
      return { row: say`Set ${card}`, doing: say`Set ${card}` };
    case 'monster.flip':
      return { row: say`Flip Summon ${card}`, doing: say`Flip Summon ${card}` };
    case 'monster.turn':
      return { row: say`Turn ${card}`, doing: say`turn ${card} by hand` };
    case 'phase.change': {
      const phase = phaseName(refusal.to);
      return { row: say`Go to the ${phase}`, doing: say`go to the ${phase}` };
    }
    case 'priority.pass':
      return { row: say`Pass`, doing: say`pass` };
    case 'prompt.answer':
      return { row: say`Answer`, doing: say`answer so` };
    case 'duel.concede':
      return { row: say`Give up`, doing: say`give up` };
  }
}

/** A refusal in words; a code without words of its own still says which rule it is about. */
export function tellRefusal(refusal: Refusal, names: Names): ToldRefusal {
  const found = REASONS[refusal.code];
  const { reason, more, otherwise } = found?.(refusal, names) ?? {
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
