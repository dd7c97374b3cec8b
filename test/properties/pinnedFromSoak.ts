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
  {
    title: 'what a monster is protected by again does not keep off what gave it that back',
    setup: {
      at: 'main1',
      A: {
        monsters: ['horus-the-black-flame-dragon-lv6'],
        spellsTraps: ['forbidden-lance', 'shrink'],
      },
      B: { spellsTraps: ['fiendish-chain'] },
    },
    steps: [
      { A: 'pass' },
      { B: 'activate', card: 'fiendish-chain', answers: ['horus-the-black-flame-dragon-lv6'] },
      { until: 'main1' },
      { A: 'activate', card: 'forbidden-lance', answers: ['horus-the-black-flame-dragon-lv6'] },
      { until: 'main1' },
      { expect: { atk: { 'horus-the-black-flame-dragon-lv6': 1500 } } },
      { A: 'activate', card: 'shrink', answers: ['horus-the-black-flame-dragon-lv6'] },
      { until: 'battle.open' },
      {
        expect: {
          atk: { 'horus-the-black-flame-dragon-lv6': 1500 },
          mayDeclare: ['horus-the-black-flame-dragon-lv6'],
        },
      },
      { until: 'nextTurn' },
      { expect: { atk: { 'horus-the-black-flame-dragon-lv6': 2300 } } },
    ],
    has: 'value.changed',
  },
  {
    title: 'Xyz Materials go with their monster before what its leaving sets off ends the duel',
    setup: {
      at: 'battle.open',
      A: {
        lifePoints: 300,
        monsters: [
          { card: 'number-39-utopia', materials: ['gemini-elf', 'luster-dragon'] },
          { card: 'ojama-token', position: 'attack' },
        ],
      },
      B: { spellsTraps: ['mirror-force'] },
    },
    steps: [
      { A: 'attack', with: 'number-39-utopia', target: 'direct' },
      { B: 'activate', card: 'mirror-force' },
      { until: 'duelOver' },
      { expect: { place: { 'gemini-elf': 'A.graveyard', 'luster-dragon': 'A.graveyard' } } },
    ],
    has: 'duel.ended',
  },
];
