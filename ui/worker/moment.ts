import { type Board, type CardId, emptyBoard } from '../../events/index.ts';
import { boardAt, contextAt, type DuelOnHand, positionOf } from './duelOnHand.ts';
import { explain, ruleTold, switchesTold, textsOf } from './language.ts';
import { lookAtChanges } from './looks/changes.ts';
import type { Moment, ThenTable } from './protocol/index.ts';

/**
 * Everything about one position.
 * @throws FoldError at and behind an entry that cannot be applied
 */
export function momentAt(duel: DuelOnHand, position: number): Moment {
  const entry = duel.path[position];
  if (entry === undefined) throw new RangeError(`There is no entry at position ${position}.`);
  const state = duel.timeline.at(position);
  const before = position === 0 ? null : duel.timeline.at(position - 1);
  const explanation = explain(contextAt(duel, position), entry.index);
  return {
    position,
    entry,
    board: state.board,
    before: before?.board ?? emptyBoard,
    explanation,
    speaker: duel.rules.speaker(state),
    statesBefore: before === null ? [] : duel.rules.speaker(before).states,
    rule: explanation.rule === null ? null : noteOf(explanation.rule),
    ours: oursAt(duel, position),
    chain: chainAt(duel, position),
    changes: changesAt(duel, position),
    then: thenAt(duel, position),
    next: duel.path[position + 1] ?? null,
  };
}

/** A rule as the page cites it; `null` for an id that is none. */
export function noteOf(id: string): Moment['rule'] {
  const rule = ruleTold(id);
  if (rule === undefined) return null;
  const { statement, source, kind } = rule;
  return { id: rule.id, statement, source, ours: kind === 'ours', texts: textsOf(rule.id) };
}

/** The values that are ours and made the entry at a position, in words. */
function oursAt(duel: DuelOnHand, position: number): Moment['ours'] {
  const { ruleset } = duel.header;
  if (ruleset.ours.length === 0 || duel.header.profile !== 'full') return [];
  const { path, timeline } = duel.truth;
  let first = position;
  while (first > 0 && path[first]?.command === undefined) first -= 1;
  const before = first === 0 ? null : timeline.at(first - 1);
  const made = duel.ours.behind(path.slice(first, position + 1), before);
  return switchesTold()
    .filter(({ name }) => made.includes(name))
    .map(({ name, asks, values }) => {
      const value = String(ruleset.switches[name]);
      return { name, asks, means: values[value] ?? value };
    });
}

/** How far back the last chain is looked for. */
const CHAIN_REACH = 400;

function chainAt(duel: DuelOnHand, position: number): Moment['chain'] {
  const board = boardAt(duel, position);
  if (board.chain.length > 0) return { links: board.chain, number: board.chains, endedAt: null };
  for (let at = position; at > Math.max(0, position - CHAIN_REACH); at--) {
    const entry = duel.path[at];
    if (entry?.type !== 'chain.ended') continue;
    const then = boardAt(duel, at - 1);
    return { links: then.chain, number: then.chains, endedAt: entry.index };
  }
  return null;
}

/** The five Main Monster Zones of a side, then its Extra Monster Zones: monsters there count as well (R2). */
export const monstersOf = ({ monster, extraMonster }: Board['players']['A']): readonly (CardId | null)[] => [
  ...monster,
  ...extraMonster,
];

function thenAt(duel: DuelOnHand, position: number): ThenTable | null {
  const attack = boardAt(duel, position - 1).attack ?? boardAt(duel, position).attack;
  if (attack === null || attack.declaredAt === null) return null;
  const named = positionOf(duel, attack.snapshot.entry);
  if (named < 0) return null;
  const { players, cards } = boardAt(duel, named);
  const kept: Record<string, ThenTable['cards'][string]> = {};
  const zones = { A: monstersOf(players.A), B: monstersOf(players.B) };
  for (const id of [...zones.A, ...zones.B]) {
    const card = id === null ? undefined : cards[id];
    if (card === undefined) continue;
    const { visit, name, token, position: way, faceUp } = card;
    kept[card.id] = { visit, name, token, position: way, faceUp };
  }
  return { entry: attack.snapshot.entry, zones, cards: kept };
}

function changesAt(duel: DuelOnHand, position: number): Moment['changes'] {
  const since = boardAt(duel, position).attack?.declaredAt ?? null;
  const from = since === null ? -1 : positionOf(duel, since);
  if (from < 0 || from >= position) return { since: null, list: lookAtChanges(duel, position - 1, position) };
  return { since, list: lookAtChanges(duel, from, position) };
}
