import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Entry } from '../../events/index.ts';
import { CHARTS, createStepper, type DuelChart, type DuelSnapshot } from '../../machines/charts/index.ts';
import { type ChartEvent, chartSetup } from '../../machines/charts/setup.ts';

export type Variant = keyof typeof CHARTS;
export const VARIANTS = ['modern', 'classic'] as const satisfies readonly Variant[];

/** One arrow of a chart: where in its configuration it stands, and in words. */
export interface Arrow {
  readonly path: readonly string[];
  readonly event: string;
  /** Which of the arrows for this event in this state. */
  readonly at: number;
  readonly words: string;
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];
const shortId = (node: AnyStateNode): string => node.id.replace(/^duel\.?/, '');

/** `turn.main1.open: phase.proposed [proposes battle] -> turn.main1.toBattle`. */
function wordsOf(transition: AnyTransitionDefinition): string {
  const guard = transition.guard as string | { type: string; params?: Record<string, unknown> } | undefined;
  const guarded =
    typeof guard === 'object' ? [guard.type, ...Object.values(guard.params ?? {})].join(' ') : guard;
  const targets = (transition.target ?? []).map((target) => shortId(target as AnyStateNode)).join(' + ');
  return `${shortId(transition.source as AnyStateNode)}: ${transition.eventType}${guarded === undefined ? '' : ` [${guarded}]`} -> ${targets}`;
}

/** Every arrow of a chart, by XState's own object for it. */
function arrowsOf(chart: DuelChart): ReadonlyMap<AnyTransitionDefinition, Arrow> {
  const arrows = new Map<AnyTransitionDefinition, Arrow>();
  for (const node of nodesBelow(chart.root as AnyStateNode)) {
    for (const [event, transitions] of node.transitions) {
      for (const [at, transition] of (transitions as AnyTransitionDefinition[]).entries())
        arrows.set(transition, { path: node.path, event, at, words: wordsOf(transition) });
    }
  }
  return arrows;
}

/** A chart variant, and which of its states and arrows duels have reached. */
export class ChartPaths {
  readonly #chart: DuelChart;
  readonly #stepper;
  readonly #arrows: ReadonlyMap<AnyTransitionDefinition, Arrow>;
  readonly #states = new Set<string>();
  readonly #taken = new Set<Arrow>();

  constructor(chart: DuelChart) {
    this.#chart = chart;
    this.#stepper = createStepper(this.#chart);
    this.#arrows = arrowsOf(this.#chart);
  }

  /** Ids of all states without the machine's own name. */
  get states(): readonly string[] {
    return nodesBelow(this.#chart.root as AnyStateNode)
      .map(shortId)
      .filter((id) => id !== '');
  }

  get arrows(): readonly Arrow[] {
    return [...this.#arrows.values()];
  }

  /** The arrows that this event takes from here. */
  arrowsFrom(snapshot: DuelSnapshot, event: ChartEvent): readonly Arrow[] {
    return this.#chart.getTransitionData(snapshot, event).flatMap((transition) => {
      const arrow = this.#arrows.get(transition as AnyTransitionDefinition);
      // What the window region raises moves the turn region, which the event itself does not.
      const raised = (transition.actions as unknown as readonly { event?: ChartEvent }[]).flatMap((action) =>
        action.event === undefined ? [] : this.arrowsFrom(snapshot, action.event),
      );
      return arrow === undefined ? raised : [arrow, ...raised];
    });
  }

  /**
   * Follow a duel from its first entry to its last.
   * @returns the arrows it took.
   */
  follow(entries: readonly Entry[]): ReadonlySet<Arrow> {
    const own = new Set<Arrow>();
    let snapshot = this.#stepper.initial();
    for (const state of this.#stepper.states(snapshot)) this.#states.add(state);
    for (const entry of entries) {
      for (const arrow of this.arrowsFrom(snapshot, entry as ChartEvent)) own.add(arrow);
      snapshot = this.#stepper.step(snapshot, entry);
      for (const state of this.#stepper.states(snapshot)) this.#states.add(state);
    }
    for (const arrow of own) this.#taken.add(arrow);
    return own;
  }

  /** What there is, and what of it was not reached. */
  report() {
    const { states } = this;
    return {
      states: states.length,
      arrows: this.arrows.length,
      missing: {
        states: states.filter((id) => !this.#states.has(id)),
        arrows: this.arrows.filter((arrow) => !this.#taken.has(arrow)).map(({ words }) => words),
      },
    };
  }
}

type Json = { [key: string]: unknown };

const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy in which functions and actions stay the same. */
const copy = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copy)
    : isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
      : value;

/** The same chart with one arrow taken out. */
export function chartWithout(variant: Variant, arrow: Arrow): DuelChart {
  const config = copy(CHARTS[variant].config) as Json;
  let state = config;
  for (const name of arrow.path) state = (state['states'] as Json)[name] as Json;
  const on = state['on'] as Json;
  const arrows = [on[arrow.event]].flat();
  if (arrow.at >= arrows.length) throw new Error(`no arrow ${arrow.at} for ${arrow.words}`);
  arrows.splice(arrow.at, 1);
  if (arrows.length === 0) delete on[arrow.event];
  else on[arrow.event] = arrows;
  return chartSetup.createMachine(
    config as Parameters<typeof chartSetup.createMachine>[0],
  ) as unknown as DuelChart;
}
