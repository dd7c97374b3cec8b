import type { Zone } from '../../events/index.ts';
import type { Effect, Influence } from '../cards/vocabulary.ts';
import { dataOf, type RulesEnvironment } from './env.ts';

/** The effects of one card in the printing that the ruleset reads, and those of them that the rules look for all the time. */
export interface Printed {
  readonly all: readonly Effect[];
  readonly continuous: readonly Effect[];
  readonly reactions: readonly Effect[];
  /** Triggers and Flip Effects. */
  readonly triggers: readonly Effect[];
}

/** A kind of influence: `modify.atk`, `forbid.attack`, `ability.piercing`, `damage`. */
export type About = string;

/** Which kind an influence is of. */
export function aboutOf(influence: Influence): About {
  if ('battleDamage' in influence) return 'battleDamage';
  if ('modify' in influence) return `modify.${influence.modify}`;
  if ('ability' in influence) return `ability.${influence.ability}`;
  if ('forbid' in influence) return `forbid.${influence.forbid}`;
  if ('must' in influence) return `must.${influence.must}`;
  if ('attacks' in influence) return 'attacks';
  return Object.keys(influence)[0] ?? '';
}

/** Continuous effects of a duel's cards: all of them, or those with an influence of one kind. */
export interface Continuous {
  /** The places where some card of the duel has one, in the order in which they are looked into. */
  readonly places: readonly Zone[];
  /** Those that a card has in a place. */
  in(zone: Zone, name: string): readonly Effect[];
}

/** The effects of a duel's cards, sorted once: a card's data does not change while the duel goes on. */
export interface PrintedEffects {
  /** @throws Error where the header carries no such card (a corrupt log). */
  of(name: string): Printed;
  continuous(about: About | undefined): Continuous;
  readonly anyReaction: boolean;
  readonly anyTrigger: boolean;
}

const NONE: readonly Effect[] = [];
const ON_FIELD: readonly Zone[] = ['monster', 'spellTrap', 'fieldSpell'];
const PLACES: readonly Zone[] = [...ON_FIELD, 'hand', 'graveyard', 'banished', 'extraDeck', 'deck'];

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

function continuousOf(byName: ReadonlyMap<string, Printed>, about: About | undefined): Continuous {
  const meant = ({ influences }: Effect): boolean =>
    about === undefined ||
    influences?.some(({ what }) => what.some((one) => aboutOf(one) === about)) === true;
  const byZone = new Map<Zone, Map<string, Effect[]>>();
  for (const [name, { continuous }] of byName) {
    for (const effect of continuous.filter(meant)) {
      for (const zone of effect.from ?? ON_FIELD) {
        const there = byZone.get(zone) ?? new Map<string, Effect[]>();
        byZone.set(zone, there);
        there.set(name, [...(there.get(name) ?? []), effect]);
      }
    }
  }
  return {
    places: PLACES.filter((zone) => byZone.has(zone)),
    in: (zone, name) => byZone.get(zone)?.get(name) ?? NONE,
  };
}

function sorted(env: RulesEnvironment): PrintedEffects {
  const byName = new Map([...env.cards.keys()].map((name) => [name, printedFor(env, name)]));
  const every = [...byName.values()];
  const continuous = new Map<About | undefined, Continuous>();
  return {
    of: (name) => byName.get(name) ?? printedFor(env, name),
    continuous(about) {
      const known = continuous.get(about);
      if (known !== undefined) return known;
      const made = continuousOf(byName, about);
      continuous.set(about, made);
      return made;
    },
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

/** The effects of a card in the printing that this ruleset reads (switch cardTexts). */
export const effectsOf = (env: RulesEnvironment, name: string): readonly Effect[] =>
  printedEffects(env).of(name).all;
