import type { AppliedEffect, Board, CardId, CardState, Happening, Json } from '../../events/index.ts';
import { isMonsterZone, isOnField, PLAYERS } from '../../events/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { activeInfluences } from './atWork.ts';
import { cardOf, dataOf, sourceOf } from './env.ts';
import { expire } from './expiry.ts';
import { moveCard } from './moves.ts';
import { performOperations } from './operations.ts';
import { printedEffects } from './printed.ts';
import { cardsIn, holds } from './select.ts';
import { isBeingActivated } from './standing.ts';
import { contextFor, timingMatches } from './triggers.ts';

/** Self-destruction waits for timing 4 of the Damage Step (B27). */
const waits = (run: Run, happening: Happening): boolean => {
  const { attack } = run.board;
  return happening.type === 'effectResolved' && attack !== null && attack.inDamageStep && attack.timing < 4;
};

function reacts(run: Run, card: CardState, effect: Effect, happening: Happening): boolean {
  const moved = happening.type === 'moved' && happening.card === card.id;
  if (!moved && (!isOnField(card.place.zone) || !card.faceUp || isBeingActivated(run.board, card)))
    return false;
  if (card.values.negated === true) return false;
  if (moved && happening.wasFaceUp !== true) return false;
  const player = moved ? (happening.player ?? card.place.player) : card.place.player;
  if (effect.when?.some((timing) => timingMatches(run.board, card, player, timing, happening)) !== true)
    return false;
  const context = contextFor(run.env, run.board, card, player, effect.id);
  return effect.condition?.every((condition) => holds(context, condition)) !== false;
}

/**
 * Let happen what cards do by themselves when something happened; it starts no chain (Call of the Haunted, Spirit
 * Reaper). What that brings about is reacted to afterwards, never in the middle of it.
 */
export function react(run: Run, happening: Happening): void {
  const outer = run.reacting;
  run.reacting = true;
  try {
    reactOf(run, happening);
  } finally {
    run.reacting = outer;
  }
}

function reactOf(run: Run, happening: Happening): void {
  const printed = printedEffects(run.env);
  if (!printed.anyReaction) return;
  for (const { id, name } of Object.values(run.board.cards)) {
    for (const effect of printed.of(name).reactions) {
      const card = cardOf(run.board, id);
      if (!reacts(run, card, effect, happening)) continue;
      const vars: Record<string, Json> = {};
      if (happening.bonds !== undefined)
        vars['bonded'] = happening.card === id ? [...happening.bonds] : [happening.card ?? ''];
      if (happening.equippedTo !== undefined && happening.card === id)
        vars['equipped'] = happening.equippedTo;
      if (happening.player !== undefined) vars['formerController'] = happening.player;
      run.reactions.push({ card: name, effect: effect.id });
      run.causedBy([happening.entry], () => {
        performOperations(run, {
          kind: 'reaction',
          player: happening.card === id ? (happening.player ?? card.place.player) : card.place.player,
          self: id,
          effect: effect.id,
          targets: [],
          paid: [],
          vars,
          ops: effect.do ?? [],
          answers: [],
          made: {},
        });
      });
    }
  }
}

/** Reactions to everything that happened since the last look, in order. */
export function reactToHappenings(run: Run): void {
  if (run.reacting || isLookedAt(run)) {
    if (!run.reacting) run.reactedTo = run.board.entry;
    return;
  }
  const before = run.board;
  // They go with the monster, before anything that its leaving sets off, which may end the duel.
  looseMaterials(run);
  const fresh = run.board.happenings.filter(
    (happening) => happening.entry > run.reactedTo && !waits(run, happening),
  );
  run.reactedTo = run.board.entry;
  for (const happening of fresh) {
    react(run, happening);
    negateNextAttack(run, happening);
  }
  looseEquips(run);
  const undecided = trapsBack(run);
  endWithSource(run);
  run.lookedAt = undecided || run.board !== before ? undefined : before;
}

/** Nothing that it goes by has changed since there was last nothing to do: cards, happenings, effects that last. */
const isLookedAt = ({ board, lookedAt }: Run): boolean =>
  lookedAt !== undefined &&
  lookedAt.cards === board.cards &&
  lookedAt.players === board.players &&
  lookedAt.happenings === board.happenings &&
  lookedAt.effects === board.effects;

