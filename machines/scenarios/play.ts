import type { Answer, Command, Entry, Option, Player, Rejection } from '../../events/index.ts';
import { COMMAND_OF_SHORT_FORM } from '../../events/index.ts';
import type { Rules } from '../duel/rules.ts';
import { type DuelSession, openSession } from '../duel/session.ts';
import type { DuelHeader, DuelState } from '../duel/types.ts';
import { activatable } from '../rules/activation.ts';
import { resolveRuleset } from '../rulesets/index.ts';
import { EXAMPLES } from './builtIn.ts';
import { Expectations } from './expectations.ts';
import { resolveReference } from './references.ts';
import type { DecisionPlace, DecisionStep, Scenario, Step } from './schema.ts';
import { ScenarioError, setUp } from './setup.ts';

export interface PlayOptions {
  /** The branch to play after the trunk's steps that it keeps. */
  readonly branch?: string;
  /** A ruleset by name instead of the scenario's own. */
  readonly ruleset?: string;
  /** Whether everything that happens must be mentioned; so for the built-in scenarios. */
  readonly closedWorld?: boolean;
  /** Rules to play with instead of those of the ruleset (a chart with a transition taken out, in tests). */
  readonly rulesFor?: (header: DuelHeader) => Rules;
}

/** A scenario played to its end, or to where it failed. */
export interface PlayedScenario {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly state: DuelState;
  /** What did not come out as expected, a line each; none where all is well. */
  readonly failures: readonly string[];
  /** How many expectations were checked. */
  readonly checked: number;
  /** The `as` names of the scenario's cards. */
  readonly names: ReadonlyMap<string, string>;
}

class Failed extends Error {}

const playerOfStep = (step: DecisionStep): Player => ('A' in step ? 'A' : 'B');
const wordOfStep = (step: DecisionStep): keyof typeof COMMAND_OF_SHORT_FORM =>
  'A' in step ? step.A : step.B;
const isDecision = (step: Step): step is DecisionStep => 'A' in step || 'B' in step;

/** One playing of a scenario. */
class Performance {
  readonly session: DuelSession;
  readonly names: ReadonlyMap<string, string>;
  readonly failures: string[] = [];
  readonly expectations: Expectations;
  #time = 0;

