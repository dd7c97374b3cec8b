import type { Answer, Command, Entry, Option, Player, Rejection } from '../../events/index.ts';
import { COMMAND_OF_SHORT_FORM, explainRefusal, opponentOf, textOf, whereLies } from '../../events/index.ts';
import { CardLoop, isRejection } from '../decide/index.ts';
import type { Rules } from '../duel/rules.ts';
import type { DuelSession } from '../duel/session.ts';
import type { DuelState } from '../duel/types.ts';
import { activatable } from '../rules/activation.ts';
import { absentWords } from './absent.ts';
import { Expectations } from './expectations.ts';
import { PLACE_WORDS } from './placeWords.ts';
import { referenceOf, resolveReference } from './references.ts';
import type { DecisionPlace, DecisionStep, Step } from './schema.ts';
import { ScenarioError } from './setup.ts';
import { usedByRules, whereLegal, whyNotNow } from './waitedFor.ts';

class Failed extends Error {}

/** Places that only a running attack has. */
const ATTACK_PLACES: ReadonlySet<DecisionPlace> = new Set<DecisionPlace>([
  'declaration',
  'attackReplay',
  'damage.1',
  'damage.2',
  'damage.3',
  'damage.4',
  'damage.5',
  'attackOver',
]);

const playerOfStep = (step: DecisionStep): Player => ('A' in step ? 'A' : 'B');
const wordOfStep = (step: DecisionStep): keyof typeof COMMAND_OF_SHORT_FORM =>
  'A' in step ? step.A : step.B;
const isDecision = (step: Step): step is DecisionStep => 'A' in step || 'B' in step;

/** One playing of a scenario. */
export class Playing {
  readonly session: DuelSession;
  readonly names: ReadonlyMap<string, string>;
  readonly failures: string[] = [];
  readonly expectations: Expectations;
  readonly #foreign: boolean;
  #time = 0;

  constructor(
    session: DuelSession,
    names: ReadonlyMap<string, string>,
    closedWorld: boolean,
    foreign: boolean,
  ) {
    this.#foreign = foreign;
    this.session = session;
    this.names = names;
    this.expectations = new Expectations(this, closedWorld);
  }

  get rules(): Rules {
    return this.session.rules;
  }

  get entries(): readonly Entry[] {
    return this.session.log.entries;
  }

  get state(): DuelState {
    return this.session.state;
  }

  get speaker() {
    return this.rules.speaker(this.state);
  }

  resolve(text: string, prefer?: Player): string {
    const found = resolveReference(this.state.board, this.names, text, prefer);
    if (found === undefined) throw new Failed(absentWords(this.state.board, this.names, text, prefer));
    return found;
  }

