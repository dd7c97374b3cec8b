import { type AnyActorRef, createActor } from 'xstate';
import type { Entry } from '../../events/index.ts';
import type { DuelChart } from './duel.ts';
import { verdictsOf } from './guards.ts';
import type { Must, StateMeta } from './meta.ts';

type Scope = Parameters<DuelChart['transition']>[2];
export type DuelSnapshot = ReturnType<DuelChart['transition']>;

/** What the active states of one region say together, innermost last. */
export interface RegionSpeech extends StateMeta {
  readonly region: 'prompt' | 'window' | 'turn';
  readonly state: string;
}

/**
 * The chart folded one event at a time, purely. `transition()` of XState builds a new actor at every call; one reused
 * scope makes the same step about three times cheaper. A configuration and what the guards say of an event decide the
 * next configuration, so a step that XState has taken once is remembered: equal configurations are one snapshot.
 */
export interface Stepper {
  /** What the root must do: all the time. */
  readonly standing: readonly Must[];
  initial(): DuelSnapshot;
  step(snapshot: DuelSnapshot, entry: Entry): DuelSnapshot;
  /** The regions in the order in which they speak. */
  regions(snapshot: DuelSnapshot): readonly RegionSpeech[];
  /** Ids of all active states without the machine's own name, `turn.battle.step.open`. */
  states(snapshot: DuelSnapshot): readonly string[];
}

const REGIONS = ['prompt', 'window', 'turn'] as const;

function speech(snapshot: DuelSnapshot): RegionSpeech[] {
  const meta = snapshot.getMeta() as Record<string, StateMeta | undefined>;
  const nodes = snapshot._nodes.map((node) => node.id).sort((a, b) => a.length - b.length);
  return REGIONS.map((region) => {
    const own = nodes.filter((id) => id.startsWith(`duel.${region}`));
    const merged: StateMeta = Object.assign({}, ...own.map((id) => meta[id]));
    return { ...merged, region, state: (own.at(-1) ?? `duel.${region}`).slice('duel.'.length) };
  });
}

/** A stepper for one chart; share it, it holds no duel. */
export function createStepper(chart: DuelChart): Stepper {
  const self = createActor(chart);
  const scope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    defer: () => undefined,
    logger: () => undefined,
    stopChild: (_child: AnyActorRef) => undefined,
    emit: () => undefined,
    actionExecutor: () => undefined,
  } as unknown as Scope;
  const start = chart.getInitialSnapshot(scope);
  const verdicts = verdictsOf(chart);
  const configurations = new Map<string, DuelSnapshot>([[configurationOf(start), start]]);
  const steps = new WeakMap<DuelSnapshot, Map<string, DuelSnapshot[]>>();
  const speeches = new WeakMap<DuelSnapshot, readonly RegionSpeech[]>();
  const active = new WeakMap<DuelSnapshot, readonly string[]>();

  const move = (snapshot: DuelSnapshot, entry: Entry): DuelSnapshot => {
    const next = chart.transition(snapshot, entry, scope) as DuelSnapshot;
    const key = configurationOf(next);
    const known = configurations.get(key);
    if (known !== undefined) return known;
    configurations.set(key, next);
    return next;
  };
  return {
    standing: (chart.root.meta as StateMeta | undefined)?.must ?? [],
    initial: () => start,
    step(snapshot, entry) {
      const said = verdicts(entry);
      if (said === undefined) return chart.transition(snapshot, entry, scope) as DuelSnapshot;
      const byType = remembered(steps, snapshot, () => new Map<string, DuelSnapshot[]>());
      let taken = byType.get(entry.type);
      if (taken === undefined) {
        taken = [];
        byType.set(entry.type, taken);
      }
      const known = taken[said];
      if (known !== undefined) return known;
      const next = move(snapshot, entry);
      taken[said] = next;
      return next;
    },
    regions: (snapshot) => remembered(speeches, snapshot, speech),
    states: (snapshot) =>
      remembered(active, snapshot, ({ _nodes }) =>
        _nodes.map((node) => node.id.replace(/^duel\.?/, '')).filter((id) => id !== ''),
      ),
  };
}

/** All there is to a snapshot of these charts: they have no context, no children and no remembered states. */
const configurationOf = (snapshot: DuelSnapshot): string =>
  `${snapshot.status} ${snapshot._nodes
    .map((node) => node.order)
    .sort((a, b) => a - b)
    .join()}`;

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: (key: K) => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  known.set(key, made);
  return made;
}
