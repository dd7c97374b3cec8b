import {
  ANNOTATIONS,
  branchesOf,
  type Command,
  childrenOf,
  createLog,
  type Entry,
  type Log,
  pathTo,
  type Rejection,
  trunkHead,
} from '../../events/index.ts';
import { canonical } from './canonical.ts';
import type { Rules } from './rules.ts';
import type { DuelState } from './types.ts';

/** What taking a decision came to. */
export interface Taken {
  /** The last entry of the decision, and the state after it. */
  readonly head: number;
  readonly state: DuelState;
  /** The decision stood in the log already: nothing was appended. */
  readonly known: boolean;
  readonly rejection?: Rejection;
}

/** A future with a name, and its last entry. */
export interface NamedFuture {
  readonly name: string;
  readonly head: number;
}

/** A duel with all its futures: decisions are taken anywhere in it, and nothing is ever overwritten. */
export interface DuelTree {
  readonly log: Log<Entry>;
  /** The names as they are now; those that the log does not hold yet are written by `writeNames`. */
  readonly names: readonly NamedFuture[];
  /**
   * Takes a decision after an entry; one that was taken there before is found again. A refusal appends nothing, unless
   * it is to be kept as an entry.
   */
  take(from: number, state: DuelState, command: Command, at: number, keepRefusal?: boolean): Taken;
  /**
   * Ends the trunk where it ends now: whatever is decided there from now on is another future. The log holds it by the
   * name of the first of them, given at that entry.
   */
  endTrunk(name: string): void;
  /** Gives a name to a future, or moves it to a new head. */
  name(name: string, head: number): void;
  /** @throws RangeError where there is no such name, or the new one is taken */
  rename(from: string, to: string): void;
  /** Gives a name up; what was recorded under it stays. Where it stood, to be put back. */
  drop(name: string): NamedFuture | undefined;
  /** Appends what the log does not hold of the names yet: they are part of the file. */
  writeNames(at: number): void;
}

/** The last entry of the decision, or the setup, that an entry belongs to: only there can be decided again. */
export function endOfDecision(entries: readonly Entry[], index: number): number {
  let end = index;
  for (;;) {
    const next = entries[end + 1];
    const isOwn = next !== undefined && next.parent === undefined && next.command === undefined;
    if (!isOwn || ANNOTATIONS.has(next.type)) return end;
    end += 1;
  }
}

/**
 * A recorded duel, to be played on from any of its entries.
 * @example tree.take(21, timeline.at(21), { type: 'attackReplay.choose', player: 'A', target: 'stop' }, 9000)
 */
export function openTree(rules: Rules, recorded: readonly Entry[]): DuelTree {
  const log = createLog<Entry>(recorded);
  let names = new Map(branchesOf(recorded).map(({ name, head }) => [name, head]));

  /** A decision that was taken after this entry before. */
  function known(from: number, command: Command, keepRefusal: boolean): number | undefined {
    const wanted = canonical(command);
    const next = (childrenOf(log.entries).get(from) ?? []).find((index) => {
      const entry = log.entries[index];
      return (keepRefusal || entry?.type !== 'command.refused') && canonical(entry?.command) === wanted;
    });
    return next === undefined ? undefined : endOfDecision(log.entries, next);
  }

  return {
    log,
    get names() {
      return [...names].map(([name, head]) => ({ name, head }));
    },
    take(from, state, command, at, keepRefusal = false) {
      const there = known(from, command, keepRefusal);
      if (there !== undefined) {
        const path = pathTo(log.entries, there);
        const start = path.findLastIndex(({ index }) => index === from) + 1;
        return { head: there, state: path.slice(start).reduce(rules.evolve, state), known: true };
      }
      const decided = rules.submit(state, command, at, log.next);
      if (decided.rejection !== undefined && !keepRefusal)
        return { head: from, state, known: false, rejection: decided.rejection };
      log.append(log.next, decided.entries);
      return { head: log.next - 1, state: decided.state, known: false };
    },
    endTrunk(name) {
      const head = trunkHead(log.entries);
      const at = log.entries[head]?.at ?? 0;
      const named = { index: log.next, at, type: 'branch.named', payload: { name, head }, causedBy: [] };
      log.append(log.next, [
        (head === log.next - 1 ? named : { ...named, parent: head }) as unknown as Entry,
      ]);
    },
    name(name, head) {
      names.set(name, head);
    },
    rename(from, to) {
      if (!names.has(from)) throw new RangeError(`there is no branch “${from}”`);
      if (names.has(to)) throw new RangeError(`there is a branch “${to}” already`);
      names = new Map([...names].map(([name, head]) => [name === from ? to : name, head]));
    },
    drop(name) {
      const head = names.get(name);
      if (head === undefined) return undefined;
      names.delete(name);
      return { name, head };
    },
    writeNames(at) {
      const written = new Map(branchesOf(log.entries).map(({ name, head }) => [name, head]));
      const write = (parent: number, entry: Pick<Entry, 'type' | 'payload'>) => {
        const index = log.next;
        log.append(index, [
          {
            index,
            ...(parent === index - 1 ? {} : { parent }),
            at,
            ...entry,
            causedBy: [],
          } as unknown as Entry,
        ]);
      };
      for (const [name, head] of written)
        if (!names.has(name)) write(head, { type: 'branch.dropped', payload: { name } });
      for (const [name, head] of names)
        if (written.get(name) !== head) write(head, { type: 'branch.named', payload: { name, head } });
    },
  };
}

/** Takes the decisions of another path of the same duel into the tree; where it ends there. */
export function graft(tree: DuelTree, rules: Rules, path: readonly Entry[]): number {
  const { entries } = tree.log;
  const first = endOfDecision(entries, 0);
  let head = first;
  let state = pathTo(entries, first).reduce(rules.evolve, rules.initial());
  for (const { command, at } of path) {
    if (command === undefined) continue;
    const taken = tree.take(head, state, command, at, true);
    head = taken.head;
    state = taken.state;
  }
  return head;
}

/** The last entry of a course: the trunk's, or that of a named future; the trunk's where there is none of that name. */
export const headOf = (tree: DuelTree, course: string | null): number =>
  tree.names.find(({ name }) => name === course)?.head ?? trunkHead(tree.log.entries);
