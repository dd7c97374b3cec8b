import type { Zone } from '../../events/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import { dataOf, type RulesEnvironment } from './env.ts';

/** The effects of one card in the printing that the ruleset reads, and those of them that the rules look for all the time. */
export interface Printed {
  readonly all: readonly Effect[];
  readonly continuous: readonly Effect[];
  readonly reactions: readonly Effect[];
  /** Triggers and Flip Effects. */
  readonly triggers: readonly Effect[];
}

/** The effects of a duel's cards, sorted once: a card's data does not change while the duel goes on. */
export interface PrintedEffects {
  /** @throws Error where the header carries no such card (a corrupt log). */
  of(name: string): Printed;
  /** Places off the field where some card of the duel has a continuous effect. */
  readonly elsewhere: ReadonlySet<Zone>;
  readonly anyReaction: boolean;
  readonly anyTrigger: boolean;
}

function printedFor(env: RulesEnvironment, name: string): Printed {
  const { cardTexts } = env.ruleset.switches;
  const all = dataOf(env, name).effects.filter(
    ({ printings }) => printings === undefined || printings.includes(cardTexts),
  );
  return {
    all,
    continuous: all.filter(({ kind, influences }) => kind === 'continuous' && influences !== undefined),
    reactions: all.filter(({ kind }) => kind === 'reaction'),
    triggers: all.filter(({ kind }) => kind === 'trigger' || kind === 'flip'),
  };
}

function sorted(env: RulesEnvironment): PrintedEffects {
  const byName = new Map([...env.cards.keys()].map((name) => [name, printedFor(env, name)]));
  const every = [...byName.values()];
  return {
    of: (name) => byName.get(name) ?? printedFor(env, name),
    elsewhere: new Set(every.flatMap(({ continuous }) => continuous.flatMap(({ from }) => from ?? []))),
    anyReaction: every.some(({ reactions }) => reactions.length > 0),
    anyTrigger: every.some(({ triggers }) => triggers.length > 0),
  };
}

const known = new WeakMap<RulesEnvironment, PrintedEffects>();

/** The sorted effects of a duel's cards. */
export function printedEffects(env: RulesEnvironment): PrintedEffects {
  const found = known.get(env);
  if (found !== undefined) return found;
  const made = sorted(env);
  known.set(env, made);
  return made;
}
