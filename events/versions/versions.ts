import type { Json } from '../messages/index.ts';

/** A line of a duel file as JSON, before any schema has seen it. */
export type RawLine = Readonly<Record<string, Json>>;

/** Brings lines of one version up to the next: what changed in the shape of the header and of entries. */
export interface Upcaster {
  /** The version it reads; it gives lines of the version after. */
  readonly from: number;
  header(line: RawLine): RawLine;
  entry(line: RawLine): RawLine;
}

/** The versions of duel files that can be read: the newest, and how older ones are brought up to it. */
export interface Versions {
  readonly current: number;
  readonly oldest: number;
  header(version: number, line: RawLine): RawLine;
  entry(version: number, line: RawLine): RawLine;
}

/**
 * A registry of versions. Old files are brought up when read and never rewritten.
 * @throws Error where a step between the oldest and the current version is missing: a defect of ours
 */
export function createVersions(current: number, upcasters: readonly Upcaster[]): Versions {
  const steps = [...upcasters].sort((a, b) => a.from - b.from);
  const oldest = steps[0]?.from ?? current;
  steps.forEach((step, offset) => {
    if (step.from !== oldest + offset) throw new Error(`No upcaster from version ${oldest + offset}.`);
  });
  if (oldest + steps.length !== current)
    throw new Error(`The upcasters end at version ${oldest + steps.length}, not at ${current}.`);
  const needed = (version: number): readonly Upcaster[] => steps.slice(version - oldest);
  return {
    current,
    oldest,
    header: (version, line) => needed(version).reduce((raw, step) => step.header(raw), line),
    entry: (version, line) => needed(version).reduce((raw, step) => step.entry(raw), line),
  };
}

/** Version 1 is the first; a change of an event's shape adds an upcaster here, and an old file as a fixture. */
export const DUEL_VERSIONS = createVersions(1, []);
