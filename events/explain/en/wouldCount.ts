import { insideOutcome } from '../facts/outcomes.ts';
import type { Scene } from '../scene.ts';
import { say, type Words } from '../words.ts';
import { sideOf } from './grammar.ts';

const TRAP = 'a Trap or a Quick-Play Spell';

/** What makes a replay in this duel, as a condition: `a monster had come to or left B’s side`. */
export function aChange(scene: Scene, side?: string): Words {
  const { causeFilter, fieldChange, watchedSides } = scene.switches;
  const where = side ?? (watchedSides === 'both' ? 'either player’s side' : sideOf(scene.defender));
  if (fieldChange === 'netCount')
    return causeFilter === 'any'
      ? say`the number of monsters on ${where} had changed`
      : say`${TRAP} had changed the number of monsters on ${where}`;
  return causeFilter === 'any'
    ? say`a monster had come to or left ${where}`
    : say`${TRAP} had made a monster come to or leave ${where}`;
}

/** `It would be a replay if …`, with what makes one in this duel. */
export const ifChanged = (scene: Scene): Words => say`It would be a replay if ${aChange(scene)}.`;

const WHY: Readonly<Record<'cause' | 'number', string>> = {
  cause: 'neither a Trap nor a Quick-Play Spell caused it',
  number: 'the number of monsters on that side is the same as before',
};

/** What a change outside the window of an attack would have been inside it (R1). */
export function insideWindow(scene: Scene, window: 'damageStep' | 'noAttack'): Words {
  const when = window === 'damageStep' ? 'before the Damage Step' : 'while an attack was running';
  const outcome = insideOutcome(scene, window);
  switch (outcome) {
    case 'ended':
      return say`Before the Damage Step this would have ended the attack, without a replay.`;
    case 'onlyTarget':
      return say`Under this ruleset it would be a replay ${when} only if the monster that left had been under attack: ${WHY.number}.`;
    case 'cause':
    case 'number':
      return say`Under this ruleset it would be no replay ${when} either: ${WHY[outcome]}.`;
    case 'replay':
      return window === 'damageStep'
        ? say`It would be a replay if this had happened before the Damage Step.`
        : say`It would be a replay if an attack had been declared before and not yet reached the Damage Step.`;
  }
}
