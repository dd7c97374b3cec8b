import type { AnyStateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { EventType } from '../../events/index.ts';
import {
  type ChartArrow,
  ChartCoverage,
  createStepper,
  type DuelChart,
  type DuelSnapshot,
} from '../../machines/charts/index.ts';
import type { ChartEvent } from '../../machines/charts/setup.ts';
import { OWN } from './authority.ts';

/** Payloads that make one guard say yes; guards read nothing else. */
const SAYS_YES: Readonly<Record<string, object>> = {
  hasTriggers: { triggers: [{}] },
  hasOffers: { offers: 1 },
  hasForced: { forced: [{}] },
  hasLinks: { links: 1 },
  replayIsChosen: { then: 'choose' },
  attackGoesOn: { then: 'goOn' },
  startsOver: { how: 'startedOver' },
  respondsAgain: { responsesAgain: true },
  elsewhere: { window: false },
};

const named = (guard: unknown): { readonly type: string; readonly params?: object } | undefined =>
  typeof guard === 'string' ? { type: guard } : (guard as { type: string; params?: object } | undefined);

/** What an event must say for this guard to let it through. */
function payloadFor(guard: unknown): object {
  const one = named(guard);
  if (one === undefined) return {};
  const { params, type } = one;
  if (type === 'startsAt') return { at: (params as { place: string }).place };
  if (type === 'proposes') return { to: (params as { phase: string }).phase };
  const payload = SAYS_YES[type];
  if (payload === undefined) throw new Error(`nothing is known that makes ${type} say yes`);
  return payload;
}

/** Every event a chart knows, once for each guard that may be asked about it and once for none. */
function eventsOf(chart: DuelChart): ReadonlyMap<string, readonly ChartEvent[]> {
  const payloads = new Map<string, Map<string, object>>();
  const look = (node: AnyStateNode): void => {
    for (const [type, transitions] of node.transitions) {
      const known = payloads.get(type) ?? new Map<string, object>([['{}', {}]]);
      payloads.set(type, known);
      for (const { guard } of transitions as { guard?: unknown }[]) {
        const payload = payloadFor(guard);
        known.set(JSON.stringify(payload), payload);
      }
    }
    for (const child of Object.values(node.states)) look(child);
  };
  look(chart.root as AnyStateNode);
  return new Map(
    [...payloads].map(([type, all]) => [
      type,
      [...all.values()].map((payload) => ({ type, payload }) as unknown as ChartEvent),
    ]),
  );
}

/** Shortest ways through a chart: how many events to each state and each transition, and by which. */
export interface ChartWays {
  readonly states: ReadonlyMap<string, readonly string[]>;
  readonly arrows: ReadonlyMap<ChartArrow, readonly string[]>;
  /** Configurations that were looked at. */
  readonly configurations: number;
  readonly unreached: { readonly states: readonly string[]; readonly arrows: readonly string[] };
}

const said = ({ type, ...more }: { readonly type: string }): string => {
  const payload = JSON.stringify((more as { payload?: object }).payload ?? {});
  return payload === '{}' ? type : `${type} ${payload}`;
};

/**
 * The shortest ways from the start of a duel to every state and transition of a chart, by `xstate/graph`. An event is
 * tried only where the chart itself lets it come about: the region that speaks lists its command in `may`, or a `must`
 * that may append it.
 */
export function chartWays(chart: DuelChart): ChartWays {
  const stepper = createStepper(chart);
  const paths = new ChartCoverage(chart);
  const events = eventsOf(chart);
  const standing = stepper.standing.flatMap(({ appends }) => appends);
  const allowed = (snapshot: DuelSnapshot): readonly ChartEvent[] => {
    const speaking = stepper
      .regions(snapshot)
      .find(({ asks, must }) => must !== undefined || asks !== undefined);
    const types: readonly EventType[] =
      speaking === undefined
        ? ['duel.started']
        : speaking.must !== undefined
          ? [...speaking.must.flatMap(({ appends }) => appends), ...standing]
          : [
              ...(speaking.may ?? []).flatMap((command) => [...OWN[command].is, ...OWN[command].pays]),
              ...standing,
            ];
    const over = stepper.states(snapshot).includes('turn.over');
    return over ? [] : [...new Set(types)].flatMap((type) => events.get(type) ?? []);
  };
  const states = new Map<string, readonly string[]>();
  const arrows = new Map<ChartArrow, readonly string[]>();
  const keep = <K>(ways: Map<K, readonly string[]>, key: K, way: readonly string[]): void => {
    if ((ways.get(key)?.length ?? Number.POSITIVE_INFINITY) > way.length) ways.set(key, way);
  };
  const found = getShortestPaths(chart, {
    serializeState: (snapshot) => JSON.stringify(snapshot.value),
    events: allowed as never,
  });
  for (const { state, steps } of found) {
    const snapshot = state as DuelSnapshot;
    const way = steps.slice(1).map(({ event }) => said(event));
    for (const id of stepper.states(snapshot)) keep(states, id, way);
    for (const event of allowed(snapshot))
      for (const arrow of paths.arrowsFrom(snapshot, event)) keep(arrows, arrow, [...way, said(event)]);
  }
  return {
    states,
    arrows,
    configurations: found.length,
    unreached: {
      states: paths.states.filter((id) => !states.has(id)),
      arrows: paths.arrows.filter((arrow) => !arrows.has(arrow)).map(({ words }) => words),
    },
  };
}
