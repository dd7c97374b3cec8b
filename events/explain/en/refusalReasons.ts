import { opponentOf, type Phase } from '../../messages/index.ts';
import type { Names, Refusal } from '../catalogue.ts';
import { actingCard, numberIn, textIn } from '../facts/wanted.ts';
import { say, type Words } from '../words.ts';
import { and, numberWord, PHASES, thePhase } from './grammar.ts';

/** What stands in the way (no full stop), what there is to know about it, and what would have to be different. */
export interface Reason {
  readonly reason: Words;
  readonly more?: Words;
  readonly otherwise?: Words;
}
export type ReasonTeller = (refusal: Refusal, names: Names) => Reason;
export type Reasons = Readonly<Record<string, ReasonTeller>>;

/** The card that was to act. */
export function subject(refusal: Pick<Refusal, 'card' | 'detail'>, names: Names): Words {
  const card = actingCard(refusal);
  return card === undefined ? say`this card` : names.card(card);
}

/** The player across the table. */
export const other = (refusal: Refusal): string => opponentOf(refusal.player);

/** The card that forbids it, where the refusal names one: `Threatening Roar says that …`. */
export function forbidder(refusal: Refusal, names: Names): Words {
  const card = textIn(refusal, 'by');
  return card === undefined ? say`an effect` : names.card(card);
}

export const phaseName = (phase: string | undefined): string => {
  if (phase === undefined) return 'that phase';
  return Object.hasOwn(PHASES, phase) ? thePhase(phase as Phase) : phase;
};

const notYours: ReasonTeller = (refusal, names) => ({
  reason: say`${subject(refusal, names)} is not a monster that ${refusal.player} controls`,
  otherwise: say`It would be possible with a monster on ${refusal.player}’s own side.`,
});

/** Where a card lies that cannot be attacked there. */
const LIES: Readonly<Record<string, string>> = {
  own: 'is on the attacking side itself',
  graveyard: 'is in the Graveyard',
  banished: 'is banished',
  hand: 'is in the hand',
  deck: 'is in the Deck',
  extraDeck: 'is in the Extra Deck',
  material: 'is a material of a monster',
  spellTrap: 'is in a Spell & Trap Zone',
};

