import { describe, expect, test } from 'vitest';
import {
  type Board,
  emptyBoard,
  evolveBoard,
  PLAYERS,
  type Player,
  SeenLog,
  seenLog,
  UNSEEN,
} from '../../events/index.ts';
import { EXAMPLES, type PlayedScenario, playScenario, type Scenario } from '../../machines/index.ts';
import { playByDice } from '../properties/duels.ts';
import { playEveryRun } from '../support/everyRun.ts';
import { differencesOf, printedIn, toldOf, unknownNames } from './sightChecks.ts';

const hats = EXAMPLES.find(({ id }) => id === 'T-55') as Scenario;
const withSeed = (seed: number): PlayedScenario =>
  playScenario({ ...hats, setup: { ...hats.setup, seed } }, { closedWorld: false });

describe('Magical Hats gives nothing away', () => {
  const duels = Array.from({ length: 12 }, (_, seed) => withSeed(seed));
  const truthAbout = ({ state: { board } }: PlayedScenario): string =>
    board.players.B.monster.map((id) => (id === null ? '-' : board.cards[id]?.name)).join(' ');

  test('the shuffle has different ends', () => {
    expect(new Set(duels.map(truthAbout)).size).toBe(6);
    for (const { failures } of duels) expect(failures).toEqual([]);
  });
  test('R3: all arrangements look the same to A, to the byte: the log, the table, and what is said', () => {
    const seen = duels.map(({ entries }) => {
      const log = seenLog(entries, 'A');
      const board = log.reduce((table, entry) => evolveBoard(table, entry), emptyBoard);
      return JSON.stringify({ log, board, told: toldOf(log) });
    });
    expect(new Set(seen).size).toBe(1);
  });
  test('and B sees them all different', () => {
    const seen = duels.map(({ entries }) =>
      JSON.stringify(seenLog(entries, 'B').filter(({ type }) => type === 'zones.shuffled')),
    );
    expect(new Set(seen).size).toBe(6);
  });
  test('A sees no name and no trace of what was chosen', () => {
    const log = seenLog(withSeed(1).entries, 'A');
    const all = JSON.stringify([log, toldOf(log)]);
    for (const name of ['scapegoat', 'mirror-force', 'mad-dog-of-darkness']) expect(all).not.toContain(name);
    const [last] = log.slice(-1);
    expect(last?.type).toBe('attackReplay.checked');
  });
});

describe('a list of monsters that cannot be attacked', () => {
  const { setup } = hats;
  const A = { ...setup.A, fieldSpell: { card: 'ghostrick-mansion', faceUp: true } };
  const duels = Array.from({ length: 12 }, (_, seed) =>
    playScenario({ ...hats, setup: { ...setup, A, seed } }, { closedWorld: false }),
  );
  const lists = ({ entries }: PlayedScenario): PlayedScenario['entries'] =>
    entries.filter(({ type, payload }) => type === 'value.changed' && payload.what === 'cannotAttackThese');

  test('does not tell which of the shuffled cards is which', () => {
    for (const duel of duels) expect(lists(duel).length).toBeGreaterThan(0);
    const truth = duels.map(({ state: { board } }) => JSON.stringify(board.players.B.monster));
    expect(new Set(truth).size).toBeGreaterThan(1);
    expect(new Set(duels.map(({ entries }) => JSON.stringify(seenLog(entries, 'A')))).size).toBe(1);
  });
});

describe('what has come to light', () => {
  test('is called by its name from then on, and not before', () => {
    const { entries } = playScenario(hats, { branch: 'another hat', closedWorld: false });
    const rows = toldOf(seenLog(entries, 'A')).map((told) => (JSON.parse(told) as { row: string }).row);
    const turned = rows.indexOf('Scapegoat is turned face-up');
    expect(turned).toBeGreaterThan(0);
    expect(rows.slice(0, turned).join(' ')).not.toMatch(/scapegoat/i);
    expect(rows).toContain('Activates magical-hats');
    expect(rows).toContain('Takes the face-down monster in B’s zone 2');
    expect(rows.join(' ')).not.toMatch(/unseen|\bs\d/i);
  });
});

