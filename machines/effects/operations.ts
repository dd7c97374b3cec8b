import type { CardId, Json, Player, Source } from '../../events/index.ts';
import { isMonsterZone, isOnField, opponentOf, PLAYERS } from '../../events/index.ts';
import type { Influence, Operation, PlainOperation, Selector } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { shuffled } from '../rules/chance.ts';
import { cardOf, effectOf, sideOf, sourceOf } from './env.ts';
import { asMonsterValues, influencesOnPlayer, isCardForbidden, isForbidden } from './influences.ts';
import { changeLifePoints, createToken, moveCard, turnCard, zonesForTokens } from './moves.ts';
import { evaluate, freeZones, holds, select } from './select.ts';
import { normalSummonOrSet, specialSummon } from './summons.ts';
import { cardOptions, choose, contextOfWork, type Work } from './work.ts';

type OperationOf<K extends PlainOperation['op']> = Extract<PlainOperation, { op: K }>;

/** After an operation: the work as it is now, and operations to do before the rest. */
interface Step {
  readonly work: Work;
  readonly first?: readonly Operation[];
}

const done = (work: Work, was = true): Work => ({ ...work, vars: { ...work.vars, done: was } });

const sourceOfWork = (run: Run, work: Work): Source =>
  sourceOf(run.env, run.board, work.self, work.player, work.effect);

const present = (run: Run, work: Work, selector: Selector): readonly CardId[] =>
  select(contextOfWork(run, work), selector);

function pick(
  run: Run,
  work: Work,
  what: Selector,
  count: number | undefined,
  chooser: Player,
  kind: 'effect' | 'cost',
): { cards: readonly CardId[]; work: Work } {
  const candidates = present(run, work, what);
  if (count === undefined || candidates.length <= count) return { cards: candidates, work };
  const chosen = choose(run, work, {
    key: 'cards',
    player: chooser,
    kind,
    options: cardOptions(candidates),
    min: count,
    max: count,
  });
  return { cards: chosen.values as CardId[], work: chosen.work };
}

type Removal = 'destroy' | 'banish' | 'sendToGraveyard' | 'returnToHand' | 'tribute' | 'discard';

function remove(run: Run, work: Work, operation: OperationOf<Removal>): Step {
  const chooser = operation.choose === 'opponent' ? opponentOf(work.player) : work.player;
  const count =
    operation.count === undefined ? undefined : evaluate(contextOfWork(run, work), operation.count);
  const isCost = work.kind === 'cost' || work.kind === 'activation';
  const { cards, work: next } = pick(run, work, operation.what, count, chooser, isCost ? 'cost' : 'effect');
  const source = sourceOfWork(run, next);
  const values: Record<string, Json> = {};
  for (const id of cards) {
    const card = cardOf(run.board, id);
    if (isCost)
      for (const what of ['atk', 'def', 'level'] as const) values[`paid.${what}`] = card.values[what] ?? 0;
    switch (operation.op) {
      case 'destroy':
        if (run.board.attack?.judged.includes(id) === true) break;
        moveCard(run, id, 'graveyard', { reason: 'destroyedByEffect', source });
        break;
      case 'banish':
        moveCard(run, id, 'banished', { reason: isCost ? 'cost' : 'effect', source });
        break;
      case 'sendToGraveyard':
        moveCard(run, id, 'graveyard', { reason: isCost ? 'cost' : 'effect', source });
        break;
      case 'returnToHand':
        moveCard(run, id, 'hand', { reason: isCost ? 'cost' : 'effect', source });
        break;
      case 'tribute':
        moveCard(run, id, 'graveyard', { reason: 'tribute', source });
        break;
      case 'discard':
        moveCard(run, id, 'graveyard', { reason: 'discard', source });
        break;
    }
  }
  return {
    work: done(
      {
        ...next,
        paid: isCost ? [...next.paid, ...cards] : next.paid,
        vars: { ...next.vars, ...values, chosen: [...cards] },
      },
      cards.length > 0,
    ),
  };
}

function frozen(run: Run, work: Work, influence: Influence): Influence {
  if (!('modify' in influence) || 'halve' in influence) return influence;
  const context = contextOfWork(run, work);
  return 'add' in influence
    ? { modify: influence.modify, add: evaluate(context, influence.add) }
    : { modify: influence.modify, set: evaluate(context, influence.set) };
}

