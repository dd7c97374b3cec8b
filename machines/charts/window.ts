import type { CommandType, EventType } from '../../events/index.ts';
import { chartSetup } from './setup.ts';

const RESPOND: readonly CommandType[] = ['effect.activate', 'priority.pass', 'duel.concede'];

/** What an effect may bring about while it is activated, resolved, or happens by itself. */
export const EFFECT_EVENTS: readonly EventType[] = [
  'card.moved',
  'card.turned',
  'control.changed',
  'card.equipped',
  'cards.bonded',
  'zones.shuffled',
  'deck.shuffled',
  'cards.revealed',
  'lifePoints.changed',
  'effect.applied',
  'effect.expired',
  'monster.summoned',
  'prompt.asked',
];

const closed = chartSetup.raise({ type: 'window.closed' });
const agreed = chartSetup.raise({ type: 'window.agreed' });

const toChain = [
  { guard: 'hasForced', target: '#duel.window.chain.forcing' },
  { target: '#duel.window.chain.answering' },
] as const;
/** An effect for the Start or End Step that must be used before its player moves on (B10, B47). */
const movesOn = [{ guard: 'hasTriggers', target: 'collecting' }] as const;
const opens = [{ guard: 'hasTriggers', target: 'collecting' }, { target: 'turnPlayer' }] as const;

/** Fast effect timing (rules.md 3.2): box A is `free`, B `turnPlayer`, C `opponent`, D `chain`, E `agreeing`. */
export const windowRegion = chartSetup.createStateConfig({
  initial: 'free',
  on: { 'duel.ended': { target: '.closed' } },
  states: {
    free: {
      on: {
        'effect.activated': [...toChain],
        'priority.passed': [...movesOn, { target: 'agreeing' }],
        'phase.proposed': [...movesOn, { target: 'agreeing' }],
        'attack.declared': [...opens],
        'attack.targetChosen': [...opens],
        'damageStep.reached': [...opens],
        'monster.summoned': [...opens],
        'spellTrap.set': [...opens],
        'monster.turnedByHand': [...opens],
        'phase.entered': { guard: 'hasTriggers', target: 'collecting' },
      },
    },
    agreeing: {
      meta: { asks: 'opponent', may: RESPOND, box: 'E' },
      on: {
        'effect.activated': [...toChain],
        'priority.passed': [...movesOn, { target: 'free', actions: agreed }],
      },
    },
    collecting: {
      meta: {
        must: [{ run: 'triggers.place', appends: ['effect.activated', 'triggers.placed', ...EFFECT_EVENTS] }],
      },
      on: {
        'triggers.placed': [{ guard: 'hasOffers', target: 'offering' }, { target: 'chain.answering' }],
      },
    },
    offering: {
      meta: { asks: 'offered', may: RESPOND },
      on: {
        'effect.activated': [{ guard: 'hasOffers', target: 'offering' }, ...toChain],
        'priority.passed': [
          { guard: 'hasOffers', target: 'offering' },
          { guard: 'hasForced', target: 'chain.forcing' },
          { guard: 'hasLinks', target: 'chain.answering' },
          { target: 'turnPlayer' },
        ],
      },
    },
    turnPlayer: {
      meta: { asks: 'turnPlayer', may: RESPOND, box: 'B' },
      on: { 'effect.activated': [...toChain], 'priority.passed': 'opponent' },
    },
    opponent: {
      meta: { asks: 'opponent', may: RESPOND, box: 'C' },
      on: {
        'effect.activated': [...toChain],
        'priority.passed': [...movesOn, { target: 'free', actions: closed }],
      },
    },
    chain: {
      initial: 'answering',
      states: {
        forcing: {
          meta: { must: [{ run: 'chain.force', appends: ['effect.activated', ...EFFECT_EVENTS] }] },
          on: {
            'effect.activated': [
              { guard: 'hasForced', target: 'forcing', reenter: true },
              { target: 'answering' },
            ],
          },
        },
        answering: {
          meta: { asks: 'responder', may: RESPOND, box: 'D' },
          on: {
            // A link that forces nothing leaves it here: the board says who answers it.
            'effect.activated': { guard: 'hasForced', target: 'forcing' },
            'priority.passed': 'adding',
          },
        },
        adding: {
          meta: { asks: 'activator', may: RESPOND, box: 'D' },
          on: {
            'effect.activated': [{ guard: 'hasForced', target: 'forcing' }, { target: 'answering' }],
            'priority.passed': 'resolving',
          },
        },
        resolving: {
          meta: {
            must: [
              {
                run: 'chain.resolve',
                appends: [
                  'link.resolving',
                  'link.resolved',
                  'effect.negated',
                  'attack.negated',
                  'attack.redirected',
                  'attack.notRedirected',
                  'battle.calculated',
                  'battlePhase.ended',
                  'attackReplay.checked',
                  'chain.ended',
                  ...EFFECT_EVENTS,
                ],
              },
            ],
          },
          on: {
            'chain.ended': [
              { guard: 'hasTriggers', target: '#duel.window.collecting' },
              { target: '#duel.window.turnPlayer' },
            ],
          },
        },
      },
    },
    closed: {},
  },
});
