import type { CardId, Player, Source } from '../../events/index.ts';
import { isOnField } from '../../events/index.ts';
import type { PlainOperation } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { tributesNeeded, tributesOf } from '../rules/summon.ts';
import { cardOf, dataOf, sideOf, sourceOf } from './env.ts';
import { isCardForbidden, isForbidden, levelInHand } from './influences.ts';
import { moveCard } from './moves.ts';
import { evaluate, freeZones } from './select.ts';
import { cardOptions, choose, contextOfWork, type Work } from './work.ts';

type SpecialSummon = Extract<PlainOperation, { op: 'specialSummon' }>;

const withDone = (work: Work, was: boolean): Work => ({ ...work, vars: { ...work.vars, done: was } });

/**
 * Only a monster can be Summoned, or what the effect makes one, and none that is on the field already, where it is
 * not equipped to another one; tokens come from nowhere in another way.
 */
function canBeSummoned(run: Run, id: CardId, operation: SpecialSummon): boolean {
  const { name, place, token } = cardOf(run.board, id);
  const kind = dataOf(run.env, name).kind;
  const isMonster = operation.as !== undefined || kind === 'monster';
  const isEquipped = kind === 'monster' && place.zone === 'spellTrap';
  return isMonster && (!isOnField(place.zone) || isEquipped) && !token;
}

/** Special Summon by effect: which cards, then the position of each; without a free zone nothing comes (B53). */
export function specialSummon(
  run: Run,
  begun: Work,
  operation: SpecialSummon,
  found: readonly CardId[],
): Work {
  const to = sideOf(begun.player, operation.to ?? 'you');
  const zones = freeZones(run.board, to, 'monster').length;
  const candidates = found.filter(
    (id) =>
      canBeSummoned(run, id, operation) &&
      isCardForbidden(run.env, run.board, id, 'specialSummon') === undefined,
  );
  if (
    zones === 0 ||
    candidates.length === 0 ||
    isForbidden(run.env, run.board, begun.player, 'specialSummon') !== undefined
  )
    return withDone(begun, false);
  let work = begun;
  let cards = candidates;
  const wanted =
    operation.upTo ?? operation.count ?? (typeof operation.what === 'string' ? candidates.length : 1);
  if (operation.upTo !== undefined || candidates.length > wanted) {
    const level = (id: CardId): number => cardOf(run.board, id).values.level ?? 0;
    const total =
      operation.totalLevel === undefined
        ? undefined
        : evaluate(contextOfWork(run, work), operation.totalLevel);
    const fitting = total === undefined ? candidates : candidates.filter((id) => level(id) <= total);
    if (fitting.length === 0) return withDone(begun, false);
    const max = Math.min(wanted, fitting.length, zones);
    const chosen = choose(run, work, {
      key: 'cards',
      player: work.player,
      kind: 'card',
      options: cardOptions(fitting),
      min: operation.upTo === undefined ? max : 1,
      max,
      ...(total === undefined
        ? {}
        : { allows: (values) => values.reduce<number>((sum, id) => sum + level(id as CardId), 0) <= total }),
    });
    work = chosen.work;
    cards = chosen.values as CardId[];
  }
  const positions = new Map<CardId, string>();
  for (const id of cards.slice(0, zones)) {
    const chosen = choose(run, work, {
      key: `position.${id}`,
      player: work.player,
      kind: 'position',
      options: operation.positions.map((value) => ({ value })),
      min: 1,
      max: 1,
    });
    work = chosen.work;
    positions.set(id, String(chosen.values[0]));
  }
  const source = sourceOf(run.env, run.board, work.self, work.player, work.effect);
  for (const [id, position] of positions) {
    const faceUp = position !== 'facedownDefense';
    moveCard(run, id, 'monster', {
      reason: 'specialSummon',
      source,
      position: position === 'attack' ? 'attack' : 'defense',
      faceUp,
      player: to,
      ...(operation.as === undefined || dataOf(run.env, cardOf(run.board, id).name).kind === 'monster'
        ? {}
        : { asMonster: { ...operation.as, negated: true } }),
    });
    if (operation.bond === true) run.emit('cards.bonded', { card: work.self, to: id });
  }
  const came = [...positions.keys()];
  return withDone({ ...work, vars: { ...work.vars, chosen: came, summoned: came } }, positions.size > 0);
}

/** A Normal Summon or Set made by an effect (Ultimate Offering): it does not use up the turn's own (B51). */
export function normalSummonOrSet(run: Run, begun: Work, found: readonly CardId[]): Work {
  const { player } = begun;
  const able = found.filter((id) => {
    const needed = tributesNeeded(levelInHand(run.env, run.board, id));
    const monsters = tributesOf(run.env, run.board, player).length;
    return needed <= monsters && (needed > 0 || freeZones(run.board, player, 'monster').length > 0);
  });
  if (able.length === 0) return withDone(begun, false);
  let chosen = choose(run, begun, {
    key: 'cards',
    player,
    kind: 'card',
    options: cardOptions(able),
    min: 1,
    max: 1,
  });
  const id = chosen.values[0] as CardId;
  const mayAttack = isForbidden(run.env, run.board, player, 'normalSummon') === undefined;
  const positions = [...(mayAttack ? [{ value: 'attack' }] : []), { value: 'facedownDefense' }];
  chosen = choose(run, chosen.work, {
    key: 'position',
    player,
    kind: 'position',
    options: positions,
    min: 1,
    max: 1,
  });
  const isSet = chosen.values[0] === 'facedownDefense';
  const needed = tributesNeeded(levelInHand(run.env, run.board, id));
  let work = chosen.work;
  if (needed > 0) {
    const tributes = choose(run, work, {
      key: 'tributes',
      player,
      kind: 'cost',
      options: cardOptions(tributesOf(run.env, run.board, player)),
      min: needed,
      max: needed,
    });
    work = tributes.work;
    for (const tribute of tributes.values as CardId[])
      moveCard(run, tribute, 'graveyard', { reason: 'tribute' });
  }
  placeNormally(run, id, player, isSet, needed > 0, {
    source: sourceOf(run.env, run.board, begun.self, player, begun.effect),
  });
  return withDone(work, true);
}

/** The monster itself comes to the field, face-up in Attack Position or Set (B51). */
export function placeNormally(
  run: Run,
  id: CardId,
  player: Player,
  isSet: boolean,
  tributed: boolean,
  by: { readonly source: Source } | { readonly index: number | undefined },
): void {
  const byHand = 'index' in by;
  moveCard(run, id, 'monster', {
    reason: isSet ? 'set' : tributed ? 'tributeSummon' : 'normalSummon',
    position: isSet ? 'defense' : 'attack',
    faceUp: !isSet,
    player,
    ...by,
  });
  const payload = {
    card: id,
    how: isSet ? ('set' as const) : tributed ? ('tribute' as const) : ('normal' as const),
    usesNormalSummon: byHand,
  };
  if (byHand) run.open('monster.summoned', payload);
  else run.emit('monster.summoned', payload);
}
