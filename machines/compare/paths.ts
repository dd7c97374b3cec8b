import type { Entry } from '../../events/index.ts';
import { canonical } from '../duel/index.ts';
import { differingFields, type FieldDifference } from './fields.ts';

/**
 * What counts as another entry: what came of it (what the table and the players see), or everything that is written
 * down but the time at which it was decided.
 */
export type Grain = 'outcome' | 'everything';

/** The first entry in which two paths differ; null on the side that has ended before. */
export interface PathDifference {
  /** Its place on both paths, from 0. */
  readonly position: number;
  readonly one: Entry | null;
  readonly other: Entry | null;
  /** In which values they differ, the telling one first; none where a side has ended. */
  readonly fields: readonly FieldDifference[];
}

/** What is compared. A check for a replay says in its causes why it comes to what it comes to: no outcome. */
function counted(entry: Entry, grain: Grain): unknown {
  const { type, payload, command } = entry;
  if (grain === 'everything') return { ...entry, at: undefined };
  if (entry.type !== 'attackReplay.checked') return { type, payload, command };
  const { verdict, then, choices, window } = entry.payload;
  return { type, verdict, then, choices, window };
}

/** What is told of an entry that differs, the telling values first. */
function told(entry: Entry, grain: Grain): unknown {
  const { type, payload, command, because, causedBy, parent, index, inferred } = entry;
  const more = grain === 'everything' ? { because, causedBy, parent, index, inferred } : {};
  if (entry.type !== 'attackReplay.checked') return { type, command, payload, ...more };
  const { verdict, causes, code, then, choices, candidates, window } = entry.payload;
  const check = { verdict, causes, code, then, choices, window };
  return { type, command, payload: grain === 'everything' ? { ...check, candidates } : check, ...more };
}

/** In which values two entries differ; none where they are the same as far as it counts. */
export function entryDifference(one: Entry, other: Entry, grain: Grain): readonly FieldDifference[] {
  if (one === other || canonical(counted(one, grain)) === canonical(counted(other, grain))) return [];
  if (one.type === other.type) return differingFields(told(one, grain), told(other, grain));
  const codes = [one, other].map((entry) =>
    entry.type === 'command.refused' ? entry.payload.code : undefined,
  );
  return [
    { field: 'type', one: one.type, other: other.type },
    ...differingFields(one.command, other.command, 'command'),
    ...differingFields(codes[0], codes[1], 'payload.code'),
  ];
}

/** The first entry in which two paths differ, or null. */
export function firstDifference(
  one: readonly Entry[],
  other: readonly Entry[],
  grain: Grain,
  from = 0,
): PathDifference | null {
  for (let position = from; position < Math.max(one.length, other.length); position++) {
    const [a = null, b = null] = [one[position], other[position]];
    const fields = a === null || b === null ? [] : entryDifference(a, b, grain);
    if (a === null || b === null || fields.length > 0) return { position, one: a, other: b, fields };
  }
  return null;
}

/** The first position at which another path comes to something else; its last one at most. */
export function differsFrom(told: readonly Entry[], played: readonly Entry[]): number {
  const found = firstDifference(told, played, 'outcome')?.position ?? played.length;
  return Math.max(0, Math.min(found, played.length - 1));
}
