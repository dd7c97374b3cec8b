import type { AppliedEffect, Json, Player, Position, Until } from '../../events/index.ts';
import { isMonsterZone } from '../../events/index.ts';
import type { Operation } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { dataOf } from './env.ts';
import { moveCard } from './moves.ts';
import { performOperations } from './operations.ts';

/** What waited for this moment: a monster that comes back, or operations to do. */
interface Waiting {
  readonly returns?: Player;
  readonly position?: Position;
  readonly faceUp?: boolean;
  readonly later?: readonly Operation[];
}

/** What waited is done, to the cards that are still where they were. */
function doWhatWaited(run: Run, effect: AppliedEffect, { returns, position, faceUp, later }: Waiting): void {
  const cards = Object.values(run.board.cards).filter(({ visit }) => effect.cards.includes(visit));
  if (returns !== undefined) {
    const details = { reason: 'effect', source: effect.source, player: returns } as const;
    for (const { id, name } of cards) {
      const { icon, kind } = dataOf(run.env, name);
      if (kind === 'monster')
        moveCard(run, id, 'monster', { ...details, position: position ?? 'attack', faceUp: faceUp === true });
      // What was a monster by an effect alone is none any more (ours, Q12).
      else if (icon === 'continuous') moveCard(run, id, 'spellTrap', { ...details, faceUp: true });
    }
  }
  if (later === undefined || cards.length === 0) return;
  performOperations(run, {
    kind: 'reaction',
    player: effect.source.player,
    self: effect.source.card,
    effect: effect.source.effect ?? '',
    targets: [],
    paid: [],
    vars: { chosen: cards.map(({ id }) => id) },
    ops: later,
    answers: [],
    made: {},
  });
}

/**
 * An effect that lasted is over; a monster it had taken goes back to its own side where a zone is free.
 * @param ended entries that ended it, where something did before its time
 */
export function expire(run: Run, id: string, ended: readonly number[] = []): void {
  const effect = run.board.effects.find((one) => one.id === id);
  if (effect === undefined) return;
  const causedBy = [effect.entry, ...ended];
  run.emit('effect.expired', { id }, { causedBy });
  const [control] = effect.what as readonly Json[];
  if (typeof control !== 'object' || control === null) return;
  if ('returns' in control || 'later' in control)
    run.causedBy(causedBy, () => doWhatWaited(run, effect, control as unknown as Waiting));
  if (!('control' in control)) return;
  const player = control['control'] === 'A' ? 'A' : 'B';
  const card = Object.values(run.board.cards).find((one) => effect.cards.includes(one.visit));
  if (card === undefined || card.place.player === player || !isMonsterZone(card.place.zone)) return;
  const index = [3, 2, 4, 1, 5].find((place) => run.board.players[player].monster[place - 1] === null);
  if (index === undefined) return;
  run.emit(
    'control.changed',
    {
      card: card.id,
      visit: `v${run.board.nextVisit}`,
      from: card.place,
      to: { player, zone: 'monster', index },
    },
    { causedBy },
  );
}

/** End every lasting effect of these kinds. */
export function expireAll(run: Run, ...untils: readonly Until[]): void {
  for (const effect of run.board.effects) if (untils.includes(effect.until)) expire(run, effect.id);
  run.settle();
}