const ATTACKS: Reasons = {
  'attack/not-your-monster': notYours,
  'attack/face-down': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is face-down`,
    more: say`Only a face-up monster in Attack Position can attack.`,
    otherwise: say`It could attack from face-up Attack Position.`,
  }),
  'attack/defense-position': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is in Defense Position`,
    more: say`Only a face-up monster in Attack Position can attack.`,
    otherwise: say`It could attack from Attack Position.`,
  }),
  'attack/already-used': (refusal, names) => {
    const attacks = numberIn(refusal, 'attacks') ?? 1;
    return {
      reason:
        attacks > 1
          ? say`${subject(refusal, names)} has used its ${numberWord(attacks)} attacks this turn`
          : say`${subject(refusal, names)} has used its attack this turn`,
      more:
        attacks > 1
          ? say`An attack that was stopped or negated counts too.`
          : say`A monster declares one attack a turn. One that was stopped or negated counts too.`,
      otherwise: say`It can attack again in the next turn of ${refusal.player}.`,
    };
  },
  'attack/attacked-directly': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has attacked directly this turn`,
    more: say`Further attacks that are for monsters only are not for a monster that attacked directly, even where that attack got another target or was stopped.`,
    otherwise: say`It could attack again if it had not declared a direct attack.`,
  }),
  'attack/only-monsters': () => ({
    reason: say`a further attack is for monsters only`,
    more: say`A monster that may attack monsters more than once does not use that for a direct attack.`,
    otherwise: say`It could attack a monster.`,
  }),
  'attack/attacked-all': (refusal, names) => ({
    reason: say`${subject(refusal, names)} has had its attack on every monster of ${other(refusal)}`,
    more: say`A monster that was the target when an attack of it ended does not become one again, even if that attack was stopped or negated.`,
    otherwise: say`It could attack a monster that it has not attacked yet.`,
  }),
  'attack/attacked-before': (refusal, names) => ({
    reason: say`${subject(refusal, names)} may attack each monster only once, and has had its attack on ${refusal.target === undefined ? say`that one` : names.card(refusal.target)}`,
    more: say`An attack on it that was stopped or negated counts too.`,
    otherwise: say`It may attack a monster that it has not attacked yet.`,
  }),
  'attack/cannot-attack': (refusal, names) => ({
    reason: say`an effect keeps ${subject(refusal, names)} from attacking`,
    otherwise: say`It could attack if that effect no longer applied.`,
  }),
  'attack/cannot-declare': (refusal, names) => ({
    reason: say`${forbidder(refusal, names)} keeps ${refusal.player} from declaring an attack with ${subject(refusal, names)}`,
    otherwise: say`It could attack if that no longer applied.`,
  }),
  'attack/cost': (refusal, names) => {
    const cost = numberIn(refusal, 'cost');
    return {
      reason:
        cost === undefined
          ? say`${refusal.player} cannot pay for an attack with ${subject(refusal, names)}`
          : say`an attack with ${subject(refusal, names)} costs ${cost} Life Points, which ${refusal.player} cannot pay`,
      otherwise: say`It could attack if ${refusal.player} had more Life Points.`,
    };
  },
  'attack/no-target': (refusal, names) => ({
    reason: say`there is nothing that ${subject(refusal, names)} may attack`,
    more: say`Cards keep every monster of ${other(refusal)} from being attacked, and a direct attack is not possible either.`,
    otherwise: say`It could attack if one of them could be chosen.`,
  }),
  'attack/target-not-legal': (refusal, names) => ({
    reason:
      refusal.target === undefined
        ? say`that target may not be attacked`
        : typeof refusal.detail['lies'] === 'string'
          ? say`${names.card(refusal.target)} ${LIES[refusal.detail['lies']] ?? 'is not on the field'}`
          : refusal.detail['by'] === refusal.detail['card']
            ? say`its own effect keeps ${subject(refusal, names)} from attacking ${names.card(refusal.target)}`
            : typeof refusal.detail['by'] === 'string'
              ? say`${forbidder(refusal, names)} keeps ${names.card(refusal.target)} from being attacked by ${subject(refusal, names)}`
              : say`${names.card(refusal.target)} may not be attacked by ${subject(refusal, names)}`,
    more: say`A target is a monster on ${other(refusal)}’s side that no card keeps from being attacked.`,
    otherwise: say`Another target may be chosen.`,
  }),
  'attack/direct-not-legal': (refusal, names) =>
    refusal.detail['monsters'] === 0 || typeof refusal.detail['by'] === 'string'
      ? {
          reason: say`${forbidder(refusal, names)} keeps ${subject(refusal, names)} from attacking directly`,
          otherwise: say`It could attack directly if that effect no longer applied.`,
        }
      : {
          reason: say`${other(refusal)} controls monsters`,
          more: say`A monster of ${other(refusal)} stands in the way of a direct attack unless a card lets the attacker pass by.`,
          otherwise: say`A direct attack would be possible if ${other(refusal)} controlled no monster.`,
        },
  'attack/must-attack-other': (refusal, names) => ({
    reason: say`${typeof refusal.detail['other'] === 'string' ? names.card(refusal.detail['other']) : say`another monster`} must be the target of what ${refusal.player} attacks`,
    more: say`An effect that makes a monster attack a certain one leaves no other target and no direct attack.`,
    otherwise: say`It would be possible without that effect.`,
  }),
  'attack/opponent-names': (refusal, names) => ({
    reason: say`${other(refusal)} names the targets of ${refusal.player}’s attacks`,
    more: say`That is what ${forbidder(refusal, names)} does. ${refusal.player} only says which monster attacks.`,
    otherwise: say`The attack may be declared without a target.`,
  }),
  'attackReplay/opponent-names': (refusal) => ({
    reason: say`${other(refusal)} has a say in the target`,
    more: say`${refusal.player} only decides whether the attack goes on or stops.`,
    otherwise: say`${refusal.player} may go on, and ${other(refusal)} names the target.`,
  }),
  'attackReplay/not-open': () => ({
    reason: say`there is no replay to choose at`,
    more: say`A target is chosen again, or the attack stopped, only when a check has found a replay.`,
    otherwise: say`It would be possible at a replay.`,
  }),
  'attackReplay/must-attack': (refusal, names) => ({
    reason: say`${subject(refusal, names)} must attack, and there is something it may attack`,
    more: say`A monster that must attack if it can may not stop at a replay while it has a legal target.`,
    otherwise: say`It could stop if no effect made it attack.`,
  }),
  'attackReplay/not-a-choice': () => ({
    reason: say`that is not one of the choices of this replay`,
    more: say`They are the monsters that may be attacked now, a direct attack where it is possible, and stopping.`,
    otherwise: say`One of the choices shown may be taken.`,
  }),
};

const POSITIONS: Reasons = {
  'position/not-your-monster': notYours,
  'position/face-up': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is face-up already`,
    more: say`A Flip Summon turns a face-down monster face-up.`,
    otherwise: say`Its position could be changed instead.`,
  }),
  'position/face-down': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is face-down`,
    more: say`A face-down monster is turned face-up by a Flip Summon, into Attack Position.`,
    otherwise: say`It could be Flip Summoned instead, if it was not Set this turn.`,
  }),
  'position/declared-attack': (refusal, names) => ({
    reason: say`${subject(refusal, names)} declared an attack this turn`,
    more: say`A monster that declared an attack cannot be changed to another position by its player or Flip Summoned in the same turn, even if the attack was stopped or negated.`,
    otherwise: say`It could be turned if it had not declared an attack. An effect may still turn it.`,
  }),
  'position/already-turned': (refusal, names) => ({
    reason: say`${subject(refusal, names)} was already changed to another position by its player this turn`,
    more: say`A player may change the position of each monster once a turn.`,
    otherwise: say`It can be turned again in the next turn of ${refusal.player}.`,
  }),
  'position/arrived-this-turn': (refusal, names) => ({
    reason: say`${subject(refusal, names)} came to the field this turn`,
    more: say`A player may not change a monster’s position in the turn it was Summoned or Set.`,
    otherwise: say`It can be turned from the next turn on.`,
  }),
  'position/forbidden': (refusal, names) => ({
    reason: say`an effect keeps ${subject(refusal, names)} in its position`,
    otherwise: say`It could be turned if that effect no longer applied.`,
  }),
};

const SUMMONS: Reasons = {
  'summon/not-in-hand': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is not a monster in ${refusal.player}’s hand`,
    otherwise: say`It would be possible with a monster in the hand.`,
  }),
  'summon/already-used': (refusal) => ({
    reason: say`${refusal.player} has already Normal Summoned or Set a monster this turn`,
    more: say`A player may do so once a turn, Summoning and Setting taken together.`,
    otherwise: say`It will be possible in the next turn of ${refusal.player}.`,
  }),
  'summon/forbidden': (refusal, names) => ({
    reason: say`${forbidder(refusal, names)} does not allow it`,
    otherwise: say`It would be possible if that no longer applied.`,
  }),
  'summon/tribute': (refusal, names) => ({
    reason: say`${subject(refusal, names)} needs ${numberWord(numberIn(refusal, 'needed') ?? 1)} Tribute${numberIn(refusal, 'needed') === 2 ? 's' : ''}, and ${refusal.player} does not control enough monsters`,
    more: say`A monster of Level 5 or 6 needs one Tribute, of Level 7 or more two.`,
    otherwise: say`It would be possible with enough monsters to Tribute.`,
  }),
  'summon/no-zone': (refusal) => ({
    reason: say`${refusal.player}’s five Monster Zones are full`,
    otherwise: say`It would be possible with a free zone.`,
  }),
  'set/not-in-hand': (refusal, names) => ({
    reason: say`${subject(refusal, names)} is not in ${refusal.player}’s hand`,
    otherwise: say`It would be possible with a card in the hand.`,
  }),
  'set/no-zone': (refusal) => ({
    reason: say`${refusal.player}’s five Spell & Trap Zones are full`,
    otherwise: say`It would be possible with a free zone.`,
  }),
};

