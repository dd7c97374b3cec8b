import type { Board, CardId, EntryOf } from '../../events/index.ts';
import type { AskedOption, AskedPart } from './types.ts';

type Battle = EntryOf<'battle.calculated'>;
type Damage = Battle['payload']['damage'];

const keyOf = ({ A, B }: Damage): string => `${A}/${B}`;

/** Who may be destroyed: nobody, one of the two, or both. */
function destroyedPart({ payload }: Battle): AskedPart | null {
  const { attacker, target, destroyed } = payload;
  if (target === undefined) return null;
  const all: readonly (readonly CardId[])[] = [[], [attacker], [target], [attacker, target]];
  const isRight = (cards: readonly CardId[]): boolean =>
    cards.length === destroyed.length && cards.every((card) => destroyed.includes(card));
  const names = ['nobody', 'attacker', 'target', 'both'];
  return {
    id: 'destroyed',
    asks: 'destroyed',
    many: false,
    when: null,
    options: all.map((cards, at) => ({
      id: names[at] ?? '',
      about: { kind: 'destroyed', cards },
      right: isRight(cards),
    })),
  };
}

/** Sums that a reader may come to: the difference for the one or the other, the whole ATK, nothing. */
function damagePart({ payload }: Battle, board: Board): AskedPart | null {
  const { attackerValue, targetValue = 0, damage } = payload;
  const player = board.attack?.player ?? board.turnPlayer;
  const to = (loser: 'own' | 'other', points: number): Damage =>
    (loser === 'own') === (player === 'A') ? { A: points, B: 0 } : { A: 0, B: points };
  const difference = Math.abs(attackerValue - targetValue);
  const sums = new Map<string, Damage>();
  const add = (sum: Damage): void => {
    if (sums.size < 5 || keyOf(sum) === keyOf(damage)) sums.set(keyOf(sum), sum);
  };
  add(damage);
  add({ A: 0, B: 0 });
  add(to('other', difference));
  add(to('own', difference));
  add(to('other', attackerValue));
  add(to('own', targetValue));
  add(to('other', Math.ceil(attackerValue / 2)));
  // Where nothing fights nothing there is nothing to say.
  if (sums.size < 2) return null;
  const options: AskedOption[] = [...sums.values()]
    .sort((one, other) => one.A - other.A || one.B - other.B)
    .map((sum) => ({
      id: keyOf(sum),
      about: { kind: 'damage', ...sum },
      right: keyOf(sum) === keyOf(damage),
    }));
  return { id: 'damage', asks: 'damage', many: false, when: null, options };
}

/** What is asked of a battle before it is calculated (B38 to B46): who is destroyed, and who takes how much damage. */
export function battleParts(battle: Battle, board: Board): readonly AskedPart[] {
  return [destroyedPart(battle), damagePart(battle, board)].filter((each) => each !== null);
}
