import { type Entry, encodeDuel } from '../../events/index.ts';
import { canonical, type DuelHeader, openSession, type Scenario } from '../../machines/index.ts';
import { runsOf, type ScenarioRun } from '../scenarios/runs.ts';
import { playRun } from './everyRun.ts';

/** A duel as it is recorded: trunk first, then each branch as another future with a name. */
export interface RecordedDuel {
  readonly title: string;
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
}

const isSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  canonical(one) === canonical(other);

/** Record a scenario under its own ruleset, with every branch that is played under the same one. */
export function recordScenario(scenario: Scenario): RecordedDuel {
  const [trunk, ...others] = runsOf(scenario);
  if (trunk === undefined) throw new Error(`${scenario.id} cannot be played`);
  const played = playRun(trunk);
  const { header } = played;
  const session = openSession(header);
  const decide = (entries: readonly Entry[]): void => {
    for (const { at, command } of entries) if (command !== undefined) session.submit(command, at);
  };
  decide(played.entries);
  const branch = (run: ScenarioRun): void => {
    const { entries, header: own } = playRun(run);
    if (own.ruleset.id !== header.ruleset.id) return;
    const shared = entries.findIndex((entry, at) => !isSame(entry, played.entries[at]));
    if (shared < 0 || run.branch === undefined) return;
    session.goTo(shared - 1);
    decide(entries.slice(shared));
    const index = session.log.next;
    session.log.append(index, [
      { index, at: 0, type: 'branch.named', payload: { name: run.branch, head: index - 1 }, causedBy: [] },
    ]);
  };
  for (const run of others) branch(run);
  return { title: scenario.title, header, entries: session.log.entries };
}

/** The duel as the text of a file. */
export const fileOf = ({ header, entries }: RecordedDuel): string => encodeDuel(header, entries);
