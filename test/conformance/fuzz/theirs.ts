import {
  type OcgCoreSync,
  type OcgDuelHandle,
  OcgLocation,
  type OcgMessage,
  OcgMessageType,
  OcgPhase,
  OcgPosition,
  OcgProcessResult,
  type OcgResponse,
  OcgResponseType,
  SelectBattleCMDAction,
  SelectIdleCMDAction,
} from 'ocgcore-wasm';
import type { Player } from '../../../events/index.ts';
import { codeAt, freePlace, layOnCore, POSITION_OF_WORD, pictureOf, playerOf, wordOf } from './coreTable.ts';
import * as words from './happened.ts';
import { roleOfCode } from './roles/index.ts';
import type { Step, StepAnswer, Table, Target } from './words.ts';

/** What the core asks when an attack may be replayed, and when it may be direct. */
const ATTACK_REPLAY = 30n;
const DIRECT = 31n;

/** The two engines went different ways. */
export class Difference extends Error {
  override readonly name = 'Difference';
  readonly at: number;
  readonly ours: string;
  readonly theirs: string;
  constructor(at: number, ours: string, theirs: string) {
    super(`ours: ${ours}\ntheirs: ${theirs}`);
    this.at = at;
    this.ours = ours;
    this.theirs = theirs;
  }
}

interface Placed {
  readonly code: number;
}

/** A duel on the real core, driven by the steps that our engine took, and compared line by line with what happened there. */
class Driving {
  readonly #core: OcgCoreSync;
  readonly #duel: OcgDuelHandle;
  readonly #expected: readonly string[];
  readonly #steps: readonly Step[];
  readonly #lifePoints: Record<Player, number>;
  readonly happened: string[] = [];
  #next = 0;
  #answers: StepAnswer[] = [];
  #target: Target | null = null;
  #attacker = 0;
  #isOver = false;

  constructor(core: OcgCoreSync, table: Table, expected: readonly string[], steps: readonly Step[]) {
    this.#core = core;
    this.#duel = layOnCore(core, table);
    this.#expected = expected;
    this.#steps = steps;
    this.#lifePoints = { ...table.lifePoints };
  }

  run(): void {
    try {
      while (!this.#isOver) {
        const result = this.#core.duelProcess(this.#duel);
        let asked: OcgMessage | undefined;
        for (const message of this.#core.duelGetMessage(this.#duel)) {
          asked = message;
          if (!this.#isOver) this.#tell(message);
        }
        if (this.#isOver || result === OcgProcessResult.END) break;
        if (result === OcgProcessResult.CONTINUE || asked === undefined) continue;
        const response = this.#answer(asked);
        if (response !== undefined) this.#core.duelSetResponse(this.#duel, response);
      }
    } finally {
      this.#core.destroyDuel(this.#duel);
    }
    if (this.happened.length < this.#expected.length) this.#differ('nothing more');
  }

  #differ(theirs: string): never {
    const at = this.happened.length;
    throw new Difference(at, this.#expected[at] ?? 'nothing more', theirs);
  }

  #say(line: string): void {
    const at = this.happened.length;
    const late = this.#steps[this.#next];
    if (late !== undefined && late.at <= at) this.#differ(`does not offer ${JSON.stringify(late)}; ${line}`);
    if (this.#expected[at] !== line) this.#differ(line);
    this.happened.push(line);
    if (this.happened.length === this.#expected.length) this.#isOver = true;
  }

  /** The decision that is due, if it is of this kind. */
  #due<T extends Step['do']>(kind: T): Extract<Step, { do: T }> | undefined {
    const step = this.#steps[this.#next];
    if (step?.do !== kind || step.at !== this.happened.length) return undefined;
    return step as Extract<Step, { do: T }>;
  }

  #code(place: {
    readonly controller: number;
    readonly location: OcgLocation;
    readonly sequence: number;
  }): number {
    return codeAt(this.#core, this.#duel, place);
  }

  #show(moment: string): void {
    this.#say(`${moment} ${pictureOf(this.#core, this.#duel, this.#lifePoints)}`);
  }

  #change(team: number, by: number): string | undefined {
    const player = playerOf(team);
    if (by === 0) return undefined;
    this.#lifePoints[player] += by;
    return this.#lifePoints[player] <= 0 ? words.loses(player) : words.changes(player, by);
  }

