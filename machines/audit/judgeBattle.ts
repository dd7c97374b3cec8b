import type { Board, Payload } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { calculateDamage } from '../rules/damage.ts';
import type { Disagreement } from './report.ts';

type Difference = Pick<Disagreement, 'about' | 'ours' | 'recorded'>;

const damageText = ({ A, B }: { readonly A: number; readonly B: number }): string => `A ${A}, B ${B}`;
const cardsText = (cards: readonly string[]): string =>
  cards.length === 0 ? 'none' : [...cards].sort().join(', ');

/** Calculates a recorded battle again and names each value in which the recording differs (B35 to B42). */
export function judgeBattle(
  env: RulesEnvironment,
  board: Board,
  recorded: Payload<'battle.calculated'>,
): readonly Difference[] {
  if (board.attack === null) return [];
  const { payload } = calculateDamage(env, board);
  // An effect that is not known here changed the damage: what there was before it is ours to judge, the rest is as told (B45).
  const [changed] = payload.changes === undefined ? (recorded.changes ?? []) : [];
  const pairs: readonly (readonly [Disagreement['about'], string, string])[] = [
    ['attackerValue', String(payload.attackerValue), String(recorded.attackerValue)],
    ['targetValue', String(payload.targetValue ?? 'direct'), String(recorded.targetValue ?? 'direct')],
    ['damage', damageText(payload.damage), damageText(changed?.before ?? recorded.damage)],
    ['destroyed', cardsText(payload.destroyed), cardsText(recorded.destroyed)],
  ];
  return pairs
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([about, ours, theirs]) => ({ about, ours, recorded: theirs }));
}
