import { describe, expect, test } from 'vitest';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { factRead } from '../../ui/inspector/why/facts.ts';
import { boardAt, takeInHand } from '../../ui/worker/duelOnHand.ts';
import { lookNear } from '../../ui/worker/looks/near.ts';

function duelOf(id: string) {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const played = playScenario(scenario);
  return takeInHand(played.header, played.entries);
}

describe('causes backward and effects forward', () => {
  test('R3: the replay of T-09 comes of the declaration and the four tokens, and leads to the choice', () => {
    const duel = duelOf('T-09');
    const check = duel.path.find((entry) => entry.type === 'attackReplay.checked');
    const near = lookNear(duel, check?.index ?? -1);
    expect(near?.causes.map(({ words }) => words)).toEqual([
      'Dark Magician attacks directly',
      'Sheep Token 1 comes',
      'Sheep Token 2 comes',
      'Sheep Token 3 comes',
      'Sheep Token 4 comes',
    ]);
    expect(near?.effects.map(({ words }) => words)).toEqual(['Takes Sheep Token 2']);
  });

  test('from every entry the causes lead back to a decision or the setup, and each cause names its effect', () => {
    for (const scenario of EXAMPLES.filter((_, index) => index % 6 === 0)) {
      const duel = duelOf(scenario.id);
      for (const entry of duel.path) {
        const near = lookNear(duel, entry.index);
        const at = `${scenario.id}, entry ${entry.index}`;
        if (entry.command === undefined && entry.type !== 'duel.started')
          expect(near?.causes.length, at).toBeGreaterThan(0);
        for (const cause of near?.causes ?? []) {
          expect(cause.entry, at).toBeLessThan(entry.index);
          expect(cause.words, at).not.toBe('');
        }
        for (const effect of near?.effects ?? [])
          expect(
            lookNear(duel, effect.entry)?.causes.map((cause) => cause.entry),
            at,
          ).toContain(entry.index);
      }
    }
  });

  test('an entry that is not on this path has none', () => {
    expect(lookNear(duelOf('T-09'), 9999)).toBeNull();
  });
});

describe('what was read, with the entry that made it so', () => {
  test('a value is laid at the entry that changed it, a place at the last move, Life Points at what set them', () => {
    let linked = 0;
    for (const scenario of EXAMPLES) {
      const duel = duelOf(scenario.id);
      for (const [position, entry] of duel.path.entries()) {
        const board = boardAt(duel, position - 1);
        for (const read of entry.because?.reads ?? []) {
          const fact = factRead(board, read);
          if (fact.entry === null) continue;
          linked += 1;
          const at = `${scenario.id}, entry ${entry.index}, ${read.fact}`;
          expect(fact.entry, at).toBeLessThan(entry.index);
          const made = duel.entries[fact.entry];
          expect(made, at).toBeDefined();
          if (fact.of.kind === 'card' && fact.path[0] === 'values')
            expect(made?.type, at).toBe('value.changed');
          if (fact.path[0] === 'lifePoints') expect(made?.type, at).toMatch(/lifePoints|damage/i);
        }
      }
    }
    expect(linked).toBeGreaterThan(500);
  });
});
