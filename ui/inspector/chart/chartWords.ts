import { words } from '../../locales/index.ts';
import type { ChartEdge, ChartNode, ChartPlan } from '../../worker/protocol/index.ts';
import { type DrawnEdge, type DrawnNode, fromAnywhere, passageOf } from './chartModel.ts';

/** Names of states and events are the chart's own; here they are only spaced into words. */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[.]/g, ' ')
    .toLowerCase();

/** What stands on a state: its own name, and for one outside the part also where it is. */
export function nodeText(node: ChartNode & { readonly outside: boolean }, root: string): string {
  if (node.id === root) return words.anyState;
  if (!node.outside) return spaced(node.key);
  return placeText(node.id, root);
}

/** What stands on a state's box while these states are active: its name, and which of the states inside it is meant. */
export function boxText(node: DrawnNode, root: string, active: readonly string[]): string {
  const inside = node.inner.find(({ id }) => active.includes(id));
  return inside === undefined ? nodeText(node, root) : `${nodeText(node, root)} › ${spaced(inside.key)}`;
}

/** The longest text that a box may have to hold. */
export const longestText = (node: DrawnNode, root: string): string =>
  [nodeText(node, root), ...node.inner.map(({ id }) => boxText(node, root, [id]))].reduce((longest, text) =>
    text.length > longest.length ? text : longest,
  );

/** A state as it is called from within another: its own name, and where it is as far as the two do not share it. */
function placeText(id: string, from: string): string {
  const shared = from.split('.');
  const own = id.split('.');
  let at = 0;
  while (at < own.length - 1 && own[at] === shared[at]) at += 1;
  return own.slice(at).map(spaced).join(' › ');
}

/** A transition in the words of the list: where it leads, on which event, under which condition. */
export function transitionText(plan: ChartPlan, edge: ChartEdge): string {
  const { event, guard, otherwise } = passageOf(plan, edge);
  const beside = fromAnywhere(edge, edge.source)
    ? edge.source
    : edge.source.split('.').slice(0, -1).join('.');
  const condition = guard === null ? null : spaced(guard);
  return words.leadsOut(placeText(edge.target, beside), spaced(event), condition, otherwise);
}

const MOST_LINES = 3;

/** What stands on a line: the guard where guards tell lines of one event apart, else the event; a few, then how many more. */
export function edgeText(edge: DrawnEdge): readonly string[] {
  const lines = [
    ...new Set(
      edge.labels.map((label) => (label.otherwise ? words.otherwise : spaced(label.guard ?? label.event))),
    ),
  ];
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), words.moreLines(lines.length - MOST_LINES + 1)];
}