function apply(run: Run, work: Work, operation: OperationOf<'apply'>): Step {
  const { to } = operation;
  const players =
    to === 'bothPlayers' ? [...PLAYERS] : to === 'you' || to === 'opponent' ? [sideOf(work.player, to)] : [];
  const cards =
    players.length > 0
      ? []
      : present(run, work, to as Selector).filter((id) => isOnField(cardOf(run.board, id).place.zone));
  if (players.length === 0 && cards.length === 0) return { work: done(work, false) };
  const expires = {
    endOfYourNextTurn: work.player,
    endOfNextTurn: opponentOf(run.board.turnPlayer),
  } as const;
  const player =
    operation.until === 'endOfYourNextTurn'
      ? expires.endOfYourNextTurn
      : operation.until === 'endOfNextTurn'
        ? expires.endOfNextTurn
        : undefined;
  const turn =
    operation.until === 'endOfYourNextTurn'
      ? run.board.turn + (run.board.turnPlayer === work.player ? 2 : 1)
      : run.board.turn + 1;
  run.emit('effect.applied', {
    id: `e${run.nextIndex}`,
    source: sourceOfWork(run, work),
    cards: cards.map((id) => cardOf(run.board, id).visit),
    players,
    what: operation.what.map((influence) => frozen(run, work, influence)) as unknown as Json,
    until: operation.until,
    ...(player === undefined ? {} : { expires: { turn, player } }),
  });
  return { work: done(work) };
}

function turn(run: Run, work: Work, operation: OperationOf<'turn'>): Step {
  let changed = false;
  for (const id of present(run, work, operation.what)) {
    const card = cardOf(run.board, id);
    if (!isMonsterZone(card.place.zone)) continue;
    if (
      run.board.attack?.judged.includes(id) === true ||
      isCardForbidden(run.env, run.board, id, 'changePosition') !== undefined
    )
      continue;
    const source = sourceOfWork(run, work);
    const other = card.position === 'attack' ? 'defense' : 'attack';
    switch (operation.to) {
      case 'attack':
      case 'faceUpAttack':
        changed = turnCard(run, id, 'attack', true, 'effect', source) || changed;
        break;
      case 'defense':
      case 'faceUpDefense':
        changed = turnCard(run, id, 'defense', true, 'effect', source) || changed;
        break;
      case 'other':
        changed = turnCard(run, id, other, true, 'effect', source) || changed;
        break;
      case 'facedownDefense':
        if (!card.token) changed = turnCard(run, id, 'defense', false, 'effect', source) || changed;
        break;
    }
  }
  return { work: done(work, changed) };
}

function takeControl(run: Run, work: Work, operation: OperationOf<'takeControl'>): Step {
  let taken = false;
  for (const id of present(run, work, operation.what)) {
    const card = cardOf(run.board, id);
    const [place] = freeZones(run.board, work.player, 'monster');
    if (card.place.player === work.player || !isMonsterZone(card.place.zone) || place === undefined) continue;
    const source = sourceOfWork(run, work);
    run.emit('control.changed', {
      card: id,
      visit: `v${run.board.nextVisit}`,
      from: card.place,
      to: { player: work.player, zone: 'monster', index: place },
      source,
    });
    run.emit('effect.applied', {
      id: `e${run.nextIndex}`,
      source,
      cards: [cardOf(run.board, id).visit],
      players: [],
      what: [{ control: card.place.player }],
      until: operation.until,
    });
    taken = true;
  }
  return { work: done(work, taken) };
}

function negate(
  run: Run,
  work: Work,
  operation: OperationOf<'negateActivation' | 'negateAttack' | 'endBattlePhase'>,
): Step {
  const source = sourceOfWork(run, work);
  const { attack } = run.board;
  switch (operation.op) {
    case 'negateActivation': {
      const link = run.board.chain.find((other) => other.link === (work.link ?? 0) - 1);
      if (link === undefined || link.negated !== null) return { work: done(work, false) };
      run.emit('effect.negated', { link: link.link, source, what: 'activation' });
      const card = cardOf(run.board, link.card);
      if (operation.destroy === true && card.visit === link.visit && isOnField(card.place.zone))
        moveCard(run, link.card, 'graveyard', { reason: 'destroyedByEffect', source });
      return { work: done(work) };
    }
    case 'negateAttack': {
      const stands =
        attack !== null &&
        attack.attackerLost === null &&
        attack.negatedAt === null &&
        attack.endedBy === null;
      if (stands) run.emit('attack.negated', { source });
      return { work: done(work, stands) };
    }
    case 'endBattlePhase':
      if (run.board.phase === 'battle') run.emit('battlePhase.ended', { source });
      return { work: done(work) };
  }
}

