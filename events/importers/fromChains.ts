import { LOCATION } from './locations.ts';
import type { MessageOf } from './messages.ts';
import type { Handlers, Observing } from './observing.ts';

/** The effect of a card that a recording names only by the card. */
export const OBSERVED_EFFECT = 'observed';

const linkOf = (on: Observing, number: number) => on.chain[number - 1];

/** The link stands: costs are paid and targets chosen. */
function linked(on: Observing, { link }: MessageOf<'linked'>['body']): void {
  const { activating } = on;
  if (activating === undefined || link < 1) {
    on.unmapped.add('linked', 'noPlace', on.packet);
    return;
  }
  const { body, card, paid, targets } = activating;
  on.activating = undefined;
  const onField = body.at.location === LOCATION.spellTrap;
  const step = on.emit({
    type: 'effect.activated',
    payload: {
      player: on.player(body.player),
      card: card.id,
      effect: OBSERVED_EFFECT,
      link,
      speed: on.chain.length > 0 ? 2 : 1,
      activation: onField && on.passcodes.isMonster(card.code) !== true,
      targets,
      paid,
      vars: {},
      answers: [],
      forced: [],
      offers: 0,
    },
  });
  on.chain[link - 1] = { card, step };
}

function resolving(on: Observing, { link }: MessageOf<'linkResolving'>['body']): void {
  const running = linkOf(on, link);
  if (running === undefined) {
    on.unmapped.add('linkResolving', 'noPlace', on.packet);
    return;
  }
  running.resolving = on.emit(
    { type: 'link.resolving', payload: { link, card: running.card.id, effect: OBSERVED_EFFECT } },
    [running.step],
  );
}

function resolved(on: Observing, { link }: MessageOf<'linkResolved'>['body']): void {
  const running = linkOf(on, link);
  if (running?.resolving === undefined) {
    on.unmapped.add('linkResolved', 'noPlace', on.packet);
    return;
  }
  on.emit(
    { type: 'link.resolved', payload: { link, outcome: running.negated === true ? 'negated' : 'resolved' } },
    [running.resolving],
  );
  on.chain.length = Math.min(on.chain.length, link - 1);
}

const negated =
  (what: 'activation' | 'effect') =>
  (on: Observing, { link }: MessageOf<'linked'>['body']): void => {
    const running = linkOf(on, link);
    if (running === undefined) {
      on.unmapped.add('negated', 'noPlace', on.packet);
      return;
    }
    running.negated = true;
    const source = on.source();
    if ('source' in source)
      on.emit({ type: 'effect.negated', payload: { link, what, source: source.source } }, on.causes());
  };

/** Activations, and the chain as it builds and resolves. */
export const FROM_CHAINS: Handlers = {
  activated: (on, body) => {
    const card = on.cardAt(body.at, 'activated');
    if (card === undefined) return;
    on.learn(card, body.code);
    on.activating = { body, card, paid: [], targets: [] };
  },
  targeted: (on, { cards }) => {
    if (on.activating === undefined) {
      // Chosen while an effect resolves: the recording shows it only to the players' eyes.
      on.leaveOut('targeted');
      return;
    }
    for (const at of cards) {
      const card = on.cardAt(at, 'targeted');
      if (card !== undefined) on.activating.targets.push(card.id);
    }
  },
  linked,
  linkResolving: resolving,
  linkResolved: resolved,
  activationNegated: negated('activation'),
  effectNegated: negated('effect'),
  chainEnded: (on) => {
    const links = on.steps.findLast(({ event }) => event.type === 'effect.activated')?.event;
    on.chain.length = 0;
    on.emit({
      type: 'chain.ended',
      payload: { links: links?.type === 'effect.activated' ? links.payload.link : 0, triggers: [] },
    });
  },
};
