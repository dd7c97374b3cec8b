import type { CardId, Entry, Option, Player } from '../../../events/index.ts';
import type { Offer } from '../../../machines/index.ts';
import { legalTargets } from '../../../machines/rules/attack.ts';
import { Dice } from '../../support/dice.ts';
import * as words from './happened.ts';
import { OurTable, RULES } from './ourTable.ts';
import { type Course, type FuzzDuel, listOf, type Step, type StepAnswer, type Temper } from './words.ts';

/** A duel on our engine: what happened, what was decided, and the whole log. */
export interface OurDuel extends Course {
  readonly entryOf: readonly number[];
  readonly steps: readonly Step[];
  readonly entries: readonly Entry[];
}

const MOST_DECISIONS = 400;
const TAKES_AWAY: ReadonlySet<string> = new Set(['muzzle', 'sever', 'bar']);

/** One duel as our engine plays it, the decisions taken by dice. */
class ByDice {
  readonly #table: OurTable;
  readonly #steps: Step[] = [];
  readonly #dice: Dice;
  readonly #temper: Temper;
  #activating: { step: Extract<Step, { do: 'activate' }>; answers: StepAnswer[] } | undefined;
  /** Targets and costs of a trigger that must be used: the other engine asks for them when it stands on the chain. */
  readonly #beforehand: { player: Player; values: StepAnswer }[] = [];

  constructor({ table, temper, dice }: FuzzDuel) {
    this.#table = new OurTable(table);
    this.#table.onActivated = () => this.#activated();
    this.#temper = temper;
    this.#dice = new Dice(dice);
  }

  play(): OurDuel {
    const table = this.#table;
    for (let count = 0; count < MOST_DECISIONS && !table.isOver; count++) this.#decide();
    if (table.isOver && table.board.winner === null) table.show(words.ENDS);
    const { happened, entryOf, entries } = table;
    return { happened, entryOf, entries, steps: this.#steps };
  }

  #activated(): void {
    const { at } = this.#table;
    for (const { player, values } of this.#beforehand.splice(0))
      this.#steps.push({ do: 'answer', at, player, values });
    if (this.#activating === undefined) return;
    this.#steps.push({ ...this.#activating.step, answers: this.#activating.answers });
    this.#activating = undefined;
  }

  #decide(): void {
    const { board, state } = this.#table;
    const { asks, may } = RULES.speaker(state);
    if (asks === null) throw new Error('nobody is asked, and the duel goes on');
    if (may.includes('prompt.answer') && board.prompt !== null) this.#answer(asks);
    else if (may.includes('attackReplay.choose')) this.#choose(asks, board.attack?.choices ?? []);
    else this.#act(asks, may.includes('attack.declare'));
  }

  #act(player: Player, isOpen: boolean): void {
    if (isOpen) this.#table.show(words.OPEN);
    const offers = RULES.offers(this.#table.state, player).filter(({ legal }) => legal);
    const attacks = offers.filter(({ type }) => type === 'attack.declare');
    const effects = offers.filter(({ type }) => type === 'effect.activate');
    const course = this.#dice.roll(100);
    const mayLeave =
      !isOpen || offers.some(({ type }) => type === 'priority.pass' || type === 'phase.change');
    if (isOpen && attacks.length > 0 && (course >= 12 || !mayLeave)) {
      this.#attack(player, this.#dice.pick(attacks).card ?? '');
    } else if (effects.length > 0 && course >= this.#patience(isOpen)) {
      const { card = '', effect = '' } = this.#dice.pick(this.#telling(effects));
      this.#activate(player, card, effect);
    } else this.#table.submit({ type: 'priority.pass', player });
  }

  #isDirectPast(): boolean {
    const { attack } = this.#table.board;
    return attack?.target === 'direct' && attack.snapshot.defender.length > 0;
  }

