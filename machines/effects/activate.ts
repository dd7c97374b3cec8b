import type { Answer, CardId, Json, Player, Trigger } from '../../events/index.ts';
import { isOnField } from '../../events/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { openOptions, shapesOf, speedOf } from '../rules/activation.ts';
import { cardOf, dataOf, effectOf } from './env.ts';
import { moveCard } from './moves.ts';
import { performOperations } from './operations.ts';
import { holds, select } from './select.ts';
import { standing } from './standing.ts';
import { contextFor, leastTargets, withinLimit } from './triggers.ts';
import { cardOptions, choose, contextOfWork, type Work } from './work.ts';

/** Mandatory quick effects that must join the chain at once in answer to its last link (Light and Darkness Dragon). */
function forcedBy(run: Run, player: Player, card: CardId): Trigger[] {
  const kind = dataOf(run.env, cardOf(run.board, card).name).kind;
  const found: Trigger[] = [];
  for (const other of Object.values(run.board.cards)) {
    if (!isOnField(other.place.zone) || !other.faceUp) continue;
    for (const effect of dataOf(run.env, other.name).effects) {
      if (effect.forced !== true) continue;
      const controller = other.place.player;
      const fits = effect.when?.some(
        (timing) =>
          timing.event === 'activation' &&
          timing.of.includes(kind) &&
          (timing.by === 'either' || (timing.by === 'you') === (controller === player)),
      );
      const context = contextFor(run.env, run.board, other, controller, effect.id);
      const able = effect.condition?.every((condition) => holds(context, condition)) !== false;
      if (fits !== true || !able || other.id === card || !withinLimit(run.board, other, controller, effect))
        continue;
      found.push({
        card: other.id,
        visit: other.visit,
        effect: effect.id,
        player: controller,
        optional: false,
        entry: run.nextIndex,
        about: card,
      });
    }
  }
  return found;
}

/** What was forced before and has not been added yet comes first. */
function stillForced(run: Run, added: Trigger | undefined, fresh: readonly Trigger[]): Trigger[] {
  const waiting = run.board.forced.filter(
    ({ visit, effect }) => added === undefined || visit !== added.visit || effect !== added.effect,
  );
  const others = fresh.filter(
    ({ visit, effect }) =>
      !waiting.some((one) => one.visit === visit && one.effect === effect) && visit !== added?.visit,
  );
  return [...waiting, ...others];
}

function begin(
  player: Player,
  card: CardId,
  effect: Effect,
  answers: readonly Answer[],
  trigger: Trigger | undefined,
): Work {
  return {
    kind: 'activation',
    player,
    self: card,
    effect: effect.id,
    targets: [],
    paid: [],
    vars: {},
    ops: [],
    answers,
    made: {},
    ...(trigger === undefined ? {} : { trigger }),
    data: 'choosing',
  };
}

type Target = NonNullable<ReturnType<typeof shapesOf>[number]['target']>;
const isAfterCost = ({ afterCost }: Target): boolean => afterCost === true;

/** The targets are chosen. */
function aim(run: Run, work: Work, target: Target): Work {
  const candidates = standing(run.board, select(contextOfWork(run, work), target.what));
  const chosen = choose(run, work, {
    key: 'targets',
    player: work.player,
    kind: 'target',
    options: cardOptions(candidates),
    min: Math.min(leastTargets(target), candidates.length),
    max: target.count,
  });
  return { ...chosen.work, targets: chosen.values as CardId[] };
}

const shapeOf = (effect: Effect, work: Work) =>
  shapesOf(effect).find(({ name }) => name === undefined || name === work.vars['option']);

/** The option and the targets; then the card goes to the field, if it was in the hand, and the cost is due. */
function chooseAndPlace(run: Run, begun: Work, effect: Effect): Work {
  let work = begun;
  const card = cardOf(run.board, work.self);
  if (effect.options !== undefined) {
    const open = openOptions(contextOfWork(run, work), effect);
    const chosen = choose(run, work, {
      key: 'option',
      player: work.player,
      kind: 'option',
      options: open.map((value) => ({ value })),
      min: 1,
      max: 1,
    });
    work = { ...chosen.work, vars: { ...chosen.work.vars, option: String(chosen.values[0]) } };
  }
  const shape = shapeOf(effect, work);
  if (shape?.target !== undefined && !isAfterCost(shape.target)) work = aim(run, work, shape.target);
  if (effect.kind === 'activate' && card.place.zone === 'hand') {
    const zone = dataOf(run.env, card.name).icon === 'field' ? 'fieldSpell' : 'spellTrap';
    const [old] = zone === 'fieldSpell' ? run.board.players[work.player].fieldSpell : [];
    if (typeof old === 'string') moveCard(run, old, 'graveyard', { reason: 'rule' });
    moveCard(run, work.self, zone, { reason: 'activated', faceUp: true, player: work.player });
  }
  return { ...work, ops: shape?.cost ?? [], data: 'paying', made: {} };
}

/**
 * Activate an effect: choices, then cost, then it stands on the chain.
 * @throws Asked where a player must answer first; AnswerRejected where an answer given beforehand does not fit.
 */
export function activate(run: Run, work: Work): void {
  const effect = effectOf(run.env, cardOf(run.board, work.self).name, work.effect);
  const placed = work.data === 'choosing' ? chooseAndPlace(run, work, effect) : work;
  const target = shapeOf(effect, placed)?.target;
  const settled = performOperations(run, placed);
  const paid = target !== undefined && isAfterCost(target) ? aim(run, settled, target) : settled;
  const card = cardOf(run.board, paid.self);
  const { trigger } = paid;
  const rest =
    trigger === undefined
      ? run.board.offers
      : run.board.offers.filter((one) => one.visit !== trigger.visit || one.effect !== trigger.effect);
  run.emit('effect.activated', {
    player: paid.player,
    card: paid.self,
    effect: effect.id,
    link: run.board.chain.length + 1,
    speed: speedOf(run.env, card.name, effect),
    activation: effect.kind === 'activate',
    targets: [...paid.targets],
    paid: [...paid.paid],
    vars: paid.vars,
    answers: [...paid.answers],
    ...(trigger === undefined ? {} : { trigger }),
    forced: stillForced(run, paid.trigger, forcedBy(run, paid.player, paid.self)),
    offers: rest.length,
  });
  run.settle();
}

/** Begin to activate by a player's decision or because a trigger must. */
export function beginActivation(
  run: Run,
  player: Player,
  card: CardId,
  effect: Effect,
  answers: readonly Answer[],
  trigger?: Trigger,
): void {
  activate(run, begin(player, card, effect, answers, trigger));
}

/** What a link's operations start from. */
export const operationsOf = (effect: Effect, vars: Readonly<Record<string, Json>>): Work['ops'] =>
  effect.options === undefined
    ? (effect.do ?? [])
    : (effect.options.find(({ name }) => name === vars['option'])?.do ?? []);
