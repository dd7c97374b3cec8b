import type { Entry } from '../messages/index.ts';

interface Effects {
  read: number;
  readonly of: Map<number, number[]>;
}
/** Worked out once per log, and read on where it has grown. */
const known = new WeakMap<readonly Entry[], Effects>();

function effectsIn(entries: readonly Entry[]): Effects {
  let effects = known.get(entries);
  if (effects === undefined || effects.read > entries.length) {
    effects = { read: 0, of: new Map() };
    known.set(entries, effects);
  }
  for (; effects.read < entries.length; effects.read++) {
    const entry = entries[effects.read];
    if (entry === undefined) continue;
    for (const cause of entry.causedBy) {
      const list = effects.of.get(cause);
      if (list === undefined) effects.of.set(cause, [entry.index]);
      else list.push(entry.index);
    }
  }
  return effects;
}

function walk(start: number, next: (index: number) => readonly number[]): number[] {
  const seen = new Set<number>();
  const open = [...next(start)];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    open.push(...next(index));
  }
  return [...seen].sort((a, b) => a - b);
}

/** The entries that led to this one: its own `causedBy`, or with `all` back to the commands and the setup. */
export function causesOf(entries: readonly Entry[], index: number, reach: 'next' | 'all' = 'next'): number[] {
  const direct = (at: number): readonly number[] => entries[at]?.causedBy ?? [];
  return reach === 'all' ? walk(index, direct) : [...direct(index)];
}

/** The entries this one led to: those that name it as a cause, or with `all` everything that came of it. */
export function effectsOf(
  entries: readonly Entry[],
  index: number,
  reach: 'next' | 'all' = 'next',
): number[] {
  const effects = effectsIn(entries);
  const direct = (at: number): readonly number[] => effects.of.get(at) ?? [];
  return reach === 'all' ? walk(index, direct) : [...direct(index)];
}