  #battle({ card, target: against }: Extract<OcgMessage, { type: typeof OcgMessageType.BATTLE }>): string {
    const target = against === null || Number(against.location) === 0 ? null : against;
    const attacker = { code: this.#code(card), value: card.attack };
    const destroyed = card.destroyed ? [attacker.code] : [];
    if (target === null) return words.battles(attacker, null, destroyed);
    const defends = (target.position & OcgPosition.DEFENSE) !== 0;
    const defender = { code: this.#code(target), value: defends ? target.defense : target.attack };
    return words.battles(attacker, defender, target.destroyed ? [...destroyed, defender.code] : destroyed);
  }

  /** What a message says, where our engine says it too. */
  #lineOf(message: OcgMessage): string | undefined {
    switch (message.type) {
      case OcgMessageType.RETRY:
        return this.#differ('the core does not take the answer');
      case OcgMessageType.ATTACK:
        this.#goesOnUnasked();
        this.#target = null;
        this.#attacker = this.#code(message.card);
        return words.attacks(this.#attacker, message.target === null ? null : this.#code(message.target));
      case OcgMessageType.CHAINING:
        return words.activates(message.chain_size, message.code);
      case OcgMessageType.CHAIN_SOLVED:
        return words.resolves(message.chain_size);
      case OcgMessageType.CHAIN_END:
        return words.CHAIN_ENDS;
      case OcgMessageType.DAMAGE_STEP_START:
        return words.DAMAGE_STEP;
      case OcgMessageType.DAMAGE_STEP_END:
        return words.DAMAGE_STEP_ENDS;
      case OcgMessageType.POS_CHANGE:
        return message.location === OcgLocation.MZONE
          ? words.turns(message.code, wordOf(message.position))
          : undefined;
      case OcgMessageType.BATTLE:
        return this.#battle(message);
      case OcgMessageType.DAMAGE:
      case OcgMessageType.PAY_LPCOST:
        return this.#change(message.player, -message.amount);
      case OcgMessageType.RECOVER:
        return this.#change(message.player, message.amount);
      default:
        return undefined;
    }
  }

  #tell(message: OcgMessage): void {
    const line = this.#lineOf(message);
    if (line !== undefined) this.#say(line);
    const ends =
      message.type === OcgMessageType.NEW_PHASE &&
      (message.phase === OcgPhase.MAIN2 || message.phase === OcgPhase.END);
    if (ends) this.#show(words.ENDS);
  }

  #answer(message: OcgMessage): OcgResponse | undefined {
    switch (message.type) {
      case OcgMessageType.SELECT_IDLECMD:
        return { type: OcgResponseType.SELECT_IDLECMD, action: SelectIdleCMDAction.TO_BP, index: null };
      case OcgMessageType.SELECT_BATTLECMD:
        return this.#battleCommand(message);
      case OcgMessageType.SELECT_CHAIN:
        return this.#chain(message);
      case OcgMessageType.SELECT_EFFECTYN:
        return {
          type: OcgResponseType.SELECT_EFFECTYN,
          yes: this.#activates(message.player, [message]) !== undefined,
        };
      case OcgMessageType.SELECT_YESNO:
        return this.#yesNo(message.description);
      case OcgMessageType.SELECT_CARD:
        this.#goesOnUnasked();
        return {
          type: OcgResponseType.SELECT_CARD,
          indicies: this.#indices(message.selects, message.min),
        };
      case OcgMessageType.SELECT_TRIBUTE:
        return {
          type: OcgResponseType.SELECT_TRIBUTE,
          indicies: this.#indices(message.selects, message.min),
        };
      case OcgMessageType.SELECT_POSITION:
        return { type: OcgResponseType.SELECT_POSITION, position: this.#position(message.positions) };
      case OcgMessageType.SELECT_PLACE:
        return {
          type: OcgResponseType.SELECT_PLACE,
          places: [freePlace(message.player, message.field_mask)],
        };
      default:
        return this.#differ(`asks something unknown (${message.type})`);
    }
  }

