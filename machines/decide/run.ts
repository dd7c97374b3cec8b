import type {
  Because,
  Board,
  CardId,
  Command,
  Entry,
  EventType,
  Payload,
  PromptState,
  Trigger,
} from '../../events/index.ts';
import { evolveBoard, previewBoard } from '../../events/index.ts';
import type { Must, Stepper } from '../charts/index.ts';
import type { DuelState } from '../duel/types.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { changersOf, valueDifferences } from '../effects/influences.ts';
import { findTriggers } from '../effects/triggers.ts';
import { type LoopingEffect, neverAtRest, setOffWithoutEnd } from './cardLoop.ts';
import { speakerOf } from './speaker.ts';

/** What the rules of a duel need while they work: ruleset, cards, and the chart's stepper. */
export interface EngineEnvironment extends RulesEnvironment {
  readonly stepper: Stepper;
}

/** Our own defect: a rule appended what no `must` asked for, or the consequences never came to rest. */
export class EngineDefect extends Error {
  override readonly name = 'EngineDefect';
}

/** Thrown to leave the work where the duel ended: a player at 0 Life Points has lost at that moment, and nothing follows (B8). */
export class DuelOver extends Error {
  override readonly name = 'DuelOver';
}

interface Reasons {
  readonly because?: Because | undefined;
  readonly causedBy?: readonly number[] | undefined;
}

/** Events that change nothing an influence could ask for: not the cards, the attack, the turn, phase or step. */
const VALUES_STAY: ReadonlySet<EventType> = new Set<EventType>([
  'phase.proposed',
  'priority.passed',
  'attackReplay.checked',
  'battle.calledOff',
  'damageStep.left',
  'attack.notRedirected',
  'triggers.placed',
  'link.resolving',
  'chain.ended',
  'prompt.asked',
  'prompt.answered',
  'spellTrap.set',
  'monster.turnedByHand',
  'deck.shuffled',
  'cards.revealed',
  'command.refused',
]);
/** Tables on which nothing was left to happen by itself, under these rules: a decision ends on one, and the next begins there. */
const atRest = new WeakMap<EngineEnvironment, WeakSet<Board>>();

function restUnder(env: EngineEnvironment): WeakSet<Board> {
  let boards = atRest.get(env);
  if (boards === undefined) {
    boards = new WeakSet();
    atRest.set(env, boards);
  }
  return boards;
}

const AUTHORITY_FREE: ReadonlySet<EventType> = new Set<EventType>(['value.changed', 'command.refused']);

/** More effects than any real decision sets off by themselves. */
const MOST_REACTIONS = 400;

export type Standing = (run: Run) => void;

/** One decision being worked out: the state as it goes, the entries so far, and why each came. */
export class Run {
  readonly env: EngineEnvironment;
  readonly entries: Entry[] = [];
  readonly at: number;
  state: DuelState;
  /** Entries that what comes next is caused by. */
  causes: readonly number[] = [];
  /** Happenings up to this entry have had their reactions. */
  reactedTo: number;
  /**
   * The prompt that this decision answered and the entry that did, until the rule that had asked goes on: what changes by
   * itself in between takes nothing of the answer away.
   */
  answered: { readonly prompt: PromptState; readonly entry: number } | undefined;
  /** The table on which nothing was left to react to. */
  lookedAt: Board | undefined;
  /** A reaction is at work: what it brings about is looked at when it is done. */
  reacting = false;
  /** Cards that the effect at work did nothing to, as they are unaffected by it, and through which card. */
  readonly unaffected: { readonly card: CardId; readonly through: CardId }[] = [];
  /** Effects that happened by themselves in this decision. */
  readonly reactions: LoopingEffect[] = [];
  readonly #first: number;
  #command: Command | undefined;
  #must: Must | undefined;
  readonly #standing: Standing;
  #stale = true;
  readonly #rest: WeakSet<Board>;
  /** The state in which nothing was left to happen by itself. */
  #settled: DuelState | undefined;

  constructor(
    env: EngineEnvironment,
    state: DuelState,
    at: number,
    command: Command | undefined,
    standing: Standing,
    first = state.board.entry + 1,
  ) {
    this.env = env;
    this.state = state;
    this.at = at;
    this.#command = command;
    this.#standing = standing;
    this.reactedTo = state.board.entry;
    this.#first = first;
    this.#rest = restUnder(env);
    if (this.#rest.has(state.board)) {
      this.#stale = false;
      this.#settled = state;
    }
  }

  get board(): Board {
    return this.state.board;
  }

  /** The number of the next entry: in a branch it is not the one after the entry before. */
  get nextIndex(): number {
    return this.#first + this.entries.length;
  }

