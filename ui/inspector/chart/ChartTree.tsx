import { usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { Tree, TreeItem } from '../../theme/Tree.tsx';
import type { ChartEdge, ChartNode, ChartPlan, GuardLooked } from '../../worker/protocol/index.ts';
import { transitionsFrom } from './chartModel.ts';
import { codeOf, nameWords, spaced, stateText, transitionText } from './chartWords.ts';

interface Lit {
  readonly plan: ChartPlan;
  readonly active: ReadonlySet<string>;
  readonly taken: readonly ChartEdge[];
  readonly guards: readonly GuardLooked[];
}

/** The whole chart as a tree: every region, state and transition, what is active, what was just entered and why, who is asked. */
export function ChartTree({
  plan,
  active,
  taken,
  guards,
}: {
  plan: ChartPlan;
  active: readonly string[];
  taken: readonly ChartEdge[];
  guards: readonly GuardLooked[];
}) {
  const lit: Lit = { plan, active: new Set(active), taken, guards };
  const root = plan.nodes.find((node) => node.parent === null);
  return (
    <Tree label={words.list} className="chart-tree">
      {root === undefined
        ? null
        : childrenOf(plan, root).map((node, at) => (
            <State key={node.id} node={node} lit={lit} first={at === 0} />
          ))}
    </Tree>
  );
}

const childrenOf = (plan: ChartPlan, parent: ChartNode): readonly ChartNode[] =>
  plan.nodes.filter((node) => node.parent === parent.id);

/** What a state means, in words: who is asked, what may be decided, what the rules must do. */
function meaning(plan: ChartPlan, { asks, may, must }: ChartNode): string {
  return [
    asks === null ? null : words.asksRole(asks),
    may.length === 0 ? null : `${words.may.toLowerCase()} ${may.map(words.commandWord).join(', ')}`,
    must.length === 0
      ? null
      : `${words.must.toLowerCase()} ${must.map((task) => nameWords(plan, task)).join(', ')}`,
  ]
    .filter((part) => part !== null)
    .join(words.partsApart);
}

function State({ node, lit, first = false }: { node: ChartNode; lit: Lit; first?: boolean }) {
  const children = childrenOf(lit.plan, node);
  const on = lit.active.has(node.id);
  const entered = lit.taken.find((edge) => edge.target === node.id);
  const leaving = transitionsFrom(lit.plan, node.id);
  const told = meaning(lit.plan, node);
  const language = usePage((state) => state.language);
  return (
    <TreeItem
      id={node.id}
      first={first}
      current={on}
      openAtFirst={on && children.length > 0}
      row={
        <>
          <span className="state-name">{spaced(node.key)}</span>
          {node.words === null ? null : <span className="state-words">{node.words[language]}</span>}
          {on ? <span className="state-on">{words.active}</span> : null}
          {entered === undefined ? null : (
            <span className="state-entered">
              {words.enteredFrom(
                stateText(lit.plan, entered.source),
                takenWhy(lit.plan, entered, lit.guards),
              )}
            </span>
          )}
          {told === '' ? null : <span className="what">{told}</span>}
        </>
      }
    >
      {children.length === 0 && leaving.length === 0
        ? undefined
        : () => (
            <>
              {leaving.map((edge) => (
                <Leaving key={edge.id} edge={edge} lit={lit} />
              ))}
              {children.map((child) => (
                <State key={child.id} node={child} lit={lit} />
              ))}
            </>
          )}
    </TreeItem>
  );
}

/** A transition that leads out of a state. */
function Leaving({ edge, lit: { plan, taken } }: { edge: ChartEdge; lit: Lit }) {
  return (
    <TreeItem
      id={edge.id}
      row={
        <>
          <span className="state-way">{transitionText(plan, edge)}</span>
          <code className="what">{codeOf(edge)}</code>
          {taken.includes(edge) ? <span className="state-entered">{words.justTaken}</span> : null}
        </>
      }
    />
  );
}

/** Why a transition was taken: its event, and its guard with what that read; guards before it that said no, too. */
export function takenWhy(plan: ChartPlan, edge: ChartEdge, guards: readonly GuardLooked[]): string {
  const own = guards.find((guard) => guard.edges.includes(edge.id));
  const others = guards.filter(
    (guard) => !guard.says && guard.edges.some((each) => each.startsWith(`${edge.source}/${edge.event}/`)),
  );
  const said = (guard: GuardLooked) =>
    words.guardSaid(
      nameWords(plan, guard.guard),
      guard.says,
      guard.reads.map(({ name, value }) => words.guardRead(nameWords(plan, name), JSON.stringify(value))),
    );
  return [nameWords(plan, edge.event), ...(own === undefined ? others.map(said) : [said(own)])].join(', ');
}
