import { words } from '../../locales/index.ts';
import type { ChartNode } from '../../worker/protocol/index.ts';
import type { DrawnEdge } from './chartModel.ts';

/** Names of states and events are the chart's own; here they are only spaced into words. */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[.]/g, ' ')
    .toLowerCase();

/** What stands on a state: its own name, and for one outside the part also where it is. */
export function nodeText(node: ChartNode & { readonly outside: boolean }, root: string): string {
  if (!node.outside) return spaced(node.key);
  const shared = root.split('.');
  const own = node.id.split('.');
  let at = 0;
  while (at < own.length - 1 && own[at] === shared[at]) at += 1;
  return own.slice(at).map(spaced).join(' › ');
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
