import { chartSetup } from './setup.ts';

/** A rule or effect asks a player something in the middle of its work; everything else waits. */
export const promptRegion = chartSetup.createStateConfig({
  initial: 'none',
  on: { 'duel.ended': { target: '.closed' } },
  states: {
    none: { on: { 'prompt.asked': 'asking' } },
    asking: {
      meta: { asks: 'prompted', may: ['prompt.answer', 'duel.concede'] },
      on: { 'prompt.answered': 'none' },
    },
    closed: {},
  },
});
