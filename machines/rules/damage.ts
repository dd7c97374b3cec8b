import type { Board, CardId, Payload, Player } from '../../events/index.ts';
import { opponentOf } from '../../events/index.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { survivesBattleWith } from '../effects/influences.ts';
import { cannotAttackAsItLies } from './attack.ts';
import { damageTaken } from './battleDamage.ts';

/** The outcome of damage calculation and the rule of the table it follows (B35 to B42). */
export interface Calculation {
  readonly payload: Payload<'battle.calculated'>;
  readonly rule: string;
  /** The monster that inflicts the damage. */
  readonly by: CardId;
}

/** Why the battle is off before it is calculated, or undefined (B32). */
export function battleIsOff(board: Board): string | undefined {
  const { attack } = board;
  if (attack === null) return 'NO_ATTACK_RUNNING';
  if (attack.attackerLost !== null) return attack.attackerLost.code;
  if (cannotAttackAsItLies(cardOf(board, attack.attacker))) return 'ATTACKER_DEFENSE';
  return attack.target !== 'direct' && attack.targetLost !== null ? 'TARGET_LEFT' : undefined;
}

const NOTHING = { A: 0, B: 0 } as const;
const isNothing = ({ A, B }: Readonly<Record<Player, number>>): boolean => A === 0 && B === 0;

interface Loss {
  readonly rule: string;
  readonly destroyed: readonly CardId[];
  readonly loser: Player | null;
  readonly amount: number;
}

function against(
  env: RulesEnvironment,
  board: Board,
  attacker: CardId,
  target: CardId,
  player: Player,
): Loss {
  const [a, t] = [cardOf(board, attacker), cardOf(board, target)];
  const [opponent, strength] = [opponentOf(player), a.values.atk ?? 0];
  if (t.position === 'attack') {
    const other = t.values.atk ?? 0;
    if (strength > other)
      return { rule: 'B35', destroyed: [target], loser: opponent, amount: strength - other };
    if (strength < other)
      return { rule: 'B38', destroyed: [attacker], loser: player, amount: other - strength };
    const nothing = strength === 0 && env.ruleset.switches.zeroVsZero === 'none';
    return {
      rule: nothing ? 'B37' : 'B36',
      destroyed: nothing ? [] : [attacker, target],
      loser: null,
      amount: 0,
    };
  }
  const wall = t.values.def ?? 0;
  if (strength > wall) {
    const pierces = a.values.piercing === true;
    return {
      rule: 'B39',
      destroyed: [target],
      loser: pierces ? opponent : null,
      amount: pierces ? strength - wall : 0,
    };
  }
  if (strength < wall) return { rule: 'B41', destroyed: [], loser: player, amount: wall - strength };
  return { rule: 'B40', destroyed: [], loser: null, amount: 0 };
}

/**
 * Damage calculation of the running attack (B35 to B43; switch zeroVsZero). Values in ATK, DEF and Life Points; what
 * cannot be destroyed by battle survives, and the damage stays; effects that change the damage come last (B45).
 */
export function calculateDamage(env: RulesEnvironment, board: Board): Calculation {
  const { attack } = board;
  if (attack === null || attack.target === null) throw new Error('no attack to calculate');
  const { attacker, player, target } = attack;
  const strength = cardOf(board, attacker).values.atk ?? 0;
  const loss: Loss =
    target === 'direct'
      ? { rule: 'B42', destroyed: [], loser: opponentOf(player), amount: strength }
      : against(env, board, attacker, target, player);
  const survives = loss.destroyed.filter((id) => {
    const other = id === attacker ? target : attacker;
    return (
      cardOf(board, id).values.notDestroyedByBattle === true ||
      survivesBattleWith(env, board, id, other === 'direct' ? undefined : other)
    );
  });
  const by = loss.loser === player && target !== 'direct' ? target : attacker;
  const taken =
    loss.loser === null
      ? undefined
      : damageTaken(env, board, { attacker, target, by, taker: loss.loser, amount: loss.amount });
  const defends = target !== 'direct' && cardOf(board, target).position === 'defense';
  return {
    rule: loss.rule,
    by,
    payload: {
      attacker,
      ...(target === 'direct'
        ? {}
        : {
            target,
            targetValue: cardOf(board, target).values[defends ? 'def' : 'atk'] ?? 0,
            targetValueName: defends ? ('def' as const) : ('atk' as const),
          }),
      attackerValue: strength,
      damage: taken?.damage ?? NOTHING,
      destroyed: loss.destroyed.filter((id) => !survives.includes(id)),
      survives,
      ...(taken === undefined || taken.changes.length === 0
        ? {}
        : {
            changes: [...taken.changes],
            ...(isNothing(taken.effectDamage) ? {} : { effectDamage: taken.effectDamage }),
            ...(isNothing(taken.gained) ? {} : { gained: taken.gained }),
          }),
    },
  };
}
