import type { Board, CardId, Command, Option, Player, Rejection } from '../../events/index.ts';
import { monstersOf, opponentOf } from '../../events/index.ts';
import type { EngineEnvironment } from '../decide/index.ts';
import { decide, isRejection, speakerOf } from '../decide/index.ts';
import { refuseTarget } from '../rules/attack.ts';
import { opponentHasSay } from '../rules/whoChooses.ts';
import { offersOf } from './offers.ts';
import type { DuelState, Offer } from './types.ts';

/** A decision as it would be taken, with its target, and why it is not legal where it is not. */
export interface Decision {
  readonly command: Command;
  /** Why it may not be taken now; null where it may. */
  readonly refused: Rejection | null;
}

const refusalOf = ({ legal, code = '', rule = '', detail = {} }: Offer): Rejection | null =>
  legal ? null : { code, rule, detail };

/** Everything that a monster may be thought to attack: the other side's monsters, and the player directly. */
const targets = (board: Board, player: Player): readonly string[] => [
  ...monstersOf(board, opponentOf(player)),
  'direct',
];

/** An attack on each target; without one where the monster cannot attack, or the other player names the target (R28). */
function attacks(env: EngineEnvironment, board: Board, offer: Offer, card: CardId): Decision[] {
  const { player } = offer;
  const command: Command = { type: 'attack.declare', player, with: card };
  if (!offer.legal) return [{ command, refused: refusalOf(offer) }];
  if (opponentHasSay(env, board, card)) return [{ command, refused: null }];
  return targets(board, player).map((target) => ({
    command: { ...command, target },
    refused: refuseTarget(env, board, card, target) ?? null,
  }));
}

function commandOf(offer: Offer): Command | undefined {
  const { player, type, card, effect, to, target } = offer;
  switch (type) {
    case 'phase.change':
      return to === undefined ? undefined : { type, player, to };
    case 'priority.pass':
    case 'attackReplay.continue':
      return { type, player };
    case 'attackReplay.choose':
      return target === undefined ? undefined : { type, player, target };
    case 'effect.activate':
      if (card === undefined) return undefined;
      return effect === undefined ? { type, player, card } : { type, player, card, effect };
    case 'monster.summon':
    case 'card.set':
    case 'monster.flip':
    case 'monster.turn':
      return card === undefined ? undefined : { type, player, card };
    default:
      return undefined;
  }
}

/** What is no choice at a replay, with the reason: other monsters, a direct attack, stopping (R23 to R28). */
function notChoices(env: EngineEnvironment, state: DuelState, player: Player): Decision[] {
  const { attack } = state.board;
  const open = attack?.choices ?? [];
  const free = open.some(({ value }) => value === 'continue');
  const others = [...(free ? [] : targets(state.board, player)), 'stop'].filter(
    (target) => !open.some(({ value }) => value === target),
  );
  return others.flatMap((target) => {
    const command: Command = { type: 'attackReplay.choose', player, target };
    const decided = decide(env, state, command, 0);
    return isRejection(decided) ? [{ command, refused: decided }] : [];
  });
}

/** One answer each to a question with one answer; a question for several is answered with a list. */
function answers(board: Board, player: Player): Decision[] {
  const { prompt } = board;
  if (prompt === null || prompt.max !== 1 || prompt.min !== 1) return [];
  return prompt.options.map(({ value }: Option) => ({
    command: { type: 'prompt.answer', player, answer: value },
    refused: null,
  }));
}

/**
 * Every decision that a player may think of at this moment, each with its target: legal, or with the reason why not.
 * Costs and targets of effects are asked for afterwards. For a player who is not asked, none is legal (F8).
 */
export function decisionsOf(env: EngineEnvironment, state: DuelState, player: Player): readonly Decision[] {
  const { board } = state;
  const { asks, may, places } = speakerOf(env.stepper, state);
  if (board.winner !== null) return [];
  const asked = asks === player;
  const offered = offersOf(env, state, player).flatMap((offer): Decision[] => {
    if (offer.type === 'attack.declare' && offer.card !== undefined)
      return attacks(env, board, offer, offer.card);
    const command = commandOf(offer);
    return command === undefined ? [] : [{ command, refused: refusalOf(offer) }];
  });
  if (!asked) {
    const notAsked = (command: Command): Rejection => ({
      code: 'command/not-asked',
      rule: 'F8',
      detail: { command: command.type, player, asked: asks, place: places[0] ?? null },
    });
    return offered.map(({ command, refused }) => ({ command, refused: refused ?? notAsked(command) }));
  }
  return [
    ...(may.includes('prompt.answer') ? answers(board, player) : []),
    ...offered,
    ...(may.includes('attackReplay.choose') ? notChoices(env, state, player) : []),
    ...(may.includes('duel.concede')
      ? [{ command: { type: 'duel.concede', player } as const, refused: null }]
      : []),
  ];
}
