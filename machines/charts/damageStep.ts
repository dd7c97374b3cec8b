import type { EventType } from '../../events/index.ts';
import type { DecisionPlace } from '../scenarios/schema.ts';
import { chartSetup } from './setup.ts';
import { EFFECT_EVENTS } from './window.ts';

const REACHES: readonly EventType[] = ['damageStep.reached', 'attackReplay.checked', ...EFFECT_EVENTS];

const timing = (number: string, place: DecisionPlace, next: string) =>
  chartSetup.createStateConfig({
    initial: 'entering',
    states: {
      entering: {
        meta: { must: [{ run: 'damageStep.reach', with: number, appends: REACHES }] },
        on: { 'damageStep.reached': 'window' },
      },
      window: { meta: { responses: place }, on: { 'window.closed': `#duel.turn.battle.damageStep.${next}` } },
    },
  });

const calculating = chartSetup.createStateConfig({
  meta: {
    must: [{ run: 'damage.calculate', appends: ['battle.calculated', 'battle.calledOff', ...EFFECT_EVENTS] }],
  },
  on: {
    'battle.calculated': '#duel.turn.battle.damageStep.after',
    'battle.calledOff': '#duel.turn.battle.damageStep.after',
  },
});

const leaving = chartSetup.createStateConfig({
  meta: {
    must: [
      { run: 'damageStep.leave', appends: ['damageStep.left', 'attackReplay.checked', ...EFFECT_EVENTS] },
    ],
  },
  on: { 'damageStep.left': '#duel.turn.battle.step.concluding' },
});

/** Today's Damage Step with its five timings (B26 to B31). */
export const modernDamageStep = chartSetup.createStateConfig({
  initial: 'start',
  states: {
    start: timing('1', 'damage.1', 'before'),
    before: timing('2', 'damage.2', 'calculation'),
    calculation: timing('3', 'damage.3', 'calculating'),
    calculating,
    after: timing('4', 'damage.4', 'end'),
    end: timing('5', 'damage.5', 'leaving'),
    leaving,
  },
});

/** The Damage Step of 2004 (S4.21 to S4.24): flip and stat changers, calculation and damage, Flip Effect, Graveyard. */
export const classicDamageStep = chartSetup.createStateConfig({
  initial: 'before',
  states: {
    before: timing('1', 'damage.1', 'calculating'),
    calculating,
    after: timing('4', 'damage.4', 'end'),
    end: timing('5', 'damage.5', 'leaving'),
    leaving,
  },
});
