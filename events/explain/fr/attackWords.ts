import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { named, of, say } from './grammar.ts';

/** The attacking monster's name. */
export const attackerName = (scene: Scene): Words =>
  scene.attack === null ? say`le monstre attaquant` : named(scene.attack.attacker, scene);

/** What the attack is aimed at, after `attaquer`: a monster's name, or `B directement`. */
export function targetName(scene: Scene): Words {
  const target = scene.attack?.target ?? null;
  return target === null || target === 'direct' ? say`${scene.defender} directement` : named(target, scene);
}

/** Who attacks what: `« Dark Magician » attaque B directement`. */
export const attacks = (scene: Scene): Words =>
  scene.attack === null ? say`l’attaque continue` : say`${attackerName(scene)} attaque ${targetName(scene)}`;

/** `l’attaque de « Dark Magician »`, whatever its target. */
export const anAttack = (scene: Scene): Words => say`l’attaque ${of(attackerName(scene))}`;

/** The attack as a thing: `l’attaque directe de « Dark Magician »`, `l’attaque de « Gemini Elf » sur « Sangan »`. */
export function theAttack(scene: Scene): Words {
  const { attack } = scene;
  if (attack === null) return say`l’attaque`;
  if (attack.target === null) return anAttack(scene);
  if (attack.target === 'direct') return say`l’attaque directe ${of(attackerName(scene))}`;
  return say`${anAttack(scene)} sur ${named(attack.target, scene)}`;
}
