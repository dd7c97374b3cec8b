import { CHARTS } from '../../machines/index.ts';
import type { ChartEdge, ChartNode, ChartPlan } from './protocol/index.ts';

type Machine = (typeof CHARTS)['modern'];
type StateNode = Machine['root'];

const KINDS: ReadonlySet<string> = new Set(['atomic', 'compound', 'parallel', 'final', 'history']);
const short = (id: string): string => id.replace(/^duel\.?/, '');

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string') {
    const params =
      'params' in guard && typeof guard.params === 'object' && guard.params !== null
        ? Object.values(guard.params)
        : [];
    return [guard.type, ...params.map(String)].join(' ');
  }
  return null;
}

/** The states and transitions of a chart as plain data, read from the machine's own definition. */
export function chartPlan(damageStep: keyof typeof CHARTS): ChartPlan {
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];
  const visit = (node: StateNode) => {
    nodes.push({
      id: short(node.id),
      key: node.key,
      parent: node.parent === undefined ? null : short(node.parent.id),
      kind: KINDS.has(node.type) ? (node.type as ChartNode['kind']) : 'atomic',
      initial: node.initial?.target[0] === undefined ? null : short(node.initial.target[0].id),
    });
    for (const transitions of node.transitions.values()) {
      transitions.forEach((transition, order) => {
        for (const target of transition.target ?? []) {
          edges.push({
            id: `${short(node.id)}/${transition.eventType}/${order}/${short(target.id)}`,
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
  return { nodes, edges };
}
