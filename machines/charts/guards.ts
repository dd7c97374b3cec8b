import type { Entry } from '../../events/index.ts';
import type { DuelChart } from './duel.ts';

type Guard = (args: { readonly event: Entry }, params: unknown) => boolean;
type Asked = readonly [name: string, params: unknown];

interface Node {
  readonly transitions: ReadonlyMap<string, readonly { readonly guard?: unknown }[]>;
  readonly always?: readonly { readonly guard?: unknown }[];
  readonly states: Readonly<Record<string, Node>>;
  readonly history: unknown;
}

/**
 * What all guards of a chart that may be asked about an event say of it, as one number; undefined where that cannot be
 * told from the event alone. Guards read nothing but the event's payload, so two events of one type with the same
 * number take a configuration to the same next one.
 */
export type Verdicts = (entry: Entry) => number | undefined;

const asked = (guard: unknown): Asked | undefined => {
  if (typeof guard === 'string') return [guard, undefined];
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return undefined;
  const params = 'params' in guard ? guard.params : undefined;
  return typeof guard.type === 'string' && typeof params !== 'function' ? [guard.type, params] : undefined;
};

/** Reads the guards off a chart, by the type of event they are asked about. */
export function verdictsOf(chart: DuelChart): Verdicts {
  const named = chart.implementations.guards as unknown as Readonly<Record<string, Guard | undefined>>;
  const byType = new Map<string, Map<string, readonly [Guard, unknown]>>();
  let plain = true;
  const note = (type: string, guard: unknown): void => {
    const guards = byType.get(type) ?? new Map<string, readonly [Guard, unknown]>();
    byType.set(type, guards);
    if (guard === undefined) return;
    const one = asked(guard);
    const says = one === undefined ? undefined : named[one[0]];
    if (one === undefined || says === undefined) plain = false;
    else guards.set(JSON.stringify(one), [says, one[1]]);
  };
  const look = (node: Node): void => {
    // Eventless transitions, wildcards and remembered states depend on more than the event's own guards.
    if ((node.always ?? []).length > 0 || node.history === 'shallow' || node.history === 'deep')
      plain = false;
    for (const [type, transitions] of node.transitions) {
      if (type.includes('*')) plain = false;
      for (const { guard } of transitions) note(type, guard);
    }
    for (const child of Object.values(node.states)) look(child);
  };
  look(chart.root as unknown as Node);
  const lists = new Map([...byType].map(([type, guards]) => [type, [...guards.values()]]));
  if (!plain || [...lists.values()].some((guards) => guards.length > 30)) return () => undefined;
  return (entry) => {
    const guards = lists.get(entry.type);
    if (guards === undefined) return 0;
    let verdicts = 0;
    for (const [guard, params] of guards) verdicts = verdicts * 2 + (guard({ event: entry }, params) ? 1 : 0);
    return verdicts;
  };
}