function lifePoints(run: Run, work: Work, operation: OperationOf<'damage' | 'gainLifePoints'>): Step {
  const about = work.trigger?.about ?? work.targets[0];
  const former =
    typeof work.vars['formerController'] === 'string'
      ? (work.vars['formerController'] as Player)
      : work.player;
  const player =
    operation.player === 'controllerOfTarget'
      ? about === undefined
        ? work.player
        : cardOf(run.board, about).place.player
      : operation.player === 'formerController'
        ? former
        : sideOf(work.player, operation.player);
  const amount = evaluate(contextOfWork(run, work), operation.amount);
  const spared = influencesOnPlayer(run.env, run.board, player).some(
    ({ influence }) => 'damage' in influence,
  );
  if (operation.op === 'damage')
    changeLifePoints(run, player, spared ? 0 : -amount, 'effectDamage', sourceOfWork(run, work));
  else changeLifePoints(run, player, amount, 'gain', sourceOfWork(run, work));
  return { work: done(work, amount > 0) };
}

function drawOrMill(run: Run, work: Work, operation: OperationOf<'draw' | 'mill'>): Step {
  const player = sideOf(work.player, operation.player);
  let moved = 0;
  for (; moved < operation.count; moved++) {
    const top = run.board.players[player].deck.at(-1);
    if (top === undefined) break;
    moveCard(run, top, operation.op === 'draw' ? 'hand' : 'graveyard', {
      reason: operation.op === 'draw' ? 'draw' : 'effect',
      source: sourceOfWork(run, work),
    });
  }
  return { work: done(work, moved === operation.count) };
}

function addToHand(run: Run, work: Work, operation: OperationOf<'addToHand'>): Step {
  const candidates = present(run, work, operation.what);
  if (candidates.length === 0) return { work: done(work, false) };
  const count = Math.min(operation.count, candidates.length);
  const chosen = choose(run, work, {
    key: 'cards',
    player: work.player,
    kind: 'card',
    options: cardOptions(candidates),
    min: operation.optional === true ? 0 : count,
    max: count,
  });
  for (const id of chosen.values as CardId[])
    moveCard(run, id, 'hand', { reason: 'effect', source: sourceOfWork(run, work) });
  return { work: done(chosen.work, chosen.values.length > 0) };
}

function setFromHand(run: Run, work: Work, operation: OperationOf<'setFromHand'>): Step {
  const candidates = select(contextOfWork(run, work), { in: 'hand', of: 'you', where: operation.where });
  if (candidates.length === 0 || freeZones(run.board, work.player, 'spellTrap').length === 0)
    return { work: done(work, false) };
  const chosen = choose(run, work, {
    key: 'cards',
    player: work.player,
    kind: 'card',
    options: cardOptions(candidates),
    min: operation.optional === true ? 0 : 1,
    max: 1,
  });
  for (const id of chosen.values as CardId[])
    moveCard(run, id, 'spellTrap', {
      reason: 'set',
      faceUp: false,
      player: work.player,
      source: sourceOfWork(run, work),
    });
  return { work: done(chosen.work, chosen.values.length > 0) };
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
    case 'specialSummon':
      return { work: specialSummon(run, work, operation, present(run, work, operation.what)) };
    case 'normalSummonOrSet':
      return { work: normalSummonOrSet(run, work, present(run, work, operation.what)) };
    case 'createTokens': {
      const to = sideOf(work.player, operation.to);
      const places = zonesForTokens(run, to, operation.count);
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
      return { work: done(work, places.length > 0) };
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
        -evaluate(context, operation.amount),
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
    case 'apply':
      return apply(run, work, operation);
    case 'equip': {
      const [to] = present(run, work, operation.to);
      if (to !== undefined) run.emit('card.equipped', { card: work.self, to });
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
 * @throws Asked where a player must answer first; the prompt carries the rest of the work.
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
  throw new Error(
    `the effect '${effectOf(run.env, cardOf(run.board, begun.self).name, begun.effect).id}' never ends`,
  );
}

/** Whether a player is forbidden to Special Summon now. */
export const maySpecialSummon = (run: Run, player: Player): boolean =>
  isForbidden(run.env, run.board, player, 'specialSummon') === undefined;
