import { describe, expect, it } from 'vitest';
import { attacksOf, type Entry, type Grain, nextStop } from '../../events/index.ts';
import { scapegoatLog } from '../explain/scapegoatLog.ts';

const { entries, check, declared, chosen } = scapegoatLog();
const last = entries.length - 1;
const typeAt = (position: number | null): string | null =>
  position === null ? null : (entries[position]?.type ?? null);
const walk = (grain: Grain, direction: 'next' | 'previous', from: number): number[] => {
  const stops: number[] = [];
  for (
    let at = nextStop(entries, from, grain, direction);
    at !== null;
    at = nextStop(entries, at, grain, direction)
  )
    stops.push(at);
  return stops;
};

describe('log: four grains', () => {
  it('steps by entry to both ends', () => {
    expect(nextStop(entries, 0, 'entry', 'next')).toBe(1);
    expect(nextStop(entries, 1, 'entry', 'previous')).toBe(0);
    expect(nextStop(entries, 0, 'entry', 'previous')).toBeNull();
    expect(nextStop(entries, last, 'entry', 'next')).toBeNull();
  });

  it('steps by decision: each entry with a command, then the end', () => {
    const stops = walk('decision', 'next', 0);
    expect(stops.at(-1)).toBe(last);
    expect(stops.slice(0, -1).every((at) => entries[at]?.command !== undefined)).toBe(true);
    expect(stops.slice(0, -1)).toHaveLength(entries.filter((entry) => entry.command !== undefined).length);
  });

  it('steps by phase, step and timing of the Damage Step', () => {
    expect(walk('step', 'next', 0).map(typeAt)).toEqual([
      'damageStep.reached',
      'damageStep.reached',
      'damageStep.reached',
      'damageStep.reached',
      'damageStep.reached',
      'damageStep.left',
      'attack.ended',
    ]);
  });

  it('steps by attack: from the declaration to the end', () => {
    expect(walk('attack', 'next', 0)).toEqual([declared, last]);
    expect(walk('attack', 'previous', last)).toEqual([declared, 0]);
  });

  it('goes to the replay and nowhere else', () => {
    expect(nextStop(entries, 0, 'attackReplay', 'next')).toBe(check);
    expect(nextStop(entries, check, 'attackReplay', 'next')).toBeNull();
    expect(nextStop(entries, last, 'attackReplay', 'previous')).toBe(check);
    expect(nextStop(entries, check, 'attackReplay', 'previous')).toBeNull();
  });
});

describe('log: attacks', () => {
  it('brackets the attack with its checks', () => {
    expect(attacksOf(entries)).toEqual([
      {
        number: 1,
        player: 'A',
        attacker: 'c1',
        from: declared - 1,
        declared,
        to: last,
        over: true,
        checks: [check],
        attackReplays: [check],
      },
    ]);
  });

  it('ends a running attack at the last entry', () => {
    const running: readonly Entry[] = entries.slice(0, chosen + 1);
    expect(attacksOf(running)).toMatchObject([{ to: chosen, over: false }]);
  });
});
