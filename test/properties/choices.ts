import type { Answer, Command, Option, Player } from '../../events/index.ts';
import { COMMAND_OF_SHORT_FORM, monstersOf, PLAYERS } from '../../events/index.ts';
import { type DuelState, isRejection, type Offer, type Rules } from '../../machines/index.ts';
import { legalTargets } from '../../machines/rules/attack.ts';
import type { Dice } from '../support/dice.ts';

/** A decision that is tried, and what must come of it: the rules have said so beforehand. */
export interface Try {
  readonly command: Command;
  readonly expected: 'accepted' | 'either' | { readonly refused: string };
}

function answerTo(dice: Dice, options: readonly Option[], min: number, max: number): Answer {
  const free = [...options];
  const wanted = Math.min(options.length, min + dice.roll(max - min + 1));
  const taken = Array.from({ length: wanted }, () => free.splice(dice.roll(free.length), 1)[0]?.value ?? '');
  const [first] = taken;
  return taken.length === 1 && first !== undefined ? first : (taken as Answer);
}

/** The decision that an offer is about. */
export const commandOf = ({ player, type, card, effect, to, target }: Offer): Command => {
  if (
    type === 'phase.change' ||
    type === 'priority.pass' ||
    type === 'attackReplay.choose' ||
    type === 'attackReplay.continue'
  )
    return {
      type,
      player,
      ...(to === undefined ? {} : { to }),
      ...(target === undefined ? {} : { target }),
    } as Command;
  if (type === 'attack.declare') return { type, player, with: card ?? '' };
  if (type === 'effect.activate')
    return { type, player, card: card ?? '', ...(effect === undefined ? {} : { effect }) };
  return { type, player, card } as Command;
};

/** Whether the target of this attack is for the opponent to name (R28). */
function opponentNames(rules: Rules, state: DuelState, command: Command): boolean {
  const decided = rules.decide(state, { ...command, target: 'direct' } as Command, 0);
  return isRejection(decided) && decided.code === 'attack/opponent-names';
}

/** Everything the player who is asked may decide now, and is told to be legal. */
export function legalDecisions(rules: Rules, state: DuelState, player: Player): readonly Command[] {
  const { board } = state;
  const found: Command[] = [];
  for (const offer of rules.offers(state, player)) {
    if (!offer.legal) continue;
    const command = commandOf(offer);
    found.push(command);
    if (command.type !== 'attack.declare' || opponentNames(rules, state, command)) continue;
    const targets = ['direct', ...monstersOf(board, player === 'A' ? 'B' : 'A')];
    for (const target of targets)
      if (legalTargets(board, command.with).some(({ value }) => value === target))
        found.push({ ...command, target });
  }
  return found;
}

/** A decision that is most likely not legal: one the rules have refused already, or any command about any card. */
function astray(dice: Dice, rules: Rules, state: DuelState): Try {
  const player = dice.pick(PLAYERS);
  const refused = rules.offers(state, player).filter((offer) => !offer.legal);
  if (dice.roll(2) === 0 && refused.length > 0) {
    const offer = dice.pick(refused);
    const { asks, may } = rules.speaker(state);
    const heard = asks === player && may.includes(offer.type);
    return { command: commandOf(offer), expected: heard ? { refused: offer.code ?? '' } : 'either' };
  }
  const cards = Object.keys(state.board.cards);
  const card = dice.roll(8) === 0 ? 'nothing' : dice.pick(cards);
  const type = dice.pick(Object.values(COMMAND_OF_SHORT_FORM).filter((one) => one !== 'duel.concede'));
  const target = dice.roll(3) === 0 ? 'direct' : dice.pick(cards);
  switch (type) {
    case 'attack.declare':
      return { command: { type, player, with: card, target }, expected: 'either' };
    case 'attackReplay.choose':
      return { command: { type, player, target }, expected: 'either' };
    case 'phase.change':
      return {
        command: { type, player, to: dice.pick(['draw', 'standby', 'main1', 'battle', 'main2', 'end']) },
        expected: 'either',
      };
    case 'prompt.answer':
      return {
        command: { type, player, answer: dice.pick<Answer>([card, true, 3, [card, target]]) },
        expected: 'either',
      };
    case 'effect.activate':
      return { command: { type, player, card, answers: [target, 7] }, expected: 'either' };
    case 'attackReplay.continue':
    case 'priority.pass':
      return { command: { type, player }, expected: 'either' };
    default:
      return { command: { type, player, card }, expected: 'either' };
  }
}

/** What is decided next: an answer where one is asked for, else mostly to go on, often something to do, at times something illegal. */
export function nextTry(dice: Dice, rules: Rules, state: DuelState): Try {
  const speaker = rules.speaker(state);
  const { asks, may } = speaker;
  if (asks === null) throw new Error(`nobody is asked in ${speaker.state}, and the duel goes on`);
  const course = dice.roll(100);
  if (course >= 92) return astray(dice, rules, state);
  const { prompt } = state.board;
  if (may.includes('prompt.answer') && prompt !== null) {
    // A whole choice may be barred though each part of it is not (a total of Levels).
    const answer = answerTo(dice, prompt.options, prompt.min, prompt.max);
    return {
      command: { type: 'prompt.answer', player: asks, answer },
      expected: Array.isArray(answer) ? 'either' : 'accepted',
    };
  }
  if (course === 91 && dice.roll(40) === 0)
    return { command: { type: 'duel.concede', player: asks }, expected: 'accepted' };
  const every = legalDecisions(rules, state, asks);
  const able = every.filter(({ type }) => type !== 'priority.pass');
  const pass: Command = { type: 'priority.pass', player: asks };
  // Who has to attack may not pass.
  if (!every.some(({ type }) => type === 'priority.pass'))
    return { command: dice.pick(able), expected: 'accepted' };
  const attacks = able.filter(({ type }) => type === 'attack.declare');
  const effects = able.filter(({ type }) => type === 'effect.activate');
  const lively = state.board.attack !== null || state.board.chain.length > 0;
  if (attacks.length > 0 && course < 80) return { command: dice.pick(attacks), expected: 'accepted' };
  if (effects.length > 0 && course < (lively ? 75 : 4))
    return { command: dice.pick(effects), expected: 'accepted' };
  const others = able.filter((command) => !attacks.includes(command) && !effects.includes(command));
  const goesOn = others.length === 0 || course >= (state.board.phase === 'battle' ? 20 : 75);
  return { command: goesOn ? pass : dice.pick(others), expected: 'accepted' };
}
