import type { Entry } from '../../../events/index.ts';
import { ASKED, OPEN } from './happened.ts';
import type { OurDuel } from './ours.ts';
import type { Difference } from './theirs.ts';

/** A difference that is known: the rule of ours that decides, what the real core does instead, and how to tell that it is this one. */
export interface KnownDifference {
  readonly rule: string;
  readonly what: string;
  is(difference: Difference, ours: OurDuel): boolean;
}

/** The log up to a line of what happened. */
const entriesUntil = ({ entries, entryOf }: OurDuel, at: number): readonly Entry[] =>
  entries.slice(0, (entryOf[at] ?? 0) + 1);

const loses = (line: string): boolean => /^A -\d+$|^A has lost$/.test(line);
const isAsked = (line: string): boolean => line.startsWith(ASKED);

/** The link that is done by this line, what it did on our engine, and what had happened before. */
function linkDone(line: string, at: number, ours: OurDuel) {
  const link = /^link (\d+) is done$/.exec(line)?.[1];
  const until = entriesUntil(ours, at);
  const from = until.findLastIndex(
    (entry) => entry.type === 'link.resolving' && String(entry.payload.link) === link,
  );
  if (link === undefined || from < 0) return undefined;
  const card = ours.happened.slice(0, at).findLast((said) => said.startsWith(`link ${link}: `));
  return {
    card: card?.slice(`link ${link}: `.length) ?? '',
    did: until.slice(from),
    before: until.slice(0, from),
  };
}

/** The entries since the target of the running attack was named last. */
function sinceTargeted(entries: readonly Entry[]): readonly Entry[] {
  const named = new Set(['attack.declared', 'attack.targetChosen', 'attack.redirected']);
  return entries.slice(entries.findLastIndex(({ type }) => named.has(type)));
}

/** The values of this name that the attacking monster was given, in order: the last one, and those since it has its target. */
function valuesOfAttacker(entries: readonly Entry[], what: string) {
  const declared = entries.findLast(({ type }) => type === 'attack.declared');
  const attacker = declared?.type === 'attack.declared' ? declared.payload.attacker : '';
  const given = (among: readonly Entry[]): readonly unknown[] =>
    among.flatMap((entry) =>
      entry.type === 'value.changed' && entry.payload.what === what && entry.payload.card === attacker
        ? [entry.payload.to]
        : [],
    );
  return { last: given(entries).at(-1), meanwhile: given(sinceTargeted(entries)) };
}

/** Every difference that is accepted, and nothing else. */
export const KNOWN: readonly KnownDifference[] = [
  {
    rule: 'B24',
    what: 'The attack of a monster that changed sides, off already, is still negated, and what follows "if you do" is done.',
    is({ at, ours: line, theirs }, ours) {
      const link = linkDone(line, at, ours);
      return (
        loses(theirs) &&
        link?.card.startsWith('reflect.') === true &&
        sinceTargeted(link.before).some(({ type }) => type === 'control.changed') &&
        !link.did.some(({ type }) => type === 'attack.negated')
      );
    },
  },
  {
    rule: 'R15',
    what: 'A monster that cannot attack any more has lost its attack at once, and not when the chain is done: later links find no attack to negate or to turn elsewhere, and none to go on with once it could attack again.',
    is({ at, ours: line, theirs }, ours) {
      const entries = entriesUntil(ours, at);
      const bound = valuesOfAttacker(entries, 'cannotAttack');
      // The restriction came and went within the chain: our attack goes on, theirs is over.
      if (theirs.startsWith(OPEN) && !line.startsWith(OPEN))
        return bound.meanwhile.includes(true) && bound.last !== true;
      const link = linkDone(theirs, at, ours);
      const did = link?.did.some(({ type }) => type === 'attack.negated' || type === 'attack.redirected');
      const told = loses(line) || / attacks /.test(line);
      return told && did === true && valuesOfAttacker(link?.before ?? [], 'cannotAttack').last === true;
    },
  },
  {
    rule: 'R8',
    what: 'A right to attack directly that was lost is missed for good, though it is there again in the open state: an attack replay.',
    is({ at, ours: line, theirs }, ours) {
      const right = valuesOfAttacker(entriesUntil(ours, at), 'attackDirectly');
      const lost = right.meanwhile.some((value) => value !== true);
      return isAsked(theirs) && !isAsked(line) && lost && right.last === true;
    },
  },
];

/** The known difference that this is, or undefined. */
export const knownAs = (difference: Difference, ours: OurDuel): KnownDifference | undefined =>
  KNOWN.find((known) => known.is(difference, ours));
