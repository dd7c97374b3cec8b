import type { CardId, ChainLink, Trigger } from '../../../events/index.ts';
import { isOnField, usageKeys } from '../../../events/index.ts';
import type { Effect } from '../../cards/vocabulary.ts';
import { activate, beginActivation, operationsOf } from '../../effects/activate.ts';
import { cardOf, dataOf, effectOf } from '../../effects/env.ts';
import { moveCard } from '../../effects/moves.ts';
import { performOperations } from '../../effects/operations.ts';
import { printedEffects } from '../../effects/printed.ts';
import { choose, resumed, type Work } from '../../effects/work.ts';
import { setOffWithoutEnd } from '../cardLoop.ts';
import type { Run } from '../run.ts';
import { checkOutsideWindow } from './attackReplay.ts';

const STAYS = new Set(['continuous', 'equip', 'field']);

/** No card of the game comes near: as often may one effect that must be used start in one turn. */
const MOST_USES_IN_A_TURN = 100;

/**
 * Mandatory effects that set each other off chain after chain would go on for ever, whatever the players do; the rules we
 * have say nothing of them (ours, Q11).
 * @throws CardLoop
 */
function refuseEndless(run: Run, trigger: Trigger): void {
  const uses = (card: CardId, effect: string, player: Trigger['player']): number => {
    const { name, visit } = cardOf(run.board, card);
    return run.board.uses[usageKeys(visit, name, player, effect).name] ?? 0;
  };
  if (uses(trigger.card, trigger.effect, trigger.player) < MOST_USES_IN_A_TURN) return;
  const often = Object.values(run.board.cards).flatMap(({ id, name, place }) =>
    printedEffects(run.env)
      .of(name)
      .triggers.filter(({ id: effect }) => uses(id, effect, place.player) >= MOST_USES_IN_A_TURN / 2)
      .map((effect) => ({ card: name, effect: effect.id })),
  );
  throw setOffWithoutEnd(often);
}

/** Put the mandatory triggers on a chain, turn player's first; the optional ones are offered then (rules.md 3.2). */
export function placeTriggers(run: Run): void {
  let waiting = resumed(run);
  if (waiting?.kind === 'activation') activate(run, waiting);
  for (;;) {
    const mandatory = run.board.triggers.filter((trigger) => !trigger.optional);
    const [first] = mandatory;
    if (first === undefined) break;
    const own = mandatory.filter((trigger) => trigger.player === first.player);
    const next = own.length === 1 ? first : orderedFirst(run, own, waiting);
    // The answer was for this one; of what is left another is chosen.
    waiting = undefined;
    placeTrigger(run, next);
  }
  const offers = run.board.triggers.filter((trigger) => trigger.optional);
  // With nothing left to be offered, what must answer these activations does so at once.
  while (offers.length === 0 && run.board.forced.length > 0) forceOntoChain(run);
  run.emit('triggers.placed', { offers: [...offers], links: run.board.chain.length });
}

function orderedFirst(run: Run, own: readonly Trigger[], waiting: Work | undefined): Trigger {
  const [first] = own;
  if (first === undefined) throw new Error('no trigger to order');
  const work: Work =
    waiting?.kind === 'rule'
      ? waiting
      : {
          kind: 'rule',
          player: first.player,
          self: first.card,
          effect: first.effect,
          targets: [],
          paid: [],
          vars: {},
          ops: [],
          answers: [],
          made: {},
        };
  const chosen = choose(
    run,
    { ...work, answers: [] },
    {
      key: 'order',
      player: first.player,
      kind: 'order',
      options: own.map(({ card }) => ({ value: card, card })),
      min: 1,
      max: 1,
    },
  );
  return own.find(({ card }) => card === chosen.values[0]) ?? first;
}

function placeTrigger(run: Run, trigger: Trigger): void {
  refuseEndless(run, trigger);
  const effect = effectOf(run.env, cardOf(run.board, trigger.card).name, trigger.effect);
  run.causedBy([trigger.entry], () =>
    beginActivation(run, trigger.player, trigger.card, effect, [], trigger),
  );
}

/** A mandatory quick effect answers the last link at once. */
export function forceOntoChain(run: Run): void {
  const [trigger] = run.board.forced;
  if (trigger === undefined) throw new Error('nothing is forced onto the chain');
  const effect = effectOf(run.env, cardOf(run.board, trigger.card).name, trigger.effect);
  const last = run.board.chain.at(-1);
  run.causedBy(last === undefined ? run.causes : [last.entry], () =>
    beginActivation(run, trigger.player, trigger.card, effect, [], trigger),
  );
}

