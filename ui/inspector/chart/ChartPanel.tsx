import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { CommandType } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import type { ChartEdge, ChartPlan, GuardLooked, Moment } from '../../worker/protocol/index.ts';
import { ChartAside } from './ChartAside.tsx';
import { ChartComes } from './ChartComes.tsx';
import { ChartList } from './ChartList.tsx';
import { ChartTree, takenWhy } from './ChartTree.tsx';
import { chartPart, partOfEdge, partOfState, partsOf, takenEdges } from './chartModel.ts';
import { codeOf, nameWords, pathText, stateText } from './chartWords.ts';

const ChartDrawing = lazy(() => import('./ChartDrawing.tsx'));

/** The real chart at this moment: active states lit, the transition just taken, and who may and what must. */
export function ChartPanel() {
  const inspector = useInspector();
  const plan = usePage((state) => state.chart);
  const moment = usePage((state) => state.moment);
  const damageStep = usePage((state) => state.outline?.ruleset.switches.damageStep);
  useEffect(() => {
    if (plan === null) inspector.moments.needChart();
  }, [plan, inspector]);
  if (plan === null || moment === null) return <div className="chart" />;
  return <Chart plan={plan} moment={moment} variant={damageStep ?? 'modern'} />;
}

function Chart({ plan, moment, variant }: { plan: ChartPlan; moment: Moment; variant: string }) {
  const taken = useMemo(
    () => takenEdges(plan, moment.entry.type, moment.statesBefore, moment.speaker.states),
    [plan, moment],
  );
  // What just happened is looked at where it happened; else where the next decision lies.
  const main = taken.find((edge) => edge.source.startsWith('turn.')) ?? taken[0];
  const follow = main === undefined ? partOfState(plan, moment.speaker.state) : partOfEdge(plan, main);
  const [picked, setPicked] = useState<string | null>(null);
  const rootId = picked ?? follow;
  const part = useMemo(() => chartPart(plan, rootId), [plan, rootId]);
  const parts = useMemo(() => partsOf(plan), [plan]);
  const [list, setList] = useState(false);
  const guards = useLook({ kind: 'guards', position: moment.position });
  return (
    <>
      <label className="pick chart-pick">
        {words.region}
        <select
          value={picked ?? ''}
          onChange={(event) => setPicked(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{words.followChart(pathText(plan, follow))}</option>
          {parts.map((each) => (
            <option key={each.id} value={each.id}>
              {pathText(plan, each.id)}
            </option>
          ))}
        </select>
      </label>
      <div className="chart">
        <ChartAside
          plan={plan}
          active={moment.speaker.states}
          shown={rootId}
          list={list}
          onPick={setPicked}
          onList={setList}
        />
        {list ? (
          <ChartTree plan={plan} active={moment.speaker.states} taken={taken} guards={guards.shows ?? []} />
        ) : part === null ? null : (
          <Suspense
            fallback={
              <>
                <ChartComes />
                <ChartList
                  plan={plan}
                  part={part}
                  active={moment.speaker.states}
                  taken={taken}
                  visible={false}
                />
              </>
            }
          >
            <ChartDrawing
              plan={plan}
              key={`${variant}/${rootId}`}
              variant={variant}
              part={part}
              active={moment.speaker.states}
              before={moment.statesBefore}
              taken={taken}
              entry={moment.entry.index}
            />
          </Suspense>
        )}
      </div>
      <Taken plan={plan} taken={taken} guards={guards.current ? (guards.shows ?? []) : []} />
      <Asks plan={plan} moment={moment} />
    </>
  );
}

/** The transitions that this entry took, each with the guard that let it pass and what that read. */
function Taken({
  plan,
  taken,
  guards,
}: {
  plan: ChartPlan;
  taken: readonly ChartEdge[];
  guards: readonly GuardLooked[];
}) {
  return (
    <p className="taken" title={taken.map(codeOf).join(', ')}>
      <span>{words.transitionTaken}</span>{' '}
      {taken.length === 0
        ? words.nothingTaken
        : taken
            .map((edge) =>
              words.takenFrom(
                stateText(plan, edge.source),
                stateText(plan, edge.target),
                takenWhy(plan, edge, guards),
              ),
            )
            .join(words.partsApart)}
    </p>
  );
}

const AS_WORD = (type: CommandType): string => words.commandWord(type);

function Asks({ plan, moment }: { plan: ChartPlan; moment: Moment }) {
  const { speaker } = moment;
  return (
    <dl className="asks">
      <div>
        <dt>{words.asks}</dt>
        <dd>
          <b>{speaker.asks ?? words.nobody}</b>
        </dd>
      </div>
      <div>
        <dt>{words.may}</dt>
        <dd>{speaker.may.length === 0 ? words.nothingMay : speaker.may.map(AS_WORD).join(', ')}</dd>
      </div>
      <div>
        <dt>{words.must}</dt>
        <dd title={speaker.must.map(({ run }) => run).join(', ')}>
          {speaker.must.length === 0
            ? words.mustNothing(speaker.asks)
            : speaker.must.map((must) => nameWords(plan, must.run)).join(', ')}
        </dd>
      </div>
    </dl>
  );
}
