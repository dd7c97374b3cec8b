import { CHARTS, PASSAGE_WORDS, type StateMeta, stateWords } from '../../machines/index.ts';
import { edgeId, guardName, shortId as short } from './chartIds.ts';
import type { ChartEdge, ChartNode, ChartPlan } from './protocol/index.ts';

type Machine = (typeof CHARTS)['modern'];
type StateNode = Machine['root'];

const KINDS: ReadonlySet<string> = new Set(['atomic', 'compound', 'parallel', 'final', 'history']);

/** What a state means: who is asked, what may be decided, what the rules must do. */
function meaningOf({ meta }: StateNode): Pick<ChartNode, 'asks' | 'may' | 'must'> {
  const { asks, may, must } = (meta ?? {}) as StateMeta;
  return { asks: asks ?? null, may: may ?? [], must: (must ?? []).map(({ run }) => run) };
}

/** The states and transitions of a chart as plain data, read from the machine's own definition. */
export function chartPlan(damageStep: keyof typeof CHARTS): ChartPlan {
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];
  const visit = (node: StateNode) => {
    nodes.push({
      id: short(node.id),
      key: node.key,
      words: stateWords(short(node.id)) ?? null,
      parent: node.parent === undefined ? null : short(node.parent.id),
      kind: KINDS.has(node.type) ? (node.type as ChartNode['kind']) : 'atomic',
      ...meaningOf(node),
      initial: node.initial?.target[0] === undefined ? null : short(node.initial.target[0].id),
    });
    for (const transitions of node.transitions.values()) {
      transitions.forEach((transition, order) => {
        for (const target of transition.target ?? []) {
          edges.push({
            id: edgeId(node.id, transition.eventType, order, target.id),
            source: short(node.id),
            target: short(target.id),
            event: transition.eventType,
            guard: guardName(transition.guard),
          });
        }
      });
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(CHARTS[damageStep].root);
  return { nodes, edges, names: PASSAGE_WORDS };
}
