import { describe, expect, it } from 'vitest';
import {
  type Branch,
  branchesOf,
  createLog,
  type Entry,
  HeadMovedError,
  headsOf,
  type Line,
  LineError,
  pathTo,
  trunkHead,
} from '../../events/index.ts';

interface Word extends Line {
  readonly word: string;
}
const word = (index: number, text: string, parent?: number): Word =>
  parent === undefined ? { index, word: text } : { index, word: text, parent };

describe('log: append', () => {
  it('keeps lines in one array and tells subscribers what was added', () => {
    const log = createLog<Word>();
    const heard: string[][] = [];
    const heads: number[] = [];
    log.entries$.subscribe((lines) => heard.push(lines.map((line) => line.word)));
    log.head$.subscribe((next) => heads.push(next));
    const { entries } = log;
    log.append(0, [word(0, 'setup'), word(1, 'attack')]);
    log.append(2, [word(2, 'pass')]);
    expect(entries.map((line) => line.word)).toEqual(['setup', 'attack', 'pass']);
    expect(log.entries).toBe(entries);
    expect(heard).toEqual([['setup', 'attack'], ['pass']]);
    expect(heads).toEqual([0, 2, 3]);
  });

  it('refuses a writer who has not seen the last lines, and appends nothing', () => {
    const log = createLog<Word>([word(0, 'setup')]);
    log.append(1, [word(1, 'first')]);
    expect(() => log.append(1, [word(1, 'second')])).toThrow(HeadMovedError);
    try {
      log.append(1, [word(1, 'second')]);
    } catch (error) {
      expect(error).toMatchObject({ code: 'log/head-moved', expected: 1, actual: 2 });
    }
    expect(log.entries.map((line) => line.word)).toEqual(['setup', 'first']);
  });

  it('refuses a line with a wrong number or a parent that is not behind it, and the whole batch with it', () => {
    const log = createLog<Word>([word(0, 'setup')]);
    expect(() => log.append(1, [word(1, 'good'), word(7, 'bad')])).toThrow(LineError);
    expect(() => log.append(1, [word(1, 'loop', 1)])).toThrow(LineError);
    expect(log.next).toBe(1);
  });

  it('gives every subscriber the lines in order when one of them appends while being told', () => {
    const log = createLog<Word>();
    const early: number[] = [];
    const late: number[] = [];
    log.entries$.subscribe((lines) => {
      early.push(...lines.map((line) => line.index));
      if (lines[0]?.index === 0) log.append(log.next, [word(1, 'answer')]);
    });
    log.entries$.subscribe((lines) => late.push(...lines.map((line) => line.index)));
    log.append(0, [word(0, 'question')]);
    expect(early).toEqual([0, 1]);
    expect(late).toEqual([0, 1]);
  });

  it('ends both streams when closed and refuses to go on', () => {
    const log = createLog<Word>();
    let ended = 0;
    log.entries$.subscribe({ complete: () => (ended += 1) });
    log.head$.subscribe({ complete: () => (ended += 1) });
    log.close();
    expect(ended).toBe(2);
    expect(() => log.append(0, [word(0, 'late')])).toThrow(LineError);
  });
});

// 0 1 2 3 4 is the trunk up to 4, then 8; 5 6 leave from 2, 7 names them.
const forked = [
  word(0, 'a'),
  word(1, 'b'),
  word(2, 'c'),
  word(3, 'd'),
  word(4, 'e'),
  word(5, 'x', 2),
  word(6, 'y'),
];

describe('log: branches', () => {
  it('follows parents back from a head and leaves other futures out', () => {
    expect(pathTo(forked, 6).map((line) => line.word)).toEqual(['a', 'b', 'c', 'x', 'y']);
    expect(pathTo(forked, 4).map((line) => line.word)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(() => pathTo(forked, 9)).toThrow(RangeError);
  });

  it('finds the heads and the trunk', () => {
    expect(headsOf(forked)).toEqual([4, 6]);
    expect(trunkHead(forked)).toBe(4);
    expect(trunkHead([...forked, word(7, 'f', 4)])).toBe(7);
    expect(trunkHead([])).toBe(-1);
  });

  it('names branches by entries, the last name given counts', () => {
    const entry = (index: number, extra: object): Entry =>
      ({
        index,
        at: 0,
        causedBy: [],
        type: 'priority.passed',
        payload: { player: 'A', offers: 0, links: 0 },
        ...extra,
      }) as Entry;
    const log = [
      ...[0, 1, 2, 3].map((index) => entry(index, {})),
      entry(4, { parent: 1 }),
      entry(5, { type: 'branch.named', payload: { name: 'what if', head: 4 } }),
      entry(6, {}),
      entry(7, { type: 'branch.named', payload: { name: 'what if', head: 6 } }),
    ];
    const expected: Branch[] = [{ name: 'what if', head: 6, from: 1, namedAt: 7 }];
    expect(branchesOf(log)).toEqual(expected);
  });
});
