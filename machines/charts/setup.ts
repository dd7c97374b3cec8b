import { setup } from 'xstate';
import type { DuelEvent, Phase, StartPlace } from '../../events/index.ts';
import type { StateMeta } from './meta.ts';

/** Both players passed in a response window, or agreed to move on: raised by the window region for the turn region. */
type WindowEvent = { readonly type: 'window.closed' } | { readonly type: 'window.agreed' };
export type ChartEvent = DuelEvent | WindowEvent;

const payloadOf = (event: ChartEvent): Readonly<Record<string, unknown>> =>
  'payload' in event ? (event.payload as Readonly<Record<string, unknown>>) : {};
const filled = (event: ChartEvent, key: string): boolean => {
  const value = payloadOf(event)[key];
  return Array.isArray(value) ? value.length > 0 : Number(value) > 0;
};

/**
 * The one typed setup of every chart. Guards read nothing but the event's own payload: what a rule decided stands
 * there, and why stands in the entry's `because`.
 */
export const chartSetup = setup({
  types: { events: {} as ChartEvent, meta: {} as StateMeta },
  guards: {
    startsAt: ({ event }, params: { place: StartPlace }) => payloadOf(event)['at'] === params.place,
    proposes: ({ event }, params: { phase: Phase }) => payloadOf(event)['to'] === params.phase,
    hasTriggers: ({ event }) => filled(event, 'triggers'),
    hasOffers: ({ event }) => filled(event, 'offers'),
    hasForced: ({ event }) => filled(event, 'forced'),
    hasLinks: ({ event }) => filled(event, 'links'),
    replayIsChosen: ({ event }) => payloadOf(event)['then'] === 'choose',
    attackGoesOn: ({ event }) => payloadOf(event)['then'] === 'goOn',
    startsOver: ({ event }) => payloadOf(event)['how'] === 'startedOver',
    respondsAgain: ({ event }) => payloadOf(event)['responsesAgain'] === true,
    elsewhere: ({ event }) => payloadOf(event)['window'] === false,
  },
});

export type RegionConfig = Parameters<typeof chartSetup.createStateConfig>[0];
