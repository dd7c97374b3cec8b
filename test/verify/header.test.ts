import { describe, expect, test } from 'vitest';
import {
  type DuelHeader,
  exampleById,
  fingerprint,
  playScenario,
  rulesetHash,
  verifyDuel,
} from '../../machines/index.ts';

const example = exampleById('T-09');
if (example === undefined) throw new Error('T-09 is not there');
const { entries, header } = playScenario(example);

const edits: readonly (readonly [string, (header: DuelHeader) => DuelHeader])[] = [
  ['the name of the ruleset', (one) => ({ ...one, ruleset: { ...one.ruleset, name: 'Classic 2004' } })],
  [
    'a switch with a new fingerprint',
    (one) => {
      const ruleset = { ...one.ruleset, switches: { ...one.ruleset.switches, zeroVsZero: 'both' as const } };
      return { ...one, ruleset, rulesetHash: rulesetHash(ruleset) };
    },
  ],
  [
    'the name of a card',
    (one) => ({ ...one, cards: one.cards.map((card) => ({ ...card, name: `${card.name}!` })) }),
  ],
  ['the ATK of a card', (one) => ({ ...one, cards: one.cards.map((card) => ({ ...card, atk: 99 })) })],
  ['the seed of the setup', (one) => ({ ...one, setup: { ...one.setup, seed: 7 } })],
  [
    'the Life Points of the setup',
    (one) => ({ ...one, setup: { ...one.setup, lifePoints: { A: 1, B: 1 } } }),
  ],
];

describe('verify looks at the header, too', () => {
  test('an untouched duel verifies', () => {
    expect(verifyDuel(header, entries)).toMatchObject({ ok: true });
  });

  test.each(edits)('%s is named', (_, edit) => {
    expect(verifyDuel(edit(header), entries)).toMatchObject({ ok: false, index: 0 });
  });

  test('a header whose fingerprint is not its own is named as the header, a setup as one of two that differ', () => {
    const ofCards = { ...header, cards: header.cards.map((card) => ({ ...card, atk: 99 })) };
    expect(verifyDuel(ofCards, entries)).toMatchObject({ ok: false, inHeader: true });
    const ofSetup = { ...header, setup: { ...header.setup, lifePoints: { A: 1, B: 1 } } };
    const came = verifyDuel(ofSetup, entries);
    expect(came).toMatchObject({
      ok: false,
      index: 0,
      message: 'it does not record the setup of the header: one of the two was changed',
    });
    expect('inHeader' in came).toBe(false);
  });

  test('a ruleset with single switches changed verifies under the name that says so', () => {
    const mixed = playScenario({ ...example, ruleset: { base: 'modern-tcg', with: { zeroVsZero: 'both' } } });
    expect(mixed.header.ruleset.id).toBe('modern-tcg+zeroVsZero');
    expect(verifyDuel(mixed.header, mixed.entries)).toMatchObject({ ok: true });
  });

  test('a fingerprint does not depend on the order of keys', () => {
    expect(fingerprint({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(fingerprint({ b: [2, { d: 4, c: 3 }], a: 1 }));
    expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: 2 }));
  });
});
