import {
  type Board,
  byNumber,
  createTimeline,
  type Entry,
  type ExplainContext,
  emptyBoard,
  FoldError,
  type Names,
  nameCards,
  type Player,
  pathTo,
  SeenLog,
  type Timeline,
  trunkHead,
} from '../../events/index.ts';
import {
  createOursFinder,
  createRules,
  type DuelHeader,
  type DuelState,
  type OursFinder,
  printedNames,
  type Rules,
  toldByRules,
} from '../../machines/index.ts';

const KEYFRAME_EVERY = 100;

/** Whose eyes a duel is looked at with: what the other side hides stays hidden. */
export type Viewpoint = Player | 'both';

/** A duel in the worker: its log, the one path that is looked at, and every moment of it. */
export interface DuelOnHand {
  readonly header: DuelHeader;
  readonly seenBy: Viewpoint;
  /** The log and the path as the viewpoint sees them: what is shown and told. */
  readonly entries: readonly Entry[];
  readonly path: readonly Entry[];
  readonly names: Names;
  readonly timeline: Timeline<DuelState, Entry>;
  /** The log and the path as they happened: what is kept, compared and decided on. */
  readonly truth: {
    readonly entries: readonly Entry[];
    readonly path: readonly Entry[];
    readonly timeline: Timeline<DuelState, Entry>;
  };
  readonly rules: Rules;
  readonly ours: OursFinder;
}

/** A path as a player saw it. Behind an entry that does not fit the table nothing can be shown, whoever looks. */
function seenAsFarAsItGoes(path: readonly Entry[], viewer: Player) {
  const log = new SeenLog(viewer);
  for (const [at, entry] of path.entries()) {
    try {
      log.append(entry);
    } catch (reason) {
      return {
        entries: byNumber(log.entries),
        path: [...log.entries, ...path.slice(at)],
        unfit: { entry, reason },
      };
    }
  }
  return { entries: byNumber(log.entries), path: log.entries, unfit: null };
}

/**
 * Takes a log in hand.
 * @param head the last entry of the path to look at; the trunk's where left out
 * @param seenBy both where left out
 * @param before the duel on hand until now: where it is another path of the same one, what they share is not folded again
 */
export function takeInHand(
  header: DuelHeader,
  entries: readonly Entry[],
  head = trunkHead(entries),
  seenBy: Viewpoint = 'both',
  before?: DuelOnHand,
): DuelOnHand {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const straight = head === entries.length - 1 && entries.every((entry) => entry.parent === undefined);
  const path = straight ? entries : pathTo(entries, head);
  const timelineOf = (of: readonly Entry[], evolve: Rules['evolve']) =>
    createTimeline<DuelState, Entry>({
      initial: rules.initial(),
      evolve,
      entries: of,
      every: KEYFRAME_EVERY,
    });
  const timeline =
    before?.header === header ? before.truth.timeline.on(path) : timelineOf(path, rules.evolve);
  const truth = { entries, path, timeline };
  const { unfit, ...seen } =
    seenBy === 'both' ? { entries, path, unfit: null } : seenAsFarAsItGoes(path, seenBy);
  const evolve: Rules['evolve'] = (state, entry) => {
    if (entry === unfit?.entry) throw unfit.reason;
    return rules.evolve(state, entry);
  };
  return {
    header,
    seenBy,
    ...seen,
    names: nameCards(seen.path, printedNames(header.cards), path),
    timeline: seenBy === 'both' ? truth.timeline : timelineOf(seen.path, evolve),
    truth,
    rules,
    ours: createOursFinder(header),
  };
}

/** Where on the path an entry stands, -1 where it does not; entries of a path rise, so it is found by halving. */
export function positionOf({ path }: Pick<DuelOnHand, 'path'>, entry: number): number {
  let low = 0;
  let high = path.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const index = path[middle]?.index ?? 0;
    if (index === entry) return middle;
    if (index < entry) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The table at a position; before the first entry it is empty. */
export const boardAt = (duel: DuelOnHand, position: number): Board =>
  position < 0 ? emptyBoard : duel.timeline.at(position).board;

/** What an explanation of the entry at a position needs. */
export function contextAt(duel: DuelOnHand, position: number): ExplainContext {
  const { ruleset } = duel.header;
  const before = boardAt(duel, position - 1);
  const entry = duel.path[position];
  return {
    entries: duel.entries,
    before,
    after: boardAt(duel, position),
    nameOf: (card) => duel.names.full[card] ?? card,
    switches: ruleset.switches,
    ...(entry === undefined
      ? {}
      : toldByRules({ ruleset, cards: duel.rules.cards }, duel.header, before, entry)),
  };
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
