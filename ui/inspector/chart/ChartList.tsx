import { words } from '../../locales/index.ts';
import type { ChartEdge, ChartNode, ChartPlan } from '../../worker/protocol/index.ts';
import { type ChartPart, fromAnywhere, transitionsFrom } from './chartModel.ts';
import { nameWords, stateText, transitionText } from './chartWords.ts';

interface Lit {
  readonly plan: ChartPlan;
  readonly active: ReadonlySet<string>;
  readonly taken: readonly ChartEdge[];
}

/** The same chart as a nested list: all states and transitions, until it is laid out, and always for those who listen. */
export function ChartList({
  plan,
  part,
  active,
  taken,
  visible,
}: {
  plan: ChartPlan;
  part: ChartPart;
  active: readonly string[];
  taken: readonly ChartEdge[];
  visible: boolean;
}) {
  const lit: Lit = { plan, active: new Set(active), taken };
  return (
    <div className={visible ? 'chart-list' : 'sr'} tabIndex={visible ? 0 : undefined}>
      <Anywhere root={part.root} lit={lit} />
      <States parent={part.root} lit={lit} label={words.list} />
    </div>
  );
}

function States({ parent, lit, label }: { parent: ChartNode; lit: Lit; label?: string }) {
  const children = lit.plan.nodes.filter((node) => node.parent === parent.id);
  if (children.length === 0) return null;
  return (
    <ol aria-label={label}>
      {children.map((node) => (
        <State key={node.id} node={node} lit={lit} />
      ))}
    </ol>
  );
}

function State({ node, lit }: { node: ChartNode; lit: Lit }) {
  const on = lit.active.has(node.id);
  const entered = lit.taken.find((edge) => edge.target === node.id);
  return (
    <li data-state={node.id} aria-current={on ? 'step' : undefined} className={on ? 'is-on' : ''}>
      {stateText(lit.plan, node.id)}
      {on ? `, ${words.active}` : ''}
      {entered === undefined ? '' : `, ${words.enteredBy(nameWords(lit.plan, entered.event))}`}
      <Transitions leaving={transitionsFrom(lit.plan, node.id)} lit={lit} />
      <States parent={node} lit={lit} />
    </li>
  );
}

/** The transitions that lead on from any state of the part. */
function Anywhere({ root, lit }: { root: ChartNode; lit: Lit }) {
  const leaving = transitionsFrom(lit.plan, root.id).filter((edge) => fromAnywhere(edge, root.id));
  if (leaving.length === 0) return null;
  return (
    <div>
      {words.anyState}
      <Transitions leaving={leaving} lit={lit} />
    </div>
  );
}

function Transitions({ leaving, lit: { plan, taken } }: { leaving: readonly ChartEdge[]; lit: Lit }) {
  if (leaving.length === 0) return null;
  return (
    <ul>
      {leaving.map((edge) => (
        <li key={edge.id} data-transition={edge.id}>
          {transitionText(plan, edge)}
          {taken.includes(edge) ? `, ${words.justTaken}` : ''}
        </li>
      ))}
    </ul>
  );
}
