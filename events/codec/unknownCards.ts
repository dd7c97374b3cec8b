import type { Entry } from '../messages/index.ts';
import { quoted } from './errors.ts';

const NAMED_BY = ['card', 'attacker', 'target'] as const;

/** The cards that an entry names itself; an attack may be direct. */
function namedIn({ payload }: Entry): readonly string[] {
  const named = payload as unknown as Readonly<Record<string, unknown>>;
  return NAMED_BY.flatMap((key) => {
    const id = named[key];
    return typeof id === 'string' && id !== 'direct' ? [id] : [];
  });
}

/** The cards that an entry brings into the duel. */
function broughtBy(entry: Entry): readonly string[] {
  if (entry.type === 'duel.started') return entry.payload.cards.map(({ id }) => id);
  return entry.type === 'card.moved' && entry.payload.created !== undefined ? [entry.payload.card] : [];
}

/**
 * Finds cards that nothing in a file brought, in entries behind a line that cannot be read: whoever writes an engine
 * mends them together.
 * @param before the entries before that line
 */
export function createCardWatch(before: readonly Entry[]) {
  const known = new Set<string>(before.flatMap(broughtBy));
  let unread = '';
  return {
    /** A line that cannot be read: what it names it may have brought. */
    skip(line: string): void {
      unread += line;
    },
    /** What is wrong with the cards of an entry, or undefined. */
    wrongWith(entry: Entry): string | undefined {
      for (const id of broughtBy(entry)) known.add(id);
      const strange = known.size === 0 ? undefined : namedIn(entry).find((id) => !known.has(id));
      if (strange === undefined || unread.includes(JSON.stringify(strange))) return undefined;
      return `in this ${entry.type} entry no card ${quoted(strange)} is in this duel.`;
    },
  };
}
