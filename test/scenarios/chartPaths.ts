import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Entry } from '../../events/index.ts';
import { CHARTS, createStepper, type DuelChart } from '../../machines/charts/index.ts';

type Variant = keyof typeof CHARTS;
type Raised = { readonly type: 'window.closed' | 'window.agreed' };

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesBelow)];
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values()].flat() as AnyTransitionDefinition[];

/** `turn.main1.open: phase.proposed [proposes battle] -> turn.main1.toBattle`: one arrow of the chart in words. */
function nameOf(transition: AnyTransitionDefinition): string {
  const guard = transition.guard as string | { type: string; params?: Record<string, unknown> } | undefined;
  const words =
    guard === undefined
      ? ''
      : typeof guard === 'string'
        ? ` [${guard}]`
        : ` [${[guard.type, ...Object.values(guard.params ?? {})].join(' ')}]`;
  const targets = (transition.target ?? []).map((target) =>
    (target as AnyStateNode).id.replace(/^duel\./, ''),
  );
  const source = (transition.source as AnyStateNode).id.replace(/^duel\.?/, '');
  return `${source}: ${transition.eventType}${words} -> ${targets.join(' + ') || 'stays'}`;
}

/** Which states were active and which transitions were taken, by chart variant. */
export class ChartPaths {
  readonly #chart: DuelChart;
  readonly #stepper;
  readonly #states = new Set<string>();
  readonly #taken = new Set<AnyTransitionDefinition>();

  constructor(variant: Variant) {
    this.#chart = CHARTS[variant];
    this.#stepper = createStepper(this.#chart);
  }

  /** Follow a duel from its first entry to its last. */
  follow(entries: readonly Entry[]): void {
    let snapshot = this.#stepper.initial();
    const enter = (): void => {
      for (const state of this.#stepper.states(snapshot)) this.#states.add(state);
    };
    enter();
    for (const entry of entries) {
      const event = entry as Parameters<DuelChart['getTransitionData']>[1];
      for (const transition of this.#chart.getTransitionData(snapshot, event)) {
        this.#taken.add(transition as AnyTransitionDefinition);
        // What the window region raises moves the turn region, which the event itself does not.
        for (const action of transition.actions as unknown as readonly { event?: Raised }[]) {
          if (action.event === undefined) continue;
          for (const next of this.#chart.getTransitionData(snapshot, action.event as typeof event))
            this.#taken.add(next as AnyTransitionDefinition);
        }
      }
      snapshot = this.#stepper.step(snapshot, entry);
      enter();
    }
  }

  /** What there is and what of it was not reached. */
  report(): { states: number; transitions: number; missing: { states: string[]; transitions: string[] } } {
    const nodes = nodesBelow(this.#chart.root as AnyStateNode).filter((node) => node.id !== 'duel');
    const transitions = nodes.flatMap(transitionsOf);
    return {
      states: nodes.length,
      transitions: transitions.length,
      missing: {
        states: nodes.map((node) => node.id.replace(/^duel\./, '')).filter((id) => !this.#states.has(id)),
        transitions: transitions.filter((transition) => !this.#taken.has(transition)).map(nameOf),
      },
    };
  }
}
