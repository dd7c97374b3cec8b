import {
  type Board,
  type DuelEvent,
  type Entry,
  type Payload,
  type Rejection,
  whereLies,
} from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { refuseAttack, refuseTarget } from '../rules/attack.ts';
import { hasTaken } from './judgeToll.ts';
import type { Disagreement } from './report.ts';

type Difference = Omit<Disagreement, 'entry' | 'packet'>;

type Names = Extract<DuelEvent, { type: 'attack.declared' | 'attack.targetChosen' }>;
const namesTarget = (event: DuelEvent): event is Names =>
  event.type === 'attack.declared' || event.type === 'attack.targetChosen';

/**
 * Why an attack may not be declared that another engine declares (B13 to B17), or a target not be chosen at a replay (R23
 * to R25); nothing where it may.
 */
function refused(env: RulesEnvironment, board: Board, event: DuelEvent): Rejection | undefined {
  if (event.type === 'attack.declaring')
    return refuseAttack(env, board, event.payload.player, event.payload.attacker);
  if (!namesTarget(event)) return undefined;
  const { target, direct } = event.payload;
  const attacker = event.type === 'attack.declared' ? event.payload.attacker : board.attack?.attacker;
  if (!direct && board.cards[target] === undefined)
    throw new Error(`no card ${JSON.stringify(target)} is in this duel`);
  if (attacker === undefined) return undefined;
  const refusal = refuseTarget(env, board, attacker, direct ? 'direct' : target);
  const isDirectAgain = event.type === 'attack.targetChosen' && refusal?.code === 'attack/direct-not-legal';
  return isDirectAgain ? { ...refusal, rule: 'R25' } : refusal;
}

/**
 * Life Points that change from another number than they stand at, and those that a battle takes otherwise than by its
 * damage (B35 to B42).
 */
function judgeLifePoints(
  { attack, players }: Board,
  { player, from, to, why }: Payload<'lifePoints.changed'>,
  since: readonly Entry[],
  rule: string | null,
): readonly Difference[] {
  const now = players[player].lifePoints;
  const before: readonly Difference[] =
    from === now ? [] : [{ about: 'lifePointsBefore', player, ours: String(now), recorded: String(from) }];
  if (why !== 'battleDamage') return before;
  const lost = hasTaken(since, player) ? 0 : (attack?.damage[player] ?? 0);
  // where only what they stood at is other, the battle took what it should
  if (Math.max(0, from - lost) === to) return before;
  const then = Math.max(0, now - lost);
  const difference = { about: 'lifePoints', player, ours: String(then), recorded: String(to) } as const;
  const isFought = (attack?.calculatedAt ?? null) !== null;
  return [...before, { ...difference, rule: isFought && rule !== null ? rule : 'B28' }];
}

/**
 * What of a told event is other than our rules say, beside battles and replays: an attack that may not be declared, a
 * target that may not be chosen, Life Points that change from or to another number than they stand at, or by a battle otherwise than its damage, and
 * a card that leaves as destroyed by a battle that did not destroy it.
 * @param since the entries behind the last damage calculation of the running attack
 * @param rule the row of the damage table that the last battle follows, where one was judged
 * @throws Error where it names a card that is nowhere
 */
export function judgeTold(
  env: RulesEnvironment,
  board: Board,
  event: DuelEvent,
  since: readonly Entry[],
  rule: string | null,
): readonly Difference[] {
  if (event.type === 'lifePoints.changed') return judgeLifePoints(board, event.payload, since, rule);
  if (event.type === 'card.moved') {
    const { card, reason } = event.payload;
    const isFought = reason !== 'destroyedByBattle' || board.attack?.judged.includes(card) === true;
    return isFought ? [] : [{ about: 'notDestroyed', ours: card, recorded: card }];
  }
  const rejection = refused(env, board, event);
  if (rejection === undefined) return [];
  const player = board.turnPlayer;
  const target = namesTarget(event) ? event.payload.target : undefined;
  const isChosen = event.type === 'attack.targetChosen';
  const { card } = rejection.detail;
  // a target that is not there is told where it is instead
  const lies = whereLies(target, player, board);
  return [
    {
      about: isChosen ? 'targetChosen' : 'attackDeclared',
      ours: rejection.code,
      recorded: '',
      refusal: {
        ...rejection,
        ...(lies === undefined ? {} : { detail: { ...rejection.detail, lies } }),
        type: isChosen ? 'attackReplay.choose' : 'attack.declare',
        player,
        ...(typeof card === 'string' ? { card } : {}),
        ...(target === undefined ? {} : { target }),
      },
    },
  ];
}