/** Self-destruction that waited for timing 4 (B29). */
export function reactDelayed(run: Run): void {
  for (const happening of run.board.happenings.filter(({ type }) => type === 'effectResolved'))
    react(run, happening);
}

/** An Equip Card whose monster is gone or face-down is destroyed. */
function looseEquips(run: Run): void {
  for (const player of PLAYERS) {
    for (const id of cardsIn(run.board, player, 'spellTrap')) {
      const { equippedTo } = cardOf(run.board, id);
      if (equippedTo === undefined) continue;
      const monster = run.board.cards[equippedTo];
      if (monster !== undefined && isMonsterZone(monster.place.zone) && monster.faceUp) continue;
      run.causedBy(monster === undefined ? run.causes : [Math.max(monster.movedAt, monster.turnedAt)], () =>
        moveCard(run, id, 'graveyard', { reason: 'rule' }),
      );
    }
  }
}

const NONE: readonly CardId[] = [];

/** The monsters on the field that are monsters only for now; hardly ever any, so no list is made to find that out. */
function cardsAsMonsters({ cards, players }: Board): readonly CardId[] {
  const isOne = (id: CardId | null): id is CardId => id !== null && cards[id]?.asMonster === true;
  const { A, B } = players;
  const zones = [A.monster, A.extraMonster, B.monster, B.extraMonster];
  return zones.some((zone) => zone.some(isOne)) ? zones.flatMap((zone) => zone.filter(isOne)) : NONE;
}

/**
 * A Trap that is a monster only by its own effect is one no longer when that is negated: back to the Spell & Trap Zone.
 * @returns whether one is negated, so that it has to be looked at again though the table stays
 */
function trapsBack(run: Run): boolean {
  let anyNegated = false;
  for (const id of cardsAsMonsters(run.board)) {
    const { faceUp, name, setBy, values } = cardOf(run.board, id);
    if (!faceUp || values.negated !== true) continue;
    anyNegated = true;
    // A monster card that is another monster for now stays one.
    if (dataOf(run.env, name).kind === 'monster') continue;
    const by = activeInfluences(run.env, run.board, 'negated').find(({ cards }) => cards.includes(id));
    // Cards that are Normal Monsters by another card's word have no effect to lose (Magical Hats).
    if (by === undefined) continue;
    const negated = setBy['negated'];
    const source = sourceOf(run.env, run.board, by.source, by.context.player, by.context.effect || undefined);
    run.causedBy(negated === undefined ? run.causes : [negated], () => {
      if (!moveCard(run, id, 'spellTrap', { reason: 'rule', faceUp: true, source }))
        moveCard(run, id, 'graveyard', { reason: 'rule', source });
    });
  }
  return anyNegated;
}

/** Materials of a monster that has left the field go to their owners' Graveyards. */
function looseMaterials(run: Run): void {
  for (const happening of run.board.happenings) {
    for (const id of happening.materials ?? []) {
      if (run.board.cards[id]?.place.zone !== 'material') continue;
      run.causedBy([happening.entry], () => moveCard(run, id, 'graveyard', { reason: 'rule' }));
    }
  }
}

const gone = (card: CardState | undefined, { sourceVisit }: AppliedEffect): boolean =>
  card === undefined || !isOnField(card.place.zone) || !card.faceUp || card.visit !== sourceVisit;

/** What lasts while its card stays face-up ends with it. */
function endWithSource(run: Run): void {
  for (const effect of run.board.effects) {
    const source = run.board.cards[effect.source.card as CardId];
    if (effect.until !== 'whileFaceUp' || !gone(source, effect)) continue;
    expire(run, effect.id, source === undefined ? [] : [Math.max(source.movedAt, source.turnedAt)]);
  }
}

/** An effect that waits for the next attack negates it when it is declared (Necro Gardna). */
function negateNextAttack(run: Run, happening: Happening): void {
  const { attack } = run.board;
  if (attack === null || happening.type !== 'attackDeclared' || happening.entry !== attack.declaredAt) return;
  const waiting = run.board.effects.find(
    (effect) =>
      effect.players.includes(attack.player) &&
      (effect.what as readonly object[]).some((influence) => 'negatesNextAttack' in influence),
  );
  if (waiting === undefined) return;
  run.emit('attack.negated', { source: waiting.source }, { causedBy: [waiting.entry, happening.entry] });
  expire(run, waiting.id, [happening.entry]);
}
