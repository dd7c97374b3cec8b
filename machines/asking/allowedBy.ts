import type { Board, Command } from '../../events/index.ts';
import type { CardData } from '../cards/index.ts';
import type { Speaker } from '../duel/types.ts';
import { WINDOW_RULES, type Window } from '../rulebook/windows.ts';

/** What an effect answers: a declared attack, or a link of the chain. */
function answers(command: Command, board: Board, cards: ReadonlyMap<string, CardData>): readonly string[] {
  if (command.type !== 'effect.activate') return [];
  const data = cards.get(board.cards[command.card]?.name ?? '');
  // A card with one effect to use is used without naming it.
  const used = data?.effects.filter(({ id, kind }) =>
    command.effect === undefined ? kind === 'activate' || kind === 'quick' : id === command.effect,
  );
  return (used ?? []).flatMap(({ when = [] }) => when.map(({ event }) => event));
}

const DAMAGE: Readonly<Record<string, Window>> = {
  'damage.3': 'calculation',
  'damage.4': 'afterCalculation',
  'damage.5': 'endOfDamageStep',
};
const STEPS: Readonly<Record<string, Window>> = {
  'start.open': 'startStep',
  'start.response': 'startStep',
  'end.open': 'endStep',
  'end.response': 'endStep',
};
const BOXES = { A: 'boxA', B: 'boxB', C: 'boxC', D: 'boxD', E: 'boxE' } as const;

/** The moment that a legal decision is taken at. */
function windowOf(
  command: Command,
  board: Board,
  { places, box }: Speaker,
  events: readonly string[],
): Window {
  if (command.type === 'attack.declare') return 'attack';
  if (command.type !== 'effect.activate') return 'position';
  const timing = places.find((place) => place.startsWith('damage.'));
  const isOffered = board.offers.length > 0;
  if (isOffered) return (timing === undefined ? undefined : DAMAGE[timing]) ?? 'setOff';
  if (events.includes('damageCalculation')) return 'calculation';
  if (events.includes('attackDeclared') || events.includes('targetedForAttack'))
    return (board.attack?.replays ?? 0) > 0 ? 'declarationAgain' : 'declaration';
  if (timing !== undefined) return 'damageStep';
  if (box === 'D') return 'boxD';
  if (places.includes('declaration')) return 'declaration';
  const step = places.map((place) => STEPS[place]).find((each) => each !== undefined);
  if (step !== undefined) return step;
  return board.attack === null ? BOXES[box] : 'afterDeclaration';
}

/**
 * The rule that lets a player take a decision which is legal: by the moment at which it is taken, and by what its effect
 * answers.
 * @param board the table before it
 * @param speaker who may decide before it
 * @returns the id of a rule, `B18`
 */
export const allowedBy = (
  command: Command,
  board: Board,
  speaker: Speaker,
  cards: ReadonlyMap<string, CardData>,
): string => WINDOW_RULES[windowOf(command, board, speaker, answers(command, board, cards))];
