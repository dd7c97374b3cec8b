import { words } from '../../locales/index.ts';
import { Segmented } from '../../theme/Segmented.tsx';
import type { ChartNode, ChartPlan } from '../../worker/protocol/index.ts';
import { isInside, partOfState } from './chartModel.ts';
import { nameWords, stateText } from './chartWords.ts';

/** The innermost active state of a region. */
const leafOf = (region: ChartNode, active: readonly string[]): string =>
  active
    .filter((state) => isInside(state, region.id))
    .reduce((longest, state) => (state.length > longest.length ? state : longest), region.id);

/** The regions that run side by side, each with where it is; one click shows it. And how the chart is shown. */
export function ChartAside({
  plan,
  active,
  shown,
  list,
  onPick,
  onList,
}: {
  plan: ChartPlan;
  active: readonly string[];
  /** The part that is drawn. */
  shown: string;
  list: boolean;
  onPick: (part: string) => void;
  onList: (list: boolean) => void;
}) {
  const root = plan.nodes.find((node) => node.parent === null);
  const regions = plan.nodes.filter((node) => node.parent === root?.id);
  return (
    <div className="chart-aside">
      <ul aria-label={words.regions}>
        {regions.map((region) => {
          const leaf = leafOf(region, active);
          return (
            <li key={region.id}>
              <button
                type="button"
                className="chart-region"
                title={leaf}
                aria-pressed={!list && isInside(shown, region.id)}
                onClick={() => {
                  onList(false);
                  const part = partOfState(plan, leaf);
                  onPick(isInside(part, region.id) ? part : region.id);
                }}
              >
                <span>{nameWords(plan, region.id)}</span>
                <b>{leaf === region.id ? '' : stateText(plan, leaf)}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <Segmented
        label={words.chartShown}
        value={list ? 'list' : 'drawing'}
        options={[
          { value: 'drawing', label: words.asDrawing },
          { value: 'list', label: words.asList },
        ]}
        onChange={(value) => onList(value === 'list')}
      />
    </div>
  );
}