/** What a decision of each kind needs, for one that comes at another moment. */
const notHere: ReasonTeller = (refusal) => {
  const { player } = refusal;
  switch (refusal.type) {
    case 'attackReplay.choose':
    case 'attackReplay.continue':
      return {
        reason: say`there is no replay here`,
        more: say`Once declared, an attack goes on. Only a replay lets ${player} choose again or stop.`,
        otherwise: say`It would be possible at a replay.`,
      };
    case 'attack.declare':
      return {
        reason: say`no attack can be declared at this point`,
        more: say`Attacks are declared in the Battle Step of ${player}’s own Battle Phase, while no other attack and no card is being played out.`,
        otherwise: say`It would be possible at such a moment.`,
      };
    case 'monster.summon':
    case 'card.set':
    case 'monster.flip':
    case 'monster.turn':
      return {
        reason: say`this is done only in ${player}’s own Main Phase, while nothing else is going on`,
        otherwise: say`It would be possible at such a moment.`,
      };
    case 'phase.change':
      return {
        reason: say`something else must be finished first`,
        otherwise: say`It would be possible when nothing else is going on.`,
      };
    default:
      return {
        reason: say`that is not something to do at this point of the turn`,
        otherwise: say`It may be possible at another point of the turn.`,
      };
  }
};

