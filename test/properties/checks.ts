import {
  ANNOTATIONS,
  type Board,
  decodeDuel,
  type Entry,
  encodeDuel,
  isMonsterZone,
  isOnField,
  PLAYERS,
} from '../../events/index.ts';
import { valueDifferences } from '../../machines/effects/influences.ts';
import { headerSchema, isSameValue, type Rules, verifyDuel } from '../../machines/index.ts';
import { withoutAuthority } from '../model/authority.ts';
import { wrongReads } from '../model/reads.ts';
import type { RandomDuel } from './duels.ts';

const ZONES = [
  'monster',
  'extraMonster',
  'spellTrap',
  'fieldSpell',
  'pendulum',
  'hand',
  'deck',
  'extraDeck',
  'graveyard',
  'banished',
] as const;
const PILES: ReadonlySet<string> = new Set(['hand', 'deck', 'extraDeck', 'graveyard', 'banished']);

/**
 * What is wrong with the cards of a table: each lies in one place, where it says, and none is lost or new but tokens.
 * @param settled a decision has come to its end: nothing is on its way any more
 */
export function lostCards(
  board: Board,
  setup: ReadonlySet<string>,
  rules: Rules,
  settled: boolean,
): readonly string[] {
  const wrong: string[] = [];
  const lying = new Map<string, string>();
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const [at, id] of board.players[player][zone].entries()) {
        if (id === null) continue;
        const here = isOnField(zone) ? `${player}.${zone}.${at + 1}` : `${player}.${zone}`;
        if (lying.has(id)) wrong.push(`${id} lies at ${lying.get(id)} and at ${here}`);
        lying.set(id, here);
      }
    }
  }
  for (const { id, materials, place } of Object.values(board.cards)) {
    for (const under of materials) {
      if (lying.has(under) || !isOnField(place.zone))
        wrong.push(
          `${under} lies under ${id} in ${place.zone}, and at ${lying.get(under) ?? 'no other place'}`,
        );
      lying.set(under, 'under a monster');
    }
  }
  for (const [id, card] of Object.entries(board.cards)) {
    const { index, player, zone } = card.place;
    const pile = zone === 'material' ? 'under a monster' : `${player}.${zone}`;
    const says = isOnField(zone) ? `${player}.${zone}.${index ?? 1}` : pile;
    // What lay under a monster that has just left follows it in an entry of its own.
    const follows = zone === 'material' && !settled && !lying.has(id);
    if (!follows && (zone === 'nowhere' ? lying.has(id) : lying.get(id) !== says))
      wrong.push(`${id} says ${says}, and lies at ${lying.get(id) ?? 'no place'}`);
    if (zone === 'nowhere' && !card.token) wrong.push(`${id} is nowhere, and no token`);
    if (card.token && zone !== 'nowhere' && !isOnField(zone)) wrong.push(`the token ${id} lies in ${zone}`);
    if (PILES.has(zone) && player !== card.owner)
      wrong.push(`${id} lies in the ${zone} of ${player}, and is ${card.owner}'s`);
    if (!setup.has(id) && !card.token) wrong.push(`${id} was not in the duel before, and is no token`);
    const monster = rules.cards.get(card.name)?.kind === 'monster' || card.asMonster;
    if (isMonsterZone(zone) && !monster) wrong.push(`${card.name} lies in a Monster Zone`);
    // A monster that equips itself to another one lies there as its Equip Card (Union).
    const equips = card.equippedTo !== undefined || !settled;
    if (zone === 'spellTrap' && rules.cards.get(card.name)?.kind === 'monster' && !equips)
      wrong.push(`${card.name} lies in a Spell & Trap Zone`);
    lying.delete(id);
  }
  for (const id of [...setup, ...lying.keys()])
    if (board.cards[id] === undefined) wrong.push(`${id} is no card any more`);
  return wrong;
}

/** Entries whose causes do not lead back to a command or the setup, or forward. */
export function rootless(entries: readonly Entry[]): readonly string[] {
  const rooted = new Set<number>();
  const wrong: string[] = [];
  for (const { index, causedBy, command, type } of entries) {
    const stands =
      index === 0 || command !== undefined || (ANNOTATIONS.has(type) && type !== 'command.refused');
    if (causedBy.some((cause) => cause >= index || !rooted.has(cause)) || !(stands || causedBy.length > 0))
      wrong.push(`entry ${index}, ${type}, is caused by [${causedBy.join()}]`);
    else rooted.add(index);
  }
  return wrong;
}

export function prefixes({ header, rules, entries, state: live }: RandomDuel): readonly string[] {
  const setup = new Set(header.setup.cards.map(({ id }) => id));
  const wrong: string[] = [];
  const visits = new Set<string>();
  let state = rules.initial();
  let moved = false;
  for (const [at, entry] of entries.entries()) {
    state = rules.evolve(state, entry);
    const { board } = state;
    const here = (problem: string): void =>
      void wrong.push(`after entry ${entry.index}, ${entry.type}: ${problem}`);
    const decided = entries[at + 1] === undefined || entries[at + 1]?.command !== undefined;
    moved = moved || at === 0 || entry.type === 'card.moved' || entry.type === 'control.changed';
    if (moved) for (const problem of lostCards(board, setup, rules, decided)) here(problem);
    if (decided) moved = false;
    if (entry.type === 'card.moved' || entry.type === 'control.changed') {
      if (visits.has(entry.payload.visit)) here(`the visit ${entry.payload.visit} was there before`);
      visits.add(entry.payload.visit);
    }
    for (const player of PLAYERS)
      if (board.players[player].lifePoints < 0)
        here(`${player} has ${board.players[player].lifePoints} Life Points`);
    if (!decided || board.winner !== null) continue;
    const { asks, must } = rules.speaker(state);
    if (asks === null || must.length > 0) here('a decision has come to its end, and nobody is asked');
    for (const { card, what, to } of valueDifferences(rules, board))
      here(`${what} of ${card} should be ${to}`);
  }
  const value = (one: object): unknown => (one as { readonly value: unknown }).value;
  if (!isSameValue(state.board, live.board)) wrong.push('refolded, the table is another one');
  if (!isSameValue(value(state.procedure), value(live.procedure)))
    wrong.push('refolded, the chart stands elsewhere');
  return wrong;
}

export function files({ header, entries }: RandomDuel): readonly string[] {
  const read = decodeDuel(encodeDuel(header, entries), { header: headerSchema });
  if (!read.ok) return [`written and read: ${read.error.message}`];
  const wrong = isSameValue(read.duel.entries, entries) ? [] : ['written and read, the entries are others'];
  const verified = verifyDuel(read.duel.header, read.duel.entries);
  return verified.ok ? wrong : [...wrong, `verified: entry ${verified.index}: ${verified.message}`];
}

/** Everything that is wrong with a duel; nothing, where all properties hold. */
export const wrongWith = (duel: RandomDuel): readonly string[] => [
  ...duel.broken,
  ...prefixes(duel),
  ...rootless(duel.entries),
  ...files(duel),
  ...withoutAuthority(duel.header, duel.entries).map(
    ({ index, type, why }) => `entry ${index}, ${type}: ${why}`,
  ),
  ...wrongReads(duel.header, duel.entries),
];
