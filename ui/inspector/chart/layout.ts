import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk-api';
import elkWorkerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartPart } from './chartModel.ts';
import { edgeText, nodeText } from './chartWords.ts';

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
const NODE_HEIGHT = 28;

let elk: InstanceType<typeof ELK> | undefined;
const done = new Map<string, Promise<PlacedPart>>();

/** Lays a part of the chart out, in elk's own worker; each part once. */
export function layOut(key: string, part: ChartPart): Promise<PlacedPart> {
  const known = done.get(key);
  if (known !== undefined) return known;
  elk ??= new ELK({ workerFactory: () => new Worker(elkWorkerAddress) });
  const graph: ElkNode = {
    id: 'part',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
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
    },
    children: part.nodes.map((node) => ({
      id: node.id,
      width: Math.max(64, nodeText(node, part.root.id).length * LETTER_WIDTH + 28),
      height: NODE_HEIGHT,
    })),
    edges: part.edges.map((edge) => {
      const lines = edgeText(edge);
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
  const placed = elk.layout(graph).then(read);
  done.set(key, placed);
  return placed;
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
