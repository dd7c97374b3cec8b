import type { CardId, EntryOf, Source } from '../../messages/index.ts';
import { type AttackState, type Board, isMonsterZone } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';
import { sourcesOfValue } from '../sources.ts';

type Checked = EntryOf<'attackReplay.checked'>;

/** What else ended an attack, or would have. */
export type AlsoEnded =
  | 'battlePhaseEnded'
  | 'negated'
  | 'attackerLost'
  | 'left'
  | 'control'
  | 'defense'
  | 'cannotAttack';

/** What else ended the attack beside the reason that is given: each is enough alone. */
export function alsoEnded({ attack, before, entry }: Scene): AlsoEnded | undefined {
  const code = entry.because?.code;
  if (before.battlePhaseEndedAt !== null && code !== 'BATTLE_PHASE_ENDED') return 'battlePhaseEnded';
  if (attack?.negatedAt != null && code !== 'ATTACK_NEGATED') return 'negated';
  if (code === 'BATTLE_PHASE_ENDED' || code === 'ATTACK_NEGATED')
    return attack?.attackerLost == null ? undefined : 'attackerLost';
  return attack === null ? undefined : alsoLost(attack, before, code);
}

/** What became of the attacker after it was lost to the attack for the reason that is given. */
function alsoLost({ attacker, player }: AttackState, board: Board, code?: string): AlsoEnded | undefined {
  const card = board.cards[attacker];
  if (code === 'ATTACKER_LEFT') return undefined;
  if (card === undefined || !isMonsterZone(card.place.zone)) return 'left';
  if (code === 'ATTACKER_CONTROL') return undefined;
  if (card.place.player !== player) return 'control';
  const wasTurned = code === 'ATTACKER_FACEDOWN' || code === 'ATTACKER_DEFENSE';
  if (!wasTurned && card.position !== 'attack') return 'defense';
  return code !== 'CANNOT_ATTACK' && card.values.cannotAttack === true ? 'cannotAttack' : undefined;
}

/** The entry through which the attacker was lost to its attack, where it is of this type. */
export function lostEntry<T extends 'card.moved' | 'card.turned' | 'control.changed'>(
  scene: Scene,
  type: T,
): EntryOf<T> | undefined {
  return scene.entryAt(scene.attack?.attackerLost?.entry, type);
}

/** What negated the running attack; `likely` where a recording only suggests it. */
export function negatedBy(
  scene: Scene,
): { readonly source: Source; readonly likely?: true | undefined } | undefined {
  return scene.entryAt(scene.attack?.negatedAt ?? undefined, 'attack.negated')?.payload;
}

/** What ended the Battle Phase. */
export const battlePhaseEndedBy = (scene: Scene): Source | undefined =>
  scene.entryAt(scene.before.battlePhaseEndedAt ?? undefined, 'battlePhase.ended')?.payload.source;

const PERMISSIONS = ['attacks', 'attacksOnMonsters', 'attackEachMonster'] as const;

/** A further attack that nothing ever allowed: only in a duel that others decided, where it was declared all the same (B13). */
export function neverAllowed({ attack, entry, state }: Scene): boolean {
  if (attack === null || entry.type !== 'attackReplay.checked') return false;
  const isLost = entry.payload.candidates.some(
    ({ code, verdict }) => code === 'EXTRA_ATTACK_LOST' && verdict === 'yes',
  );
  const setBy = state(attack.attacker)?.setBy;
  return isLost && PERMISSIONS.every((what) => setBy?.[what] === undefined);
}

/** The entries that took the permission for a further attack away (R17). */
export function permissionGoneThrough(scene: Scene): readonly number[] {
  const setBy = scene.attack === null ? undefined : scene.state(scene.attack.attacker)?.setBy;
  const last = Math.max(-1, ...PERMISSIONS.map((what) => setBy?.[what] ?? -1));
  return scene.entryAt(last, 'value.changed')?.causedBy ?? [];
}

