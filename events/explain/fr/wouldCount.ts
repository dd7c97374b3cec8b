import { insideOutcome } from '../facts/outcomes.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { say } from './grammar.ts';

/** What would have made a change count, where its cause decides (C6). */
export const COUNTED_CAUSE = 'une Carte Piège ou une Magie Jeu-Rapide';

/**
 * What makes a replay in this duel, as a condition after `si`: `un monstre était arrivé du côté de B ou l’avait quitté`.
 */
export function aChange(scene: Scene): Words {
  const { causeFilter, fieldChange, watchedSides } = scene.switches;
  const both = watchedSides === 'both';
  if (fieldChange === 'netCount') {
    const where = both ? 'd’un des deux côtés' : `du côté de ${scene.defender}`;
    return causeFilter === 'any'
      ? say`le nombre de monstres ${where} avait changé`
      : say`${COUNTED_CAUSE} avait changé le nombre de monstres ${where}`;
  }
  const where = both ? 'sur le Terrain' : `du côté de ${scene.defender}`;
  return causeFilter === 'any'
    ? say`un monstre était arrivé ${where} ou l’avait quitté`
    : say`${COUNTED_CAUSE} avait fait arriver un monstre ${where} ou le lui avait fait quitter`;
}

/** `Il y aurait un Replay si …`, with what makes one in this duel. */
export const ifChanged = (scene: Scene): Words => say`Il y aurait un Replay si ${aChange(scene)}.`;

const WHY: Readonly<Record<'cause' | 'number', string>> = {
  cause: 'ni une Carte Piège ni une Magie Jeu-Rapide ne l’a causé',
  number: 'le nombre de monstres de ce côté est le même qu’avant',
};

/** What a change outside the window of an attack would have been inside it (R1). */
export function insideWindow(scene: Scene, window: 'damageStep' | 'noAttack'): Words {
  const when = window === 'damageStep' ? 'avant la Damage Step' : 'pendant une attaque';
  const outcome = insideOutcome(scene, window);
  switch (outcome) {
    case 'ended':
      return say`Avant la Damage Step, cela aurait mis fin à l’attaque, sans Replay.`;
    case 'onlyTarget':
      return say`Selon ces règles, il n’y aurait de Replay ${when} que si le monstre parti avait été celui attaqué : ${WHY.number}.`;
    case 'cause':
    case 'number':
      return say`Selon ces règles, il n’y aurait pas non plus de Replay ${when} : ${WHY[outcome]}.`;
    case 'replay':
      return window === 'damageStep'
        ? say`Il y aurait un Replay si cela s’était produit avant la Damage Step.`
        : say`Il y aurait un Replay si une attaque avait été déclarée avant et n’avait pas encore atteint la Damage Step.`;
  }
}
