import { opponentOf } from '../../events/index.ts';
import type { Run } from '../decide/run.ts';
import { calculateDamage } from '../rules/damage.ts';
import { becauseOf, type Facts, readFacts } from '../rules/facts.ts';
import { cardOf, sourceOf } from './env.ts';
import { expireAll } from './expiry.ts';
import { changeLifePoints } from './moves.ts';

/** The battle of the running attack is fought: damage is calculated and taken, and who is destroyed is judged (B28). */
export function fight(run: Run, facts: Facts = readFacts(run.board)): void {
  const { attack } = run.board;
  if (attack === null) throw new Error('no attack to fight');
  const { by, payload, rule } = calculateDamage(run.env, facts.board);
  const because = becauseOf(facts, rule, 'calculated', {
    attacker: payload.attacker,
    target: payload.target ?? 'direct',
  });
  const entry = run.emit('battle.calculated', payload, { because, causedBy: [run.board.entry] });
  const source = sourceOf(run.env, run.board, by, cardOf(run.board, by).place.player);
  // All of it at once: who has lost is decided when both players have taken theirs (B9).
  for (const player of [opponentOf(attack.player), attack.player]) {
    const { damage, effectDamage, gained } = payload;
    changeLifePoints(run, player, -damage[player], 'battleDamage', source, [entry.index]);
    changeLifePoints(run, player, -(effectDamage?.[player] ?? 0), 'effectDamage', source, [entry.index]);
    changeLifePoints(run, player, gained?.[player] ?? 0, 'gain', source, [entry.index]);
  }
  expireAll(run, 'endOfCalculation');
}
