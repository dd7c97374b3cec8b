import type { Entry } from '../../events/index.ts';

const PARTS = ['card', 'attacker', 'player', 'link', 'timing', 'phase', 'step'];

/** What an entry is about, without what a ruleset decides of it. */
function subjectOf({ type, payload }: Entry): string {
  const parts = PARTS.map((name) => (name in payload ? String(Reflect.get(payload, name)) : ''));
  return [type, ...parts].join('/');
}

/** What an entry is about and what it came to. */
const outcomeOf = (entry: Entry): string =>
  entry.type === 'attackReplay.checked' ? `${entry.payload.verdict}/${entry.payload.then}` : subjectOf(entry);

function sameUpTo(one: readonly Entry[], other: readonly Entry[], of: (entry: Entry) => string): number {
  let at = 0;
  for (; at < one.length && at < other.length; at++) {
    const a = one[at];
    const b = other[at];
    if (a === undefined || b === undefined || of(a) !== of(b)) break;
  }
  return at;
}

/** The first position at which the same steps under another ruleset come to something else; the last one at most. */
export function differsFrom(told: readonly Entry[], played: readonly Entry[]): number {
  return Math.max(0, Math.min(sameUpTo(told, played, outcomeOf), played.length - 1));
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
  const same = sameUpTo(from, to, subjectOf);
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
