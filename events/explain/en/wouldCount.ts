import type { SideChange } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';
import { say, type Words } from '../words.ts';
import { sideOf } from './grammar.ts';

/** What changes on a side come to under this ruleset: a replay, or why none. */
export type Outcome = 'nothing' | 'cause' | 'number' | 'replay';

const hasCause = (scene: Scene, kind: SideChange['kind']): boolean =>
  scene.switches.causeFilter === 'any' || kind === 'trap' || kind === 'quickPlaySpell';

const come = ({ by }: SideChange): boolean => by === 'entered' || by === 'controlIn';
const netOf = (changes: readonly SideChange[]): number =>
  changes.reduce((sum, change) => sum + (come(change) ? 1 : -1), 0);

/**
 * What these changes would come to during an attack (R3, C6, C9).
 * @param target the monster under attack, where there is one
 */
export function outcomeOf(
  scene: Scene,
  changes: readonly SideChange[],
  target: string | null = null,
  anyCause = false,
): Outcome {
  if (changes.length === 0) return 'nothing';
  if (!anyCause && !changes.some(({ kind }) => hasCause(scene, kind))) return 'cause';
  if (scene.switches.fieldChange === 'anyMove' || netOf(changes) !== 0) return 'replay';
  return changes.some((change) => change.card === target && !come(change)) ? 'replay' : 'number';
}

const withoutAttacker = (scene: Scene, changes: readonly SideChange[]): readonly SideChange[] =>
  changes.filter(({ card }) => card !== scene.attack?.attacker);
const own = (scene: Scene): readonly SideChange[] =>
  scene.switches.watchedSides === 'both' ? scene.changes('own') : [];

/** What the changes of an attack that has ended for another reason would have come to, and on whose side. */
export function overtaken(scene: Scene): { readonly outcome: Outcome; readonly side: string } {
  const target = scene.attack?.target ?? null;
  const outcome = outcomeOf(scene, withoutAttacker(scene, scene.changes('defender')), target);
  const ownOutcome = outcomeOf(scene, withoutAttacker(scene, own(scene)));
  if (outcome !== 'replay' && ownOutcome === 'replay')
    return { outcome: 'replay', side: sideOf(scene.attacker) };
  return { outcome, side: sideOf(scene.defender) };
}

/** What the changes of the running attack would come to if a Trap or a Quick-Play Spell had made them. */
export function withCountedCause(scene: Scene): Outcome {
  const target = scene.attack?.target ?? null;
  const defender = outcomeOf(scene, scene.changes('defender'), target, true);
  return defender === 'replay' ? defender : outcomeOf(scene, own(scene), null, true);
}

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
  const changes = scene.changes('defender');
  const { attack } = scene;
  if (window === 'damageStep' && changes.some(({ card }) => card === attack?.attacker))
    return say`Before the Damage Step this would have ended the attack, without a replay.`;
  const outcome = outcomeOf(scene, changes, window === 'damageStep' ? (attack?.target ?? null) : null);
  if (outcome === 'cause' || outcome === 'number') {
    const when = window === 'damageStep' ? 'before the Damage Step' : 'while an attack was running';
    const gone = window === 'noAttack' && outcome === 'number' && changes.some((change) => !come(change));
    return gone
      ? say`Under this ruleset it would be a replay ${when} only if the monster that left had been under attack: ${WHY.number}.`
      : say`Under this ruleset it would be no replay ${when} either: ${WHY[outcome]}.`;
  }
  return window === 'damageStep'
    ? say`It would be a replay if this had happened before the Damage Step.`
    : say`It would be a replay if an attack had been declared before and not yet reached the Damage Step.`;
}
