import { describe, expect, it } from 'vitest';
import {
  causesOf,
  createTimeline,
  decodeDuel,
  type Entry,
  effectsOf,
  encodeDuel,
} from '../../events/index.ts';
import {
  createRules,
  EXAMPLES,
  headerSchema,
  type PlayedScenario,
  playScenario,
  rulesetsOf,
  type Scenario,
} from '../../machines/index.ts';
import { faultsInWords } from './clearWords.ts';
import { faultsOfRun } from './frenchWords.ts';

interface Run {
  readonly title: string;
  readonly played: PlayedScenario;
}

/** Every built-in scenario with each of its branches, under the rulesets they name. */
function* runs(): Generator<Run> {
  const play = (scenario: Scenario, branch?: string, ruleset?: string): Run => ({
    title: [scenario.id, branch, ruleset].filter((part) => part !== undefined).join(', '),
    played: playScenario(scenario, {
      ...(branch === undefined ? {} : { branch }),
      ...(ruleset === undefined ? {} : { ruleset }),
    }),
  });
  for (const scenario of EXAMPLES) {
    yield play(scenario);
    for (const [name, branch] of Object.entries(scenario.branches ?? {})) {
      for (const ruleset of rulesetsOf(branch) ?? [undefined]) yield play(scenario, name, ruleset);
    }
  }
}
const ALL = [...runs()];

describe('explain: every entry of every built-in run', () => {
  it('has clear words, a row, and choices and causes in words', () => {
    const faults = ALL.flatMap(({ title, played }) =>
      faultsInWords(played.header, played.entries).map((fault) => `${title}, ${fault}`),
    );
    const told = ALL.reduce((sum, { played }) => sum + played.entries.length, 0);
    expect([...new Set(faults)].slice(0, 30)).toEqual([]);
    expect(told).toBeGreaterThan(5000);
  });

  it('is told in French alone, with its typography, elisions and contractions', () => {
    const faults = new Set<string>();
    for (const { title, played } of ALL)
      for (const fault of faultsOfRun(played.header, played.entries)) faults.add(`${title}, ${fault}`);
    expect([...faults].slice(0, 30)).toEqual([]);
  });

  it('leads back along its causes to a decision or the setup, and forward again', () => {
    for (const { title, played } of ALL) {
      const { entries } = played;
      for (const entry of entries) {
        const causes = causesOf(entries, entry.index, 'all');
        const root = (each: Entry | undefined): boolean => each?.command !== undefined || each?.index === 0;
        const found = root(entry) || causes.some((index) => root(entries[index]));
        expect(found, `${title}, entry ${entry.index} ${entry.type}`).toBe(true);
        for (const cause of entry.causedBy) expect(effectsOf(entries, cause)).toContain(entry.index);
      }
    }
  });
});

describe('duel files of every built-in run', () => {
  it('are read as they were written, and fold to the same end', () => {
    for (const { title, played } of ALL) {
      const read = decodeDuel(encodeDuel(played.header, played.entries), { header: headerSchema });
      expect(read, title).toMatchObject({ ok: true, duel: { torn: null } });
      if (!read.ok) continue;
      expect(read.duel.header, title).toEqual(played.header);
      expect(read.duel.entries, title).toEqual(JSON.parse(JSON.stringify(played.entries)));
      const rules = createRules(read.duel.header);
      const timeline = createTimeline({
        initial: rules.initial(),
        evolve: rules.evolve,
        entries: read.duel.entries,
        every: 10,
      });
      expect(timeline.at(timeline.last).board, title).toEqual(played.state.board);
    }
  });
});
