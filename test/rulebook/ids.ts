import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRules, decidingRules, type Scenario, type Step } from '../../machines/index.ts';
import type { PlayedRun } from '../support/everyRun.ts';

/** Every file under these folders that ends so, from the project's root. */
export function filesUnder(root: string, folders: readonly string[], ending: RegExp): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  );
}

/** What is found in each file, with the file. */
export const foundIn = (
  root: string,
  files: readonly string[],
  pattern: RegExp,
): readonly { readonly file: string; readonly id: string }[] =>
  files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map((found) => ({
      file,
      id: found[1] ?? found[0],
    })),
  );

const allSteps = ({ steps, branches }: Scenario): readonly Step[] => [
  ...steps,
  ...Object.values(branches ?? {}).flatMap((branch) => branch.steps),
];

/** The rules behind what a scenario expects not to be offered: asked again wherever a decision was due. */
function refusedOffers({ run, played }: PlayedRun): readonly string[] {
  const codes = new Set(
    allSteps(run.scenario).flatMap((step) =>
      'expect' in step ? Object.values(step.expect.notOffered ?? {}) : [],
    ),
  );
  if (codes.size === 0) return [];
  const { header, entries } = played;
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  let state = rules.initial();
  const found: string[] = [];
  for (const [at, entry] of entries.entries()) {
    state = rules.evolve(state, entry);
    if (entries[at + 1] !== undefined && entries[at + 1]?.command === undefined) continue;
    for (const player of ['A', 'B'] as const)
      for (const { code, rule } of rules.offers(state, player))
        if (code !== undefined && rule !== undefined && codes.has(code)) found.push(rule);
  }
  return found;
}

/** Rule id to the ids of the scenarios in which it decides something. */
export function decidedIn(runs: readonly PlayedRun[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of runs)
    for (const rule of [...one.played.entries.flatMap(decidingRules), ...refusedOffers(one)]) {
      const scenarios = found.get(rule) ?? new Set();
      found.set(rule, scenarios.add(one.run.scenario.id));
    }
  return found;
}
