import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../events/index.ts';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { glimpseAt } from '../../ui/worker/glimpse.ts';
import { momentAt } from '../../ui/worker/moment.ts';
import type { Tell } from '../../ui/worker/protocol/index.ts';
import { createPacking, createUnpacking } from '../../ui/worker/wire/index.ts';

const raise = (): never => {
  throw new Error('no such example');
};

/** Moments and glimpses of the example, to and fro, as someone who drags asks for them. */
function toldOf(id: string): readonly Tell[] {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { header, entries } = playScenario(scenario);
  const duel = takeInHand(header, entries);
  const last = entries.length - 1;
  return entries.map((_, at): Tell => {
    const position = at % 2 === 0 ? at : last - at;
    return at % 3 === 0
      ? { type: 'glimpse', serial: 1, glimpse: glimpseAt(duel, position) }
      : { type: 'moment', serial: 1, moment: momentAt(duel, position) };
  });
}

describe('what the worker tells comes to the page as it was', () => {
  test.each(['T-09', 'D-08', 'T-13'])('%s', (id) => {
    const packed = createPacking();
    const unpacked = createUnpacking();
    for (const tell of toldOf(id)) expect(unpacked(structuredClone(packed(tell)))).toEqual(tell);
  });

  test('cards that stay as they are stay the very same, so that they are not drawn again', () => {
    const { header, entries } = playScenario(EXAMPLES.find(({ id }) => id === 'T-09') ?? raise());
    const duel = takeInHand(header, entries);
    const packed = createPacking();
    const unpacked = createUnpacking();
    const boardOf = (position: number) => {
      const glimpse = glimpseAt(duel, position);
      const came = unpacked(structuredClone(packed({ type: 'glimpse', serial: 1, glimpse })));
      return { told: glimpse.board, came: came.type === 'glimpse' ? came.glimpse.board : emptyBoard };
    };
    // Entry 14 brings the first token.
    const [before, after] = [boardOf(13), boardOf(14)];
    const stay = Object.keys(before.told.cards).filter(
      (id) => before.told.cards[id] === after.told.cards[id],
    );
    expect(stay.length).toBeGreaterThan(20);
    for (const id of stay) expect(after.came.cards[id]).toBe(before.came.cards[id]);
    expect(Object.keys(after.came.cards).length).toBe(Object.keys(before.came.cards).length + 1);
    expect(after.came.players.A).toBe(before.came.players.A);
  });
});
