import { StateMachine } from 'xstate';
import type { CommandType, Entry, EventType } from '../../events/index.ts';
import { createStepper, type DuelChart, type StateMeta } from '../../machines/index.ts';

interface StateConfig {
  states?: Record<string, StateConfig>;
  meta?: { may?: CommandType[]; must?: { appends: EventType[] }[] };
}

/** A copy that may be changed; functions (raised events) are shared. */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)])) as T;
}

function stateAt(root: StateConfig, path: string): StateConfig {
  const found = path.split('.').reduce<StateConfig | undefined>((state, key) => state?.states?.[key], root);
  if (found === undefined) throw new Error(`the chart has no state '${path}'`);
  return found;
}

/** A copy of a chart with something changed in it. */
export function changedChart(chart: DuelChart, change: (root: StateConfig) => void): DuelChart {
  const config = copied(chart.config) as StateConfig;
  change(config);
  return new StateMachine(config as never, chart.implementations as never) as unknown as DuelChart;
}

/** A copy of a chart in which a state does not list a command any more. */
export const withoutMay = (chart: DuelChart, state: string, command: CommandType): DuelChart =>
  changedChart(chart, (root) => {
    const { meta } = stateAt(root, state);
    if (meta?.may?.includes(command) !== true) throw new Error(`${state} does not list ${command}`);
    meta.may = meta.may.filter((one) => one !== command);
  });

/** A copy of a chart in which a state's must may not append a type of event any more. */
export const withoutAppends = (chart: DuelChart, state: string, type: EventType): DuelChart =>
  changedChart(chart, (root) => {
    const must = stateAt(root, state).meta?.must ?? [];
    if (!must.some(({ appends }) => appends.includes(type)))
      throw new Error(`${state} does not append ${type}`);
    for (const one of must) one.appends = one.appends.filter((name) => name !== type);
  });

/** A type of event appended while a must was at work: in which state, or begun in which earlier one of the decision. */
export interface Appended {
  readonly type: EventType;
  readonly state: string;
  readonly begunIn: ReadonlySet<string>;
}

/** What one duel used of the words of a chart. */
export interface Used {
  /** State and command accepted there, `turn.main1.open monster.summon`. */
  readonly mays: ReadonlySet<string>;
  readonly appends: readonly Appended[];
}

/** Follow a duel through a chart and note which `may` and `must` of which state it needed. */
export function usedBy(chart: DuelChart, entries: readonly Entry[]): Used {
  const stepper = createStepper(chart);
  const mays = new Set<string>();
  const appends: Appended[] = [];
  let snapshot = stepper.initial();
  let begunIn = new Set<string>();
  for (const entry of entries) {
    const speaking = stepper
      .regions(snapshot)
      .find(({ must, asks }) => must !== undefined || asks !== undefined);
    const own = stepper
      .states(snapshot)
      .filter((id) => speaking !== undefined && id.startsWith(speaking.region));
    const saying = (word: keyof StateMeta): string =>
      own.findLast(
        (id) => (chart.getStateNodeById(`duel.${id}`).meta as StateMeta | undefined)?.[word] !== undefined,
      ) ?? '';
    if (entry.command !== undefined) begunIn = new Set();
    if (entry.command !== undefined && entry.type !== 'command.refused')
      mays.add(`${saying('may')} ${entry.command.type}`);
    if (speaking?.must !== undefined) {
      const state = saying('must');
      if (speaking.must.some((must) => must.appends.includes(entry.type)))
        appends.push({ type: entry.type, state, begunIn: new Set(begunIn) });
      begunIn.add(state);
    }
    snapshot = stepper.step(snapshot, entry);
  }
  return { mays, appends };
}
