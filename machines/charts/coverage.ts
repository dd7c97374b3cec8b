import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Entry } from '../../events/index.ts';
import type { DuelChart } from './duel.ts';
import type { ChartEvent } from './setup.ts';
import { createStepper, type DuelSnapshot } from './stepper.ts';

/** One transition of a chart: where in its configuration it stands, and in words. */
export interface ChartArrow {
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
function arrowsOf(chart: DuelChart): ReadonlyMap<AnyTransitionDefinition, ChartArrow> {
  const arrows = new Map<AnyTransitionDefinition, ChartArrow>();
  for (const node of nodesBelow(chart.root as AnyStateNode)) {
    for (const [event, transitions] of node.transitions) {
      for (const [at, transition] of (transitions as AnyTransitionDefinition[]).entries())
        arrows.set(transition, { path: node.path, event, at, words: wordsOf(transition) });
    }
  }
  return arrows;
}

/** A chart variant, and which of its states and arrows duels have reached. */
export class ChartCoverage {
  readonly #chart: DuelChart;
  readonly #stepper;
  readonly #arrows: ReadonlyMap<AnyTransitionDefinition, ChartArrow>;
  readonly #states = new Set<string>();
  readonly #taken = new Set<ChartArrow>();

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

  get arrows(): readonly ChartArrow[] {
    return [...this.#arrows.values()];
  }

  /** The arrows that this event takes from here. */
  arrowsFrom(snapshot: DuelSnapshot, event: ChartEvent): readonly ChartArrow[] {
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
   * @param look is told of each entry, by its place in the list, the states that are active after it and the arrows it
   *   took; where a duel begins is told with its first entry
   * @returns the arrows it took.
   */
  follow(
    entries: readonly Entry[],
    look?: (at: number, states: readonly string[], arrows: readonly ChartArrow[]) => void,
  ): ReadonlySet<ChartArrow> {
    const own = new Set<ChartArrow>();
    let snapshot = this.#stepper.initial();
    const atFirst = this.#stepper.states(snapshot);
    for (const state of atFirst) this.#states.add(state);
    for (const [at, entry] of entries.entries()) {
      const arrows = this.arrowsFrom(snapshot, entry as ChartEvent);
      for (const arrow of arrows) own.add(arrow);
      snapshot = this.#stepper.step(snapshot, entry);
      const states = this.#stepper.states(snapshot);
      for (const state of states) this.#states.add(state);
      look?.(at, at === 0 ? [...new Set([...atFirst, ...states])] : states, arrows);
    }
    for (const arrow of own) this.#taken.add(arrow);
    return own;
  }

  /** Which states were reached, in the order of the chart. */
  get reached(): readonly string[] {
    return this.states.filter((id) => this.#states.has(id));
  }

  /** Which arrows were taken, in the order of the chart. */
  get taken(): readonly ChartArrow[] {
    return this.arrows.filter((arrow) => this.#taken.has(arrow));
  }
}
