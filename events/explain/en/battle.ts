import type { EntryOf } from '../../messages/index.ts';
import { PLAYERS } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { and, attackerName, cardsWords, sentence } from './grammar.ts';

type Tell = Catalogue['tell'];
type Calculated = EntryOf<'battle.calculated'>;

const TIMINGS: Readonly<Record<number, { readonly title: string; readonly row: string }>> = {
  1: { title: 'Damage Step', row: 'Damage Step: start' },
  2: { title: 'Before damage calculation', row: 'Damage Step: before damage calculation' },
  3: { title: 'Damage calculation', row: 'Damage Step: damage calculation' },
  4: { title: 'After damage calculation', row: 'Damage Step: after damage calculation' },
  5: { title: 'End of the Damage Step', row: 'Damage Step: end' },
};

function timingWords(timing: number, scene: Scene): Words {
  const attacker = attackerName(scene);
  switch (timing) {
    case 1:
      return say`${strong`The Damage Step begins`}: from here on no attack is replayed, and ${attacker} counts as having attacked.`;
    case 2:
      return say`${strong`Damage is about to be calculated`}: a face-down target is turned face-up now, and this is the last moment to change ATK or DEF.`;
    case 3:
      return say`${strong`Damage calculation`}: now the values are compared, and only effects made for this moment may still be used.`;
    case 4:
      return say`${strong`Damage has been calculated`}: effects that react to the battle itself come now. Monsters that lost are still on the field.`;
    default:
      return say`${strong`The Damage Step ends`}: monsters destroyed by this battle go to the Graveyard now.`;
  }
}

const reached: Tell['damageStep.reached'] = ({ payload }, scene) => {
  const timing = TIMINGS[payload.timing];
  return {
    title: timing?.title ?? 'Damage Step',
    row: say`${timing?.row ?? 'Damage Step'}`,
    sentence: timingWords(payload.timing, scene),
  };
};

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

/** The rule in words: `The higher value wins.` Then who is destroyed and who loses what. */
function outcome({ payload }: Calculated, scene: Scene): Words {
  const { attackerValue: own, targetValue: other, targetValueName, destroyed, survives, damage } = payload;
  const losses = PLAYERS.filter((player) => damage[player] > 0).map(
    (player) => say`${player} loses ${damage[player]} Life Points`,
  );
  const fall =
    destroyed.length === 0
      ? undefined
      : sentence(
          say`${strong`${cardsWords(destroyed, scene)} ${destroyed.length === 1 ? 'is' : 'are'} destroyed`} at the end of this step`,
        );
  const stays =
    survives.length === 0
      ? undefined
      : sentence(strong`${cardsWords(survives, scene)} would be destroyed but cannot be, and stays`);
  const loss = losses.length === 0 ? undefined : sentence(strong`${and(losses)}`);
  if (other === undefined) return sentences(loss ?? sentence(strong`nobody loses Life Points`));
  const equal = own === other;
  const nobody = destroyed.length === 0 && survives.length === 0;
  const nothing =
    !nobody || loss !== undefined
      ? undefined
      : sentence(
          strong`${equal ? say`The values are equal: ` : []}nothing is destroyed and nobody loses Life Points`,
        );
  const noDamage =
    loss === undefined && nothing === undefined
      ? equal
        ? say`With equal values nobody loses Life Points.`
        : targetValueName === 'def'
          ? say`Nobody loses Life Points: the target was in Defense Position.`
          : say`Nobody loses Life Points.`
      : undefined;
  return sentences(nothing, fall, stays, loss, noDamage);
}

/** At which value the result would have been another one. */
function otherwise({ payload }: Calculated, scene: Scene): Words | undefined {
  const { attackerValue: own, targetValue: other, target, targetValueName } = payload;
  if (other === undefined || target === undefined) return undefined;
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

const calculated: Tell['battle.calculated'] = (entry, scene) => {
  const { payload } = entry;
  const row =
    payload.targetValue === undefined
      ? say`${payload.attackerValue} ATK, directly`
      : say`${payload.attackerValue} against ${payload.targetValueName === 'def' ? 'DEF' : 'ATK'} ${payload.targetValue}`;
  return {
    title: 'Damage calculation',
    row,
    sentence: sentences(compared(entry, scene), outcome(entry, scene)),
    otherwise: otherwise(entry, scene),
  };
};

function offReason(code: string, scene: Scene): Words {
  const attacker = attackerName(scene);
  const target = scene.attack?.target;
  const targetWords =
    target === undefined || target === null || target === 'direct'
      ? say`the target`
      : say`${scene.card(target)}`;
  if (code.startsWith('ATTACKER'))
    return say`${attacker} is no longer there to fight, or may not fight from where it is`;
  if (code.startsWith('TARGET')) return say`${targetWords} is no longer there to be fought`;
  return say`one of the two monsters can no longer fight`;
}

const calledOff: Tell['battle.calledOff'] = ({ payload }, scene) => ({
  title: 'Battle called off',
  row: say`No damage calculation`,
  sentence: sentences(
    sentence(say`${offReason(payload.code, scene)}, so ${strong`no damage is calculated`}`),
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