  constructor(session: DuelSession, names: ReadonlyMap<string, string>, closedWorld: boolean) {
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

  resolve(text: string): string {
    const found = resolveReference(this.state.board, this.names, text);
    if (found === undefined) throw new Failed(`'${text}' is no card here`);
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
    const need = (text: string | undefined, field: string): string => {
      if (text === undefined) throw new Failed(`'${wordOfStep(step)}' needs "${field}"`);
      return this.resolve(text);
    };
    switch (type) {
      case 'attack.declare':
        return {
          type,
          player,
          with: need(step.with ?? step.card, 'with'),
          ...(step.target === undefined ? {} : { target: this.resolve(step.target) }),
          ...answers,
        };
      case 'attackReplay.choose':
        return { type, player, target: need(step.target, 'target'), ...answers };
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

  /** Let whoever is asked pass; what cannot be passed needs a step. */
  #passOnce(toward: string): void {
    const { asks, may, places, state } = this.speaker;
    if (this.state.board.winner !== null) throw new Failed(`the duel is over before ${toward}`);
    if (asks === null) throw new Failed(`nobody is asked in ${state}, on the way to ${toward}`);
    const { prompt } = this.state.board;
    if (may.includes('prompt.answer') && prompt !== null) {
      const options = prompt.options.map((option) => this.#optionText(option)).join(', ');
      throw new Failed(`${asks} is asked (${prompt.kind}) to choose among ${options}, and no step answers`);
    }
    if (!may.includes('priority.pass'))
      throw new Failed(`${asks} must decide at ${places.join(', ')} (${may.join(', ')}), and no step does`);
    const refused = this.#submit({ type: 'priority.pass', player: asks });
    if (refused !== undefined)
      throw new Failed(`${asks} may not pass at ${places.join(', ')}: ${refused.code}`);
  }

  #optionText = (option: Option): string =>
    option.card === undefined
      ? String(option.value)
      : (this.state.board.cards[option.card]?.name ?? option.card);

  /** An answer waits for its prompt, a trigger for its offer, and everything else for the offers to be declined. */
  #isAskedFor(step: DecisionStep): boolean {
    const { board } = this.state;
    const word = wordOfStep(step);
    if (word === 'answer') return board.prompt !== null;
    if (word === 'pass' || word === 'concede') return true;
    const named = word === 'activate' ? this.resolve(step.card ?? step.with ?? '') : undefined;
    const offered = board.offers.some(
      (trigger) => trigger.card === named && trigger.player === playerOfStep(step),
    );
    if (offered) return true;
    if (named !== undefined && step.refused === undefined && step.effect === undefined) {
      const effects = activatable(this.rules, board.cards[named]?.name ?? '');
      if (effects.length > 0 && effects.every(({ kind }) => kind === 'trigger' || kind === 'flip'))
        return false;
    }
    return board.offers.length === 0 || board.prompt !== null;
  }

  #decide(step: DecisionStep): void {
    const player = playerOfStep(step);
    const word = wordOfStep(step);
    for (let bound = 0; bound < 500; bound++) {
      const { asks, places } = this.speaker;
      if (asks === player && (step.at === undefined || places.includes(step.at)) && this.#isAskedFor(step))
        break;
      this.#passOnce(`${player} ${word}${step.at === undefined ? '' : ` at ${step.at}`}`);
    }
    const refused = this.#submit(this.#commandOf(step));
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
        `${player} ${word} is not legal: ${code} (${refused?.rule ?? ''}) at ${this.speaker.places.join(', ')}`,
      );
  }

  #until(place: DecisionPlace): void {
    for (let bound = 0; bound < 1000; bound++) {
      const { asks, places } = this.speaker;
      const over = this.state.board.winner !== null;
      if (places.includes(place) && (asks !== null || over)) return;
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
      if (!(error instanceof Failed || error instanceof ScenarioError)) throw error;
      this.failures.push(`${label}: ${error.message}`);
      return false;
    }
  }
}

const isBuiltIn = (scenario: Scenario): boolean => {
  const own = EXAMPLES.find(({ id }) => id === scenario.id);
  return own !== undefined && (own === scenario || JSON.stringify(own) === JSON.stringify(scenario));
};

/**
 * Play a scenario, its trunk or a branch, under its own ruleset or another one; a duel comes of it even where it fails.
 * @throws ScenarioError where the scenario cannot be set up: an unknown card, ruleset or branch
 * @example playScenario(scenario, { branch: 'stop' }).failures
 */
export function playScenario(scenario: Scenario, options: PlayOptions = {}): PlayedScenario {
  const ruleset = resolveRuleset(options.ruleset ?? scenario.ruleset);
  if (ruleset === undefined)
    throw new ScenarioError(`there is no ruleset '${String(options.ruleset ?? scenario.ruleset)}'`);
  const branch = options.branch === undefined ? undefined : scenario.branches?.[options.branch];
  if (options.branch !== undefined && branch === undefined)
    throw new ScenarioError(`the scenario has no branch '${options.branch}'`);
  const kept =
    branch === undefined ? scenario.steps : scenario.steps.slice(0, branch.from ?? scenario.steps.length);
  const { header, names } = setUp(scenario, ruleset);
  const rules = options.rulesFor?.(header);
  const session = openSession(header, rules === undefined ? {} : { rules });
  const performance = new Performance(session, names, options.closedWorld ?? isBuiltIn(scenario));
  const steps = [
    ...kept.map((step, index) => ({ step, label: `step ${index + 1}` })),
    ...(branch?.steps ?? []).map((step, index) => ({
      step,
      label: `${options.branch ?? ''}, step ${index + 1}`,
    })),
  ];
  let whole = true;
  for (const { step, label } of steps) {
    whole = performance.take(step, label);
    if (!whole) break;
  }
  if (whole) performance.expectations.finish(performance.failures);
  const { entries, failures, state, expectations } = performance;
  return { header, entries, failures, state, checked: expectations.checked, names };
}
