import type { Player } from '../../messages/index.ts';
import type { SideChange } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';

/** What changes on a side come to under this ruleset: a replay, or why none. */
export type Outcome = 'nothing' | 'cause' | 'number' | 'replay';

const hasCause = (scene: Scene, kind: SideChange['kind']): boolean =>
  scene.switches.causeFilter === 'any' || kind === 'trap' || kind === 'quickPlaySpell';

/** Whether it came, by whatever way, and did not leave. */
export const isArrival = ({ by }: SideChange): boolean => by === 'entered' || by === 'controlIn';
const netOf = (changes: readonly SideChange[]): number =>
  changes.reduce((sum, change) => sum + (isArrival(change) ? 1 : -1), 0);

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
  return changes.some((change) => change.card === target && !isArrival(change)) ? 'replay' : 'number';
}

const withoutAttacker = (scene: Scene, changes: readonly SideChange[]): readonly SideChange[] =>
  changes.filter(({ card }) => card !== scene.attack?.attacker);
const own = (scene: Scene): readonly SideChange[] =>
  scene.switches.watchedSides === 'both' ? scene.changes('own') : [];

/** What the changes of an attack that has ended for another reason would have come to, and on whose side. */
export function overtaken(scene: Scene): { readonly outcome: Outcome; readonly side: Player } {
  const target = scene.attack?.target ?? null;
  const outcome = outcomeOf(scene, withoutAttacker(scene, scene.changes('defender')), target);
  const ownOutcome = outcomeOf(scene, withoutAttacker(scene, own(scene)));
  if (outcome !== 'replay' && ownOutcome === 'replay') return { outcome: 'replay', side: scene.attacker };
  return { outcome, side: scene.defender };
}

/** What the changes of the running attack would come to if a Trap or a Quick-Play Spell had made them. */
export function withCountedCause(scene: Scene): Outcome {
  const target = scene.attack?.target ?? null;
  const defender = outcomeOf(scene, scene.changes('defender'), target, true);
  return defender === 'replay' ? defender : outcomeOf(scene, own(scene), null, true);
}

/** What a change outside the window of an attack would have been inside it (R1). */
export type Inside = 'ended' | 'onlyTarget' | 'cause' | 'number' | 'replay';
export function insideOutcome(scene: Scene, window: 'damageStep' | 'noAttack'): Inside {
  const changes = scene.changes('defender');
  const { attack } = scene;
  if (window === 'damageStep' && changes.some(({ card }) => card === attack?.attacker)) return 'ended';
  const outcome = outcomeOf(scene, changes, window === 'damageStep' ? (attack?.target ?? null) : null);
  if (outcome === 'number' && window === 'noAttack' && changes.some((change) => !isArrival(change)))
    return 'onlyTarget';
  return outcome === 'cause' || outcome === 'number' ? outcome : 'replay';
}
