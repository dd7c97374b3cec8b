import {
  type Entry,
  headsOf,
  NO_REPLAY_CODES,
  pathTo,
  REFUSAL_CODES,
  REPLAY_CAUSES,
} from '../../events/index.ts';
import { CHARTS, ChartCoverage } from '../charts/index.ts';
import { createRules, type DuelHeader } from '../duel/index.ts';
import { RULE_IDS } from '../rulebook/index.ts';

/** Where something was met first: in which duel (a file, a scenario's branch …) and at which entry. */
export interface Place {
  readonly duel: string;
  readonly entry: number;
}

/** A rule, code, state or transition that a duel reached. */
export interface Reached {
  readonly id: string;
  /** In how many entries. */
  readonly times: number;
  readonly first: Place;
}

/** Everything of one kind: what was reached, the most frequent first, and what never was, in its own order. */
export interface Reachable {
  readonly all: number;
  readonly reached: readonly Reached[];
  readonly never: readonly string[];
}

/** What a number of duels reached, of all there is to reach. */
export interface CoverageReport {
  readonly duels: number;
  readonly entries: number;
  /** Rules that decided an entry, and causes that a check of an attack found, counted or not. */
  readonly rules: Reachable;
  /** Reasons for a replay and reasons why there is none (rules.md 4.7). */
  readonly reasons: Reachable;
  /** Codes of refused decisions. */
  readonly refusals: Reachable;
  /** The variants of the chart that the duels ran on; those of the other variant are not asked for. */
  readonly charts: readonly {
    readonly variant: string;
    readonly duels: number;
    readonly states: Reachable;
    readonly transitions: Reachable;
  }[];
}

/** Counts how often each thing was met, and where first. */
class Counter {
  readonly #met = new Map<string, { times: number; first: Place }>();

  meet(id: string, duel: string, entry: number): void {
    const met = this.#met.get(id);
    if (met === undefined) this.#met.set(id, { times: 1, first: { duel, entry } });
    else met.times++;
  }

  of(all: readonly string[]): Reachable {
    return {
      all: all.length,
      reached: [...this.#met]
        .filter(([id]) => all.includes(id))
        .map(([id, met]) => ({ id, ...met }))
        .sort((one, other) => other.times - one.times || all.indexOf(one.id) - all.indexOf(other.id)),
      never: all.filter((id) => !this.#met.has(id)),
    };
  }
}

/** The rules that an entry was decided by: its reason, the rule of a refusal, the causes that were found, counted or not. */
export function decidingRules({ because, ...entry }: Entry): readonly string[] {
  const own = because === undefined ? [] : [because.rule];
  if (entry.type === 'command.refused') return [...own, entry.payload.rule];
  if (entry.type !== 'attackReplay.checked') return own;
  const found = entry.payload.candidates.filter(
    ({ verdict, counted }) => verdict === 'yes' || counted === false,
  );
  return [...own, ...found.map(({ rule }) => rule)];
}

/** The reason that an entry gives, and every cause that a check found beside it. */
function reasonsOf(entry: Entry): ReadonlySet<string> {
  const own = entry.because === undefined ? [] : [entry.because.code];
  if (entry.type !== 'attackReplay.checked') return new Set(own);
  const found = entry.payload.candidates.filter(({ verdict }) => verdict === 'yes');
  return new Set([...own, ...found.map(({ code }) => code)]);
}

/** Counts what duels reach of the rulebook, the reasons and the charts. */
export interface Coverage {
  /**
   * Adds a duel with all its futures; an entry that several of them share counts once.
   * @param duel what it is called where it is the first to reach something
   */
  add(duel: string, header: DuelHeader, entries: readonly Entry[]): void;
  report(): CoverageReport;
}

/** Begins with nothing reached. */
export function createCoverage(): Coverage {
  const rules = new Counter();
  const reasons = new Counter();
  const refusals = new Counter();
  const charts = Object.entries(CHARTS).map(([variant, chart]) => ({
    variant,
    chart,
    duels: 0,
    follower: new ChartCoverage(chart),
    states: new Counter(),
    transitions: new Counter(),
  }));
  let duels = 0;
  let count = 0;

  const addEntry = (duel: string, entry: Entry): void => {
    count++;
    for (const rule of decidingRules(entry)) rules.meet(rule, duel, entry.index);
    if (entry.type === 'command.refused') refusals.meet(entry.payload.code, duel, entry.index);
    else for (const code of reasonsOf(entry)) reasons.meet(code, duel, entry.index);
  };

  return {
    add(duel, header, entries) {
      duels++;
      for (const entry of entries) addEntry(duel, entry);
      const { chart } = createRules({ ruleset: header.ruleset, cards: header.cards });
      const own = charts.find((one) => one.chart === chart);
      if (own === undefined) return;
      own.duels++;
      const seen = new Set<number>();
      for (const head of headsOf(entries)) {
        const path = pathTo(entries, head);
        own.follower.follow(path, (index, states, arrows) => {
          const entry = path[index]?.index ?? 0;
          if (seen.has(entry)) return;
          seen.add(entry);
          for (const state of states) own.states.meet(state, duel, entry);
          for (const { words } of arrows) own.transitions.meet(words, duel, entry);
        });
      }
    },
    report: () => ({
      duels,
      entries: count,
      rules: rules.of(RULE_IDS),
      reasons: reasons.of([...REPLAY_CAUSES, ...NO_REPLAY_CODES]),
      refusals: refusals.of(REFUSAL_CODES),
      charts: charts
        .filter((one) => one.duels > 0)
        .map(({ variant, duels: played, follower, states, transitions }) => ({
          variant,
          duels: played,
          states: states.of(follower.states),
          transitions: transitions.of(follower.arrows.map(({ words }) => words)),
        })),
    }),
  };
}
