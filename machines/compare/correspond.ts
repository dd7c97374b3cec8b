import type { Entry } from '../../events/index.ts';

const PARTS = ['card', 'attacker', 'player', 'link', 'timing', 'phase', 'step'];

/** What an entry is about, without what a ruleset decides of it. */
function subjectOf({ type, payload }: Entry): string {
  const parts = PARTS.map((name) => (name in payload ? String(Reflect.get(payload, name)) : ''));
  return [type, ...parts].join('/');
}

/** How many entries from the start are about the same, whatever they came to. */
function sameSubjects(one: readonly Entry[], other: readonly Entry[]): number {
  const differs = one.findIndex((entry, at) => {
    const same = other[at];
    return same === undefined || subjectOf(entry) !== subjectOf(same);
  });
  return differs < 0 ? one.length : differs;
}

/**
 * Where a path stands at what another one, played under another ruleset, came to: at the same check, move or step, or
 * at the last thing before it that both have.
 */
export function correspondingPosition(
  from: readonly Entry[],
  to: readonly Entry[],
  position: number,
): number {
  const same = sameSubjects(from, to);
  if (position < same) return position;
  for (let at = Math.min(position, from.length - 1); at >= same; at--) {
    const entry = from[at];
    if (entry === undefined || entry.type === 'priority.passed') continue;
    const subject = subjectOf(entry);
    const nth = from.slice(same, at).filter((each) => subjectOf(each) === subject).length;
    const found = to
      .map((each, index) => [each, index] as const)
      .filter(([each, index]) => index >= same && subjectOf(each) === subject)[nth];
    if (found !== undefined) return found[1];
  }
  return Math.max(0, same - 1);
}
