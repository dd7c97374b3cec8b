import type { ChartEdge, ChartNode, ChartPlan } from '../../worker/protocol/index.ts';

/**
 * One part of the chart as it is drawn: a compound state's children, and the states outside that they lead to. The state itself
 * stands among those for "any state" where a transition leaves it from anywhere.
 */
export interface ChartPart {
  readonly root: ChartNode;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
}

/** A state as a box; `inner` are the states in it that have no drawing of their own: the active one is told in the box. */
export interface DrawnNode extends ChartNode {
  readonly outside: boolean;
  readonly inner: readonly ChartNode[];
}

/** What lets a transition pass: its event, and a guard; `otherwise` where the guards of others come first. */
export interface Passage {
  readonly event: string;
  readonly guard: string | null;
  readonly otherwise: boolean;
}

/** What lets transitions of one line pass, and which of the chart's they are. */
export interface EdgeLabel extends Passage {
  readonly edges: readonly string[];
}

/** Transitions from one state to another, drawn as one line with one label for each event. */
export interface DrawnEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly labels: readonly EdgeLabel[];
}

export const isInside = (id: string, root: string): boolean =>
  root === '' || id === root || id.startsWith(`${root}.`);

/** What lets a transition of the chart pass. */
export const passageOf = (plan: ChartPlan, { source, event, guard }: ChartEdge): Passage => ({
  event,
  guard,
  otherwise:
    guard === null &&
    plan.edges.some((other) => other.source === source && other.event === event && other.guard !== null),
});

/** The transitions that leave a state itself, as the chart has them. */
export const transitionsFrom = (plan: ChartPlan, state: string): readonly ChartEdge[] =>
  plan.edges.filter(({ source }) => source === state);

/** Whether a box of a part stands for a state: the one for "any state" for the part's own state only. */
export const standsFor = (box: DrawnNode, state: string, root: string): boolean =>
  box.id === root ? state === root : isInside(state, box.id);

/** The child of `root` that an inner state belongs to. */
export function childUnder(id: string, root: string): string {
  if (root === '') return id.split('.')[0] ?? id;
  const rest = id.slice(root.length + 1).split('.')[0];
  return rest === undefined || rest === '' ? root : `${root}.${rest}`;
}

/** Compound states whose children lead to one another: the parts one may look at. */
export function partsOf(plan: ChartPlan): readonly ChartNode[] {
  return plan.nodes.filter(
    (node) =>
      node.kind === 'compound' &&
      plan.edges.some(
        (edge) =>
          edge.source !== node.id &&
          isInside(edge.source, node.id) &&
          isInside(edge.target, node.id) &&
          childUnder(edge.source, node.id) !== childUnder(edge.target, node.id),
      ),
  );
}

/** Whether a transition leaves a state as a whole, from wherever in it the duel is, for one of the states inside. */
export const fromAnywhere = (
  { source, target }: Pick<ChartEdge, 'source' | 'target'>,
  root: string,
): boolean => source === root && target !== root && isInside(target, root);

/** The part in which a transition happens: the innermost one with both of its ends; its own region's where there is none. */
export function partOfEdge(plan: ChartPlan, edge: Pick<ChartEdge, 'source' | 'target'>): string {
  const both = partsOf(plan).filter(
    (part) =>
      fromAnywhere(edge, part.id) ||
      (part.id !== edge.source && isInside(edge.source, part.id) && isInside(edge.target, part.id)),
  );
  return both.sort((a, b) => b.id.length - a.id.length)[0]?.id ?? partOfState(plan, edge.source);
}

/** The part to look at: the innermost one that holds the state that speaks. */
export function partOfState(plan: ChartPlan, state: string): string {
  const inside = partsOf(plan).filter((part) => part.id !== state && isInside(state, part.id));
  return inside.sort((a, b) => b.id.length - a.id.length)[0]?.id ?? 'turn';
}

/** Cuts one part out of the chart. Lines inside a child are left to that child's own drawing. */
export function chartPart(plan: ChartPlan, rootId: string): ChartPart | null {
  const root = plan.nodes.find((node) => node.id === rootId);
  if (root === undefined) return null;
  const byId = new Map(plan.nodes.map((node) => [node.id, node]));
  const children = plan.nodes.filter((node) => node.parent === rootId);
  const outside = new Map<string, ChartNode>();
  const grouped = new Map<
    string,
    { source: string; target: string; labels: (Passage & { edges: string[] })[] }
  >();
  for (const edge of plan.edges) {
    const anywhere = fromAnywhere(edge, rootId);
    if (!isInside(edge.source, rootId) || (edge.source === rootId && !anywhere)) continue;
    const source = anywhere ? rootId : childUnder(edge.source, rootId);
    if (anywhere) outside.set(rootId, root);
    const inside = isInside(edge.target, rootId) && edge.target !== rootId;
    const target = inside ? childUnder(edge.target, rootId) : edge.target;
    if (inside && source === target && edge.source !== edge.target) continue;
    if (!inside) {
      const node = byId.get(target);
      if (node !== undefined) outside.set(target, node);
    }
    const key = `${source}>${target}`;
    const line = grouped.get(key) ?? { source, target, labels: [] };
    const passage = passageOf(plan, edge);
    // Inner states of one child may leave it alike: one label stands for all of them.
    const known = line.labels.find(
      ({ event, guard, otherwise }) =>
        event === passage.event && guard === passage.guard && otherwise === passage.otherwise,
    );
    if (known === undefined) line.labels.push({ ...passage, edges: [edge.id] });
    else known.edges.push(edge.id);
    grouped.set(key, line);
  }
  const parts = partsOf(plan).map(({ id }) => id);
  const inner = ({ id, kind }: ChartNode) =>
    kind !== 'compound' || parts.includes(id) ? [] : plan.nodes.filter(({ parent }) => parent === id);
  return {
    root,
    nodes: [
      ...children.map((node) => ({ ...node, outside: false, inner: inner(node) })),
      ...[...outside.values()].map((node) => ({ ...node, outside: true, inner: [] })),
    ],
    edges: [...grouped].map(([id, line]) => ({ id, ...line })),
  };
}

/** Events that one region raises for another, never the log. */
const RAISED = 'window.';

/**
 * The transitions an entry took: out of a state that was active before, on the entry's own event or one raised by it, into one that is
 * active after. Where several guards lead to different states, only the one that was entered fits.
 */
export function takenEdges(
  plan: ChartPlan,
  event: string,
  before: readonly string[],
  after: readonly string[],
): readonly ChartEdge[] {
  const was = new Set(before);
  const is = new Set(after);
  const own = (edge: ChartEdge) => edge.event === event || edge.event.startsWith(RAISED);
  return plan.edges.filter(
    (edge) =>
      own(edge) &&
      was.has(edge.source) &&
      is.has(edge.target) &&
      (!was.has(edge.target) || edge.source === edge.target),
  );
}