const PROCEDURE: Reasons = {
  'phase/first-turn': () => ({
    reason: say`the player who starts the duel has no Battle Phase in the first turn`,
    otherwise: say`From the second turn on there is a Battle Phase.`,
  }),
  'phase/no-battle-phase': () => ({
    reason: say`there was no Battle Phase this turn`,
    more: say`Main Phase 2 only follows a Battle Phase; without one Main Phase 1 leads to the End Phase.`,
    otherwise: say`It would be possible after a Battle Phase.`,
  }),
  'phase/must-attack': (refusal, names) => ({
    reason: say`${subject(refusal, names)} must attack if it can, and it can`,
    more: say`While such a monster is able to attack, its player has to enter the Battle Phase and may not leave the Battle Step.`,
    otherwise: say`It would be possible once it has attacked or is unable to.`,
  }),
  'phase/not-next': (refusal) => {
    const now = typeof refusal.detail['phase'] === 'string' ? refusal.detail['phase'] : undefined;
    return {
      reason:
        now === refusal.to
          ? say`${phaseName(now)} is going on already`
          : say`${phaseName(refusal.to)} does not follow ${phaseName(now)}`,
      more: say`Phases follow each other in a fixed order, and none is gone back to.`,
      otherwise: say`It would be possible when the phase before it is over.`,
    };
  },
  'duel/over': () => ({
    reason: say`the duel is over`,
    otherwise: say`Another future can be tried from an earlier entry.`,
  }),
  'command/not-asked': (refusal) => {
    const { asked } = refusal.detail;
    return {
      reason:
        typeof asked === 'string'
          ? say`it is ${asked}’s decision now`
          : say`nobody is asked for a decision here`,
      otherwise: say`It may be possible when ${refusal.player} is asked.`,
    };
  },
  'command/not-possible-here': notHere,
  'command/unknown-card': () => ({
    reason: say`there is no such card in this duel`,
    otherwise: say`It may be possible with a card of this duel.`,
  }),
  'answer/no-prompt': () => ({
    reason: say`no question is open`,
    otherwise: say`An answer can be given when one is asked.`,
  }),
  'answer/not-an-option': (refusal, names) => {
    // Several cards stand in one text.
    const given = String(refusal.detail['answer'] ?? '').split(',');
    const [first = ''] = given;
    const one = first === '' ? say`that` : names.card(first);
    return {
      reason:
        given.length > 1
          ? say`${and(given.map((value) => names.card(value)))} together are not one of the choices`
          : say`${one} is not one of the choices`,
      otherwise: say`One of the choices shown may be taken, and as many as are asked for.`,
    };
  },
};

/** Reasons against attacks, changes of position, Summons, phases and answers; those of effects are in `effectReasons.ts`. */
export const plainReasons: Reasons = { ...ATTACKS, ...POSITIONS, ...SUMMONS, ...PROCEDURE };
