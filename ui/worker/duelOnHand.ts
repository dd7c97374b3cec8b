import {
  type Board,
  branchesOf,
  createTimeline,
  type Entry,
  type ExplainContext,
  emptyBoard,
  explain,
  FoldError,
  type Names,
  nameCards,
  pathTo,
  type Timeline,
  trunkHead,
} from '../../events/index.ts';
import {
  createOursFinder,
  createRules,
  type DuelHeader,
  type DuelState,
  type OursFinder,
  RULESETS,
  type Rules,
  ruleById,
  SOURCE_TEXTS,
  SWITCH_TEXTS,
} from '../../machines/index.ts';
import { changesBetween } from './changes.ts';
import { attackSpansOf, columnsOf, openingPosition, segmentsOf, turnsOf, usedRowsOf } from './outline.ts';
import type { BranchSummary, CardFace, Moment, Origin, Outline, Row, ThenTable } from './protocol/index.ts';

const KEYFRAME_EVERY = 100;

/** A duel in the worker: its log, the one path that is looked at, and every moment of it. */
export interface DuelOnHand {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly path: readonly Entry[];
  readonly names: Names;
  readonly timeline: Timeline<DuelState, Entry>;
  readonly rules: Rules;
  readonly ours: OursFinder;
}

/** Takes a log in hand. @param head the last entry of the path to look at; the trunk's where left out */
export function takeInHand(
  header: DuelHeader,
  entries: readonly Entry[],
  head = trunkHead(entries),
): DuelOnHand {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const straight = head === entries.length - 1 && entries.every((entry) => entry.parent === undefined);
  const path = straight ? entries : pathTo(entries, head);
  const printed = new Map(header.cards.map((card) => [card.id, card.name]));
  const names = nameCards(path, (name) => printed.get(name) ?? name);
  const timeline = createTimeline<DuelState, Entry>({
    initial: rules.initial(),
    evolve: rules.evolve,
    entries: path,
    every: KEYFRAME_EVERY,
  });
  return { header, entries, path, names, timeline, rules, ours: createOursFinder(header) };
}

/** Where the duel comes from and what else there is to look at; the rest of the outline follows from the log. */
export interface About {
  readonly title: string;
  readonly text: string | null;
  readonly origin: Origin;
  readonly branch: string | null;
  readonly branches: readonly BranchSummary[];
  readonly warnings: readonly string[];
  readonly replayable: boolean;
  readonly ownRuleset: boolean;
  readonly differs: Outline['differs'];
}

export function outlineOf(duel: DuelOnHand, about: About): Outline {
  const { header, path } = duel;
  const faces: Record<string, CardFace> = {};
  for (const { id, name, kind, frame, icon, attribute, type, level, passcode, summary } of header.cards)
    faces[id] = { id, name, kind, frame, icon, attribute, type, level, passcode, summary } as CardFace;
  return {
    title: about.title,
    text: about.text,
    origin: about.origin,
    ruleset: header.ruleset,
    rulesets: about.replayable
      ? [...RULESETS.values()].map(({ id, name, text, ours }) => ({ id, name, text, ours: ours.length }))
      : [],
    switches: SWITCH_TEXTS.map(({ name, asks, values }) => {
      const value = String(header.ruleset.switches[name]);
      return { name, asks, value, means: values[value] ?? value };
    }),
    ownRuleset: about.ownRuleset,
    profile: header.profile,
    players: header.players,
    branch: about.branch,
    branches: about.branches,
    warnings: about.warnings,
    differs: about.differs,
    length: path.length,
    ...columnsOf(path),
    segments: segmentsOf(path),
    attacks: attackSpansOf(path, duel.names),
    turns: turnsOf(path),
    faces,
    names: duel.names.full,
    numbersOfCopies: duel.names.numbers,
    used: usedRowsOf(path),
    start: openingPosition(path),
  };
}

const boardAt = (duel: DuelOnHand, position: number): Board =>
  position < 0 ? emptyBoard : duel.timeline.at(position).board;

function contextAt(duel: DuelOnHand, position: number): ExplainContext {
  return {
    entries: duel.entries,
    before: boardAt(duel, position - 1),
    after: boardAt(duel, position),
    nameOf: (card) => duel.names.full[card] ?? card,
  };
}

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
  const rule = explanation.rule === null ? undefined : ruleById(explanation.rule);
  return {
    position,
    entry,
    board: state.board,
    before: before?.board ?? emptyBoard,
    explanation,
    speaker: duel.rules.speaker(state),
    statesBefore: before === null ? [] : duel.rules.speaker(before).states,
    rule:
      rule === undefined
        ? null
        : {
            id: rule.id,
            statement: rule.statement,
            source: rule.source,
            ours: rule.kind === 'ours',
            texts: SOURCE_TEXTS.filter((text) => rule.source.includes(text.name)),
          },
    ours: oursAt(duel, position),
    chain: chainAt(duel, position),
    changes: changesAt(duel, position),
    then: thenAt(duel, position),
    next: duel.path[position + 1] ?? null,
  };
}

