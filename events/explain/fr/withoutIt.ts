import type { EntryOf } from '../../messages/index.ts';
import { ofCandidate } from '../facts/replay.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { attackerName, targetName, theAttack } from './attackWords.ts';
import { named, onSideOf, say, sideOf } from './grammar.ts';

type Checked = EntryOf<'attackReplay.checked'>;

/** What would have to be different: the same attack without the cause of its replay. */
export function withoutIt(entry: Checked, scene: Scene): Words {
  const { causes } = entry.payload;
  const { defender, attacker } = scene;
  const noReplay = 'il n’y aurait pas de Replay, et';
  const goesOn = say`${noReplay} l’attaque continuerait`;
  const thatGoesOn = say`${noReplay} ${theAttack(scene)} continuerait`;
  const asItWas = (side: string): Words => say`Si ${side} était resté le même, ${thatGoesOn}.`;
  const only = causes.length === 1 ? causes[0] : undefined;
  switch (only) {
    case 'CONTROL_IN':
      return say`Si ${defender} n’avait pris le contrôle d’aucun monstre, ${thatGoesOn}.`;
    case 'ENTER':
      return say`Si aucun monstre n’était arrivé ${onSideOf(defender)}, ${thatGoesOn}.`;
    case 'LEAVE':
    case 'CONTROL_OUT': {
      const candidate = entry.payload.candidates.find(({ code }) => code === only);
      const by = only === 'LEAVE' ? 'left' : 'controlOut';
      const gone = ofCandidate(scene.changes('defender', by), candidate);
      const left = gone.length === 1 ? gone[0] : undefined;
      const then = left !== undefined && left.card === scene.attack?.target ? goesOn : thatGoesOn;
      if (only === 'CONTROL_OUT')
        return left === undefined
          ? say`Si ${defender} n’avait perdu le contrôle d’aucun monstre, ${then}.`
          : say`Si ${defender} contrôlait encore ${named(left.card, scene)}, ${then}.`;
      return left === undefined
        ? say`Si aucun monstre n’avait quitté ${sideOf(defender)}, ${then}.`
        : say`Si ${named(left.card, scene)} était resté ${onSideOf(defender)}, ${then}.`;
    }
    case 'DIRECT_LOST':
      return say`Si ${attackerName(scene)} pouvait encore attaquer directement, ${goesOn}.`;
    case 'TARGET_FORBIDDEN':
      return say`Si ${attackerName(scene)} pouvait encore attaquer ${targetName(scene)}, ${goesOn}.`;
    case 'OWN_SIDE_CHANGED':
      return scene.changes('defender').length > 0
        ? asItWas(sideOf(attacker))
        : say`Selon les règles actuelles, seul ${sideOf(defender)} compte : ${noReplay} ${attacker} devrait poursuivre.`;
    case 'DIRECT_GAINED':
      return say`Selon les règles actuelles, gagner une attaque directe n’est pas une raison de choisir de nouveau, et ${theAttack(scene)} continuerait.`;
    case 'ATTACKER_UNABLE':
      return say`Si ${attackerName(scene)} pouvait encore attaquer, ${goesOn}.`;
    default:
      return asItWas(sideOf(defender));
  }
}