  #answer(given: Answer): Answer {
    const one = <T extends string | number>(value: T): T | string =>
      typeof value === 'string' ? (resolveReference(this.state.board, this.names, value) ?? value) : value;
    if (Array.isArray(given)) return given.map(one);
    return typeof given === 'string' ? one(given) : given;
  }

  #commandOf(step: DecisionStep): Command {
    const player = playerOfStep(step);
    const type = COMMAND_OF_SHORT_FORM[wordOfStep(step)];
    const answers =
      step.answers === undefined ? {} : { answers: step.answers.map((given) => this.#answer(given)) };
    // one's own cards decide, and the opponent's are attacked
    const need = (text: string | undefined, field: string, of: Player = player): string => {
      if (text === undefined) throw new Failed(`'${wordOfStep(step)}' needs "${field}"`);
      return this.resolve(text, of);
    };
    switch (type) {
      case 'attack.declare':
        return {
          type,
          player,
          with: need(step.with ?? step.card, 'with'),
          ...(step.target === undefined ? {} : { target: this.resolve(step.target, opponentOf(player)) }),
          ...answers,
        };
      case 'attackReplay.choose':
        return { type, player, target: need(step.target, 'target', opponentOf(player)), ...answers };
      case 'attackReplay.continue':
        return { type, player, ...answers };
      case 'effect.activate':
        return {
          type,
          player,
          card: need(step.card ?? step.with, 'card'),
          ...(step.effect === undefined ? {} : { effect: step.effect }),
          ...answers,
        };
      case 'monster.summon':
      case 'card.set':
        return {
          type,
          player,
          card: need(step.card, 'card'),
          ...(step.zone === undefined ? {} : { zone: step.zone }),
          ...answers,
        };
      case 'monster.flip':
      case 'monster.turn':
        return { type, player, card: need(step.card, 'card') };
      case 'phase.change':
        if (step.to === undefined) throw new Failed(`'phase' needs "to"`);
        return { type, player, to: step.to === 'endStep' ? 'main2' : step.to };
      case 'prompt.answer':
        if (step.answer === undefined) throw new Failed(`'answer' needs "answer"`);
        return { type, player, answer: this.#answer(step.answer) };
      case 'priority.pass':
      case 'duel.concede':
        return { type, player };
    }
  }

  #submit(command: Command): Rejection | undefined {
    this.#time += 1000;
    return this.session.submit(command, this.#time);
  }

  /** Where the last attack went, for a place that only an attack has. */
  #whatBecameOfTheAttack(): string {
    const ended = this.entries.findLast((entry) => entry.type === 'attack.ended');
    if (ended === undefined) return 'no attack was declared';
    const now = this.speaker.places.join(', ');
    const here = now === '' ? '' : `, and now it is ${now}`;
    const check = this.entries.findLast(
      (entry) => entry.type === 'attackReplay.checked' && entry.index < ended.index,
    );
    if (check?.type !== 'attackReplay.checked') return `the attack ended at entry ${ended.index}${here}`;
    const said = check.payload.code ?? `a replay (${check.payload.causes.join(', ')})`;
    return `the attack ended at entry ${ended.index}; the last check, entry ${check.index}, said ${said} (${check.because?.rule ?? ''})${here}`;
  }

  /** Waiting has an end: with the attack for the places of an attack, else with the next turn. */
  #stillComes(place: DecisionPlace | undefined, toward: string, since: number, card?: string): void {
    const { board } = this.state;
    if (board.winner !== null) throw new Failed(`the duel is over before ${toward}`);
    const meaning = place === undefined ? '' : ` (${place}: ${PLACE_WORDS[place]})`;
    if (place !== undefined && ATTACK_PLACES.has(place) && board.attack === null && board.prompt === null)
      throw new Failed(`${toward} does not come: ${this.#whatBecameOfTheAttack()}${meaning}`);
    if (board.turn > since + 1) {
      const used = card === undefined ? undefined : usedByRules(this.entries, card);
      const why =
        used === undefined
          ? ''
          : `; its effect had to be used and was, at entry ${used}, without a decision: leave this step out`;
      throw new Failed(`${toward} does not come before the end of the next turn${meaning}${why}`);
    }
  }

  /** Let whoever is asked pass; what cannot be passed needs a step. */
  #passOnce(toward: string): void {
    const { asks, may, places, state } = this.speaker;
    if (asks === null) throw new Failed(`nobody is asked in ${state}, on the way to ${toward}`);
    const { prompt } = this.state.board;
    if (may.includes('prompt.answer') && prompt !== null) {
      const options = this.#optionTexts(prompt.options);
      throw new Failed(
        `on the way to ${toward} ${asks} is asked (${prompt.kind}) to choose among ${options}, and no step answers`,
      );
    }
    if (!may.includes('priority.pass'))
      throw new Failed(
        `on the way to ${toward} ${asks} must decide at ${places.join(', ')} (${may.join(', ')}), and no step does`,
      );
    const refused = this.#submit({ type: 'priority.pass', player: asks });
    if (refused !== undefined)
      throw new Failed(`${asks} may not pass at ${places.join(', ')}: ${refused.code}`);
  }

  /** What there is to choose among, as a step would name it. */
  #optionTexts = (options: readonly Option[]): string =>
    options
      .map(({ card, value }) =>
        card === undefined ? String(value) : referenceOf(this.state.board, this.names, card),
      )
      .join(', ');

  /** What an answer that was refused could have been: the choices of the question that it was given to. */
  #choicesOf(command: Command): string {
    const { prompt } = this.state.board;
    if (command.type === 'prompt.answer') return this.#optionTexts(prompt?.options ?? []);
    const answers = 'answers' in command ? (command.answers ?? []) : [];
    // with fewer answers the decision stops at the question that was not answered, and asks it
    for (let given = answers.length - 1; given >= 0; given--) {
      const asked = this.rules.decide(
        this.state,
        { ...command, answers: answers.slice(0, given) } as Command,
        this.#time,
      );
      if (!isRejection(asked)) return this.#optionTexts(asked.state.board.prompt?.options ?? []);
    }
    return '';
  }

  /** An answer waits for its prompt, a trigger for its offer, and everything else for the offers to be declined. */
  #isAskedFor(step: DecisionStep): boolean {
    const { board } = this.state;
    const word = wordOfStep(step);
    if (word === 'answer') return board.prompt !== null;
    if (word === 'pass' || word === 'concede') return true;
    const named = word === 'activate' ? this.#named(step) : undefined;
    const offered = board.offers.some(
      (trigger) => trigger.card === named && trigger.player === playerOfStep(step),
    );
    if (offered) return true;
    if (named !== undefined && step.refused === undefined && step.effect === undefined) {
      const effects = activatable(this.rules, board.cards[named]?.name ?? '');
      if (effects.length > 0 && effects.every(({ kind }) => kind === 'trigger' || kind === 'flip'))
        return this.rules
          .offers(this.state, playerOfStep(step))
          .some(({ card, legal }) => legal && card === named);
    }
    return board.offers.length === 0 || board.prompt !== null;
  }

  #named = (step: DecisionStep): string => this.resolve(step.card ?? step.with ?? '', playerOfStep(step));

  #decide(step: DecisionStep): void {
    // What a refusal shows belongs to the ruleset the scenario was told for.
    if (this.#foreign && step.refused !== undefined) return;
    const player = playerOfStep(step);
    const word = wordOfStep(step);
    const toward = `${player}'s ${word}${step.at === undefined ? '' : ` at ${step.at}`}`;
    const since = this.state.board.turn;
    const card = word === 'activate' ? this.#named(step) : undefined;
    for (let bound = 0; bound < 1000; bound++) {
      const { asks, places } = this.speaker;
      if (asks === player && (step.at === undefined || places.includes(step.at)) && this.#isAskedFor(step))
        break;
      this.#stillComes(step.at, toward, since, card);
      this.#passOnce(toward);
    }
    const command = this.#commandOf(step);
    if (this.#foreign && step.refused === undefined) this.#mustBeLegal(command, toward);
    const refused = this.#submit(command);
    const code = refused?.code;
    if (step.refused !== undefined) {
      if (code === step.refused) this.expectations.mention('refusal');
      else
        throw new Failed(
          code === undefined
            ? `this must be refused (${step.refused}), and was not`
            : `this must be refused with ${step.refused}, and was with ${code}`,
        );
    } else if (code !== undefined)
      throw new Failed(
        `${toward} is not legal: ${code} (${refused?.rule ?? ''}) at ${this.speaker.places.join(', ')}. ${this.#inWords(command, refused)}${code.startsWith('answer/') ? '' : this.#later(command, step)}`,
      );
  }

  /** Under a ruleset it was not told for, a decision that is not legal is where the duel goes another way: nothing is added. */
  #mustBeLegal(command: Command, toward: string): void {
    const decided = this.rules.decide(this.state, command, this.#time);
    if (isRejection(decided))
      throw new Failed(
        `under ${this.rules.ruleset.name} ${toward} is not possible: ${decided.code} (${decided.rule})`,
      );
  }

  #nameOf = (id: string): string => this.rules.cards.get(this.state.board.cards[id]?.name ?? '')?.name ?? id;

  /** What must be over before a decision that is legal later, and how a step waits for that. */
  #later(command: Command, { at }: DecisionStep): string {
    const place = at === undefined ? whereLegal(this.rules, this.state, command, this.#time) : undefined;
    if (place === undefined) return '';
    return ` ${whyNotNow(this.state.board, this.#nameOf)}"at": "${place}" in this step waits for that.`;
  }

  #inWords(command: Command, refused: Rejection | undefined): string {
    if (refused === undefined) return '';
    const card = 'with' in command ? command.with : 'card' in command ? command.card : undefined;
    const target = 'target' in command ? command.target : undefined;
    const lies = whereLies(target, command.player, this.state.board);
    const detail = lies === undefined ? refused.detail : { ...refused.detail, lies };
    const about = { ...command, ...refused, detail, ...(card === undefined ? {} : { card }) };
    const sentence = textOf(explainRefusal(about, this.#nameOf).sentence);
    if (refused.code !== 'answer/not-an-option') return sentence;
    const choices = this.#choicesOf(command);
    return choices === '' ? sentence : `${sentence} The choices are ${choices}.`;
  }

  #until(place: DecisionPlace): void {
    const since = this.state.board.turn;
    for (let bound = 0; bound < 1000; bound++) {
      const { asks, places } = this.speaker;
      const over = this.state.board.winner !== null;
      if (places.includes(place) && (asks !== null || over)) return;
      this.#stillComes(place, place, since);
      this.#passOnce(place);
    }
    throw new Failed(`${place} is never reached`);
  }

  take(step: Step, label: string): boolean {
    try {
      if ('until' in step) this.#until(step.until);
      else if ('expect' in step) this.expectations.check(step.expect, label, this.failures);
      else if (isDecision(step)) this.#decide(step);
      return true;
    } catch (error) {
      if (!(error instanceof Failed || error instanceof ScenarioError || error instanceof CardLoop))
        throw error;
      this.failures.push(`${label}: ${error.message}`);
      return false;
    }
  }
}
