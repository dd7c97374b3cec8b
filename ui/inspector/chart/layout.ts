import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk-api';
import elkWorkerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartPlan } from '../../worker/protocol/index.ts';
import type { ChartPart } from './chartModel.ts';
import { boxSize, edgeText } from './chartWords.ts';

export interface PlacedNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface PlacedEdge {
  readonly id: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}
export interface PlacedPart {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, PlacedNode>;
  readonly edges: ReadonlyMap<string, PlacedEdge>;
}

const LETTER_WIDTH = 6.4;
const LINE_HEIGHT = 14;
/** The room of a box beside and above what is written in it. */
const NODE_ROOM = [28, 14] as const;

let elk: InstanceType<typeof ELK> | undefined;
const done = new Map<string, Promise<PlacedPart>>();

type Way = Readonly<Record<string, string>>;
const LONG: Way = { 'elk.direction': 'RIGHT' };
const DOWN: Way = { 'elk.direction': 'DOWN' };
const FOLDED: Way = {
  'elk.direction': 'RIGHT',
  'elk.aspectRatio': '3.2',
  'elk.layered.wrapping.strategy': 'MULTI_EDGE',
};
/** Width to height of the enlarged dock. */
const ROOM = 2;

/**
 * Lays a part of the chart out, in elk's own worker; each part once.
 * @param folded as it is largest in the enlarged dock, rather than in one line
 */
export function layOut(name: string, plan: ChartPlan, part: ChartPart, folded: boolean): Promise<PlacedPart> {
  const key = `${name}/${folded ? 'folded' : 'long'}`;
  const known = done.get(key);
  if (known !== undefined) return known;
  const placed = folded
    ? Promise.all([LONG, FOLDED, DOWN].map((way) => layOutAs(plan, part, way))).then(largestOf)
    : layOutAs(plan, part, LONG);
  done.set(key, placed);
  return placed;
}

/** The whole drawing that can be shown largest; folding may lose a transition, and then it is none. */
function largestOf(drawings: readonly PlacedPart[]): PlacedPart {
  const [long, ...others] = drawings;
  if (long === undefined) throw new Error('nothing was laid out');
  const size = ({ width, height }: PlacedPart) => Math.max(width, height * ROOM);
  const whole = (drawing: PlacedPart) => [...drawing.edges.values()].every((edge) => edge.points.length > 1);
  return others.filter(whole).reduce((best, each) => (size(each) < size(best) ? each : best), long);
}

function layOutAs(plan: ChartPlan, part: ChartPart, way: Way): Promise<PlacedPart> {
  elk ??= new ELK({ workerFactory: () => new Worker(elkWorkerAddress) });
  const graph: ElkNode = {
    id: 'part',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '24',
      'elk.spacing.nodeNode': '16',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeEdge': '12',
      'elk.spacing.edgeLabel': '3',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.feedbackEdges': 'true',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      ...way,
    },
    children: part.nodes.map((node) => {
      const { letters, lines } = boxSize(node, part.root.id);
      return {
        id: node.id,
        width: Math.max(64, letters * LETTER_WIDTH + NODE_ROOM[0]),
        height: lines * LINE_HEIGHT + NODE_ROOM[1],
      };
    }),
    edges: part.edges.map((edge) => {
      const lines = edgeText(plan, edge);
      return {
        id: edge.id,
        sources: [edge.source],
        targets: [edge.target],
        labels: [
          {
            id: `${edge.id}/label`,
            text: lines.join('\n'),
            width: Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH,
            height: lines.length * LINE_HEIGHT,
          },
        ],
      };
    }),
  };
  return elk.layout(graph).then(read);
}

function read(graph: ElkNode): PlacedPart {
  const nodes = new Map<string, PlacedNode>();
  for (const node of graph.children ?? [])
    nodes.set(node.id, {
      id: node.id,
      x: node.x ?? 0,
      y: node.y ?? 0,
      width: node.width ?? 0,
      height: node.height ?? 0,
    });
  const edges = new Map<string, PlacedEdge>();
  for (const edge of graph.edges ?? []) edges.set(edge.id, readEdge(edge));
  return { width: graph.width ?? 0, height: graph.height ?? 0, nodes, edges };
}

function readEdge(edge: ElkExtendedEdge): PlacedEdge {
  const points = (edge.sections ?? []).flatMap((section) => [
    section.startPoint,
    ...(section.bendPoints ?? []),
    section.endPoint,
  ]);
  const label = edge.labels?.[0];
  return {
    id: edge.id,
    points,
    label:
      label?.x === undefined || label.y === undefined
        ? null
        : { x: label.x, y: label.y, width: label.width ?? 0, height: label.height ?? 0 },
  };
}
