import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardData, readScenario } from '../../machines/index.ts';
import { wrongWith } from './checks.ts';
import { type DuelNumbers, playByDice } from './duels.ts';

const DUELS = Number(process.env['DUELS'] ?? 60);
const SEED = Number(process.env['DUELS_SEED'] ?? 20_040_702);

const numbers = (least: number, most: number) =>
  fc.array(fc.nat(65_535), { minLength: least, maxLength: most, size: 'max' });
const drawn: fc.Arbitrary<DuelNumbers> = fc.record({
  table: numbers(120, 120),
  decisions: numbers(150, 250),
  cards: numbers(800, 800),
});

test(`${DUELS} duels with cards made by dice over the whole vocabulary hold everything the others do`, {
  timeout: 60_000 + DUELS * 2_000,
}, () => {
  let [entries, links] = [0, 0];
  fc.assert(
    fc.property(drawn, (one) => {
      const duel = playByDice(one);
      entries += duel.entries.length;
      links += duel.entries.filter(
        ({ type, payload }) =>
          type === 'effect.activated' && duel.state.board.cards[payload.card]?.name.startsWith('own-'),
      ).length;
      const wrong = wrongWith(duel);
      if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
    }),
    {
      numRuns: DUELS,
      seed: SEED,
      interruptAfterTimeLimit: 30_000 + DUELS * 1_900,
      markInterruptAsFailure: true,
    },
  );
  console.log(
    `${DUELS} duels with cards made by dice (seed ${SEED}): ${entries} entries, ${links} activations of such cards`,
  );
  // How many is a matter of the dice, which any new card or word makes fall otherwise.
  expect(links).toBeGreaterThan(DUELS / 2);
});

const monster = (effects: CardData['effects']): string =>
  JSON.stringify(
    {
      format: 'duelscope/scenario',
      version: 1,
      id: 'own',
      title: 'With a card of its own',
      cards: [
        {
          id: 'own-one',
          name: 'One',
          kind: 'monster',
          frame: 'effect',
          attribute: 'DARK',
          type: 'Fiend',
          level: 4,
          atk: 1000,
          def: 1000,
          summary: 'One of our own.',
          effects,
        },
      ],
      setup: { A: { monsters: ['own-one'] } },
      steps: [],
    },
    null,
    1,
  );

describe('a scenario with a card that means nothing is refused with its line', () => {
  test.each([
    [
      'ends the Battle Phase by itself',
      [
        {
          id: 'one',
          kind: 'reaction',
          when: [{ event: 'flipped', card: 'self' }],
          do: [{ op: 'endBattlePhase' }],
        },
      ],
      'effect one (reaction) cannot endBattlePhase by itself',
    ],
    [
      'speaks of a target it has not',
      [{ id: 'one', kind: 'ignition', do: [{ op: 'destroy', what: 'target' }] }],
      'effect one (ignition) speaks of its target and has none',
    ],
    [
      'names a token that is not there',
      [
        {
          id: 'one',
          kind: 'ignition',
          do: [{ op: 'createTokens', token: 'no-token', count: 1, position: 'attack', to: 'you' }],
        },
      ],
      'names "no-token", and there is no such card',
    ],
  ] as const)('%s', (_, effects, says) => {
    const read = readScenario(monster(effects as unknown as CardData['effects']));
    if (read.ok) throw new Error('it was read');
    expect(read.code).toBe('scenario/card');
    expect(read.message).toContain(says);
    expect(read.line).toBe(7);
  });
});
