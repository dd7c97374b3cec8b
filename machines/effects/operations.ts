import type { CardId } from '../../events/index.ts';
import { isMonsterZone } from '../../events/index.ts';
import type { Operation } from '../cards/vocabulary.ts';
import { neverEnds } from '../decide/cardLoop.ts';
import type { Run } from '../decide/run.ts';
import { shuffled } from '../rules/chance.ts';
import { apply, takeControl, turn } from './change.ts';
import { cardOf, sideOf } from './env.ts';
import { banishUntil, later, mix } from './forATime.ts';
import { addToHand, drawOrMill, lifePoints, setFromHand } from './hand.ts';
import { asMonsterValues } from './influences.ts';
import { changeLifePoints, createToken, moveCard, zonesForTokens } from './moves.ts';
import { negate } from './negation.ts';
import { changeAttackTarget } from './redirect.ts';
import { detach, remove } from './removal.ts';
import { amountOf, holds } from './select.ts';
import { done, present, type Step, sourceOfWork } from './step.ts';
import { normalSummonOrSet, specialSummon } from './summons.ts';
import { choose, contextOfWork, type Work } from './work.ts';

/** Only a face-up monster is equipped. */
function mayBeEquipped(run: Run, id: CardId): boolean {
  const { faceUp, place } = cardOf(run.board, id);
  return faceUp && isMonsterZone(place.zone);
}

function perform(run: Run, work: Work, operation: Operation): Step {
  const context = contextOfWork(run, work);
  switch (operation.op) {
    case 'destroy':
    case 'banish':
    case 'sendToGraveyard':
    case 'returnToHand':
    case 'tribute':
    case 'discard':
      return remove(run, work, operation);
    case 'detach':
      return detach(run, work, operation);
    case 'specialSummon':
      return { work: specialSummon(run, work, operation, present(run, work, operation.what)) };
    case 'normalSummonOrSet':
      return { work: normalSummonOrSet(run, work, present(run, work, operation.what)) };
    case 'createTokens': {
      const to = sideOf(work.player, operation.to);
      const places = zonesForTokens(run, to, operation.count);
      // All of them or none: where zones were taken meanwhile the effect brings nothing (B53).
      if (places.length < operation.count) return { work: done(work, false) };
      for (const place of places)
        createToken(
          run,
          operation.token,
          work.player,
          to,
          place,
          operation.position,
          sourceOfWork(run, work),
        );
      return { work: done(work) };
    }
    case 'becomeMonster': {
      const asMonster = asMonsterValues(run.env, cardOf(run.board, work.self).name);
      const moved = moveCard(run, work.self, 'monster', {
        reason: 'specialSummon',
        source: sourceOfWork(run, work),
        position: operation.position,
        faceUp: true,
        player: work.player,
        asMonster,
      });
      return { work: done(work, moved) };
    }
    case 'draw':
    case 'mill':
      return drawOrMill(run, work, operation);
    case 'damage':
    case 'gainLifePoints':
      return lifePoints(run, work, operation);
    case 'payLifePoints':
      changeLifePoints(
        run,
        work.player,
        -amountOf(context, operation.amount),
        'cost',
        sourceOfWork(run, work),
      );
      return { work: done(work) };
    case 'addToHand':
      return addToHand(run, work, operation);
    case 'takeControl':
      return takeControl(run, work, operation);
    case 'turn':
      return turn(run, work, operation);
    case 'setFromHand':
      return setFromHand(run, work, operation);
    case 'negateActivation':
    case 'negateAttack':
    case 'endBattlePhase':
      return negate(run, work, operation);
    case 'changeAttackTarget':
      return changeAttackTarget(run, work, operation);
    case 'apply':
      return apply(run, work, operation);
    case 'equip': {
      const to = present(run, work, operation.to).find((id) => mayBeEquipped(run, id));
      if (to !== undefined) {
        // A monster that is equipped goes to a Spell & Trap Zone (Union monsters).
        const own = isMonsterZone(cardOf(run.board, work.self).place.zone);
        const details = { reason: 'effect', faceUp: true, source: sourceOfWork(run, work) } as const;
        if (own && !moveCard(run, work.self, 'spellTrap', details)) return { work: done(work, false) };
        run.emit('card.equipped', { card: work.self, to });
      }
      return { work: done(work, to !== undefined) };
    }
    case 'bond': {
      for (const to of present(run, work, operation.to)) run.emit('cards.bonded', { card: work.self, to });
      return { work: done(work) };
    }
    case 'shuffleDeck': {
      const player = sideOf(work.player, operation.player);
      const { deck } = run.board.players[player];
      run.emit('deck.shuffled', { player, order: shuffled(deck, run.board.seed, run.board.entry) });
      return { work };
    }
    case 'mix':
      return mix(run, work, operation);
    case 'banishUntil':
      return banishUntil(run, work, operation);
    case 'later':
      return later(run, work, operation);
    case 'may': {
      const chosen = choose(run, work, {
        key: 'may',
        player: work.player,
        kind: 'yesNo',
        options: [{ value: true }, { value: false }],
        min: 1,
        max: 1,
      });
      return chosen.values[0] === true
        ? { work: chosen.work, first: operation.do }
        : { work: done(chosen.work, false) };
    }
    case 'if':
      return {
        work,
        first: operation.condition.every((condition) => holds(context, condition))
          ? operation.do
          : (operation.else ?? []),
      };
    case 'option': {
      const open = operation.options.filter(
        ({ condition }) => condition?.every((one) => holds(context, one)) !== false,
      );
      const chosen = choose(run, work, {
        key: 'option',
        player: work.player,
        kind: 'option',
        options: open.map(({ name }) => ({ value: name })),
        min: Math.min(1, open.length),
        max: 1,
      });
      return { work: chosen.work, first: open.find(({ name }) => name === chosen.values[0])?.do ?? [] };
    }
  }
}

/**
 * Do the operations of an effect one after the other; after each one values are brought up to date.
 * @returns the work when all is done.
 * @throws Asked where a player must answer first; the prompt carries the rest of the work. CardLoop where it never ends.
 */
export function performOperations(run: Run, begun: Work): Work {
  let work = begun;
  for (let bound = 0; bound < 1000; bound++) {
    const [operation, ...rest] = work.ops;
    if (operation === undefined) return work;
    const step = perform(run, work, operation);
    work = { ...step.work, ops: [...(step.first ?? []), ...rest], made: {} };
    run.settle();
  }
  throw neverEnds({ card: cardOf(run.board, begun.self).name, effect: begun.effect });
}
