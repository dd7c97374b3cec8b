import type { Scenario } from '../../machines/index.ts';

type Setup = Scenario['setup'];
type Step = Scenario['steps'][number];

/** One way to do the task of a lesson: what is put on the table beside what lies there, and the decisions. */
export interface Solution {
  readonly A?: Setup['A'];
  readonly B?: Setup['B'];
  readonly steps: readonly Step[];
}

const attack = (attacker: string, target: string): Step => ({ A: 'attack', with: attacker, target });
const choose = (target: string): Step => ({ A: 'choose', target });
const use = (card: string, ...answers: string[]): Step => ({
  B: 'activate',
  card,
  ...(answers.length === 0 ? {} : { answers }),
});
const toReplay: Step = { until: 'attackReplay' };
const over: Step = { until: 'attackOver' };

/** By lesson. */
export const SOLUTIONS: Readonly<Record<string, Solution>> = {
  stronger: { B: { monsters: ['baby-dragon'] }, steps: [attack('celtic-guardian', 'baby-dragon'), over] },
  tie: { B: { monsters: ['summoned-skull'] }, steps: [attack('dark-magician', 'summoned-skull'), over] },
  weaker: { B: { monsters: ['gemini-elf'] }, steps: [attack('baby-dragon', 'gemini-elf'), over] },
  wall: {
    A: { monsters: ['dark-magician'] },
    steps: [attack('dark-magician', 'giant-soldier-of-stone'), over],
  },
  'nobody-there': {
    A: { monsters: ['dark-magician'] },
    steps: [attack('dark-magician', 'direct'), { until: 'duelOver' }],
  },
  'what-a-replay-is': {
    B: { spellsTraps: ['scapegoat'] },
    steps: [attack('dark-magician', 'direct'), use('scapegoat'), toReplay],
  },
  newcomer: {
    steps: [
      attack('gemini-elf', '7-colored-fish'),
      use('scapegoat'),
      toReplay,
      choose('7-colored-fish'),
      over,
    ],
  },
  'target-gone': {
    steps: [
      attack('gemini-elf', '7-colored-fish'),
      use('compulsory-evacuation-device', '7-colored-fish'),
      toReplay,
      choose('direct'),
      over,
    ],
  },
  stopping: {
    steps: [
      attack('lyla-lightsworn-sorceress', 'direct'),
      use('call-of-the-haunted', 'baby-dragon'),
      toReplay,
      choose('stop'),
      over,
      attack('dark-magician', 'baby-dragon'),
      over,
    ],
  },
  'paid-once': {
    steps: [
      attack('dark-elf', 'direct'),
      use('call-of-the-haunted', 'baby-dragon'),
      toReplay,
      choose('baby-dragon'),
      over,
    ],
  },
  'the-cost-is-enough': {
    steps: [
      attack('celtic-guardian', 'baby-dragon'),
      use('crush-card-virus', 'necro-gardna'),
      toReplay,
      choose('baby-dragon'),
      over,
    ],
  },
  'own-doing': {
    steps: [
      attack('gravekeepers-assailant', 'gemini-elf'),
      { A: 'activate', card: 'gravekeepers-assailant', answers: ['gemini-elf'] },
      over,
    ],
  },
  'equal-count': {
    steps: [
      attack('celtic-guardian', 'necro-gardna'),
      use('call-of-the-haunted', 'baby-dragon'),
      use('crush-card-virus', 'necro-gardna'),
      toReplay,
    ],
  },
  'damage-step': {
    steps: [
      attack('dark-magician', 'spirit-reaper'),
      { A: 'activate', card: 'shrink', answers: ['spirit-reaper'] },
      toReplay,
    ],
  },
  'own-side': {
    steps: [attack('chaos-sorcerer', 'gyaku-gire-panda'), use('scapegoat'), toReplay, choose('stop'), over],
  },
  'direct-lost': {
    steps: [
      attack('injection-fairy-lily', 'direct'),
      use('dust-tornado', 'shooting-star-bow-ceal'),
      toReplay,
      choose('stop'),
      over,
    ],
  },
  'protection-too-late': {
    steps: [
      use('dust-tornado', 'skill-drain'),
      { A: 'attack', with: 'gemini-elf', target: 'ghostrick-alucard', at: 'battle.open' },
      over,
    ],
  },
  'second-replay': {
    steps: [
      attack('dark-magician', '7-colored-fish'),
      use('compulsory-evacuation-device', '7-colored-fish'),
      toReplay,
      choose('direct'),
      use('call-of-the-haunted', 'baby-dragon'),
      toReplay,
    ],
  },
  'mirror-force-now': {
    steps: [
      attack('gemini-elf', 'direct'),
      use('scapegoat'),
      toReplay,
      choose('stop'),
      over,
      attack('luster-dragon', 'sheep-token#1'),
      use('mirror-force'),
      over,
    ],
  },
  'mirror-force-then': {
    steps: [
      attack('dark-magician', 'direct'),
      use('scapegoat'),
      toReplay,
      choose('sheep-token#1'),
      use('mirror-force'),
      over,
    ],
  },
  'start-over': {
    steps: [
      attack('chaos-sorcerer', 'gyaku-gire-panda'),
      use('ojama-trio'),
      toReplay,
      { A: 'phase', to: 'main2', at: 'battle.open' },
      { until: 'main2' },
    ],
  },
};
