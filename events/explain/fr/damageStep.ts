import type { Catalogue } from '../catalogue.ts';
import { outAt, sinceLastTiming } from '../facts/battle.ts';
import type { Scene } from '../scene.ts';
import { sentences, type Words } from '../words.ts';
import { anAttack, attackerName } from './attackWords.ts';
import { agreeing, cardsWords, of, say, sentence, strong } from './grammar.ts';
import { goneClause } from './sides.ts';
import { plural } from './typography.ts';
import { turnedClause } from './values.ts';

const TIMINGS: Readonly<Record<number, { readonly title: string; readonly row: string }>> = {
  1: { title: 'Damage Step', row: 'Damage Step : début' },
  2: { title: 'Avant le calcul des dommages', row: 'Damage Step : avant le calcul des dommages' },
  3: { title: 'Calcul des dommages', row: 'Damage Step : calcul des dommages' },
  4: { title: 'Après le calcul des dommages', row: 'Damage Step : après le calcul des dommages' },
  5: { title: 'Fin de la Damage Step', row: 'Damage Step : fin' },
};

/** Why there is no battle, as a clause: `« Gemini Elf » a été détruit par « Sudden Collapse »`. */
export function offReason(scene: Scene): Words {
  const at = outAt(scene);
  if (at !== undefined && scene.entryAt(at, 'card.turned') !== undefined) return turnedClause([at], scene);
  return (
    (at === undefined ? undefined : goneClause(at, scene)) ??
    say`l’un des deux monstres ne peut plus combattre`
  );
}

/** A face-down target that was turned up as this timing began. */
function turnedUp(scene: Scene): Words | undefined {
  const cards = sinceLastTiming(scene, 'card.turned');
  if (cards.length === 0) return undefined;
  const many = plural(cards.length, 'était face verso et a été', 'étaient face verso et ont été');
  return sentence(say`${cardsWords(cards, scene)} ${many} ${agreeing('mis', cards, scene)} face recto`);
}

function atCalculation(scene: Scene): Words {
  const what =
    scene.attack?.target === 'direct'
      ? say`l’ATK ${of(attackerName(scene))} est maintenant retirée des Life Points de ${scene.defender}`
      : say`les valeurs des deux monstres sont maintenant comparées`;
  return say`${strong`Calcul des dommages`} : ${what}, et seuls les effets faits pour ce moment peuvent encore être utilisés.`;
}

/** Monsters that are destroyed, and are still on the field. */
export const destroyedButThere = (cards: readonly string[], scene: Scene): Words =>
  say`${cardsWords(cards, scene)} ${plural(cards.length, 'est', 'sont')} ${agreeing('détruit', cards, scene)}, mais ${plural(cards.length, 'reste', 'restent')} sur le Terrain`;

function afterCalculation(scene: Scene): Words {
  const { attack } = scene;
  if (attack === null || attack.calculatedAt === null)
    return sentences(
      say`${strong`Aucun dommage n’a été calculé`}, car ${offReason(scene)}.`,
      say`Le reste de la Damage Step se déroule quand même.`,
    );
  const lost = attack.judged.filter((id) => scene.state(id)?.place.zone !== 'nowhere');
  return sentences(
    say`${strong`Les dommages ont été calculés`} : les effets qui réagissent au combat lui-même viennent maintenant.`,
    lost.length > 0 && sentence(say`${destroyedButThere(lost, scene)} jusqu’à la fin de cette étape`),
  );
}

function atTheEnd(scene: Scene): Words {
  if (scene.attack?.calculatedAt === null)
    return say`${strong`La Damage Step se termine`} : il n’y a pas eu de combat, donc aucun monstre n’a été détruit au combat.`;
  const gone = sinceLastTiming(scene, 'card.moved');
  return gone.length === 0
    ? say`${strong`La Damage Step se termine`} : aucun monstre ne quitte le Terrain à cause de ce combat.`
    : say`${strong`La Damage Step se termine`} : ${cardsWords(gone, scene)}, ${agreeing('détruit', gone, scene)} par ce combat, ${plural(gone.length, 'a quitté', 'ont quitté')} le Terrain.`;
}

function timingWords(timing: number, scene: Scene): Words {
  const off = outAt(scene) === undefined ? undefined : offReason(scene);
  switch (timing) {
    case 1:
      return sentences(
        say`${strong`La Damage Step commence`} : à partir d’ici, ${anAttack(scene)} ne peut plus donner de Replay, et ce monstre compte comme ayant attaqué.`,
        turnedUp(scene),
      );
    case 2:
      return off === undefined
        ? sentences(
            turnedUp(scene),
            say`${strong`Les dommages vont être calculés`} : c’est le dernier moment pour changer l’ATK ou la DEF.`,
          )
        : sentence(
            say`${off}, donc ${strong`aucun dommage ne sera calculé`} ; la Damage Step continue sans combat`,
          );
    case 3:
      return off === undefined
        ? atCalculation(scene)
        : sentence(say`${strong`Les dommages seraient calculés ici`}, mais ${off}`);
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
