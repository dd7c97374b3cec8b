import { type AnyActorRef, createActor } from 'xstate';
import type { Entry } from '../../events/index.ts';
import type { DuelChart } from './duel.ts';
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
 * scope makes the same step about three times cheaper.
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
    const merged = own.reduce<StateMeta>((all, id) => ({ ...all, ...meta[id] }), {});
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
  const speeches = new Map<string, readonly RegionSpeech[]>();
  const start = chart.getInitialSnapshot(scope);
  return {
    standing: (chart.root.meta as StateMeta | undefined)?.must ?? [],
    initial: () => start,
    step: (snapshot, entry) => chart.transition(snapshot, entry, scope) as DuelSnapshot,
    regions(snapshot) {
      const key = snapshot._nodes.map((node) => node.order).join();
      const known = speeches.get(key);
      if (known !== undefined) return known;
      const made = speech(snapshot);
      speeches.set(key, made);
      return made;
    },
    states: (snapshot) =>
      snapshot._nodes.map((node) => node.id.replace(/^duel\.?/, '')).filter((id) => id !== ''),
  };
}
