import { describe, expect, test } from 'vitest';
import { isSeenBy, PLAYERS } from '../../events/index.ts';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { takeInHand, type Viewpoint } from '../../ui/worker/duelOnHand.ts';
import { lookAtCard } from '../../ui/worker/looks/card.ts';
import { unknownNames } from '../sight/sightChecks.ts';

function duelOf(id: string, seenBy: Viewpoint = 'both', branch?: string) {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const played = playScenario(scenario, branch === undefined ? {} : { branch });
  return takeInHand(played.header, played.entries, undefined, seenBy);
}

function cardNamed(duel: ReturnType<typeof duelOf>, name: string): string {
  const found = Object.entries(duel.names.full).find(([, each]) => each === name);
  if (found === undefined) throw new Error(`no card is called ${name}`);
  return found[0];
}

const at = (duel: ReturnType<typeof duelOf>, type: string): number =>
  duel.path.findIndex((entry) => entry.type === type);

describe('a card as its panel shows it', () => {
  test('B54: Scapegoat may be used by B once the attack is declared, and not while a target is chosen again', () => {
    const duel = duelOf('T-09');
    const card = cardNamed(duel, 'Scapegoat');
    const declared = lookAtCard(duel, at(duel, 'attack.declared') + 1, card);
    expect(declared?.effects.map(({ stands }) => stands.kind)).toEqual(['legal']);
    expect(declared?.player).toBe('B');
    // While A is asked it is A's turn to speak (F8).
    const before = lookAtCard(duel, at(duel, 'attack.declaring') - 1, card);
    expect(before?.effects.map(({ stands }) => stands)).toMatchObject([
      { kind: 'notLegal', code: 'command/not-asked' },
    ]);
    const magician = cardNamed(duel, 'Dark Magician');
    const attacking = lookAtCard(duel, at(duel, 'attack.declared'), magician);
    expect(attacking?.values.map(({ what, now, entry }) => [what, now, entry])).toContainEqual([
      'atk',
      2500,
      null,
    ]);
  });

  test('R29: what answers a declaration may not be used at a replay, and the panel says so', () => {
    const duel = duelOf('T-10');
    const position = at(duel, 'attackReplay.checked');
    const stands = Object.keys(duel.timeline.at(position).board.cards).flatMap(
      (id) => lookAtCard(duel, position, id)?.effects.map((effect) => effect.stands) ?? [],
    );
    for (const each of stands) {
      if (each.kind !== 'notLegal') continue;
      expect(each.rule).toMatch(/^[A-Z]\d+$/);
      expect(each.reason.map(({ text }) => text).join('')).not.toBe('');
    }
  });

  test('a value that was changed names the entry that set it and the cards it came through', () => {
    let changed = 0;
    for (const scenario of EXAMPLES) {
      const duel = duelOf(scenario.id);
      for (const [position, entry] of duel.path.entries()) {
        if (entry.type !== 'value.changed' || entry.payload.to === null) continue;
        const { card, what, to, sources } = entry.payload;
        const value = lookAtCard(duel, position, card)?.values.find((each) => each.what === what);
        if (value === undefined) continue;
        changed += 1;
        expect([value.now, value.entry, value.by], `${scenario.id}, entry ${entry.index}`).toEqual([
          to,
          entry.index,
          sources,
        ]);
        expect(value.words).not.toBe('');
      }
    }
    expect(changed).toBeGreaterThan(50);
  });

  test('through the eyes of one player no card is named that this player does not know', () => {
    let hidden = 0;
    for (const scenario of EXAMPLES.filter((_, index) => index % 4 === 0)) {
      for (const viewer of PLAYERS) {
        const duel = duelOf(scenario.id, viewer);
        const unknown = unknownNames(duel.truth.entries, viewer);
        for (let position = 0; position < duel.path.length; position += 5) {
          const { board } = duel.timeline.at(position);
          for (const card of Object.values(board.cards)) {
            const looked = lookAtCard(duel, position, card.id);
            if (looked === null) continue;
            if (!isSeenBy(card, viewer)) {
              hidden += 1;
              expect([looked.known, looked.name, looked.effects, looked.values]).toEqual([false, '', [], []]);
            }
            const { effects, ...shown } = looked;
            const said = JSON.stringify([shown, effects.map(({ stands }) => stands)]);
            for (const name of unknown)
              expect(said.includes(`"${name}"`), `${scenario.id}, seen by ${viewer}, ${position}`).toBe(
                false,
              );
          }
        }
      }
    }
    expect(hidden).toBeGreaterThan(100);
  });
});
