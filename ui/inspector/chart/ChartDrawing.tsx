import '@xyflow/react/dist/base.css';
import {
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import type { ChartEdge, ChartPlan } from '../../worker/protocol/index.ts';
import { ChartComes } from './ChartComes.tsx';
import { ChartList } from './ChartList.tsx';
import { type ChartPart, type DrawnEdge, isInside, standsFor } from './chartModel.ts';
import { boxLines, boxText, codeOf, edgeText } from './chartWords.ts';
import { layOut, type PlacedPart } from './layout.ts';
import { roundedPath } from './roundedPath.ts';

type StateData = { lines: readonly string[]; look: string };
type LineData = {
  points: readonly { x: number; y: number }[];
  label: { x: number; y: number; width: number; height: number } | null;
  lines: readonly string[];
  /** What it goes by in the chart and the log. */
  codes: string;
  took: string | null;
};

const nodeTypes = { state: StateView };
const edgeTypes = { line: LineView };

/** A part of the chart as a drawing; the list stands in until it is laid out. */
export default function ChartDrawing({
  plan,
  variant,
  part,
  active,
  before,
  taken,
  entry,
}: {
  plan: ChartPlan;
  variant: string;
  part: ChartPart;
  active: readonly string[];
  before: readonly string[];
  taken: readonly ChartEdge[];
  entry: number;
}) {
  const [placed, setPlaced] = useState<PlacedPart | null>(null);
  const [failed, setFailed] = useState(false);
  const tall = usePage((state) => state.tallDock);
  const language = usePage((state) => state.language);
  useEffect(() => {
    let current = true;
    layOut(`${language}/${variant}/${part.root.id}`, plan, part, tall)
      .then((done) => current && setPlaced(done))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [language, variant, plan, part, tall]);
  const nodes = useMemo(
    () => (placed === null ? [] : nodesOf(part, placed, active, before, taken)),
    [part, placed, active, before, taken],
  );
  const edges = useMemo(
    () => (placed === null ? [] : edgesOf(plan, part, placed, taken, entry)),
    [plan, part, placed, taken, entry],
  );
  const focus = useMemo(() => focusOf(part, active, taken), [part, active, taken]);
  const list = <ChartList plan={plan} part={part} active={active} taken={taken} visible={failed} />;
  if (failed) return list;
  if (placed === null)
    return (
      <>
        <ChartComes />
        {list}
      </>
    );
  return (
    <>
      <div className="chart-drawing" aria-hidden="true">
        <ReactFlowProvider>
          <ReactFlow
            nodes={nodes}
            edges={edges}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            minZoom={0.1}
            maxZoom={2}
            nodesDraggable={false}
            nodesConnectable={false}
            elementsSelectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            disableKeyboardA11y
            zoomOnScroll={false}
            preventScrolling={false}
            proOptions={{ hideAttribution: true }}
          >
            <Follow focus={focus} size={placed} all={tall} />
          </ReactFlow>
        </ReactFlowProvider>
      </div>
      {list}
    </>
  );
}

const READABLE = 0.8;

/** The states to keep in sight, the most wanted one last: where the transition came from and went to, else the active ones. */
function focusOf(part: ChartPart, active: readonly string[], taken: readonly ChartEdge[]): readonly string[] {
  const under = (id: string) =>
    part.nodes.filter((node) => standsFor(node, id, part.root.id)).map((node) => node.id);
  const ends = [
    ...taken.flatMap((edge) => under(edge.source)),
    ...taken.flatMap((edge) => under(edge.target)),
  ];
  const on = part.nodes.filter((node) => !node.outside && active.some((state) => isInside(state, node.id)));
  return ends.length > 0 ? ends : on.map((node) => node.id);
}

interface Extent {
  readonly middle: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

function extentOf(ids: readonly string[], size: PlacedPart): Extent | null {
  const nodes = ids.flatMap((id) => size.nodes.get(id) ?? []);
  if (nodes.length === 0) return null;
  const left = Math.min(...nodes.map((node) => node.x));
  const right = Math.max(...nodes.map((node) => node.x + node.width));
  const top = Math.min(...nodes.map((node) => node.y));
  const bottom = Math.max(...nodes.map((node) => node.y + node.height));
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: right - left + 60,
    height: bottom - top + 30,
  };
}

/** Shows the whole part where it is enlarged or can be read at that size, else what matters now at a readable size. */
function Follow({ focus, size, all }: { focus: readonly string[]; size: PlacedPart; all: boolean }) {
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  useEffect(() => {
    if (width === 0 || height === 0) return;
    const whole = Math.min(width / (size.width + 16), height / (size.height + 16));
    const wanted = extentOf(focus, size);
    if (all || whole >= READABLE || wanted === null) {
      // Not by its states alone: transitions lead round them.
      void flow.setCenter(size.width / 2, size.height / 2, { zoom: Math.min(1.1, whole) });
      return;
    }
    const fits = Math.min(1, width / wanted.width, height / wanted.height);
    // Ends too far apart to be read together: the state that was entered is the one to see.
    const shown = fits >= READABLE ? wanted : (extentOf(focus.slice(-1), size) ?? wanted);
    void flow.setCenter(shown.middle.x, shown.middle.y, { zoom: Math.max(READABLE, fits) });
  }, [flow, focus, size, all, width, height]);
  return null;
}

function nodesOf(
  part: ChartPart,
  placed: PlacedPart,
  active: readonly string[],
  before: readonly string[],
  taken: readonly ChartEdge[],
): Node<StateData>[] {
  return part.nodes.flatMap((node) => {
    const at = placed.nodes.get(node.id);
    if (at === undefined) return [];
    const root = part.root.id;
    const on = node.outside
      ? node.id !== root && active.includes(node.id)
      : active.some((state) => isInside(state, node.id));
    const left =
      taken.some((edge) => standsFor(node, edge.source, root)) &&
      before.some((state) => standsFor(node, state, root));
    const look = `${node.outside ? 'is-outside' : ''}${on ? ' is-on' : left ? ' is-was' : ''}`;
    return [
      {
        id: node.id,
        type: 'state' as const,
        position: { x: at.x, y: at.y },
        width: at.width,
        height: at.height,
        data: { lines: boxLines(boxText(node, part.root.id, active)), look },
      },
    ];
  });
}

function edgesOf(
  plan: ChartPlan,
  part: ChartPart,
  placed: PlacedPart,
  taken: readonly ChartEdge[],
  entry: number,
): Edge<LineData>[] {
  const takenIds = new Set(taken.map(({ id }) => id));
  return part.edges.flatMap((edge: DrawnEdge) => {
    const at = placed.edges.get(edge.id);
    if (at === undefined) return [];
    const took = edge.labels.find((label) => label.edges.some((id) => takenIds.has(id)));
    return [
      {
        id: edge.id,
        type: 'line' as const,
        source: edge.source,
        target: edge.target,
        zIndex: took === undefined ? 0 : 2,
        data: {
          points: at.points,
          label: at.label,
          lines: edgeText(plan, edge),
          codes: edge.labels.map(codeOf).join(', '),
          took: took === undefined ? null : words.entryRead(entry),
        },
      },
    ];
  });
}

function StateView({ data }: NodeProps<Node<StateData>>) {
  return (
    <div className={`st ${data.look}`}>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <span>
        {data.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  );
}

function LineView({ id, data }: EdgeProps<Edge<LineData>>) {
  if (data === undefined) return null;
  const end = data.points[data.points.length - 1];
  const last = data.points[data.points.length - 2];
  const took = data.took !== null;
  const angle =
    end === undefined || last === undefined
      ? 0
      : (Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI;
  return (
    <>
      <BaseEdge id={id} path={roundedPath(data.points)} className={`ed${took ? ' is-taken' : ''}`} />
      {end === undefined ? null : (
        <path
          d={took ? 'M0 0l-11-6v12Z' : 'M0 0l-7-4v8Z'}
          transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
          className={`hd${took ? ' is-taken' : ''}`}
        />
      )}
      {data.label === null ? null : (
        <EdgeLabelRenderer>
          <div
            className={`ed-label${took ? ' is-taken' : ''}`}
            title={data.codes}
            style={{
              transform: `translate(${data.label.x}px, ${data.label.y}px)`,
              width: data.label.width,
              height: data.label.height,
            }}
          >
            {data.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
