import type { Catalogue } from '../catalogue.ts';
import { outAt, sinceLastTiming } from '../facts/battle.ts';
import type { Scene } from '../scene.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { turnedClause } from './changes.ts';
import { attackerName, cardsWords, goneClause, sentence } from './grammar.ts';

const TIMINGS: Readonly<Record<number, { readonly title: string; readonly row: string }>> = {
  1: { title: 'Damage Step', row: 'Damage Step: start' },
  2: { title: 'Before damage calculation', row: 'Damage Step: before damage calculation' },
  3: { title: 'Damage calculation', row: 'Damage Step: damage calculation' },
  4: { title: 'After damage calculation', row: 'Damage Step: after damage calculation' },
  5: { title: 'End of the Damage Step', row: 'Damage Step: end' },
};

const has = (count: number): string => (count === 1 ? 'has' : 'have');

/** Why there is no battle, as a clause: `Gemini Elf was destroyed by Sudden Collapse`. */
export function offReason(scene: Scene): Words {
  const at = outAt(scene);
  if (at !== undefined && scene.entryAt(at, 'card.turned') !== undefined) return turnedClause([at], scene);
  return (
    (at === undefined ? undefined : goneClause(at, scene)) ?? say`one of the two monsters can no longer fight`
  );
}

/** A face-down target that was turned up as this timing began. */
function turnedUp(scene: Scene): Words | undefined {
  const cards = sinceLastTiming(scene, 'card.turned');
  if (cards.length === 0) return undefined;
  return sentence(
    say`${cardsWords(cards, scene)} lay face-down and ${has(cards.length)} been turned face-up`,
  );
}

function atCalculation(scene: Scene): Words {
  const direct = scene.attack?.target === 'direct';
  const what = direct
    ? say`now ${attackerName(scene)}’s ATK is taken off ${scene.defender}’s Life Points`
    : say`now the values of the two monsters are compared`;
  return say`${strong`Damage calculation`}: ${what}, and only effects made for this moment may still be used.`;
}

function afterCalculation(scene: Scene): Words {
  const { attack } = scene;
  if (attack === null || attack.calculatedAt === null)
    return sentences(
      say`${strong`No damage has been calculated`}, since ${offReason(scene)}.`,
      say`The rest of the Damage Step passes all the same.`,
    );
  const lost = attack.judged.filter((id) => scene.state(id)?.place.zone !== 'nowhere');
  return sentences(
    say`${strong`Damage has been calculated`}: effects that react to the battle itself come now.`,
    lost.length > 0 &&
      sentence(
        say`${cardsWords(lost, scene)} ${lost.length === 1 ? 'is' : 'are'} destroyed, but ${lost.length === 1 ? 'stays' : 'stay'} on the field until the end of this step`,
      ),
  );
}

function atTheEnd(scene: Scene): Words {
  if (scene.attack?.calculatedAt === null)
    return say`${strong`The Damage Step ends`}: there was no battle, so no monster was destroyed by battle.`;
  const gone = sinceLastTiming(scene, 'card.moved');
  return gone.length === 0
    ? say`${strong`The Damage Step ends`}: no monster leaves the field through this battle.`
    : say`${strong`The Damage Step ends`}: ${cardsWords(gone, scene)}, destroyed by this battle, ${has(gone.length)} left the field.`;
}

function timingWords(timing: number, scene: Scene): Words {
  const attacker = attackerName(scene);
  const off = outAt(scene) === undefined ? undefined : offReason(scene);
  switch (timing) {
    case 1:
      return sentences(
        say`${strong`The Damage Step begins`}: from here on no attack is replayed, and ${attacker} counts as having attacked.`,
        turnedUp(scene),
      );
    case 2:
      return off === undefined
        ? sentences(
            turnedUp(scene),
            say`${strong`Damage is about to be calculated`}: this is the last moment to change ATK or DEF.`,
          )
        : sentence(
            say`${off}, so ${strong`no damage will be calculated`}; the Damage Step goes on without a battle`,
          );
    case 3:
      return off === undefined
        ? atCalculation(scene)
        : sentence(say`${strong`Damage would be calculated here`}, but ${off}`);
    case 4:
      return afterCalculation(scene);
    default:
      return atTheEnd(scene);
  }
}

/** A timing of the Damage Step, by what is true of this battle at it (B26 to B32). */
export const reached: Catalogue['tell']['damageStep.reached'] = ({ payload }, scene) => {
  const timing = TIMINGS[payload.timing];
  return {
    title: timing?.title ?? 'Damage Step',
    row: say`${timing?.row ?? 'Damage Step'}`,
    sentence: timingWords(payload.timing, scene),
  };
};
