import type { CardId } from '../../events/index.ts';
import { opponentOf } from '../../events/index.ts';
import { cardOf } from '../effects/env.ts';
import { choose, type Question, type Work } from '../effects/work.ts';
import { effectsToChooseFrom, namedByOpponent, targetsUnder } from '../rules/whoChooses.ts';
import type { Run } from './run.ts';

/**
 * Name the target of an attack: the attacking player does, or the defending one where a card says so (R28), or both
 * where several effects each make it attack some monster (B17).
 * @param asked whether the player is asked even where one target is left: the one that was meant is none any more
 * @throws Asked where a player must answer first
 */
export function nameTarget(run: Run, work: Work, attacker: CardId, asked = false): string {
  const player = cardOf(run.board, attacker).place.player;
  const opponent = opponentOf(player);
  const question = (key: string, more: Omit<Question, 'key' | 'min' | 'max'>): Question => ({
    key,
    min: 1,
    max: 1,
    ...more,
  });
  if (namedByOpponent(run.env, run.board, player) !== undefined) {
    const options = targetsUnder(run.board, attacker, undefined);
    const named = question('target', { player: opponent, kind: 'attackTarget', options });
    return String(choose(run, { ...work, answers: [] }, named).values[0]);
  }
  const effects = effectsToChooseFrom(run.board, attacker);
  let effect: string | undefined;
  if (effects.length > 0) {
    const which = question('effect', { player: opponent, kind: 'effect', options: effects });
    effect = String(choose(run, { ...work, answers: [] }, which).values[0]);
  }
  const options = targetsUnder(run.board, attacker, effect);
  const meant = work.answers[0];
  const isThere = options.some(({ value }) => value === meant);
  return String(
    choose(
      run,
      { ...work, answers: effect === undefined || isThere ? work.answers : [] },
      question('target', { player, kind: 'attackTarget', options, anyway: asked }),
    ).values[0],
  );
}
