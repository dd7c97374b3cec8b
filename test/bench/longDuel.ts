import type { Answer, Command, Entry, Option, Player } from '../../events/index.ts';
import {
  CARDS,
  createRules,
  type DuelHeader,
  type DuelState,
  isRejection,
  type Offer,
  type Rules,
  resolveRuleset,
  type ScenarioCard,
  setUp,
} from '../../machines/index.ts';
import { LONG_DUEL_CARDS } from './longDuelCards.ts';
import { dice } from './measure.ts';

/** A duel of our engine, with every entry it came to. */
export interface LongDuel {
  readonly header: DuelHeader;
  readonly rules: Rules;
  readonly entries: readonly Entry[];
  readonly turns: number;
}

type Roll = (sides: number) => number;

/** A setup holds 400 cards at most. */
const MOST = 170;
/** So that it goes on: Life Points for years. */
const LIFE_POINTS = 4_000_000;
/** Nor is there a card that draws, sends cards from a deck, or reaches for the cards that keep both sides busy. */
const ENDS_IT = /"op":"(?:draw|mill)"|"what":\{[^}]*"spellTrap/;
const MAIN_DECK = [...CARDS.values()]
  .filter(({ frame }) => frame === undefined || ['normal', 'effect', 'ritual'].includes(frame))
  .filter((card) => !ENDS_IT.test(JSON.stringify(card)))
  .map(({ id }) => id);

function side(roll: Roll, deckSize: number) {
  const deck = Array.from({ length: deckSize }, () => MAIN_DECK[roll(MAIN_DECK.length)] ?? 'vorse-raider');
  const ours: ScenarioCard[] = LONG_DUEL_CARDS.map(({ id }) => ({ card: id, faceUp: true }));
  return {
    lifePoints: LIFE_POINTS,
    monsters: ['vorse-raider', 'spirit-reaper', 'gemini-elf'],
    spellsTraps: ours,
    hand: deck.slice(0, 5),
    graveyard: deck.slice(5, 15),
    deck,
  };
}

function answerTo(roll: Roll, options: readonly Option[], min: number, max: number): Answer {
  const free = [...options];
  const wanted = Math.max(min, Math.min(max, free.length, min + roll(max - min + 1)));
  const taken = Array.from({ length: wanted }, () => free.splice(roll(free.length), 1)[0]?.value ?? '');
  const [first] = taken;
  return taken.length === 1 && first !== undefined ? first : (taken as Answer);
}

const commandOf = ({ card = '', effect, player, type }: Offer): Command => {
  if (type === 'attack.declare') return { type, player, with: card };
  if (type === 'effect.activate') return { type, player, card, ...(effect === undefined ? {} : { effect }) };
  return { type, player, card } as Command;
};

/** What a player does who is asked: mostly something, if there is something to do, and passes else. */
function decisionOf(roll: Roll, rules: Rules, state: DuelState, player: Player): Command {
  const { may } = rules.speaker(state);
  const { attack, prompt } = state.board;
  if (may.includes('prompt.answer') && prompt !== null)
    return { type: 'prompt.answer', player, answer: answerTo(roll, prompt.options, prompt.min, prompt.max) };
  if (may.includes('attackReplay.choose')) {
    const choices = attack?.choices ?? [];
    return {
      type: 'attackReplay.choose',
      player,
      target: String(choices[roll(choices.length)]?.value ?? 'stop'),
    };
  }
  const pass: Command = { type: 'priority.pass', player };
  const open = may.includes('phase.change') || may.includes('attack.declare');
  // Most windows pass, as among people; while an attack runs, one looks twice.
  if (roll(100) >= (open ? 94 : attack === null ? 8 : 30)) return pass;
  const legal = rules.offers(state, player).filter(({ card, legal }) => legal && card !== undefined);
  const attacks = legal.filter(({ type }) => type === 'attack.declare');
  const from = attacks.length > 0 ? attacks : legal;
  const chosen = from[roll(from.length)];
  return chosen === undefined ? pass : commandOf(chosen);
}

/**
 * Plays at random until there are so many entries: one duel, decided here from its first entry to its last.
 * @throws Error where the duel is over before: the decks or Life Points were too few
 */
export function playLongDuel(count: number, seed = 1): LongDuel {
  const ruleset = resolveRuleset('modern-tcg');
  if (ruleset === undefined) throw new Error('there is no ruleset modern-tcg');
  const roll = dice(seed);
  const deckSize = Math.min(MOST, 20 + Math.ceil(count / 900));
  const { header } = setUp(
    {
      format: 'duelscope/scenario',
      version: 1,
      id: 'bench-long',
      title: 'A long duel at random',
      cards: [...LONG_DUEL_CARDS],
      setup: { at: 'main1', turn: 3, seed, A: side(roll, deckSize), B: side(roll, deckSize) },
      steps: [],
    },
    ruleset,
  );
  const rules = createRules({ ruleset, cards: header.cards });
  const begun = rules.begin(header.setup);
  const entries = [...begun.entries];
  let { state } = begun;
  for (let at = 0; entries.length < count; at += 1000) {
    const { asks, state: place } = rules.speaker(state);
    if (asks === null)
      throw new Error(`the long duel is over at entry ${entries.length} of ${count}, in ${place}`);
    const decided = rules.decide(state, decisionOf(roll, rules, state, asks), at);
    // A whole choice may be barred though each part of it is not (a total of Levels): another one is rolled.
    if (isRejection(decided)) continue;
    ({ state } = decided);
    for (const entry of decided.entries) entries.push(entry);
  }
  return { header, rules, entries, turns: state.board.turn };
}
