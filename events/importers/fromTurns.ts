import type { DuelEvent } from '../messages/index.ts';
import { takeSetup } from './fromFields.ts';
import { LOCATION } from './locations.ts';
import type { MessageOf } from './messages.ts';
import type { Handlers, Observing } from './observing.ts';

/** Phases and the ends of the Battle Phase, by the stream's number. */
const PHASES: Readonly<Record<number, DuelEvent>> = {
  1: { type: 'phase.entered', payload: { phase: 'draw', triggers: [] } },
  2: { type: 'phase.entered', payload: { phase: 'standby', triggers: [] } },
  4: { type: 'phase.entered', payload: { phase: 'main1', triggers: [] } },
  8: { type: 'step.entered', payload: { step: 'start', triggers: [] } },
  128: { type: 'step.entered', payload: { step: 'end', triggers: [] } },
  256: { type: 'phase.entered', payload: { phase: 'main2', triggers: [] } },
  512: { type: 'phase.entered', payload: { phase: 'end', triggers: [] } },
};
const HOW_IT_ENDED: Readonly<Record<number, 'conceded' | 'lifePoints' | 'deckOut'>> = {
  0: 'conceded',
  1: 'lifePoints',
  2: 'deckOut',
};
const DRAWN_DUEL = 2;

function begin(on: Observing, body: MessageOf<'start'>['body']): void {
  on.startingLifePoints = { A: body.lifePoints0, B: body.lifePoints1 };
  Object.assign(on.lifePoints, on.startingLifePoints);
  const piles = [
    [0, LOCATION.deck, body.deck0],
    [0, LOCATION.extraDeck, body.extraDeck0],
    [1, LOCATION.deck, body.deck1],
    [1, LOCATION.extraDeck, body.extraDeck1],
  ] as const;
  for (const [player, location, count] of piles) {
    const pile = on.table.pile(player, location);
    for (let left = count; left > 0; left -= 1) pile.push(on.table.create(on.player(player), 0));
  }
}

function turnBegun(on: Observing, body: MessageOf<'turnBegun'>['body']): void {
  const player = on.player(body.player);
  if (on.setup === undefined) on.setup = takeSetup(on);
  else {
    on.emit({ type: 'turn.ended', payload: { turn: on.turn, player: on.turnPlayer } });
    on.emit({ type: 'turn.begun', payload: { turn: on.turn + 1, player } });
  }
  on.turn += 1;
  on.turnPlayer = player;
  on.attacks = 0;
  on.attack = undefined;
}

function drawn(on: Observing, { player, cards }: MessageOf<'drawn'>['body']): void {
  for (const { code } of cards) {
    const card = on.table.draw(player, code);
    if (card === undefined) {
      on.unmapped.add('drawn', 'noPlace', on.packet);
      continue;
    }
    on.learn(card, code);
    if (on.setup === undefined) continue;
    card.visit = on.table.visit();
    const side = on.player(player);
    const from = { player: side, zone: 'deck' } as const;
    const to = { player: side, zone: 'hand' } as const;
    on.emit(
      {
        type: 'card.moved',
        payload: {
          card: card.id,
          visit: card.visit,
          from,
          to,
          faceUp: false,
          reason: 'draw',
          ...on.source(),
        },
      },
      on.causes(),
    );
  }
}

function deckShuffled(on: Observing, body: MessageOf<'deckShuffled'>['body']): void {
  if (on.setup === undefined) return;
  const order = on.table.pile(body.player, LOCATION.deck).map(({ id }) => id);
  on.emit({ type: 'deck.shuffled', payload: { player: on.player(body.player), order } }, on.causes());
}

type Change = 'damaged' | 'recovered' | 'paid' | 'lifePointsSet';

const lifePoints =
  (kind: Change) =>
  (on: Observing, { player: number, amount }: MessageOf<'damaged'>['body']): void => {
    const player = on.player(number);
    const from = on.lifePoints[player];
    const to =
      kind === 'lifePointsSet' ? amount : kind === 'recovered' ? from + amount : Math.max(0, from - amount);
    on.lifePoints[player] = to;
    const battle = on.battleDamage.get(on.packet);
    const why =
      battle !== undefined ? 'battleDamage' : kind === 'paid' ? 'cost' : to > from ? 'gain' : 'effectDamage';
    const attacker = on.attack?.attacker;
    const source =
      battle !== undefined && attacker !== undefined
        ? { source: { card: attacker.id, kind: 'monster' as const, player: attacker.owner } }
        : on.source();
    const causes = battle === undefined ? on.causes() : [battle];
    on.emit({ type: 'lifePoints.changed', payload: { player, from, to, why, ...source } }, causes);
  };

/** Turns, phases, draws and Life Points. */
export const FROM_TURNS: Handlers = {
  start: begin,
  turnBegun,
  phaseEntered: (on, { phase }) => {
    const event = PHASES[phase];
    if (event === undefined) on.leaveOut('phaseEntered');
    else on.emit(event);
  },
  drawn,
  deckShuffled,
  handShuffled: (on, { player, codes }) => on.table.order(player, LOCATION.hand, codes),
  extraDeckShuffled: (on, { player, codes }) => on.table.order(player, LOCATION.extraDeck, codes),
  damaged: lifePoints('damaged'),
  recovered: lifePoints('recovered'),
  paid: lifePoints('paid'),
  lifePointsSet: lifePoints('lifePointsSet'),
  win: (on, { player, reason }) => {
    if (on.steps.at(-1)?.event.type === 'duel.ended') return;
    const winner = player === DRAWN_DUEL ? null : on.player(player);
    const how = HOW_IT_ENDED[reason] ?? 'effect';
    const last = on.steps.findLastIndex(
      ({ event }) => event.type === 'lifePoints.changed' && event.payload.to === 0,
    );
    on.emit(
      { type: 'duel.ended', payload: { winner, how } },
      how === 'lifePoints' && last >= 0 ? [last] : [],
    );
  },
};