  /** Where a direct attack past monsters stands on an ability, what may take that away comes up more often. */
  #telling(effects: readonly Offer[]): readonly Offer[] {
    if (!this.#isDirectPast()) return effects;
    const taking = effects.filter(({ card = '' }) => TAKES_AWAY.has(this.#table.card(card).name));
    return taking.length > 0 && this.#dice.roll(3) > 0 ? taking : effects;
  }

  /** Below this number nobody does anything. */
  #patience(isOpen: boolean): number {
    const { attack, chain, offers } = this.#table.board;
    if (chain.length > 0) return 100 - this.#temper.onChain;
    if (offers.length > 0) return 20;
    if (isOpen) return 90;
    // Once an attack is to be replayed let it; after that go on more eagerly, for it may be replayed again.
    if (attack !== null && attack.defenderChanges.length > 0) return 90;
    return attack !== null && attack.replays > 0 ? 30 : 100 - this.#temper.inWindow;
  }

  #attack(player: Player, attacker: CardId): void {
    const table = this.#table;
    const options = legalTargets(table.board, attacker).map(({ value }) => String(value));
    // A direct attack past monsters comes up more often than one in so many targets.
    const isDirect = options.includes('direct') && this.#dice.roll(4) > 0;
    const target = isDirect ? 'direct' : this.#dice.pick(options);
    this.#steps.push({
      do: 'attack',
      at: table.at,
      with: table.code(attacker),
      target: table.target(target),
    });
    table.submit({ type: 'attack.declare', player, with: attacker, target });
  }

  #choose(player: Player, choices: readonly Option[]): void {
    const table = this.#table;
    table.show(words.ASKED);
    const going = choices.filter(({ value }) => value !== 'stop');
    const stops = choices.length > going.length && this.#dice.roll(8) === 7;
    const target = stops || going.length === 0 ? 'stop' : String(this.#dice.pick(going).value);
    this.#steps.push({
      do: 'choose',
      at: table.at,
      target: target === 'stop' ? target : table.target(target),
    });
    table.submit({ type: 'attackReplay.choose', player, target });
  }

  #activate(player: Player, card: CardId, effect: string): void {
    const table = this.#table;
    const step = { do: 'activate', at: table.at, player, card: table.code(card), effect } as const;
    this.#activating = { step: { ...step, answers: [] }, answers: [] };
    table.submit({ type: 'effect.activate', player, card, effect });
  }

  #isAimedAt(id: CardId): boolean {
    const { faceUp, place } = this.#table.card(id);
    return id === this.#table.board.attack?.attacker || (place.zone === 'spellTrap' && faceUp);
  }

  #answer(player: Player): void {
    const table = this.#table;
    const { prompt } = table.board;
    if (prompt === null) return;
    // Most effects are aimed at the attacking monster, or at what lies face-up behind the monsters.
    const aimedAt = prompt.options.filter(({ card }) => card !== undefined && this.#isAimedAt(card));
    const aims =
      prompt.kind === 'target' && aimedAt.length > 0 && this.#dice.roll(5) >= (this.#isDirectPast() ? 1 : 2);
    const free = aims ? aimedAt : [...prompt.options];
    const wanted = prompt.min + this.#dice.roll(prompt.max - prompt.min + 1);
    const values = Array.from(
      { length: wanted },
      () => free.splice(this.#dice.roll(free.length), 1)[0]?.value ?? '',
    );
    const [first] = values;
    const answer = values.length === 1 && first !== undefined ? first : (values as string[]);
    const told = listOf(answer).map((value) => table.told(value));
    if (this.#activating !== undefined) this.#activating.answers.push(told);
    else if (prompt.kind === 'target' || prompt.kind === 'cost')
      this.#beforehand.push({ player, values: told });
    else this.#steps.push({ do: 'answer', at: table.at, player, values: told });
    table.submit({ type: 'prompt.answer', player, answer });
  }
}

/** Play a duel on our engine by its dice. */
export const playOurs = (duel: FuzzDuel): OurDuel => new ByDice(duel).play();
