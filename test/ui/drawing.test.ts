import { describe, expect, test } from 'vitest';
import { commandOfKey, keyName } from '../../ui/app/keys.ts';
import { stopFrom, stopOverPasses } from '../../ui/app/stops.ts';
import { type Box, type MatKind, matGeometry } from '../../ui/board/geometry.ts';
import { numberOfCard, rosettePath } from '../../ui/board/rosette.ts';
import { PAGE_COMMANDS } from '../../ui/index.ts';
import {
  kindsOf,
  markHolding,
  mergeMarks,
  type TimelineMark,
} from '../../ui/inspector/timeline/mergeMarks.ts';
import { rangesOf } from '../../ui/inspector/why/EntryLinks.tsx';
import { MARKS, STOP, type UsedRows } from '../../ui/worker/protocol/index.ts';

const code = (mark: (typeof MARKS)[number]) => MARKS.indexOf(mark);

describe('marks on the timeline', () => {
  const marks = (...list: (typeof MARKS)[number][]) => Uint8Array.from(list.map(code));

  test('copies that stand too close merge and count', () => {
    const merged = mergeMarks(marks('came', 'came', 'came', 'came', null, null), 50, 18);
    expect(merged.map(({ mark, position, holds }) => [mark, position, holds.length])).toEqual([
      ['came', 0, 2],
      ['came', 2, 2],
    ]);
  });

  test('of two kinds the more telling one leads, and the other is counted in it', () => {
    const [only, ...rest] = mergeMarks(marks('activated', 'attack', 'came'), 20, 40);
    expect(rest).toEqual([]);
    expect([only?.mark, only?.position]).toEqual(['attack', 1]);
    expect(kindsOf(only as TimelineMark)).toEqual([
      { mark: 'activated', count: 1 },
      { mark: 'attack', count: 1 },
      { mark: 'came', count: 1 },
    ]);
  });

  test('no mark disappears, however small the track', () => {
    const list = marks(
      'attack',
      'pass',
      'activated',
      'came',
      'left',
      'replay',
      'replay',
      'damage',
      'refused',
    );
    for (const width of [1, 30, 100, 1000]) {
      const held = mergeMarks(list, width, 18, { branches: new Set([6]) }).flatMap((each) => each.holds);
      expect(held.map((each) => each.mark).sort()).toEqual(
        ['activated', 'attack', 'branch', 'came', 'damage', 'left', 'refused', 'replay', 'replay'].sort(),
      );
    }
  });

  test('with room for each nothing merges', () => {
    expect(mergeMarks(marks('came', 'came', 'attack'), 400, 18)).toHaveLength(3);
  });

  test('a replay is never merged away, however small the track', () => {
    for (const width of [1, 10, 100, 1000]) {
      for (let at = 0; at < 40; at++) {
        const list = new Uint8Array(40).fill(code('attack'));
        list[at] = code('replay');
        list[(at + 1) % 40] = code('replay');
        const shown = mergeMarks(list, width, 18).filter((each) => each.mark === 'replay');
        const held = shown.flatMap((each) => each.holds).filter((each) => each.mark === 'replay');
        expect(held.map((each) => each.position).sort((a, b) => a - b)).toEqual(
          [at, (at + 1) % 40].sort((a, b) => a - b),
        );
        // Each has a mark of its own where two would not cover each other.
        if (width === 1000) expect(shown).toHaveLength(2);
      }
    }
  });

  test('each position is found in the mark that holds it, and the others in none', () => {
    const list = Uint8Array.from({ length: 200 }, (_, at) =>
      at % 3 === 0 ? code('attack') : at % 17 === 0 ? code('replay') : at % 5 === 0 ? code('pass') : 0,
    );
    for (const width of [1, 60, 4000]) {
      const merged = mergeMarks(list, width, 18, { branches: new Set([30, 31]), bookmarks: new Set([199]) });
      for (let at = -1; at <= list.length; at++)
        expect(markHolding(merged, at), `${at} at ${width}`).toBe(
          merged.findLast(({ holds }) => holds.some(({ position }) => position === at)),
        );
    }
    expect(markHolding([], 0)).toBeUndefined();
  });

  test('passes and steps have no mark there, a branch has', () => {
    expect(
      mergeMarks(marks('pass', 'step', 'resolved', 'pass'), 400, 18, { branches: new Set([3]) }),
    ).toEqual([{ mark: 'branch', position: 3, holds: [{ mark: 'branch', position: 3 }] }]);
  });
});