/** A targeted card that left and came back is another one: the effect does not find it (new visit). */
function finishLink(run: Run, number: number, outcome: 'resolved' | 'negated' | 'withoutEffect'): void {
  const link = run.board.chain.find((one) => one.link === number);
  const summons = outcome !== 'resolved' && link !== undefined && wouldSummon(run, link.card, link.effect);
  const unaffected = run.unaffected.splice(0);
  run.emit('link.resolved', {
    link: number,
    outcome,
    ...(summons ? { neverArrived: true as const } : {}),
    ...(unaffected.length === 0 ? {} : { unaffected }),
  });
  run.settle();
}

function wouldSummon(run: Run, card: CardId, id: string): boolean {
  const effect = effectOf(run.env, cardOf(run.board, card).name, id);
  return (effect.do ?? []).some(
    ({ op }) => op === 'specialSummon' || op === 'createTokens' || op === 'becomeMonster',
  );
}

/** Resolve the last unresolved link, or, with none left, end the chain: Spells and Traps that do not stay are sent away. */
export function resolveChain(run: Run): void {
  const waiting = resumed(run);
  const resolving = run.board.chain.find((link) => link.state === 'resolving');
  if (waiting !== undefined && resolving !== undefined) {
    run.causedBy([resolving.entry, run.answered?.entry ?? run.board.entry], () =>
      performOperations(run, waiting),
    );
    finishLink(run, resolving.link, 'resolved');
    return;
  }
  const link = run.board.chain.findLast((one) => one.state === 'waiting');
  if (link === undefined) {
    endChain(run);
    return;
  }
  const name = cardOf(run.board, link.card).name;
  const effect = effectOf(run.env, name, link.effect);
  const started = run.emit(
    'link.resolving',
    { link: link.link, card: link.card, effect: link.effect },
    { causedBy: [link.entry] },
  );
  const causes = link.leftNegated === undefined ? [started.index] : [link.leftNegated, started.index];
  run.causedBy(causes, () => finishLink(run, link.link, outcomeOf(run, link, effect)));
}

/**
 * A negated link does nothing, and so does a Continuous card that is gone (UDE05) or a negated monster's effect: of one
 * that left where the negation was for good, of one that is there face-up where it is not (E7, E10).
 */
function outcomeOf(run: Run, link: ChainLink, effect: Effect): 'resolved' | 'negated' | 'withoutEffect' {
  if (link.negated !== null) return 'negated';
  const card = cardOf(run.board, link.card);
  const onField = isOnField(card.place.zone);
  const gone =
    link.activation &&
    STAYS.has(dataOf(run.env, card.name).icon ?? '') &&
    (!onField || card.visit !== link.visit);
  if (link.leftNegated !== undefined) return 'withoutEffect';
  if (gone || (card.values.negated === true && onField && card.visit === link.visit)) return 'withoutEffect';
  performOperations(run, {
    kind: 'link',
    player: link.player,
    self: link.card,
    ...(card.visit === link.visit ? {} : { selfGone: true as const }),
    effect: link.effect,
    targets: link.targets.filter((id, at) => cardOf(run.board, id).visit === link.targetVisits[at]),
    paid: link.paid,
    vars: link.vars,
    link: link.link,
    ...(link.trigger === undefined ? {} : { trigger: link.trigger }),
    ops: operationsOf(effect, link.vars),
    answers: link.answers,
    made: {},
  });
  return 'resolved';
}

function endChain(run: Run): void {
  for (const link of run.board.chain) {
    const card = cardOf(run.board, link.card);
    const data = dataOf(run.env, card.name);
    const stays = STAYS.has(data.icon ?? '') || card.asMonster;
    const there = card.visit === link.visit && isOnField(card.place.zone);
    if (!link.activation || !there || (stays && link.negated !== 'activation')) continue;
    run.causedBy([link.entry], () =>
      moveCard(run, link.card, 'graveyard', {
        reason: link.negated === 'activation' ? 'effect' : 'resolved',
      }),
    );
  }
  run.settle();
  checkOutsideWindow(run);
  run.open(
    'chain.ended',
    { links: run.board.chain.length },
    { causedBy: run.board.chain.map((link) => link.entry) },
  );
}
