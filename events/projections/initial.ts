import type {
  BattleStep,
  CardId,
  Payload,
  Phase,
  Player,
  Position,
  SetupCard,
  StartPlace,
  Zone,
} from '../messages/index.ts';
import type { Board, CardState, PlayerState } from './board.ts';
import { boardWith, sideWith } from './changed.ts';
import { usageKeys } from './usage.ts';

const PHASE_OF_PLACE: Record<StartPlace, readonly [Phase, BattleStep | null]> = {
  drawPhase: ['draw', null],
  main1: ['main1', null],
  'start.open': ['battle', 'start'],
  'battle.open': ['battle', 'battle'],
  main2: ['main2', null],
  'end.open': ['battle', 'end'],
  endPhase: ['end', null],
};

const emptyPlayer = (lifePoints: number): PlayerState => ({
  lifePoints,
  lifePointsSetBy: 0,
  monster: [null, null, null, null, null],
  extraMonster: [null, null],
  spellTrap: [null, null, null, null, null],
  fieldSpell: [null],
  pendulum: [null, null],
  hand: [],
  deck: [],
  extraDeck: [],
  graveyard: [],
  banished: [],
  normalSummonUsed: false,
});

/** The table before the first entry: two players and nothing on it. */
export const emptyBoard: Board = {
  entry: -1,
  turn: 1,
  turnPlayer: 'A',
  startingPlayer: 'A',
  seed: 0,
  phase: 'draw',
  step: null,
  stepAt: null,
  players: { A: emptyPlayer(8000), B: emptyPlayer(8000) },
  cards: {},
  attack: null,
  attacksDeclared: 0,
  lastAttacker: null,
  battlePhases: 0,
  battlePhaseEndedAt: null,
  chain: [],
  chains: 0,
  triggers: [],
  offers: [],
  forced: [],
  happenings: [],
  lookedTo: -1,
  answerable: [],
  unjudged: [],
  prompt: null,
  proposed: null,
  effects: [],
  uses: {},
  history: {},
  nextVisit: 1,
  nextCard: 1,
  winner: null,
};

/** Zones with fixed places, where an empty place is `null`. */
export const SLOTTED: ReadonlySet<Zone> = new Set<Zone>([
  'monster',
  'extraMonster',
  'spellTrap',
  'fieldSpell',
  'pendulum',
]);

function cardOf(setup: SetupCard): CardState {
  const onField = SLOTTED.has(setup.place.zone);
  return {
    id: setup.id,
    visit: setup.visit,
    name: setup.name,
    owner: setup.owner,
    place: setup.place,
    position: (setup.position ?? 'attack') as Position,
    faceUp: setup.faceUp,
    token: setup.token === true,
    asMonster: setup.asMonster === true,
    printed: setup.printed,
    values: setup.printed,
    setBy: {},
    equippedTo: setup.equippedTo,
    materials: setup.materials ?? [],
    bonds: setup.bondedTo === undefined ? [] : [setup.bondedTo],
    counters: setup.counters ?? {},
    flags: {
      ...(onField && setup.arrivedThisTurn === true ? { arrived: true as const } : {}),
      ...(onField && setup.setThisTurn === true ? { set: true as const, arrived: true as const } : {}),
    },
    summoned: setup.summoned,
    movedAt: 0,
    turnedAt: 0,
    carriedOutAt: undefined,
    leftNegated: undefined,
  };
}

/** The table as the setup says; entry 0 of every duel. */
export function boardOfSetup(payload: Payload<'duel.started'>): Board {
  const [phase, step] = PHASE_OF_PLACE[payload.at];
  const sides: Record<Player, Record<string, (CardId | null)[]>> = { A: {}, B: {} };
  const cards: Record<CardId, CardState> = {};
  for (const player of ['A', 'B'] as const) {
    for (const [zone, value] of Object.entries(emptyPlayer(0)))
      if (Array.isArray(value)) sides[player][zone] = [...value];
  }
  for (const setup of payload.cards) {
    cards[setup.id] = cardOf(setup);
    const zone = sides[setup.place.player][setup.place.zone];
    if (zone === undefined) continue;
    if (SLOTTED.has(setup.place.zone)) zone[(setup.place.index ?? 1) - 1] = setup.id;
    else zone.push(setup.id);
  }
  for (const card of Object.values(cards)) {
    for (const other of card.bonds) {
      const partner = cards[other];
      if (partner !== undefined && !partner.bonds.includes(card.id))
        cards[other] = { ...partner, bonds: [...partner.bonds, card.id] };
    }
  }
  const uses: Record<string, number> = {};
  for (const setup of payload.cards) {
    for (const effect of setup.used ?? []) {
      const keys = usageKeys(setup.visit, setup.name, setup.place.player, effect);
      for (const key of [keys.copy, keys.name]) uses[key] = (uses[key] ?? 0) + 1;
    }
  }
  const player = (id: Player): PlayerState =>
    sideWith(emptyPlayer(payload.lifePoints[id]), sides[id] as unknown as Pick<PlayerState, 'monster'>);
  return boardWith(emptyBoard, {
    entry: 0,
    turn: payload.turn,
    turnPlayer: payload.turnPlayer,
    startingPlayer: payload.startingPlayer,
    seed: payload.seed,
    phase,
    step,
    stepAt: step === null ? null : 0,
    battlePhases: phase === 'battle' || phase === 'main2' ? 1 : 0,
    players: { A: player('A'), B: player('B') },
    cards,
    uses,
    effects: (payload.effects ?? []).map((effect) => ({
      ...effect,
      entry: 0,
      sourceVisit: cards[effect.source.card]?.visit,
    })),
    nextVisit: payload.cards.length + 1,
    nextCard: payload.cards.length + 1,
  });
}