  /**
   * Append an event; its causes are those of the work at hand unless named.
   * @throws DuelOver where the duel has ended meanwhile
   */
  emit<T extends EventType>(type: T, payload: Payload<T>, reasons: Reasons = {}, preview?: Board): Entry {
    if (this.board.winner !== null) throw new DuelOver('the duel is over');
    if (this.#must !== undefined && !AUTHORITY_FREE.has(type) && !this.#must.appends.includes(type)) {
      throw new EngineDefect(`'${this.#must.run}' may not append ${type}`);
    }
    const command = this.#command;
    this.#command = undefined;
    const entry = this.#entry(type, payload, reasons, command);
    const board = evolveBoard(this.board, entry, preview);
    this.state = { board, procedure: this.env.stepper.step(this.state.procedure as never, entry) };
    this.entries.push(entry);
    if (command !== undefined) this.causes = [entry.index];
    if (type === 'prompt.answered' && board.prompt !== null)
      this.answered = { prompt: board.prompt, entry: entry.index };
    if (!VALUES_STAY.has(type)) this.#stale = true;
    return entry;
  }

  #entry(type: EventType, payload: object, reasons: Reasons, command: Command | undefined): Entry {
    const index = this.nextIndex;
    const { at } = this;
    const causedBy = reasons.causedBy ?? this.causes;
    const branches = this.entries.length === 0 && index !== this.board.entry + 1;
    const frame = branches
      ? { index, parent: this.board.entry, at, type, payload, causedBy }
      : { index, at, type, payload, causedBy };
    const entry: typeof frame & { because?: Because; command?: Command } = frame;
    if (reasons.because !== undefined) entry.because = reasons.because;
    if (command !== undefined) entry.command = command;
    return entry as unknown as Entry;
  }

  /** Append an event that opens a response window, with the triggers found by then (rules.md 3.2, trigger check). */
  open<T extends EventType>(type: T, payload: Omit<Payload<T>, 'triggers'>, reasons: Reasons = {}): Entry {
    this.settle();
    const draft = this.#entry(type, { ...payload, triggers: [] }, reasons, undefined);
    const preview = previewBoard(this.board, draft);
    const triggers: readonly Trigger[] = findTriggers(this.env, preview);
    const entry = this.emit(type, { ...payload, triggers } as unknown as Payload<T>, reasons, preview);
    this.settle();
    return entry;
  }

  /**
   * Bring derived values up to date, let happen what happens by itself, and see whether somebody has lost.
   * @throws CardLoop where the effects of cards never come to rest
   */
  settle(): void {
    if (this.reactions.length > MOST_REACTIONS) throw setOffWithoutEnd(this.reactions);
    for (let round = 0; round < 100; round++) {
      if (this.board.winner !== null || this.#settled === this.state) return;
      const before = this.state;
      this.#deriveValues();
      this.#standing(this);
      if (this.state === before) {
        // While a reaction is at work others still wait.
        if (!this.reacting) {
          this.#settled = before;
          this.#rest.add(before.board);
        }
        return;
      }
    }
    if (this.reactions.length > 0) throw setOffWithoutEnd(this.reactions);
    throw new EngineDefect('derived values and reactions never came to rest');
  }

  #deriveValues(): void {
    const at: LoopingEffect[] = [];
    // What set it off, and for each card what changed about it before: its Level first, then what it may do.
    const origin = this.entries.at(-1)?.index;
    const before = new Map<string, readonly number[]>();
    for (let round = 0; this.#stale; round++) {
      const differences = valueDifferences(this.env, this.board);
      const [first] = differences;
      if (round > 40)
        for (const one of differences) at.push(...changersOf(this.env, this.board, one.card, one.what));
      if (round > 50 && first !== undefined) {
        const { card, what } = first;
        throw neverAtRest(at, cardOf(this.board, card).name, what);
      }
      this.#stale = false;
      const made = differences.map(({ card, what, from, to, sources }) => {
        const causedBy = [...(origin === undefined ? this.causes : [origin]), ...(before.get(card) ?? [])];
        return this.emit('value.changed', { card, what, from, to, sources: [...sources] }, { causedBy });
      });
      made.forEach(({ index }, place) => {
        const { card } = differences[place] ?? { card: '' };
        before.set(card, [...(before.get(card) ?? []), index]);
      });
    }
  }

  /** Work under one `must`: only what it names may be appended. */
  under(must: Must, causes: readonly number[], work: () => void): void {
    const [outer, outerCauses] = [this.#must, this.causes];
    this.#must = must;
    this.causes = causes;
    try {
      work();
    } finally {
      this.#must = outer;
      this.causes = outerCauses;
    }
  }

  /** Work under what holds all the time: somebody has lost, in the middle of an effect (B8). */
  decidesDuel(work: () => void): void {
    const must = this.env.stepper.standing.find(({ run }) => run === 'duel.decide');
    if (must === undefined) throw new EngineDefect('no must decides the duel');
    this.under(must, this.causes, work);
  }

  /** Do part of the work with other causes. */
  causedBy<T>(causes: readonly number[], work: () => T): T {
    const outer = this.causes;
    this.causes = causes;
    try {
      return work();
    } finally {
      this.causes = outer;
    }
  }

  get speaker() {
    return speakerOf(this.env.stepper, this.state);
  }
}
