import { describe, expect, it } from 'vitest';
import {
  causesOf,
  createTimeline,
  decodeDuel,
  type Entry,
  effectsOf,
  encodeDuel,
  markOf,
  opponentOf,
  textOf,
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
import { teller } from './telling.ts';

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

/** Words for a reader: whole sentences, no code, no rule id, nothing left open. */
function unclear(words: string): boolean {
  return (
    !/^[A-Z0-9“].*[.”?]$/s.test(words) ||
    /\b[A-Z]{2,}_[A-Z]+\b|undefined|\bnull\b|\[object|\b[cv]\d+\b|\b[BRSFE]\d+\b| {2}|\.\.|[a-z]+\/[a-z-]+/.test(
      words,
    )
  );
}

describe('explain: every entry of every built-in run', () => {
  it('has clear words, a row, and choices and causes in words', () => {
    const faults: string[] = [];
    let told = 0;
    for (const { title, played } of ALL) {
      const names = new Map(played.header.cards.map((card) => [card.id, card.name]));
      const { at, contextAt } = teller(played.entries, (name) => names.get(name) ?? name);
      for (const entry of played.entries) {
        const { sentence, otherwise, row, title: name, choices, candidates, mark } = at(entry.index);
        const where = `${title}, entry ${entry.index} ${entry.type}`;
        told += 1;
        if (unclear(textOf(sentence))) faults.push(`${where}: ${textOf(sentence)}`);
        if (otherwise.length > 0 && unclear(textOf(otherwise))) faults.push(`${where}: ${textOf(otherwise)}`);
        if (!/^[A-Z0-9“].*[^.]$/.test(row) || unclear(`${row}.`)) faults.push(`${where}, row: ${row}`);
        if (name === '' || mark !== markOf(entry, opponentOf(contextAt(entry.index).before.turnPlayer)))
          faults.push(`${where}, title or mark`);
        for (const each of [...choices, ...candidates])
          if (unclear(`${each.words}.`.replace(/^[a-z]/, 'X')))
            faults.push(`${where}, choice: ${each.words}`);
        if (entry.type === 'attackReplay.checked' && otherwise.length === 0)
          faults.push(`${where}: nothing would change it`);
      }
    }
    expect([...new Set(faults)].slice(0, 30)).toEqual([]);
    expect(told).toBeGreaterThan(5000);
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
