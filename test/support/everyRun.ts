import { EXAMPLES, type PlayedScenario, type PlayOptions, playScenario } from '../../machines/index.ts';
import { optionsOf, runsOf, type ScenarioRun } from '../scenarios/runs.ts';

/** Every way to play every built-in scenario: trunk and branches, under each ruleset they are for. */
export const EVERY_RUN: readonly ScenarioRun[] = EXAMPLES.flatMap(runsOf);

/** Play one of them. */
export const playRun = (run: ScenarioRun, options: Pick<PlayOptions, 'rulesFor'> = {}): PlayedScenario =>
  playScenario(run.scenario, { ...optionsOf(run), ...options });

export interface PlayedRun {
  readonly run: ScenarioRun;
  readonly played: PlayedScenario;
}

let everyRun: readonly PlayedRun[] | undefined;

/** All of them, played once for all files of a test worker. */
export const playEveryRun = (): readonly PlayedRun[] => {
  everyRun ??= EVERY_RUN.map((run) => ({ run, played: playRun(run) }));
  return everyRun;
};
