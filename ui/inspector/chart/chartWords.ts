import { spoken, words } from '../../locales/index.ts';
import type { ChartEdge, ChartNode, ChartPlan } from '../../worker/protocol/index.ts';
import { type DrawnEdge, type DrawnNode, fromAnywhere, passageOf } from './chartModel.ts';

/** What an event, guard, task or region of the chart is in the reader's language; its name spaced where nothing is said of it. */
export const nameWords = ({ names }: ChartPlan, name: string): string =>
  names[name]?.[spoken()] ?? spaced(name);

/** What a state is called: by its name in the chart, which is English, or in the words of the language. */
export function stateText({ nodes }: ChartPlan, id: string): string {
  const node = nodes.find((each) => each.id === id);
  return words.drawnState(spaced(id.slice(id.lastIndexOf('.') + 1)), node?.words ?? null);
}

/** A state with all it lies in: `turn › Battle Phase › Battle Step`. */
export function pathText(plan: ChartPlan, id: string): string {
  const [region = '', ...rest] = id.split('.');
  const inside = rest.map((_, at) => stateText(plan, [region, ...rest.slice(0, at + 1)].join('.')));
  return [nameWords(plan, region), ...inside].join(' › ');
}

/** What a transition goes by in the chart and the log, for those who look for it there: `attack.declared [hasTriggers]`. */
export const codeOf = ({
  event,
  guard,
}: {
  readonly event: string;
  readonly guard: string | null;
}): string => (guard === null ? event : `${event} [${guard}]`);

/** The names of states are the chart's own; here they are only spaced into words. */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[.]/g, ' ')
    .toLowerCase();

/** What stands on a state: its own name, and for one outside the part also where it is. */
export function nodeText(node: ChartNode & { readonly outside: boolean }, root: string): string {
  if (node.id === root) return words.anyState;
  return words.drawnState(node.outside ? spacedPlace(node.id, root) : spaced(node.key), node.words);
}

/** What stands on a state's box while these states are active: its name, and which of the states inside it is meant. */
export function boxText(node: DrawnNode, root: string, active: readonly string[]): string {
  const inside = node.inner.find(({ id }) => active.includes(id));
  return inside === undefined
    ? nodeText(node, root)
    : `${nodeText(node, root)} › ${words.drawnState(spaced(inside.key), inside.words)}`;
}

/** A line of a box has no more letters than this, unless a single word has. */
const MOST_LETTERS = 26;

/** A text as it stands in a box, in as many lines as it needs. */
export function boxLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MOST_LETTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What a box may have to hold: the letters of its longest line, and how many lines. */
export function boxSize(node: DrawnNode, root: string): { readonly letters: number; readonly lines: number } {
  const texts = [nodeText(node, root), ...node.inner.map(({ id }) => boxText(node, root, [id]))].map(
    boxLines,
  );
  return {
    letters: Math.max(...texts.flat().map(({ length }) => length)),
    lines: Math.max(...texts.map(({ length }) => length)),
  };
}

/** How many of the states that two lie in are the same, from outside in; the first one's own is never among them. */
function sharedBy(own: readonly string[], other: readonly string[]): number {
  let at = 0;
  while (at < own.length - 1 && own[at] === other[at]) at += 1;
  return at;
}

/** A state as it is called from within another: its own name, and where it is as far as the two do not share it. */
function spacedPlace(id: string, from: string): string {
  const own = id.split('.');
  return own
    .slice(sharedBy(own, from.split('.')))
    .map(spaced)
    .join(' › ');
}

/** The same in the reader's language. */
function placeText(plan: ChartPlan, id: string, from: string): string {
  const own = id.split('.');
  const at = sharedBy(own, from.split('.'));
  const states = own.slice(at).map((_, inner) => own.slice(0, at + inner + 1).join('.'));
  return states
    .map((state) => (state.includes('.') ? stateText(plan, state) : nameWords(plan, state)))
    .join(' › ');
}

/** A transition in the words of the list: where it leads, on which event, under which condition. */
export function transitionText(plan: ChartPlan, edge: ChartEdge): string {
  const { event, guard, otherwise } = passageOf(plan, edge);
  const beside = fromAnywhere(edge, edge.source)
    ? edge.source
    : edge.source.split('.').slice(0, -1).join('.');
  const condition = guard === null ? null : nameWords(plan, guard);
  return words.leadsOut(placeText(plan, edge.target, beside), nameWords(plan, event), condition, otherwise);
}

const MOST_LINES = 3;

/** What stands on a line: the guard where guards tell lines of one event apart, else the event; a few, then how many more. */
export function edgeText(plan: ChartPlan, edge: DrawnEdge): readonly string[] {
  const lines = [
    ...new Set(
      edge.labels.map((label) =>
        label.otherwise ? words.otherwise : nameWords(plan, label.guard ?? label.event),
      ),
    ),
  ];
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), words.moreLines(lines.length - MOST_LINES + 1)];
}