/** The entries that took from the attacker what let it attack from Defense Position. */
export function noMoreFromDefense(scene: Scene): readonly number[] {
  const id = scene.attack?.attacker;
  const changed =
    id === undefined ? undefined : scene.entryAt(scene.state(id)?.setBy['attackInDefense'], 'value.changed');
  return changed?.causedBy ?? [];
}

/** A monster that is no target: a protection of its own, or something that keeps the attacker from it. */
export interface Barred {
  readonly card: CardId;
  readonly what: 'cannotBeAttacked' | 'cannotBeChosen' | 'cannotAttackThese';
  readonly sources: readonly CardId[];
}

/** For each monster still on the defender's side why it is no target. */
export function barredTargets(scene: Scene): readonly Barred[] {
  const attacker = scene.attack?.attacker;
  if (attacker === undefined) return [];
  const { monster, extraMonster } = scene.before.players[scene.defender];
  return [...monster, ...extraMonster].flatMap((card): Barred[] => {
    if (card === null) return [];
    const values = scene.state(card)?.values;
    const what = (['cannotBeAttacked', 'cannotBeChosen'] as const).find((name) => values?.[name] === true);
    if (what !== undefined) return [{ card, what, sources: sourcesOfValue(scene, card, what) }];
    if (scene.state(attacker)?.values.cannotAttackThese?.includes(card) !== true) return [];
    const sources = sourcesOfValue(scene, attacker, 'cannotAttackThese');
    return [{ card, what: 'cannotAttackThese', sources }];
  });
}

const TOOK_AWAY: ReadonlySet<string> = new Set(['LEAVE', 'CONTROL_OUT', 'RETURNED']);

/** The target is gone by a change that this ruleset does not count: the attack ends, with no target to choose (C6). */
export const lostUncounted = ({ payload }: Checked): boolean =>
  payload.candidates.some(({ code, counted }) => counted === false && TOOK_AWAY.has(code)) &&
  !payload.candidates.some(({ code, verdict }) => verdict === 'yes' && code !== 'NO_LEGAL_TARGET');

/** What the defending player has just answered about the target: its name, or which effect applies. */
export function answeredByDefender(scene: Scene): 'effect' | 'target' | undefined {
  const { prompt } = scene.before;
  if (prompt === null || prompt.answer === null || prompt.player !== scene.defender) return undefined;
  return prompt.kind === 'effect' ? 'effect' : 'target';
}

/**
 * The one moment to answer the declaration: still no chain and no two passes since it (B18, B19). Some rulesets let it
 * be answered again where the target was chosen anew (C1).
 */
export function answersDeclaration(scene: Scene): 'first' | 'again' | 'later' {
  const { attack } = scene.before;
  if (attack === null || attack.declaredAt === null) return 'later';
  let answer: 'first' | 'again' | 'later' = 'first';
  let passed = false;
  for (let index = attack.declaredAt + 1; index < scene.entry.index; index++) {
    const entry = scene.entries[index];
    if (entry?.type === 'attack.targetChosen') {
      answer = entry.payload.responsesAgain ? 'again' : 'later';
      passed = false;
    } else if (entry?.type === 'chain.ended') answer = 'later';
    else if (entry?.type === 'priority.passed') {
      // Passed by the turn player, then by the other one: nobody answers.
      if (entry.payload.player === attack.player) passed = true;
      else if (passed) answer = 'later';
    }
  }
  return answer;
}

/** Whether what came or left is still to be judged, when nobody responds any more. */
export function isStillToCheck({ after }: Scene): boolean {
  const { attack, step, winner } = after;
  if (attack === null || attack.declaredAt === null || attack.calculatedAt !== null) return false;
  if (step !== 'battle' || winner !== null || attack.choices !== null) return false;
  return attack.attackerLost === null && attack.negatedAt === null && attack.endedBy === null;
}

/** Whether the battle was fought within an effect, and this is the end of the first chain since (R41). */
export function foughtWithin(scene: Scene): boolean {
  const { attack } = scene.before;
  if (attack?.redirected?.fought !== true || attack.calculatedAt === null) return false;
  const since = attack.calculatedAt;
  return !scene.entries.some(
    ({ index, type }) => index > since && index < scene.entry.index && type === 'chain.ended',
  );
}