describe('steps of playback', () => {
  const stops = Uint8Array.from([
    0,
    STOP.decision,
    STOP.pass,
    STOP.step,
    STOP.attackReplay,
    STOP.pass,
    STOP.pass,
  ]);
  const marks = new Uint8Array(stops.length);
  marks[2] = MARKS.indexOf('refused');
  const outline = { stops, marks, length: stops.length };

  test('each grain stops at its own entries and then at the end', () => {
    expect(stopFrom(outline, 0, 'entry', 1)).toBe(1);
    expect(stopFrom(outline, 1, 'decision', 1)).toBe(6);
    expect(stopFrom(outline, 1, 'step', 1)).toBe(3);
    expect(stopFrom(outline, 6, 'step', -1)).toBe(3);
    expect(stopFrom(outline, 6, 'entry', 1)).toBeNull();
  });

  test('a replay is never answered with the end of the duel', () => {
    expect(stopFrom(outline, 0, 'attackReplay', 1)).toBe(4);
    expect(stopFrom(outline, 4, 'attackReplay', 1)).toBeNull();
  });

  test('a refused decision is found both ways, and never answered with an end', () => {
    expect(stopFrom(outline, 0, 'refused', 1)).toBe(2);
    expect(stopFrom(outline, 6, 'refused', -1)).toBe(2);
    expect(stopFrom(outline, 2, 'refused', 1)).toBeNull();
  });

  test('a newcomer steps over passes', () => {
    expect(stopOverPasses(outline, 1, 1)).toBe(3);
    expect(stopOverPasses(outline, 4, 1)).toBe(6);
    expect(stopOverPasses(outline, 6, -1)).toBe(4);
    expect(stopOverPasses(outline, 6, 1)).toBeNull();
  });
});

describe('the mat', () => {
  const used = (all: boolean): UsedRows => ({
    spellTrap: { A: all, B: all },
    extraMonster: all,
    fieldSpell: all,
    defends: { A: all, B: true },
  });
  const overlap = (a: Box, b: Box) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const cases = (['full', 'slim', 'plain', 'narrow'] as MatKind[]).flatMap((kind) =>
    [true, false].map((all) => ({ kind, all })),
  );

  test.each(cases)('$kind, everything used $all: no zone lies over another or outside', ({ kind, all }) => {
    const mat = matGeometry(kind, used(all));
    const boxes = (['A', 'B'] as const).flatMap((player) =>
      (['monster', 'spellTrap'] as const).flatMap((row) =>
        [0, 1, 2, 3, 4].map((index) => mat.zone(player, row, index)),
      ),
    );
    if (mat.extraMonsterRow) boxes.push(mat.extraMonster('A', 0), mat.extraMonster('A', 1));
    boxes.forEach((box, at) => {
      expect(
        box.x >= 0 && box.y >= 0 && box.x + box.width <= mat.width && box.y + box.height <= mat.height,
      ).toBe(true);
      for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
    });
    expect(mat.frontLine).toBeGreaterThan(mat.zone('B', 'monster', 0).y);
    expect(mat.frontLine).toBeLessThan(mat.zone('A', 'monster', 0).y);
  });

  test('each player’s zone 1 is on that player’s own left', () => {
    const mat = matGeometry('full', used(true));
    expect(mat.zone('A', 'monster', 0).x).toBeLessThan(mat.zone('A', 'monster', 4).x);
    expect(mat.zone('B', 'monster', 0).x).toBeGreaterThan(mat.zone('B', 'monster', 4).x);
    expect(mat.extraMonster('B', 0).x).toBe(mat.extraMonster('A', 1).x);
  });
});

describe('card frames', () => {
  test('every card has its own rosette, the same each time', () => {
    const numbers = [46986414, 73915051, 89631139, 38033121, 5318639, 12607053];
    expect(new Set(numbers.map(rosettePath)).size).toBe(numbers.length);
    expect(numberOfCard({ id: 'sheep-token' })).toBe(numberOfCard({ id: 'sheep-token' }));
    expect(numberOfCard({ id: 'sheep-token' })).not.toBe(numberOfCard({ id: 'ojama-token' }));
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    keyName({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

  const withKeys = PAGE_COMMANDS.filter(({ key }) => key !== '');
  test.each(withKeys.map((command) => [command.key, command.id]))('%s runs %s', (key, id) => {
    const parts = key === '+' ? [key] : key.split('+');
    const name = parts.at(-1) ?? key;
    expect(
      commandOfKey(
        press(name, { ctrlKey: parts.includes('Mod'), shiftKey: parts.includes('Shift') || name === '?' }),
      ),
    ).toBe(id);
  });

  test('a key without a command runs nothing', () => {
    expect(commandOfKey(press('y'))).toBeUndefined();
    expect(commandOfKey(press('r', { ctrlKey: true }))).toBeUndefined();
  });
});

test('neighbouring entries are named as one range', () => {
  expect(rangesOf([17, 14, 15, 16, 8, 8])).toEqual([
    [8, 8],
    [14, 17],
  ]);
});
