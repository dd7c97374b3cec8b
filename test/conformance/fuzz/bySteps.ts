import type { Answer, Player } from '../../../events/index.ts';
import * as words from './happened.ts';
import type { OurDuel } from './ours.ts';
import { OurTable, RULES } from './ourTable.ts';
import type { Step, StepAnswer, Table } from './words.ts';

const MOST_DECISIONS = 400;

/** One duel as our engine plays it, the decisions recorded before; whoever has none passes. */
class BySteps {
  readonly #table: OurTable;
  readonly #steps: readonly Step[];
  #next = 0;
  #answers: StepAnswer[] = [];

  constructor(table: Table, steps: readonly Step[]) {
    this.#table = new OurTable(table);
    this.#steps = steps;
  }

  play(): OurDuel {
    const table = this.#table;
    for (let count = 0; count < MOST_DECISIONS && !table.isOver; count++) this.#decide();
    if (table.isOver && table.board.winner === null) table.show(words.ENDS);
    const left = this.#steps[this.#next];
    if (left !== undefined) throw new Error(`the duel has no place for ${JSON.stringify(left)}`);
    const { happened, entryOf, entries } = table;
    return { happened, entryOf, entries, steps: this.#steps };
  }

  #due<T extends Step['do']>(kind: T): Extract<Step, { do: T }> | undefined {
    const step = this.#steps[this.#next];
    if (step?.do !== kind || step.at !== this.#table.at) return undefined;
    this.#next += 1;
    return step as Extract<Step, { do: T }>;
  }

  #decide(): void {
    const table = this.#table;
    const { asks, may } = RULES.speaker(table.state);
    if (asks === null) throw new Error('nobody is asked, and the duel goes on');
    if (may.includes('prompt.answer')) this.#answer(asks);
    else if (may.includes('attackReplay.choose')) {
      table.show(words.ASKED);
      const target = this.#due('choose')?.target ?? 'stop';
      const named = typeof target === 'number' ? table.idOf(target) : target;
      table.submit({ type: 'attackReplay.choose', player: asks, target: named });
    } else this.#act(asks, may.includes('attack.declare'));
  }

  #isOffered(step: Extract<Step, { do: 'activate' }>, player: Player): boolean {
    const card = this.#table.idOf(step.card);
    return RULES.offers(this.#table.state, player).some(
      (offer) => offer.legal && offer.card === card && offer.effect === step.effect,
    );
  }

  #act(player: Player, isOpen: boolean): void {
    const table = this.#table;
    if (isOpen) table.show(words.OPEN);
    const step = this.#steps[this.#next];
    if (step?.do === 'activate' && !this.#isOffered(step, player)) {
      table.submit({ type: 'priority.pass', player });
      return;
    }
    const attack = this.#due('attack');
    const effect = this.#due('activate');
    if (attack !== undefined) {
      const target = attack.target === 'direct' ? attack.target : table.idOf(attack.target);
      table.submit({ type: 'attack.declare', player, with: table.idOf(attack.with), target });
    } else if (effect !== undefined) {
      this.#answers = [...effect.answers];
      const card = table.idOf(effect.card);
      table.submit({ type: 'effect.activate', player, card, effect: effect.effect });
    } else table.submit({ type: 'priority.pass', player });
  }

  #answer(player: Player): void {
    const table = this.#table;
    const { prompt } = table.board;
    const wanted = (values: StepAnswer): readonly (string | number | boolean)[] =>
      values.map((value) => (typeof value === 'number' ? table.idOf(value) : value));
    const fits = (values: StepAnswer): boolean =>
      wanted(values).every((value) => prompt?.options.some((option) => option.value === value) === true);
    const at = this.#answers.findIndex(fits);
    const given = at >= 0 ? this.#answers.splice(at, 1)[0] : this.#answerStep(fits);
    if (given === undefined) throw new Error(`nothing answers ${JSON.stringify(prompt?.options)}`);
    const values = wanted(given);
    const [first] = values;
    const answer = values.length === 1 && first !== undefined ? first : values;
    table.submit({ type: 'prompt.answer', player, answer: answer as Answer });
  }

  /** The answer that is due; for what a trigger targets or costs it stands at the line after, when the trigger is on the chain. */
  #answerStep(fits: (values: StepAnswer) => boolean): StepAnswer | undefined {
    const step = this.#steps[this.#next];
    if (step?.do !== 'answer' || step.at > this.#table.at + 1 || !fits(step.values)) return undefined;
    this.#next += 1;
    return step.values;
  }
}

/** Play a recorded duel on our engine. */
export const playSteps = (table: Table, steps: readonly Step[]): OurDuel => new BySteps(table, steps).play();
