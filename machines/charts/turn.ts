import type { CommandType, EventType, Phase, StartPlace } from '../../events/index.ts';
import type { DecisionPlace } from '../scenarios/schema.ts';
import { battleStep } from './battleStep.ts';
import { classicDamageStep, modernDamageStep } from './damageStep.ts';
import { chartSetup } from './setup.ts';
import { EFFECT_EVENTS } from './window.ts';

const QUIET: readonly CommandType[] = ['effect.activate', 'phase.change', 'priority.pass', 'duel.concede'];
const MAIN: readonly CommandType[] = ['monster.summon', 'card.set', 'monster.flip', 'monster.turn', ...QUIET];
const ENTERS: readonly EventType[] = [
  'phase.entered',
  'duel.ended',
  'attackReplay.checked',
  ...EFFECT_EVENTS,
];

const entering = (phase: Phase) =>
  chartSetup.createStateConfig({
    meta: { must: [{ run: 'phase.enter', with: phase, appends: ENTERS }] },
    on: { 'phase.entered': 'open' },
  });

const quietPhase = (phase: Phase, place: readonly DecisionPlace[], next: Phase) =>
  chartSetup.createStateConfig({
    initial: 'entering',
    states: {
      entering: entering(phase),
      open: {
        meta: { asks: 'turnPlayer', may: QUIET, place, responses: place.at(-1) ?? 'drawPhase', next: [next] },
        on: { 'window.agreed': `#duel.turn.${next}` },
      },
    },
  });

const toEnd = chartSetup.createStateConfig({
  meta: { responses: 'main1.response' },
  on: { 'window.agreed': '#duel.turn.end', 'effect.activated': 'open' },
});

const main1 = chartSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: entering('main1'),
    open: {
      meta: {
        asks: 'turnPlayer',
        may: MAIN,
        place: ['main1'],
        responses: 'main1.response',
        next: ['battle', 'end'],
      },
      on: {
        'phase.proposed': [
          { guard: { type: 'proposes', params: { phase: 'battle' } }, target: 'toBattle' },
          { target: 'toEnd' },
        ],
      },
    },
    toBattle: {
      meta: { responses: 'main1.response' },
      on: { 'window.agreed': '#duel.turn.battle', 'effect.activated': 'open' },
    },
    toEnd,
  },
});

const main2 = chartSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: entering('main2'),
    open: {
      meta: { asks: 'turnPlayer', may: MAIN, place: ['main2'], responses: 'main2.response', next: ['end'] },
      on: { 'phase.proposed': 'toEnd' },
    },
    toEnd: { ...toEnd, meta: { responses: 'main2.response' } },
  },
});

const stepEntering = (step: string) =>
  chartSetup.createStateConfig({
    meta: { must: [{ run: 'step.enter', with: step, appends: ['step.entered', ...EFFECT_EVENTS] }] },
    on: { 'step.entered': 'open' },
  });

const battle = (damageStep: typeof modernDamageStep | typeof classicDamageStep) =>
  chartSetup.createStateConfig({
    initial: 'startStep',
    on: { 'battlePhase.ended': '.interrupted' },
    states: {
      startStep: {
        initial: 'entering',
        states: {
          entering: stepEntering('start'),
          open: {
            meta: {
              asks: 'turnPlayer',
              may: QUIET,
              place: ['start.open'],
              responses: 'start.response',
              next: [],
            },
            on: { 'window.agreed': '#duel.turn.battle.step' },
          },
        },
      },
      step: battleStep,
      damageStep,
      interrupted: {
        initial: 'waiting',
        states: {
          waiting: { on: { 'chain.ended': 'concluding' } },
          concluding: {
            meta: {
              responses: 'response',
              must: [
                {
                  run: 'battlePhase.conclude',
                  appends: ['attackReplay.checked', 'attack.ended', 'step.entered', ...EFFECT_EVENTS],
                },
              ],
            },
            on: { 'step.entered': '#duel.turn.battle.endStep.open' },
          },
        },
      },
      endStep: {
        initial: 'entering',
        states: {
          entering: stepEntering('end'),
          open: {
            meta: {
              asks: 'turnPlayer',
              may: QUIET,
              place: ['end.open'],
              responses: 'end.response',
              next: ['main2', 'battle'],
            },
            on: {
              'phase.proposed': {
                guard: { type: 'proposes', params: { phase: 'battle' } },
                target: 'toBattle',
              },
              'window.agreed': '#duel.turn.main2',
            },
          },
          // One more Battle Phase in this turn, where an effect gives it.
          toBattle: {
            meta: { responses: 'end.response' },
            on: { 'window.agreed': '#duel.turn.battle.startStep', 'effect.activated': 'open' },
          },
        },
      },
    },
  });

const start = (place: StartPlace, target: string) => ({
  guard: { type: 'startsAt', params: { place } } as const,
  target,
});

/** The turn frame (rules.md 3.1, 3.3, 3.7, 3.8): phases and steps, with the Damage Step of the ruleset. */
export const turnRegion = (damageStep: 'modern' | 'classic') =>
  chartSetup.createStateConfig({
    initial: 'setup',
    on: { 'duel.ended': { target: '.over' } },
    states: {
      setup: {
        on: {
          'duel.started': [
            start('main1', 'main1.open'),
            start('start.open', 'battle.startStep.open'),
            start('battle.open', 'battle.step.open'),
            start('main2', 'main2.open'),
            start('end.open', 'battle.endStep.open'),
            start('endPhase', 'end.open'),
            { target: 'draw' },
          ],
        },
      },
      draw: quietPhase('draw', ['nextTurn', 'drawPhase'], 'standby'),
      standby: quietPhase('standby', ['standbyPhase'], 'main1'),
      main1,
      battle: battle(damageStep === 'modern' ? modernDamageStep : classicDamageStep),
      main2,
      end: {
        initial: 'entering',
        states: {
          entering: entering('end'),
          open: {
            meta: { asks: 'turnPlayer', may: QUIET, place: ['endPhase'], responses: 'endPhase', next: [] },
            on: { 'window.agreed': 'ending' },
          },
          ending: {
            meta: {
              must: [{ run: 'turn.pass', appends: ['turn.ended', 'turn.begun', ...EFFECT_EVENTS] }],
              responses: 'endPhase',
            },
            on: { 'turn.begun': '#duel.turn.draw' },
          },
        },
      },
      over: { meta: { place: ['duelOver'] } },
    },
  });
