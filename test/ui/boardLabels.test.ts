import { describe, expect, test } from 'vitest';
import { exampleById, playScenario, readScenario } from '../../machines/index.ts';
import { attackPicture, MARK_SIZE } from '../../ui/board/attackPicture.ts';
import { type MatKind, matGeometry } from '../../ui/board/geometry.ts';
import { type MeasureText, valuesWidth } from '../../ui/board/picture/values.ts';
import type { Valued } from '../../ui/board/valueWords.ts';
import { boardAt, takeInHand } from '../../ui/worker/duelOnHand.ts';
import { usedRowsOf } from '../../ui/worker/outline.ts';

const KINDS: readonly MatKind[] = ['full', 'slim', 'plain', 'narrow'];
const used = {
  spellTrap: { A: true, B: true },
  extraMonster: true,
  fieldSpell: true,
  defends: { A: true, B: true },
};

/** Digits, capitals and arrows of the broadest font that the page may be written in. */
const broad: MeasureText = (text, size, bold) =>
  [...text].reduce((sum, letter) => sum + size * (/[▲▼]/.test(letter) ? 0.77 : bold ? 0.7 : 0.65), 0);

const monster = (position: 'attack' | 'defense', atk: number, def: number): Valued => ({
  position,
  values: { atk, def },
  printed: { atk: 1000, def: 2000 },
});

describe.each(KINDS)('five monsters side by side on the %s mat', (kind) => {
  const geometry = matGeometry(kind, used);
  const pitch = geometry.column(2).x - geometry.column(1).x;

  test.each([
    ['four digits and both arrows', monster('attack', 2650, 1700)],
    ['the same in Defense Position', monster('defense', 2650, 1700)],
    ['more digits than both plates hold', monster('attack', 10_600, 10_000)],
  ])('%s: no plate reaches into the next', (_, card) => {
    expect(valuesWidth(broad, kind, card)).toBeLessThan(pitch);
  });
});

/** The tables of a duel by the type of the entry that led to each. */
function tablesOf(scenario: Parameters<typeof playScenario>[0], kind: MatKind) {
  const { header, entries } = playScenario(scenario);
  const duel = takeInHand(header, entries);
  const geometry = matGeometry(kind, usedRowsOf(duel.path));
  return duel.path.map(({ type }, at) => {
    const board = boardAt(duel, at);
    return {
      type,
      board,
      geometry,
      picture: attackPicture(geometry, board, type === 'attackReplay.checked'),
    };
  });
}

const example = (id: string) => {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  return scenario;
};

describe('the arrow of an attack', () => {
  test.each([
    ['R11: turned face-down', 'T-14', 'card.turned'],
    ['R11: in Defense Position', 'T-19', 'card.turned'],
    ['R12: under the opponent', 'T-20', 'control.changed'],
    ['negated', 'T-21', 'attack.negated'],
    ['stopped', 'T-59', 'attack.stopped'],
  ])('%s: goes to nobody any more', (_, id, type) => {
    const tables = tablesOf(example(id), 'slim');
    const at = tables.findIndex((table) => table.type === type);
    expect(tables[at - 1]?.picture.arrow).not.toBeNull();
    expect(tables.slice(at).filter(({ picture }) => picture.arrow !== null)).toEqual([]);
  });

  test.each(KINDS)(
    'R3: on the %s mat the mark of a check without a replay lies on it, and its head is free',
    (kind) => {
      const marked = tablesOf(example('T-09'), kind).filter(
        ({ picture, type }) => type === 'attackReplay.checked' && picture.choices.length === 0,
      );
      expect(marked.length).toBe(1);
      for (const { picture } of marked) {
        const { arrow, markAt } = picture;
        if (arrow === null || markAt === null) throw new Error('no arrow or no mark');
        const way = { x: arrow.to.x - arrow.from.x, y: arrow.to.y - arrow.from.y };
        const beside = way.x * (markAt.y - arrow.from.y) - way.y * (markAt.x - arrow.from.x);
        expect(Math.abs(beside) / Math.hypot(way.x, way.y)).toBeLessThan(MARK_SIZE[kind] / 2);
        const left = Math.hypot(arrow.to.x - markAt.x, arrow.to.y - markAt.y);
        expect(left).toBeGreaterThan(MARK_SIZE[kind] / 2 + 12);
      }
    },
  );

  test.each(KINDS)(
    'a direct attack ends at the edge of B’s plate on the %s mat, and lies on no card of B',
    (kind) => {
      const direct = tablesOf(example('T-09'), kind).filter(
        ({ board, picture }) => board.attack?.target === 'direct' && picture.struck !== null,
      );
      expect(direct.some(({ picture }) => picture.arrow?.via != null)).toBe(true);
      for (const { board, geometry, picture } of direct) {
        const { arrow, struck } = picture;
        if (arrow === null || struck === null) throw new Error('no arrow to the player');
        const plate = geometry.row('plateB');
        expect(arrow.to.y).toBe(plate.y + plate.height + 1);
        expect([struck[0].y, struck[1].y]).toEqual([arrow.to.y, arrow.to.y]);
        expect(struck[0].x).toBeLessThan(arrow.to.x);
        expect(struck[1].x).toBeGreaterThan(arrow.to.x);
        const way = [arrow.from, ...(arrow.via === null ? [] : [arrow.via]), arrow.to];
        const taken = (['monster', 'spellTrap'] as const).flatMap((row) =>
          board.players.B[row].flatMap((card, index) =>
            card === null ? [] : [geometry.zone('B', row, index)],
          ),
        );
        for (const [at, to] of way.slice(1).entries()) {
          const from = way[at] ?? to;
          for (let share = 0; share <= 1; share += 0.02) {
            const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
            const on = taken.filter(
              (box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
            );
            expect(on).toEqual([]);
          }
        }
      }
    },
  );

  test('the check that ends it has its mark all the same', () => {
    const check = tablesOf(example('T-14'), 'slim').find(({ type }) => type === 'attackReplay.checked');
    expect(check?.picture.markAt).not.toBeNull();
  });
});

describe('where B attacks and chooses again', () => {
  const reading = readScenario(
    JSON.stringify({
      ...{ format: 'duelscope/scenario', version: 1, id: 'b', title: 'B attacks' },
      setup: { turnPlayer: 'B', A: { spellsTraps: ['scapegoat'] }, B: { monsters: ['dark-magician'] } },
      steps: [
        { B: 'attack', with: 'dark-magician', target: 'direct' },
        { A: 'activate', card: 'scapegoat' },
        { until: 'attackReplay' },
      ],
    }),
  );
  if (!reading.ok) throw new Error(reading.message);

  test.each(KINDS)('on the %s mat its lines run beside the words in the middle', (kind) => {
    const found = tablesOf(reading.scenario, kind).find(({ picture }) => picture.choices.length > 0);
    if (found === undefined) throw new Error('no choices');
    const { geometry, picture } = found;
    expect(picture.choices.length).toBe(4);
    const monsters = geometry.row('monsterA').y;
    for (const path of picture.choices) {
      // Down from the mark, which is between the words, and only then to the side.
      const [, x, down, turn] = /^M([\d.]+) [\d.]+V([\d.]+)q0 3 -?3 (3)H/.exec(path) ?? [];
      expect(Number(x)).toBe(picture.markAt?.x);
      expect(monsters - Number(down) - Number(turn)).toBeLessThan(6);
    }
  });
});
