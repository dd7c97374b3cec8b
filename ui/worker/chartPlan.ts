import { CHARTS, type StateMeta, stateWords } from '../../machines/index.ts';
import type { ChartEdge, ChartNode, ChartPlan } from './protocol/index.ts';

type Machine = (typeof CHARTS)['modern'];
type StateNode = Machine['root'];

const KINDS: ReadonlySet<string> = new Set(['atomic', 'compound', 'parallel', 'final', 'history']);
const short = (id: string): string => id.replace(/^duel\.?/, '');

/** A guard by its name, with what it was made with. */
export function guardName(guard: unknown): string | null {
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

/** What a state means: who is asked, what may be decided, what the rules must do. */
function meaningOf({ meta }: StateNode): Pick<ChartNode, 'asks' | 'may' | 'must'> {
  const { asks, may, must } = (meta ?? {}) as StateMeta;
  return { asks: asks ?? null, may: may ?? [], must: (must ?? []).map(({ run }) => run) };
}

/** What a transition goes by: its state, its event, its order there, and where it leads. */
export const edgeId = (source: string, event: string, order: number, target: string): string =>
  `${short(source)}/${event}/${order}/${short(target)}`;

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
  return { nodes, edges };
}