/** The values that are ours and made the entry at a position, in words. */
function oursAt(duel: DuelOnHand, position: number): Moment['ours'] {
  const { ruleset } = duel.header;
  if (ruleset.ours.length === 0 || duel.header.profile !== 'full') return [];
  let first = position;
  while (first > 0 && duel.path[first]?.command === undefined) first -= 1;
  const before = first === 0 ? null : duel.timeline.at(first - 1);
  const made = duel.ours.behind(duel.path.slice(first, position + 1), before);
  return SWITCH_TEXTS.filter(({ name }) => made.includes(name)).map(({ name, asks, values }) => {
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

function thenAt(duel: DuelOnHand, position: number): ThenTable | null {
  const attack = boardAt(duel, position - 1).attack ?? boardAt(duel, position).attack;
  if (attack === null || attack.declaredAt === null) return null;
  const named = positionOf(duel, attack.snapshot.entry);
  if (named < 0) return null;
  const { players, cards } = boardAt(duel, named);
  const kept: Record<string, ThenTable['cards'][string]> = {};
  for (const id of [...players.A.monster, ...players.B.monster]) {
    const card = id === null ? undefined : cards[id];
    if (card === undefined) continue;
    const { visit, name, token, position: way, faceUp } = card;
    kept[card.id] = { visit, name, token, position: way, faceUp };
  }
  return { entry: attack.snapshot.entry, zones: { A: players.A.monster, B: players.B.monster }, cards: kept };
}

/** Where on the path an entry stands; entries of a path rise, so it is found by halving. */
function positionOf(duel: DuelOnHand, entry: number): number {
  let low = 0;
  let high = duel.path.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const index = duel.path[middle]?.index ?? 0;
    if (index === entry) return middle;
    if (index < entry) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function changesAt(duel: DuelOnHand, position: number): Moment['changes'] {
  const board = boardAt(duel, position);
  const entryOf = (number: number) => duel.entries[number];
  const since = board.attack?.declaredAt ?? null;
  const from = since === null ? -1 : positionOf(duel, since);
  if (from < 0 || from >= position)
    return { since: null, list: changesBetween(boardAt(duel, position - 1), board, entryOf) };
  return { since, list: changesBetween(boardAt(duel, from), board, entryOf) };
}

/** The log's rows in words. A row whose moment cannot be folded says so. */
export function rowsBetween(duel: DuelOnHand, from: number, to: number): Row[] {
  const rows: Row[] = [];
  for (let position = from; position < Math.min(to, duel.path.length); position++)
    rows.push(rowAt(duel, position));
  return rows;
}

function rowAt(duel: DuelOnHand, position: number): Row {
  const entry = duel.path[position];
  if (entry === undefined) return { words: '' };
  try {
    const words = explain(contextAt(duel, position), entry.index).row;
    if (entry.type !== 'card.moved') return { words };
    const name = duel.names.full[entry.payload.card] ?? '';
    const number = duel.names.numbers[entry.payload.card];
    return number === undefined
      ? { words }
      : { words, many: name.slice(0, name.length - String(number).length - 1) };
  } catch (reason) {
    if (reason instanceof FoldError) return { words: `× ${reason.message}` };
    throw reason;
  }
}

/** The named futures of a recorded log. */
export function recordedBranches(
  entries: readonly Entry[],
): readonly (BranchSummary & { readonly head: number })[] {
  return branchesOf(entries).map(({ name, head, from }) => ({
    name,
    head,
    ruleset: null,
    text: null,
    from,
    choice: choiceAfter(pathTo(entries, head), from),
  }));
}

/** The choice of target that a path takes, or tries to, right behind a position, if that is what comes there. */
export function choiceAfter(path: readonly Entry[], position: number): string | null {
  const [check, entry] = [path[position], path[position + 1]];
  const goesOn =
    check?.type === 'attackReplay.checked' && check.payload.choices.some(({ value }) => value === 'continue');
  if (goesOn && (entry?.type === 'attack.targetChosen' || entry?.type === 'prompt.asked')) return 'continue';
  if (entry?.type === 'attack.targetChosen') return entry.payload.direct ? 'direct' : entry.payload.target;
  if (entry?.type === 'command.refused')
    return entry.command?.type === 'attackReplay.choose' ? entry.command.target : null;
  return entry?.type === 'attack.stopped' ? 'stop' : null;
}

/** The last position before an entry that cannot be applied, or the wanted one. */
export function showable(duel: DuelOnHand, position: number): number {
  try {
    duel.timeline.at(position);
    return position;
  } catch (reason) {
    if (reason instanceof FoldError && reason.position > 0) return reason.position - 1;
    throw reason;
  }
}
