import { EXAMPLE_DATA } from './examples/index.ts';
import type { Scenario } from './schema.ts';

/** The groups in the order they are taught: the replay cases, damage calculation, the turn frame and chart paths. */
const GROUPS = 'TDX';

const orderOf = (id: string): number => GROUPS.indexOf(id.charAt(0)) * 1_000_000;

/** `T-9` before `T-10`, and a case before its variants (`X-3` before `X-3b`); no locale. */
function byTeaching(one: Scenario, other: Scenario): number {
  const number = (id: string): number => orderOf(id) + Number.parseInt(id.slice(2), 10);
  return number(one.id) - number(other.id) || (one.id < other.id ? -1 : 1);
}

/**
 * The worked examples of the rules specification and paths of our own, in the order they are taught. That each is of the
 * form of `scenarioSchema` is tested where the project is tested, not asked again at every start.
 */
export const EXAMPLES: readonly Scenario[] = [...(EXAMPLE_DATA as unknown as readonly Scenario[])].sort(
  byTeaching,
);

/** A built-in scenario by its id (`T-09`); undefined where there is none of that id. */
export const exampleById = (id: string): Scenario | undefined =>
  EXAMPLES.find((scenario) => scenario.id === id);
