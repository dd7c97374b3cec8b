import type { Pinned } from './pinnedKinds.ts';

/** What long runs of random decisions have shown, each as the shortest duel that shows it. */
export const PINNED_FROM_SOAK: readonly Pinned[] = [
  {
    title: 'a Trap that was a monster comes back from a while away as a Trap alone',
    setup: {
      at: 'main2',
      A: {
        monsters: [{ card: 'metal-reflect-slime', asMonster: true }, 'gemini-elf'],
        spellsTraps: ['interdimensional-matter-transporter'],
      },
    },
    steps: [
      { A: 'activate', card: 'interdimensional-matter-transporter', answers: ['metal-reflect-slime'] },
      { until: 'main2' },
      { expect: { place: { 'metal-reflect-slime': 'A.banished' } } },
      { until: 'nextTurn' },
      { expect: { place: { 'metal-reflect-slime': 'A.spellTrap' }, counts: { 'A.monster': 1 } } },
    ],
    has: 'effect.expired',
  },
];
