import type { OurDuel } from './ours.ts';
import type { Difference } from './theirs.ts';

/** A difference that is known: the rule of ours that decides, what the real core does instead, and how to tell that it is this one. */
export interface KnownDifference {
  readonly rule: string;
  readonly what: string;
  is(difference: Difference, ours: OurDuel): boolean;
}

/** Whether the link that is resolving at this line wanted to negate the attack, and had nothing left to negate. */
function negatesNothing({ at, ours: line }: Difference, { entries, entryOf }: OurDuel): boolean {
  const link = /^link (\d+) is done$/.exec(line)?.[1];
  const until = entryOf[at];
  if (link === undefined || until === undefined) return false;
  const from = entries.findLastIndex(
    (entry, index) =>
      index <= until && entry.type === 'link.resolving' && String(entry.payload.link) === link,
  );
  const resolving = entries[from];
  if (resolving?.type !== 'link.resolving' || resolving.payload.effect !== 'activate') return false;
  return !entries.slice(from, until + 1).some(({ type }) => type === 'attack.negated');
}

/** Every difference that is accepted, and nothing else. */
export const KNOWN: readonly KnownDifference[] = [
  {
    rule: 'B24',
    what: 'The attack of a monster that changed sides, off already, is still negated, and what follows "if you do" is done.',
    is: (difference, ours) =>
      /^A -\d+$|^A has lost$/.test(difference.theirs) && negatesNothing(difference, ours),
  },
];

/** The known difference that this is, or undefined. */
export const knownAs = (difference: Difference, ours: OurDuel): KnownDifference | undefined =>
  KNOWN.find((known) => known.is(difference, ours));
