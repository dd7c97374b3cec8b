import type { Entry } from '../messages/index.ts';
import type { Line } from './log.ts';

/** The line a line goes on from: its `parent`, else the line before; undefined for the first. */
export function parentOf(line: Line): number | undefined {
  if (line.parent !== undefined) return line.parent;
  return line.index === 0 ? undefined : line.index - 1;
}

/**
 * The lines from the first to `head`, in order: one future of the duel. Lines of other branches are left out.
 * @throws RangeError where the log has no such line
 */
export function pathTo<E extends Line>(entries: readonly E[], head: number): E[] {
  const path: E[] = [];
  let index: number | undefined = head;
  while (index !== undefined) {
    const line: E | undefined = entries[index];
    if (line === undefined) throw new RangeError(`The log has no entry ${index}.`);
    path.push(line);
    index = parentOf(line);
  }
  return path.reverse();
}

/** The lines that go on from each line, by its index. */
export function childrenOf(entries: readonly Line[]): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>();
  for (const line of entries) {
    const parent = parentOf(line);
    if (parent === undefined) continue;
    const list = children.get(parent);
    if (list === undefined) children.set(parent, [line.index]);
    else list.push(line.index);
  }
  return children;
}

/** The lines nothing goes on from: the end of each future, in the order of the log. */
export function headsOf(entries: readonly Line[]): number[] {
  const children = childrenOf(entries);
  return entries.filter((line) => !children.has(line.index)).map((line) => line.index);
}

/**
 * The end of the trunk: where one gets by always going on to the line that was recorded first; -1 when empty. A name that was
 * given there, and from which nothing goes on, is the record's own and ends it: what was recorded afterwards are branches.
 */
export function trunkHead(entries: readonly (Line & { readonly type?: string })[]): number {
  if (entries.length === 0) return -1;
  const children = childrenOf(entries);
  let head = 0;
  for (let next = children.get(head)?.[0]; next !== undefined; next = children.get(head)?.[0]) {
    if (NAMES.has(entries[next]?.type ?? '') && !children.has(next)) return head;
    head = next;
  }
  return head;
}

/** What the log says of the names of its futures. */
const NAMES: ReadonlySet<string> = new Set(['branch.named', 'branch.dropped']);

/** Another future with a name. */
export interface Branch {
  readonly name: string;
  /** Its last entry. */
  readonly head: number;
  /** The entry of the trunk it leaves from. */
  readonly from: number;
  /** The entry that named it. */
  readonly namedAt: number;
}

/**
 * The named branches in the order of their names' first entries; a name given again moves the branch, a dropped one is
 * left out until it is given again.
 */
export function branchesOf(entries: readonly Entry[]): Branch[] {
  const trunk = new Set(
    entries.length === 0 ? [] : pathTo(entries, trunkHead(entries)).map((entry) => entry.index),
  );
  const found = new Map<string, Branch>();
  for (const entry of entries) {
    if (entry.type === 'branch.dropped') found.delete(entry.payload.name);
    if (entry.type !== 'branch.named' || entries[entry.payload.head] === undefined) continue;
    const { name, head } = entry.payload;
    const own = pathTo(entries, head).map((each) => each.index);
    const from = own.findLast((index) => trunk.has(index)) ?? 0;
    found.set(name, { name, head, from, namedAt: entry.index });
  }
  return [...found.values()];
}
