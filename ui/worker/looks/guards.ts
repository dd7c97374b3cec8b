import type { Entry, Json } from '../../../events/index.ts';
import { CHARTS } from '../../../machines/index.ts';
import { edgeId, guardName } from '../chartIds.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import type { GuardLooked } from '../protocol/index.ts';

type Machine = (typeof CHARTS)['modern'];
type StateNode = Machine['root'];
type Guard = (args: { readonly event: Entry }, params: unknown) => boolean;

/** Asks a guard about an entry, and keeps what of the entry's payload it looked at. */
function ask(guard: Guard, params: unknown, entry: Entry): Pick<GuardLooked, 'says' | 'reads'> {
  const reads = new Map<string, Json>();
  const payload = new Proxy(entry.payload as object, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'string') reads.set(key, (value ?? null) as Json);
      return value;
    },
  });
  const says = guard({ event: { ...entry, payload } as Entry }, params);
  return { says, reads: [...reads].map(([name, value]) => ({ name, value })) };
}

function guardsOf(
  node: StateNode,
  entry: Entry,
  named: Readonly<Record<string, Guard | undefined>>,
): GuardLooked[] {
  return (node.transitions.get(entry.type) ?? []).flatMap(({ guard, target, eventType }, order) => {
    const name = guardName(guard);
    const type =
      typeof guard === 'string' ? guard : typeof guard === 'object' && 'type' in guard ? guard.type : null;
    const says = typeof type === 'string' ? named[type] : undefined;
    if (name === null || says === undefined) return [];
    const params = typeof guard === 'object' && 'params' in guard ? guard.params : undefined;
    const edges = (target ?? []).map((one) => edgeId(node.id, eventType, order, one.id));
    return [{ guard: name, edges, ...ask(says, params, entry) }];
  });
}

/** The guards that were asked about an entry, in the states that were active before it: what each said, and read. */
export function lookAtGuards(duel: DuelOnHand, position: number): readonly GuardLooked[] {
  const entry = duel.path[position];
  if (entry === undefined || position === 0) return [];
  const chart = CHARTS[duel.header.ruleset.switches.damageStep];
  const named = chart.implementations.guards as unknown as Readonly<Record<string, Guard | undefined>>;
  const before = new Set(duel.rules.speaker(duel.timeline.at(position - 1)).states);
  const found: GuardLooked[] = [];
  const visit = (node: StateNode): void => {
    if (before.has(node.id.replace(/^duel\.?/, ''))) found.push(...guardsOf(node, entry, named));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(chart.root);
  return found;
}
