import type { CardData, Effect, Influence, Operation } from '../../machines/index.ts';

// Cards that do one thing each, for the small setups.

const SUMMARY = 'A card of this test.';

const quickSpell = (id: string, effect: Omit<Effect, 'id' | 'kind'>): CardData => ({
  id,
  name: id,
  kind: 'spell',
  icon: 'quickPlay',
  summary: SUMMARY,
  effects: [{ id: 'activate', kind: 'activate', ...effect }],
});
export const does = (id: string, ...operations: readonly Operation[]): CardData =>
  quickSpell(id, { do: [...operations] });
export const applies = (id: string, to: 'attacker' | 'attackTarget', what: Influence): CardData =>
  does(id, { op: 'apply', to, what: [what], until: 'endOfTurn' });

const THEIRS = { in: 'monster', of: 'opponent' } as const;
export const lure: CardData = {
  ...does('own-lure', { op: 'takeControl', what: 'target', until: 'endOfTurn' }),
  effects: [
    {
      id: 'activate',
      kind: 'activate',
      target: { what: THEIRS, count: 1 },
      do: [{ op: 'takeControl', what: 'target', until: 'endOfTurn' }],
    },
  ],
};
/** Away and back at once. */
export const goesAndComes = (id: string, name: string): CardData =>
  does(
    id,
    { op: 'banish', what: { ...THEIRS, where: { name } } },
    {
      op: 'specialSummon',
      what: { in: 'banished', of: 'opponent' },
      positions: ['attack'],
      to: 'opponent',
    },
  );
export const runner: CardData = {
  id: 'own-runner',
  name: 'own-runner',
  kind: 'monster',
  frame: 'effect',
  attribute: 'EARTH',
  type: 'Warrior',
  level: 4,
  atk: 1000,
  def: 1000,
  summary: SUMMARY,
  effects: [{ id: 'run', kind: 'quick', do: [{ op: 'returnToHand', what: 'self' }] }],
};
/** It may attack twice while its player has a Field Spell. */
export const twice: CardData = {
  ...runner,
  id: 'own-twice',
  name: 'own-twice',
  effects: [
    {
      id: 'twice',
      kind: 'continuous',
      influences: [
        { to: 'self', what: [{ attacks: 2 }], condition: [{ exists: { in: 'fieldSpell', of: 'you' } }] },
      ],
    },
  ],
};
