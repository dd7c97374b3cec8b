import { promptRegion } from './prompt.ts';
import { chartSetup } from './setup.ts';
import { turnRegion } from './turn.ts';
import { EFFECT_EVENTS, windowRegion } from './window.ts';

/**
 * The whole procedure of a duel as one chart of three regions. They speak in this order: a prompt, then the window and
 * chain, then the turn. What the root must do holds all the time: a player at 0 Life Points loses (B8), and what
 * happens by itself happens.
 */
const build = (damageStep: 'modern' | 'classic') =>
  chartSetup.createMachine({
    id: 'duel',
    type: 'parallel',
    meta: {
      must: [
        { run: 'duel.decide', appends: ['duel.ended'] },
        { run: 'effects.react', appends: ['attack.negated', ...EFFECT_EVENTS] },
      ],
    },
    states: { prompt: promptRegion, window: windowRegion, turn: turnRegion(damageStep) },
  });

export type DuelChart = ReturnType<typeof build>;

/** The chart variants by the value of the `damageStep` switch. */
export const CHARTS: Readonly<Record<'modern' | 'classic', DuelChart>> = {
  modern: build('modern'),
  classic: build('classic'),
};
