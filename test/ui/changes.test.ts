import { describe, expect, test } from 'vitest';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { lookAtChanges } from '../../ui/worker/looks/changes.ts';

function duelOf(id: string, branch?: string) {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const played = playScenario(scenario, branch === undefined ? {} : { branch });
  return takeInHand(played.header, played.entries);
}

/** What an entry must be shown to have changed when it is compared with the entry before. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'card.turned': ['turned', 'revealed'],
  'lifePoints.changed': ['lifePoints'],
  'value.changed': ['value', 'ability'],
  'counters.changed': ['counters'],
  'card.equipped': ['equipped'],
  'effect.activated': ['link'],
  'effect.applied': ['effect'],
  'effect.expired': ['effect'],
  'control.changed': ['control'],
  'attack.declared': ['attack'],
  'attack.ended': ['attack'],
  'turn.begun': ['phase'],
  'duel.ended': ['winner'],
};

describe('what changed between two entries', () => {
  test('each kind of event shows what it did, and names itself', () => {
    const met = new Set<string>();
    for (const scenario of EXAMPLES.filter((_, index) => index % 3 === 0)) {
      const duel = duelOf(scenario.id);
      for (const [position, entry] of duel.path.entries()) {
        const wanted = SHOWN[entry.type];
        if (wanted === undefined || position === 0) continue;
        if (entry.type === 'value.changed' && entry.payload.from === entry.payload.to) continue;
        const list = lookAtChanges(duel, position - 1, position);
        const at = `${scenario.id}, entry ${entry.index} (${entry.type})`;
        const found = list.find((change) => wanted.includes(change.kind));
        // a card that leaves in the same moment may take what is turned with it
        expect(found, at).toBeDefined();
        expect(found?.entry, at).toBe(entry.index);
        met.add(entry.type);
      }
    }
    const rare = ['counters.changed', 'card.equipped'];
    expect([...met, ...rare].sort()).toEqual(expect.arrayContaining(Object.keys(SHOWN).sort()));
  });

  test('every change lies between the two, whichever is named first', () => {
    for (const scenario of EXAMPLES.filter((_, index) => index % 5 === 0)) {
      const duel = duelOf(scenario.id);
      const last = duel.path.length - 1;
      for (const [from, to] of [
        [0, last],
        [Math.floor(last / 3), Math.floor((2 * last) / 3)],
      ] as const) {
        const list = lookAtChanges(duel, from, to);
        expect(list).toEqual(lookAtChanges(duel, to, from));
        for (const change of list) {
          expect(change.entry, `${scenario.id}: ${change.kind}`).toBeGreaterThan(duel.path[from]?.index ?? 0);
          expect(change.entry, `${scenario.id}: ${change.kind}`).toBeLessThanOrEqual(
            duel.path[to]?.index ?? 0,
          );
        }
      }
      expect(lookAtChanges(duel, last, last)).toEqual([]);
    }
  });

  test('R3: from the declaration of T-09 to its replay four tokens came and Scapegoat went', () => {
    const duel = duelOf('T-09');
    const at = (type: string) => duel.path.findIndex((entry) => entry.type === type);
    const list = lookAtChanges(duel, at('attack.declared'), at('attackReplay.checked'));
    expect(list.filter(({ kind }) => kind === 'came')).toHaveLength(4);
    expect(list.filter(({ kind }) => kind === 'moved')).toMatchObject([{ zone: 'graveyard' }]);
    expect(list.filter(({ kind }) => kind === 'effect')).toMatchObject([{ begins: true }]);
    expect(list.filter(({ kind }) => kind === 'chainOver')).toMatchObject([{ links: 1 }]);
  });
});
