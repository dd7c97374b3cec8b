import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimeline, FoldError } from '../../events/index.ts';

// The state is the list of everything folded so far: any entry left out, doubled or out of order shows.
const evolve = (state: readonly number[], entry: number): readonly number[] => [...state, entry];
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index * 3);

describe('timeline', () => {
  it('gives the state after any entry, whatever was asked before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 17 }),
        fc.array(fc.nat({ max: 200 }), { maxLength: 30 }),
        (length, every, jumps) => {
          const entries = upTo(length);
          const timeline = createTimeline({ initial: [] as readonly number[], evolve, entries, every });
          for (const jump of jumps) {
            const position = (jump % (length + 1)) - 1;
            expect(timeline.at(position)).toEqual(entries.slice(0, position + 1));
          }
        },
      ),
    );
  });

  it('works each state out once when stepping to and fro', () => {
    let steps = 0;
    const count = (state: number): number => {
      steps += 1;
      return state + 1;
    };
    const timeline = createTimeline({ initial: 0, evolve: count, entries: upTo(1000), every: 100 });
    expect(timeline.at(999)).toBe(1000);
    expect(steps).toBe(1000);
    expect(timeline.at(549)).toBe(550);
    expect(steps).toBe(1050);
    expect([timeline.at(548), timeline.at(549), timeline.at(520)]).toEqual([549, 550, 521]);
    expect(steps).toBe(1050);
    expect(timeline.at(599)).toBe(600);
    expect(steps, 'a kept state needs no step').toBe(1050);
  });

  it('goes on to another path of the log without folding again what both have in common', () => {
    let steps = 0;
    const count = (state: readonly number[], entry: number): readonly number[] => {
      steps += 1;
      return [...state, entry];
    };
    const entries = upTo(1000);
    const timeline = createTimeline({
      initial: [] as readonly number[],
      evolve: count,
      entries,
      every: 100,
    });
    timeline.foldSome(1000);
    const other = [...entries.slice(0, 950), 7, 8, 9];
    const on = timeline.on(other);
    steps = 0;
    expect(on.folded).toBe(900);
    expect(on.at(952)).toEqual(other);
    expect(steps).toBe(53);
    expect(on.at(520)).toEqual(other.slice(0, 521));
    // The one before is as it was.
    expect(timeline.at(999)).toEqual(entries);
    expect(timeline.at(960)).toEqual(entries.slice(0, 961));
  });

  it('folds in slices, and what is folded can be shown before the rest is', () => {
    const timeline = createTimeline({
      initial: [] as readonly number[],
      evolve,
      entries: upTo(250),
      every: 100,
    });
    expect(timeline.foldSome(100)).toBe(false);
    expect(timeline.folded).toBe(100);
    expect(timeline.at(40)).toHaveLength(41);
    expect(timeline.folded).toBe(100);
    expect(timeline.foldSome(149)).toBe(false);
    expect(timeline.foldSome(1)).toBe(true);
    expect(timeline.at(249)).toHaveLength(250);
  });

  it('leaves everything before an entry that cannot be applied, and says which one it is', () => {
    const entries = upTo(50);
    const picky = (state: readonly number[], entry: number): readonly number[] => {
      if (entry === 90) throw new Error('no such card');
      return evolve(state, entry);
    };
    const timeline = createTimeline({ initial: [] as readonly number[], evolve: picky, entries, every: 7 });
    expect(timeline.foldSome(1000)).toBe(true);
    expect(timeline.error).toBeInstanceOf(FoldError);
    expect(timeline.error).toMatchObject({ code: 'log/fold', position: 30, message: 'no such card' });
    expect(timeline.last).toBe(29);
    expect(timeline.at(29)).toEqual(entries.slice(0, 30));
    expect(timeline.at(3)).toEqual(entries.slice(0, 4));
    expect(() => timeline.at(30)).toThrow(FoldError);
    expect(() => timeline.at(49)).toThrow(FoldError);
    timeline.refold(entries.map((entry) => (entry === 90 ? 91 : entry)));
    expect(timeline.error).toBeNull();
    expect(timeline.at(49)).toHaveLength(50);
  });

  it('refolds from the first changed entry and keeps what lies before it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 13 }),
        fc.nat({ max: 59 }),
        fc.nat({ max: 80 }),
        fc.array(fc.nat({ max: 100 }), { maxLength: 8 }),
        (length, every, at, newLength, looks) => {
          const entries = upTo(length);
          const timeline = createTimeline({ initial: [] as readonly number[], evolve, entries, every });
          for (const look of looks) timeline.at((look % (length + 1)) - 1);
          const changed = at % length;
          const next = [
            ...entries.slice(0, changed),
            ...Array.from({ length: newLength }, (_, index) => -1 - index),
          ];
          timeline.refold(next);
          for (let position = next.length - 1; position >= -1; position--) {
            expect(timeline.at(position)).toEqual(next.slice(0, position + 1));
          }
        },
      ),
    );
    let steps = 0;
    const count = (state: number): number => {
      steps += 1;
      return state + 1;
    };
    const entries = upTo(1000);
    const timeline = createTimeline({ initial: 0, evolve: count, entries, every: 100 });
    timeline.at(999);
    steps = 0;
    timeline.refold([...entries.slice(0, 950), ...upTo(50)]);
    timeline.at(999);
    expect(steps).toBe(100);
  });

  it('goes on where the log has grown', () => {
    const entries = upTo(10);
    const timeline = createTimeline({ initial: [] as readonly number[], evolve, entries });
    expect(timeline.at(9)).toHaveLength(10);
    entries.push(1000);
    expect(timeline.at(10)).toHaveLength(11);
    expect(() => timeline.at(11)).toThrow(RangeError);
    expect(() => timeline.at(-2)).toThrow(RangeError);
  });
});
