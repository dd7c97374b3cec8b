import type { EventType } from '../../events/index.ts';
import { chartSetup } from './setup.ts';
import { EFFECT_EVENTS } from './window.ts';

const CHECKED: readonly EventType[] = ['attackReplay.checked'];

/** The Battle Step (rules.md 3.4): from the open state through a declaration, its responses, the check and the choice. */
export const battleStep = chartSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: {
      meta: { must: [{ run: 'step.enter', with: 'battle', appends: ['step.entered', ...EFFECT_EVENTS] }] },
      on: { 'step.entered': 'open' },
    },
    open: {
      initial: 'fresh',
      meta: {
        asks: 'turnPlayer',
        may: ['attack.declare', 'effect.activate', 'phase.change', 'priority.pass', 'duel.concede'],
        responses: 'response',
        next: ['main2'],
      },
      on: {
        'attack.declaring': 'declaring',
        'window.agreed': '#duel.turn.battle.endStep',
      },
      states: {
        fresh: { meta: { place: ['battle.open'] } },
        afterAttack: { meta: { place: ['attackOver', 'battle.open'] } },
        startedOver: { meta: { place: ['attackReplay', 'battle.open'] } },
      },
    },
    declaring: {
      meta: {
        must: [
          {
            run: 'attack.complete',
            appends: ['attack.declared', 'attack.ended', 'attackReplay.checked', ...EFFECT_EVENTS],
          },
        ],
      },
      on: { 'attack.declared': 'declaration', 'attack.ended': 'open.afterAttack' },
    },
    declaration: {
      meta: { responses: 'declaration' },
      on: { 'chain.ended': 'window', 'window.closed': 'checking', 'battle.calculated': 'fought' },
    },
    window: {
      meta: { responses: 'response' },
      on: { 'window.closed': 'checking', 'battle.calculated': 'fought' },
    },
    checking: {
      meta: { must: [{ run: 'attackReplay.check', appends: CHECKED }] },
      on: {
        'attackReplay.checked': [
          { guard: 'replayIsChosen', target: 'choosing' },
          { guard: 'attackGoesOn', target: 'leaving' },
          { target: 'concluding' },
        ],
      },
    },
    choosing: {
      meta: {
        asks: 'turnPlayer',
        may: ['attackReplay.choose', 'attackReplay.continue', 'duel.concede'],
        place: ['attackReplay'],
        responses: 'response',
      },
      on: {
        'attack.targetChosen': [{ guard: 'respondsAgain', target: 'declaration' }, { target: 'window' }],
        'attack.stopped': 'concluding',
      },
    },
    leaving: {
      meta: {
        asks: 'turnPlayer',
        may: ['effect.activate', 'priority.pass', 'duel.concede'],
        place: ['response'],
        responses: 'response',
      },
      on: { 'effect.activated': 'window', 'window.agreed': '#duel.turn.battle.damageStep' },
    },
    /** The battle was fought within an effect (R18): once the chain is over it is the time after damage calculation. */
    fought: {
      meta: { responses: 'damage.4' },
      on: { 'chain.ended': '#duel.turn.battle.damageStep.after.window' },
    },
    concluding: {
      meta: {
        must: [
          { run: 'attack.conclude', appends: ['attack.ended', 'attackReplay.checked', ...EFFECT_EVENTS] },
        ],
      },
      on: {
        'attack.ended': [{ guard: 'startsOver', target: 'open.startedOver' }, { target: 'open.afterAttack' }],
      },
    },
  },
});
