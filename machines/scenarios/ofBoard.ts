import type { Board, CardId, CardState, Player, StartPlace, Zone } from '../../events/index.ts';
import { PLAYERS, startPlaceSchema } from '../../events/index.ts';
import { builtInCard } from '../cards/index.ts';
import { canonical } from '../duel/canonical.ts';
import type { DuelHeader, Speaker } from '../duel/types.ts';
import type { Scenario, ScenarioCard, ScenarioSetup } from './schema.ts';
import { LISTS } from './setupProblems.ts';

/** What of a table a scenario's setup cannot say. */
export type Unsaid =
  | 'attack'
  | 'chain'
  | 'question'
  | 'place'
  | 'effects'
  | 'values'
  | 'usedThisTurn'
  | 'extraMonster'
  | 'pendulum';

/** A duel that begins in the Draw Phase draws: once it has been drawn, there is no beginning there any more. */
const START_PLACES: ReadonlySet<string> = new Set(
  startPlaceSchema.options.filter((place) => place !== 'drawPhase'),
);

function startPlace(board: Board, speaker: Speaker): StartPlace | undefined {
  const named = speaker.places.find((place): place is StartPlace => START_PLACES.has(place));
  return speaker.may.includes('phase.change') && board.chain.length === 0 ? named : undefined;
}

const nearest = ({ phase, step }: Board): StartPlace => {
  if (phase === 'battle')
    return step === 'start' ? 'start.open' : step === 'end' ? 'end.open' : 'battle.open';
  return phase === 'main2' ? 'main2' : phase === 'end' ? 'endPhase' : 'main1';
};

const isChanged = ({ values, printed }: CardState): boolean =>
  Object.entries(values).some(
    ([what, value]) => value !== undefined && canonical(value) !== canonical(Reflect.get(printed, what)),
  );

/** A card of the table as a setup lists it; only what differs from how it would lie there by itself. */
function cardOf(card: CardState, zone: Zone, nameFor: (id: CardId) => string, board: Board): ScenarioCard {
  const { name, place, position, faceUp, flags } = card;
  const slotted = zone === 'monster' || zone === 'spellTrap';
  const open = zone !== 'spellTrap' && zone !== 'hand' && zone !== 'deck' && zone !== 'extraDeck';
  const more = {
    ...(nameFor(card.id) === '' ? {} : { as: nameFor(card.id) }),
    ...(slotted && place.index !== undefined ? { place: place.index } : {}),
    ...(zone === 'monster' && position !== 'attack' ? { position } : {}),
    ...(faceUp === (open || card.equippedTo !== undefined) || zone === 'hand' || zone === 'deck'
      ? {}
      : { faceUp }),
    ...(card.equippedTo === undefined ? {} : { equippedTo: nameFor(card.equippedTo) }),
    ...(card.materials === undefined || card.materials.length === 0
      ? {}
      : { materials: card.materials.map((id) => board.cards[id]?.name ?? id) }),
    ...(card.counters === undefined || Object.keys(card.counters).length === 0
      ? {}
      : { counters: card.counters }),
    ...(flags.arrived === true && zone === 'monster' ? { arrivedThisTurn: true } : {}),
    ...(flags.set === true ? { setThisTurn: true } : {}),
    ...(card.asMonster ? { asMonster: true } : {}),
  };
  return Object.keys(more).length === 0 ? name : { card: name, ...more };
}

/**
 * The table at a moment as the setup of a scenario, and what of it a setup cannot say.
 * @param title what the scenario is called
 */
export function scenarioOfBoard(
  board: Board,
  speaker: Speaker,
  header: DuelHeader,
  title: string,
): { readonly scenario: Scenario; readonly unsaid: readonly Unsaid[] } {
  const equipped = new Set(Object.values(board.cards).flatMap(({ equippedTo }) => equippedTo ?? []));
  const nameFor = (id: CardId): string => (equipped.has(id) ? `holder ${id}` : '');
  const side = (player: Player) => {
    const of = board.players[player];
    const lists = Object.fromEntries(
      LISTS.map(([list, zone]) => {
        const ids = (of[zone as 'monster'] as readonly (CardId | null)[]).filter((id) => id !== null);
        const ordered = zone === 'deck' ? [...ids].reverse() : ids;
        return [
          list,
          ordered.flatMap((id) => {
            const card = board.cards[id];
            return card === undefined ? [] : [cardOf(card, zone, nameFor, board)];
          }),
        ];
      }),
    );
    const field = of.fieldSpell.find((id) => id !== null);
    const fieldCard = field == null ? undefined : board.cards[field];
    return {
      lifePoints: of.lifePoints,
      ...lists,
      ...(fieldCard === undefined ? {} : { fieldSpell: cardOf(fieldCard, 'fieldSpell', nameFor, board) }),
    };
  };
  const place = startPlace(board, speaker);
  const cards = Object.values(board.cards);
  const unsaid: Unsaid[] = [
    ...(board.attack === null ? [] : (['attack'] as const)),
    ...(board.chain.length === 0 ? [] : (['chain'] as const)),
    ...(board.prompt === null || board.prompt.answer !== null ? [] : (['question'] as const)),
    ...(place === undefined ? (['place'] as const) : []),
    ...(board.effects.length === 0 ? [] : (['effects'] as const)),
    ...(cards.some((card) => card.place.zone === 'monster' && isChanged(card)) ? (['values'] as const) : []),
    ...(board.players.A.normalSummonUsed ||
    board.players.B.normalSummonUsed ||
    cards.some(({ flags }) => flags.everDeclared === true || flags.turnedByHand === true) ||
    Object.keys(board.uses).length > 0
      ? (['usedThisTurn'] as const)
      : []),
    ...(PLAYERS.some((player) => board.players[player].extraMonster.some((id) => id !== null))
      ? (['extraMonster'] as const)
      : []),
    ...(PLAYERS.some((player) => board.players[player].pendulum.some((id) => id !== null))
      ? (['pendulum'] as const)
      : []),
  ];
  const setup: ScenarioSetup = {
    turn: board.turn,
    turnPlayer: board.turnPlayer,
    startingPlayer: board.startingPlayer,
    at: place ?? nearest(board),
    A: side('A'),
    B: side('B'),
  };
  const own = header.cards.filter((card) => canonical(builtInCard(card.id)) !== canonical(card));
  const [base = 'modern-tcg', ...changed] = header.ruleset.id.split('+');
  const ruleset =
    changed.length === 0
      ? base
      : {
          base,
          with: Object.fromEntries(
            Object.entries(header.ruleset.switches).filter(([name]) => changed.includes(name)),
          ),
        };
  return {
    scenario: {
      format: 'duelscope/scenario',
      version: 1,
      id: 'sandbox',
      title,
      ruleset,
      ...(own.length === 0 ? {} : { cards: own }),
      setup,
      steps: [],
    },
    unsaid,
  };
}
