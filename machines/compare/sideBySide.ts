import type { Command, Entry, Player } from '../../events/index.ts';
import { ANNOTATIONS } from '../../events/index.ts';
import {
  createRules,
  type DuelHeader,
  type DuelState,
  type Offer,
  type Rules,
  rulesetHash,
} from '../duel/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { firstDifference, type PathDifference } from './paths.ts';

/** A duel whose decisions are carried over: its header and one future of it, from the first entry on. */
export interface Course {
  readonly header: DuelHeader;
  readonly path: readonly Entry[];
}

/** One of two duels that were played by the same decisions under two rulesets, up to where they differ. */
export interface Side {
  readonly header: DuelHeader;
  /** What came of the decisions under this ruleset, numbered from 0. */
  readonly path: readonly Entry[];
}

/** What may be done on one side alone by the player who is asked, and why not on the other one, where that is known. */
export interface OfferDifference {
  readonly player: Player;
  readonly offer: Offer;
  /** The side on which it is possible. */
  readonly possible: 'one' | 'other';
  /** The same thing on the other side, with its reason; null where it is not even thought of there. */
  readonly refused: Offer | null;
}

/**
 * Where two rulesets first come to something else: an entry that differs (`outcome`), a decision that only one of them
 * allows (`decision`), or something that a player who is asked may do under one of them only (`options`).
 */
export interface RulesetDifference extends PathDifference {
  readonly kind: 'outcome' | 'decision' | 'options';
  /** The decision that brought it, or that was to come; null for the setup, and where none was to come. */
  readonly decision: Entry | null;
  readonly offers: readonly OfferDifference[];
}

export interface SideBySide {
  readonly one: Side;
  readonly other: Side;
  readonly difference: RulesetDifference | null;
  /** How many decisions both sides have taken alike. */
  readonly decisions: number;
  /** A decision of the course that neither side allows, where the two can be followed no further. */
  readonly stopped: Entry | null;
}

/** A duel that is decided again under a ruleset, command by command. */
export class Playing {
  readonly rules: Rules;
  readonly header: DuelHeader;
  readonly path: Entry[];
  state: DuelState;

  constructor(course: Course, ruleset: Ruleset) {
    const { header } = course;
    this.header =
      ruleset === header.ruleset ? header : { ...header, ruleset, rulesetHash: rulesetHash(ruleset) };
    this.rules = createRules({ ruleset, cards: header.cards });
    const begun = this.rules.begin(header.setup);
    this.state = begun.state;
    this.path = [...begun.entries];
  }

  /** @returns whether it is legal here; a refused decision leaves its entry all the same. */
  take(command: Command, at: number): boolean {
    const { entries, state, rejection } = this.rules.submit(this.state, command, at, this.path.length);
    this.path.push(...entries);
    this.state = state;
    return rejection === undefined;
  }

  /** Takes a command only where it is legal here; one that is not leaves no entry. */
  takeIfLegal(command: Command, at: number): boolean {
    const { entries, state, rejection } = this.rules.submit(this.state, command, at, this.path.length);
    if (rejection !== undefined) return false;
    this.path.push(...entries);
    this.state = state;
    return true;
  }

  /** Everything that the player who is asked may do now. */
  offers(): readonly Offer[] {
    const { asks } = this.rules.speaker(this.state);
    return asks === null ? [] : this.rules.offers(this.state, asks);
  }

  side(): Side {
    return { header: this.header, path: this.path };
  }
}

const sameThing = (one: Offer, other: Offer): boolean =>
  one.type === other.type &&
  one.card === other.card &&
  one.effect === other.effect &&
  one.to === other.to &&
  one.target === other.target;

function offerDifferences(one: Playing, other: Playing): readonly OfferDifference[] {
  const [here, there] = [one.offers(), other.offers()];
  const only = (from: readonly Offer[], to: readonly Offer[], possible: 'one' | 'other'): OfferDifference[] =>
    from
      .filter((offer) => offer.legal)
      .flatMap((offer) => {
        const same = to.find((each) => sameThing(each, offer));
        if (same?.legal === true) return [];
        return [{ player: offer.player, offer, possible, refused: same ?? null }];
      });
  return [...only(here, there, 'one'), ...only(there, here, 'other')];
}

/** Whether an entry stands for something that a player decided, or tried to. */
export const isDecision = ({ type, command }: Entry): boolean =>
  command !== undefined && (type === 'command.refused' || !ANNOTATIONS.has(type));

/**
 * Play the decisions of a duel under two rulesets side by side, up to where these first come to something else.
 * @param until the position behind which nothing is looked for any more
 */
export function playSideBySide(
  course: Course,
  rulesets: readonly [Ruleset, Ruleset],
  until = Number.POSITIVE_INFINITY,
): SideBySide {
  const one = new Playing(course, rulesets[0]);
  const other = new Playing(course, rulesets[1]);
  let decisions = 0;
  const end = (difference: RulesetDifference | null, stopped: Entry | null = null): SideBySide => ({
    one: one.side(),
    other: other.side(),
    difference,
    decisions,
    stopped,
  });
  const entryDifferent = (from: number, decision: Entry | null): RulesetDifference | null => {
    const found = firstDifference(one.path, other.path, 'outcome', from);
    if (found === null) return null;
    const refused = (found.one?.type === 'command.refused') !== (found.other?.type === 'command.refused');
    return { ...found, kind: refused ? 'decision' : 'outcome', decision, offers: [] };
  };
  const offersDifferent = (decision: Entry | null): RulesetDifference | null => {
    const offers = offerDifferences(one, other);
    const position = one.path.length;
    const after = { one: one.path[position - 1] ?? null, other: other.path[position - 1] ?? null };
    return offers.length === 0 ? null : { kind: 'options', position, ...after, fields: [], decision, offers };
  };
  const begun = entryDifferent(0, null);
  if (begun !== null) return end(begun);
  for (const source of course.path) {
    const { command } = source;
    if (command === undefined || !isDecision(source)) continue;
    const position = one.path.length;
    if (position > until) return end(null);
    const offered = offersDifferent(source);
    if (offered !== null) return end(offered);
    const taken = one.take(command, source.at);
    const takenToo = other.take(command, source.at);
    const found = entryDifferent(position, source);
    if (found !== null) return end(found);
    if (!taken && !takenToo && source.type !== 'command.refused') return end(null, source);
    decisions += 1;
  }
  return end(one.path.length > until ? null : offersDifferent(null));
}