describe('cards that are never shown', () => {
  const scenario = EXAMPLES.find(({ id }) => id === 'T-10') as Scenario;
  const variants: readonly {
    readonly set: string;
    readonly hand: readonly string[];
    readonly deck: readonly string[];
  }[] = [
    { set: 'sakuretsu-armor', hand: ['vorse-raider', 'scapegoat'], deck: ['insect-knight', 'skull-servant'] },
    { set: 'dust-tornado', hand: ['scapegoat', 'vorse-raider'], deck: ['skull-servant', 'insect-knight'] },
    { set: 'book-of-moon', hand: ['battle-ox', 'magic-cylinder'], deck: ['battle-ox', 'mirror-force'] },
  ];
  const seenWith = ({ set, hand, deck }: (typeof variants)[number], viewer: Player): string => {
    const { B } = scenario.setup;
    const side = { ...B, spellsTraps: [...(B?.spellsTraps ?? []), set], hand: [...hand], deck: [...deck] };
    const { entries, failures } = playScenario(
      { ...scenario, setup: { ...scenario.setup, B: side } },
      { branch: 'stop', closedWorld: false },
    );
    expect(failures).toEqual([]);
    const log = seenLog(entries, viewer);
    return JSON.stringify([log, toldOf(log)]);
  };

  test('may be any: a Set card, a hand and a Deck of B make no difference to A, and they do to B', () => {
    expect(new Set(variants.map((one) => seenWith(one, 'A'))).size).toBe(1);
    expect(new Set(variants.map((one) => seenWith(one, 'B'))).size).toBe(variants.length);
  });
});

describe('in every run of every built-in scenario', () => {
  const runs = playEveryRun();

  test.each(PLAYERS)('what %s has never seen is neither named nor valued in that log', (viewer) => {
    const leaks: string[] = [];
    for (const { run, played } of runs) {
      const log = seenLog(played.entries, viewer);
      const text = JSON.stringify([log, toldOf(log)]);
      for (const name of unknownNames(played.entries, viewer))
        if (text.includes(`"${name}"`) && !printedIn(played.header).includes(`"${name}"`))
          leaks.push(`${run.title}: ${name}`);
    }
    expect(leaks).toEqual([]);
  });

  test.each(PLAYERS)('the table that %s sees is the table, but for what is hidden', (viewer) => {
    const wrong: string[] = [];
    for (const { run, played } of runs) {
      const seen = new SeenLog(viewer);
      let truth: Board = emptyBoard;
      for (const entry of played.entries) {
        truth = evolveBoard(truth, entry);
        seen.append(entry);
        for (const problem of differencesOf(truth, seen))
          wrong.push(`${run.title}, entry ${entry.index}: ${problem}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  test('a card that is hidden is called unseen in the table of the other player', () => {
    let hidden = 0;
    for (const { played } of runs) {
      const seen = new SeenLog('A');
      for (const entry of played.entries) seen.append(entry);
      for (const id of [...seen.board.players.B.hand, ...seen.board.players.B.deck]) {
        hidden += 1;
        expect(seen.board.cards[id]?.name).toBe(UNSEEN);
        expect(seen.board.cards[id]?.printed).toEqual({});
      }
    }
    expect(hidden).toBeGreaterThan(100);
  });
});

describe('in duels by dice', () => {
  const DUELS = 20;
  /** Numbers that are the same in every run. */
  const numbers = (seed: number, count: number): number[] =>
    Array.from({ length: count }, (_, at) => (Math.imul(seed * 7919 + at + 1, 0x9e3779b1) >>> 16) & 0xffff);

  const duels = Array.from({ length: DUELS }, (_, at) =>
    playByDice({ table: numbers(at + 1, 120), decisions: numbers(at + 1001, 200) }),
  );

  test.each(PLAYERS)(
    '%s sees the table, but for what is hidden, and reads of nothing that is not seen',
    (viewer) => {
      const wrong: string[] = [];
      let hidden = 0;
      for (const [at, { entries, header }] of duels.entries()) {
        const seed = at + 1;
        const seen = new SeenLog(viewer);
        let truth: Board = emptyBoard;
        for (const entry of entries) {
          truth = evolveBoard(truth, entry);
          seen.append(entry);
          for (const problem of differencesOf(truth, seen))
            wrong.push(`${seed}, entry ${entry.index}: ${problem}`);
        }
        const text = JSON.stringify([seen.entries, toldOf(seen.entries)]);
        const unknown = unknownNames(entries, viewer);
        hidden += unknown.length;
        for (const name of unknown)
          if (text.includes(`"${name}"`) && !printedIn(header).includes(`"${name}"`))
            wrong.push(`${seed}: ${name}`);
      }
      expect(wrong.slice(0, 10)).toEqual([]);
      expect(hidden).toBeGreaterThan(DUELS);
    },
  );
});
