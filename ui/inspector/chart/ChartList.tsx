import { words } from '../../locales/index.ts';
import type { ChartEdge } from '../../worker/protocol.ts';
import type { ChartPart } from './chartModel.ts';
import { nodeText, spaced } from './chartWords.ts';

/** The same chart as a list: until it is laid out, and always for those who listen. */
export function ChartList({
  part,
  active,
  taken,
  visible,
}: {
  part: ChartPart;
  active: readonly string[];
  taken: readonly ChartEdge[];
  visible: boolean;
}) {
  const on = new Set(active);
  return (
    <ol className={visible ? 'chart-list' : 'sr'} aria-label={words.list}>
      {part.nodes
        .filter((node) => !node.outside)
        .map((node) => {
          const isOn = on.has(node.id);
          const step = taken.find((edge) => edge.target === node.id || edge.target.startsWith(`${node.id}.`));
          return (
            <li key={node.id} aria-current={isOn ? 'step' : undefined} className={isOn ? 'is-on' : ''}>
              {nodeText(node, part.root.id)}
              {isOn ? `, ${words.active}` : ''}
              {step === undefined ? '' : `, ${words.enteredBy(spaced(step.event))}`}
            </li>
          );
        })}
    </ol>
  );
}