  #battleCommand(
    message: Extract<OcgMessage, { type: typeof OcgMessageType.SELECT_BATTLECMD }>,
  ): OcgResponse {
    this.#show(words.OPEN);
    const type = OcgResponseType.SELECT_BATTLECMD;
    const attack = this.#due('attack');
    if (attack !== undefined) {
      const index = message.attacks.findIndex(({ code }) => code === attack.with);
      if (index < 0) this.#differ(`does not let it attack: ${JSON.stringify(attack)}`);
      this.#next += 1;
      this.#target = attack.target;
      return { type, action: SelectBattleCMDAction.SELECT_BATTLE, index };
    }
    const index = this.#activates(message.player, message.chains);
    if (index !== undefined) return { type, action: SelectBattleCMDAction.SELECT_CHAIN, index };
    return {
      type,
      action: message.to_m2 ? SelectBattleCMDAction.TO_M2 : SelectBattleCMDAction.TO_EP,
      index: null,
    };
  }

  /** Which of these the player activates now, if the step that is due says so. */
  #activates(team: number, selects: readonly Placed[]): number | undefined {
    const step = this.#due('activate');
    if (step === undefined || step.player !== playerOf(team)) return undefined;
    const index = selects.findIndex(({ code }) => code === step.card);
    if (index < 0) return undefined;
    this.#next += 1;
    this.#answers = [...step.answers];
    return index;
  }

  #chain(message: Extract<OcgMessage, { type: typeof OcgMessageType.SELECT_CHAIN }>): OcgResponse {
    const type = OcgResponseType.SELECT_CHAIN;
    const index = this.#activates(message.player, message.selects);
    if (index !== undefined) return { type, index };
    if (!message.forced) return { type, index: null };
    return { type, index: this.#indices(message.selects, 1)[0] ?? 0 };
  }

  #yesNo(description: bigint): OcgResponse {
    const type = OcgResponseType.SELECT_YESNO;
    if (description === DIRECT) {
      this.#goesOnUnasked();
      const yes = this.#target === 'direct';
      if (yes) this.#target = null;
      return { type, yes };
    }
    if (description !== ATTACK_REPLAY) return this.#differ(`asks something unknown (${description})`);
    this.#show(words.ASKED);
    const step = this.#due('choose');
    if (step === undefined) return this.#differ('has an attack replay');
    this.#next += 1;
    if (step.target === 'stop') {
      this.#say(words.STOPS);
      return { type, yes: false };
    }
    this.#target = step.target;
    return { type, yes: true };
  }

  /** Where a monster must attack the core does not ask whether the attack goes on (R27), only against what. */
  #goesOnUnasked(): void {
    const isDue = this.#expected[this.happened.length]?.startsWith(words.ASKED) === true;
    if (!isDue || roleOfCode(this.#attacker) !== 'brute') return;
    this.#show(words.ASKED);
    const step = this.#due('choose');
    if (step === undefined || step.target === 'stop') this.#differ('must attack');
    this.#next += 1;
    this.#target = step.target;
  }

  /** The answer that is due to a question with these options, by what our engine was answered. */
  #given(fits: (answer: StepAnswer) => boolean): StepAnswer | undefined {
    const at = this.#answers.findIndex(fits);
    if (at >= 0) return this.#answers.splice(at, 1)[0];
    const step = this.#due('answer');
    if (step === undefined || !fits(step.values)) return undefined;
    this.#next += 1;
    return step.values;
  }

  #indices(selects: readonly Placed[], min: number): number[] {
    const place = (value: StepAnswer[number] | null): number =>
      selects.findIndex(({ code }) => code === value);
    if (this.#target !== null) {
      const index = place(this.#target);
      this.#target = null;
      if (index >= 0) return [index];
      this.#differ('does not let it attack that');
    }
    const given = this.#given((values) => values.every((value) => place(value) >= 0));
    if (given !== undefined) return given.map(place);
    if (selects.length <= min) return selects.map((_, at) => at);
    return this.#differ(`asks for one of ${selects.map(({ code }) => code).join(', ')}`);
  }

  #position(positions: number): OcgPosition {
    const given = this.#given((values) => ((POSITION_OF_WORD[String(values[0])] ?? 0) & positions) !== 0);
    const position = POSITION_OF_WORD[String(given?.[0])];
    return position ?? this.#differ(`asks for a position of ${positions}`);
  }
}

/**
 * Play the same decisions on the real core and compare everything that happens.
 * @throws Difference where the two engines go different ways
 */
export function playTheirs(
  core: OcgCoreSync,
  table: Table,
  expected: readonly string[],
  steps: readonly Step[],
): void {
  new Driving(core, table, expected, steps).run();
}
