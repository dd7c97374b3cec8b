import type { Board, CardId, Player } from '../../events/index.ts';
import { isOnField } from '../../events/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import type { EngineEnvironment } from '../decide/index.ts';
import { speakerOf } from '../decide/index.ts';
import { activeInfluences } from '../effects/atWork.ts';
import { cardOf, dataOf } from '../effects/env.ts';
import { effectsOf } from '../effects/printed.ts';
import { activatable, refuseEffect, speedOf } from '../rules/activation.ts';
import { momentFor, offerOf, openHere } from './offers.ts';
import type { DuelState, Offer, Speaker } from './types.ts';

/** Why an effect that applies by itself does not apply now. */
export type Idle = 'elsewhere' | 'faceDown' | 'negated' | 'judged' | 'condition';

/**
 * How one effect of a card stands at a moment.
 * - `offer`: it is used by decision; the offer says whether that is legal, and else why not (B53 to B55)
 * - `applies`, `idle`: it applies by itself, or why it does not (E7, B33)
 * - `byItself`: it happens by itself when its time comes
 * - `otherPrinting`: the printing that the ruleset reads does not have it
 */
export type EffectStanding =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'applies'; readonly to: readonly CardId[]; readonly players: readonly Player[] }
  | { readonly kind: 'idle'; readonly why: Idle }
  | { readonly kind: 'byItself' }
  | { readonly kind: 'otherPrinting' };

/** An effect of a card as it is printed, its Spell Speed where it is used on a chain, and how it stands. */
export interface EffectNow {
  readonly effect: Effect;
  readonly speed: number | null;
  readonly standing: EffectStanding;
}

const BY_DECISION: ReadonlySet<Effect['kind']> = new Set([
  'activate',
  'ignition',
  'quick',
  'trigger',
  'flip',
]);

function idleReason(board: Board, id: CardId, effect: Effect): Idle | null {
  const card = cardOf(board, id);
  const { zone } = card.place;
  const onField = isOnField(zone);
  if (effect.from === undefined ? !onField : !effect.from.some((one) => one === zone)) return 'elsewhere';
  if (onField && !card.faceUp) return 'faceDown';
  if (card.values.negated === true) return 'negated';
  return board.attack?.judged.includes(id) === true ? 'judged' : null;
}

/** What could be used may be used by the player who is asked; the other one waits for being asked (F8). */
function askedHere(speaker: Speaker, one: Offer): Offer {
  if (!one.legal || speaker.asks === one.player) return one;
  const detail = {
    command: one.type,
    player: one.player,
    asked: speaker.asks,
    place: speaker.places[0] ?? null,
  };
  return { ...one, legal: false, code: 'command/not-asked', rule: 'F8', detail };
}

function standingOf(env: EngineEnvironment, state: DuelState, speaker: Speaker, id: CardId, effect: Effect) {
  const { board } = state;
  const card = cardOf(board, id);
  const player = card.place.player;
  if (BY_DECISION.has(effect.kind)) {
    const refused = refuseEffect(env, board, player, id, effect, momentFor(speaker, board, player));
    const about = { player, type: 'effect.activate', card: id, effect: effect.id } as const;
    return { kind: 'offer', offer: askedHere(speaker, openHere(speaker, offerOf(about, refused))) } as const;
  }
  const why = idleReason(board, id, effect);
  if (why !== null) return { kind: 'idle', why } as const;
  if (effect.kind !== 'continuous') return { kind: 'byItself' } as const;
  const at = activeInfluences(env, board).filter(
    ({ source, context }) => source === id && context.effect === effect.id,
  );
  if (at.length === 0)
    return effect.influences === undefined
      ? ({ kind: 'applies', to: [], players: [] } as const)
      : ({ kind: 'idle', why: 'condition' } as const);
  return {
    kind: 'applies',
    to: [...new Set(at.flatMap(({ cards }) => cards))],
    players: [...new Set(at.flatMap(({ players }) => players))],
  } as const;
}

/**
 * Every effect of a card with how it stands at this moment: whether its controller may use it now and else why not, and
 * of those that apply by themselves whether they do.
 * @throws Error where no card has that id, or the header carries no data for it (a corrupt log)
 */
export function usesOf(env: EngineEnvironment, state: DuelState, id: CardId): readonly EffectNow[] {
  const speaker = speakerOf(env.stepper, state);
  const { name } = cardOf(state.board, id);
  const printed = effectsOf(env, name);
  const speeds = new Set(activatable(env, name).map((effect) => effect.id));
  return dataOf(env, name).effects.map((effect) => ({
    effect,
    speed: speeds.has(effect.id) ? speedOf(env, name, effect) : null,
    standing: printed.includes(effect)
      ? standingOf(env, state, speaker, id, effect)
      : { kind: 'otherPrinting' },
  }));
}
