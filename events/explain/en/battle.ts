import type { EntryOf } from '../../messages/index.ts';
import { PLAYERS } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { loserOf } from '../facts/battle.ts';
import type { Scene } from '../scene.ts';
import { say, sentences, strong, unmarked, type Words } from '../words.ts';
import { changedDamage } from './battleDamage.ts';
import { offReason, reached } from './damageStep.ts';
import { and, cardsWords, sentence } from './grammar.ts';

type Tell = Catalogue['tell'];
type Calculated = EntryOf<'battle.calculated'>;

const left: Tell['damageStep.left'] = (_, scene) => ({
  title: 'Damage Step over',
  row: say`Damage Step is over`,
  sentence: say`The Damage Step is over and play returns to the Battle Step. If another monster of ${scene.attacker} can attack, it may.`,
});

/** What is compared: `Dark Magician has 2500 ATK, Sheep Token 2 in Defense Position 0 DEF.` */
function compared({ payload }: Calculated, scene: Scene): Words {
  const attacker = scene.card(payload.attacker);
  const own = scene.state(payload.attacker)?.position === 'defense' ? ' in Defense Position' : '';
  if (payload.target === undefined || payload.targetValue === undefined) {
    return say`${attacker} has ${payload.attackerValue} ATK and attacks ${scene.defender} directly.`;
  }
  const target = scene.card(payload.target);
  return payload.targetValueName === 'def'
    ? say`${attacker}${own} has ${payload.attackerValue} ATK against the ${payload.targetValue} DEF of ${target}, which is in Defense Position.`
    : say`${attacker}${own} has ${payload.attackerValue} ATK against the ${payload.targetValue} ATK of ${target}.`;
}

/** Why a target in Defense Position did not spare its player the damage; what others told need not say why (B39). */
const piercing = ({ payload }: Calculated, scene: Scene): string =>
  scene.state(payload.attacker)?.values.piercing === true
    ? 'this attacker pierces it'
    : 'nothing here says that this attacker pierces it';

/** Whether the battle is one of others that our rules do not come to: then it is told, and not explained. */
const isToldOtherwise = ({ payload }: Calculated, { byRules }: Scene): boolean =>
  byRules != null && byRules.battle !== null && byRules.battle !== payload;

/** Who loses how many Life Points, and why nobody does. */
function losses(entry: Calculated, scene: Scene): Words {
  if ((entry.payload.changes ?? []).length > 0) return changedDamage(entry, scene);
  const { damage, targetValue: other, targetValueName, attackerValue: own } = entry.payload;
  const hurt = PLAYERS.filter((player) => damage[player] > 0);
  const expected = loserOf(entry, scene);
  if (hurt.length > 0) {
    const told = hurt.map((player) => {
      const left = scene.lifePoints(player);
      if (damage[player] > left)
        return say`${player} would lose ${damage[player]} Life Points and has only ${left} left`;
      const isDifference = other !== undefined && damage[player] === Math.abs(own - other);
      return isDifference
        ? say`${player} loses the difference, ${damage[player]} Life Points`
        : say`${player} loses ${damage[player]} Life Points`;
    });
    const pierces = targetValueName === 'def' && other !== undefined && own > other;
    return sentences(
      sentence(strong`${and(told)}`),
      pierces && say`A target in Defense Position usually spares its player that; ${piercing(entry, scene)}.`,
    );
  }
  if (isToldOtherwise(entry, scene)) return say`Nobody loses Life Points.`;
  if (expected !== undefined) return say`An effect keeps ${expected} from taking damage.`;
  if (other !== undefined && own > other)
    return say`Nobody loses Life Points: the target was in Defense Position.`;
  return say`Nobody loses Life Points.`;
}

/** Who is destroyed, who only would be. */
function fallen({ payload }: Calculated, scene: Scene): Words {
  const { destroyed, survives, attackerValue: own, targetValue: other } = payload;
  const clauses = [
    ...(destroyed.length === 0
      ? []
      : [
          sentence(
            say`${strong`${cardsWords(destroyed, scene)} ${is(destroyed.length)} destroyed`} at the end of this step`,
          ),
        ]),
    ...survives.map((id) =>
      sentence(
        scene.byRules?.unprotected.includes(id) === true
          ? strong`${scene.card(id)} loses the battle and, as the file tells, stays`
          : strong`${scene.card(id)} loses the battle, but it cannot be destroyed by battle and stays`,
      ),
    ),
  ];
  if (clauses.length > 0) return sentences(own === other && say`The values are equal.`, ...clauses);
  if (other === undefined) return [];
  if (own !== other) return sentence(strong`Nothing is destroyed`);
  const nought = own === 0 && payload.targetValueName === 'atk';
  return sentences(
    nought ? say`Neither has any ATK.` : say`The values are equal.`,
    sentence(strong`Nothing is destroyed`),
  );
}

const is = (count: number): string => (count === 1 ? 'is' : 'are');

/** At which value the result would have been another one. */
function otherwise({ payload }: Calculated, scene: Scene): Words | undefined {
  const { attackerValue: own, targetValue: other, target, targetValueName, survives } = payload;
  if (other === undefined || target === undefined || survives.length > 0) return undefined;
  const attacker = scene.card(payload.attacker);
  if (targetValueName === 'def') {
    return own > other
      ? say`With ${own} DEF or more ${scene.card(target)} would have held.`
      : say`${attacker} would have needed more than ${other} ATK to destroy ${scene.card(target)}.`;
  }
  if (own === other) return say`A single point more ATK on either side would have decided it.`;
  return own > other
    ? say`${scene.card(target)} would have needed more than ${own} ATK to win.`
    : say`${attacker} would have needed more than ${other} ATK to win.`;
}

/** What is compared, who falls and who loses Life Points. */
const battle = (entry: Calculated, scene: Scene): Words =>
  sentences(compared(entry, scene), fallen(entry, scene), losses(entry, scene));

const calculated: Tell['battle.calculated'] = (entry, scene) => {
  const { payload } = entry;
  const ours = scene.byRules?.battle;
  const row =
    payload.targetValue === undefined
      ? say`${payload.attackerValue} ATK, directly`
      : say`${payload.attackerValue} against ${payload.targetValueName === 'def' ? 'DEF' : 'ATK'} ${payload.targetValue}`;
  return {
    title: 'Damage calculation',
    row,
    ...(ours == null
      ? { sentence: battle(entry, scene), otherwise: otherwise(entry, scene) }
      : {
          sentence: sentences(
            say`The file tells: ${unmarked(battle(entry, scene))}`,
            say`By our rules: ${battle({ ...entry, payload: ours }, scene)}`,
          ),
        }),
  };
};

const calledOff: Tell['battle.calledOff'] = (_, scene) => ({
  title: 'Battle called off',
  row: say`No damage calculation`,
  sentence: sentences(
    sentence(say`${offReason(scene)}, so ${strong`no damage is calculated`}`),
    say`It is no replay, since the Damage Step has begun; the rest of the step still passes.`,
  ),
  otherwise: say`If both monsters were still in place, they would fight.`,
});

/** What is said of the Damage Step and the battle in it. */
export const battleTellers = {
  'damageStep.reached': reached,
  'damageStep.left': left,
  'battle.calculated': calculated,
  'battle.calledOff': calledOff,
} satisfies Partial<Tell>;
