import type { Board, CardId, Payload } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { calculateDamage } from '../rules/damage.ts';
import type { Disagreement } from './report.ts';

type Difference = Pick<Disagreement, 'about' | 'ours' | 'recorded' | 'rule'>;

/** A told battle held against the damage table. */
export interface JudgedBattle {
  /** The row of the table that it follows by our rules; `null` where no attack runs. */
  readonly rule: string | null;
  readonly differences: readonly Difference[];
  /** Monsters that it would destroy and that are told to survive, by what was not told. */
  readonly unexplained: readonly CardId[];
}

const damageText = ({ A, B }: { readonly A: number; readonly B: number }): string => `A ${A}, B ${B}`;
const cardsText = (cards: readonly string[]): string =>
  cards.length === 0 ? 'none' : [...cards].sort().join(', ');

/** Which value of the target is compared, and how much it is: `DEF 1000`. */
const targetText = ({ targetValue, targetValueName }: Payload<'battle.calculated'>): string =>
  targetValue === undefined ? 'direct' : `${(targetValueName ?? 'atk').toUpperCase()} ${targetValue}`;

/** What comes of the values; the rest is what they are. */
const BY_TABLE: ReadonlySet<Disagreement['about']> = new Set(['damage', 'destroyed']);

/**
 * Calculates a recorded battle again and names each value in which the recording differs (B35 to B42). A monster that is
 * told to survive may well do so by an effect that is not known here (B43): that is told, and is no difference.
 */
export function judgeBattle(
  env: RulesEnvironment,
  board: Board,
  recorded: Payload<'battle.calculated'>,
): JudgedBattle {
  // against a target that has left no battle is fought: that a replay was passed over was told
  if (board.attack === null || board.attack.targetLost !== null)
    return { rule: null, differences: [], unexplained: [] };
  const { payload, rule } = calculateDamage(env, board);
  const unexplained = payload.destroyed.filter((card) => recorded.survives.includes(card));
  // An effect that is not known here changed the damage: what there was before it is ours to judge, the rest is as told (B45).
  const [changed] = payload.changes === undefined ? (recorded.changes ?? []) : [];
  const pairs: readonly (readonly [Disagreement['about'], string, string])[] = [
    ['attackerValue', String(payload.attackerValue), String(recorded.attackerValue)],
    ['targetValue', targetText(payload), targetText(recorded)],
    ['damage', damageText(payload.damage), damageText(changed?.before ?? recorded.damage)],
    [
      'destroyed',
      cardsText(payload.destroyed.filter((card) => !unexplained.includes(card))),
      cardsText(recorded.destroyed),
    ],
  ];
  // whether ATK or DEF is compared is by the row of the table; how much it is by what came before
  const isOtherValue = payload.targetValueName !== recorded.targetValueName;
  const differences = pairs
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([about, ours, theirs]) => ({
      ...{ about, ours, recorded: theirs },
      ...(BY_TABLE.has(about) || (about === 'targetValue' && isOtherValue) ? { rule } : {}),
    }));
  return { rule, differences, unexplained };
}
