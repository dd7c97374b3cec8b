import {
  type Board,
  type CardId,
  type CardState,
  type Command,
  type Entry,
  monstersOf,
  type Player,
} from '../../../events/index.ts';
import { createRules, type DuelState, isRejection, resolveRuleset } from '../../../machines/index.ts';
import * as words from './happened.ts';
import { codeOf, OUR_CARDS } from './roles/index.ts';
import { lay, setupOf } from './table.ts';
import type { Table, Target } from './words.ts';

const ruleset = resolveRuleset('modern-tcg');
if (ruleset === undefined) throw new Error('there is no ruleset modern-tcg');
/** The rules under which every duel of the fuzz is played; one for all of them. */
export const RULES = createRules({ ruleset, cards: OUR_CARDS });

/** A duel on our engine, put into words that both engines have. */
export class OurTable {
  readonly happened: string[] = [];
  /** For each line the entry that says so, or that came last before it. */
  readonly entryOf: number[] = [];
  readonly entries: Entry[];
  /** Called when an effect stands on the chain. */
  onActivated: () => void = () => undefined;
  readonly #codes = new Map<CardId, number>();
  readonly #copies = new Map<string, number>();
  #state: DuelState;
  #attacker = 0;

  constructor(table: Table) {
    for (const [at, { code, role }] of lay(table).entries()) {
      this.#codes.set(`c${at + 1}`, code);
      this.#copies.set(role, (this.#copies.get(role) ?? 0) + 1);
    }
    const begun = RULES.begin(setupOf(table));
    this.#state = begun.state;
    this.entries = [...begun.entries];
  }

  get state(): DuelState {
    return this.#state;
  }

  get board(): Board {
    return this.#state.board;
  }

  /** How much has happened: a step taken now has this as its moment. */
  get at(): number {
    return this.happened.length;
  }

  /** Whether the Battle Phase is over, or the duel. */
  get isOver(): boolean {
    return this.board.winner !== null || this.board.phase !== 'battle' || this.board.step === 'end';
  }

  code(id: CardId): number {
    const code = this.#codes.get(id);
    if (code === undefined) throw new Error(`the card ${id} has no code`);
    return code;
  }

  /** The card with this code. */
  idOf(code: number): CardId {
    for (const [id, other] of this.#codes) if (other === code) return id;
    throw new Error(`no card has the code ${code}`);
  }

  /** The code of a card, or the word itself. */
  told(value: string | number | boolean): string | number | boolean {
    return typeof value === 'string' ? (this.#codes.get(value) ?? value) : value;
  }

  target(target: string): Target {
    return target === 'direct' ? target : this.code(target);
  }

  card(id: CardId): CardState {
    const card = this.board.cards[id];
    if (card === undefined) throw new Error(`there is no card ${id}`);
    return card;
  }

  /** Take a decision that is legal. */
  submit(command: Command): void {
    const decided = RULES.decide(this.#state, command, this.entries.length);
    if (isRejection(decided)) throw new Error(`${JSON.stringify(command)} is refused: ${decided.code}`);
    this.#state = decided.state;
    for (const entry of decided.entries) {
      this.entries.push(entry);
      if (entry.type === 'card.moved' && entry.payload.created !== undefined)
        this.#codeOfNew(entry.payload.card, entry.payload.created.name);
      const line = this.#lineOf(entry);
      if (line !== undefined) this.say(line);
      if (entry.type === 'effect.activated') this.onActivated();
    }
  }

  say(line: string): void {
    this.happened.push(line);
    this.entryOf.push(this.entries.length - 1);
  }

  /** Say how the table looks now. */
  show(moment: string): void {
    const side = (player: Player): words.Side => {
      const { lifePoints, hand, graveyard, banished, spellTrap } = this.board.players[player];
      return {
        lifePoints,
        monsters: monstersOf(this.board, player).map((id) => {
          const { faceUp, position, values } = this.card(id);
          const how = faceUp ? position : 'facedownDefense';
          return words.monsterWords(this.code(id), how, values.atk ?? 0, values.def ?? 0);
        }),
        backs: spellTrap
          .filter((id) => id !== null)
          .map((id) => words.backWords(this.code(id), this.card(id).faceUp)),
        hand: hand.map((id) => this.code(id)),
        graveyard: graveyard.map((id) => this.code(id)),
        banished: banished.map((id) => this.code(id)),
      };
    };
    this.say(`${moment} ${words.pictureOf({ A: side('A'), B: side('B') })}`);
  }

  #codeOfNew(id: CardId, role: string): void {
    const copy = (this.#copies.get(role) ?? 0) + 1;
    this.#copies.set(role, copy);
    this.#codes.set(id, codeOf(role, copy));
  }

  /** What an entry says, where the other engine says it too. */
  #lineOf(entry: Entry): string | undefined {
    switch (entry.type) {
      case 'attack.declared':
        this.#attacker = this.code(entry.payload.attacker);
        return words.attacks(this.#attacker, this.target(entry.payload.target));
      case 'attack.targetChosen':
      case 'attack.redirected':
        return words.attacks(this.#attacker, this.target(entry.payload.target));
      case 'attack.stopped':
        return words.STOPS;
      case 'effect.activated':
        return words.activates(entry.payload.link, this.code(entry.payload.card));
      case 'link.resolved':
        return words.resolves(entry.payload.link);
      case 'chain.ended':
        return words.CHAIN_ENDS;
      case 'damageStep.reached':
        return entry.payload.timing === 1 ? words.DAMAGE_STEP : undefined;
      case 'damageStep.left':
        return words.DAMAGE_STEP_ENDS;
      case 'card.turned': {
        const { card, faceUp, position } = entry.payload;
        if (RULES.cards.get(this.card(card).name)?.kind !== 'monster') return undefined;
        return words.turns(this.code(card), faceUp ? position : 'facedownDefense');
      }
      case 'battle.calculated': {
        const { attacker, attackerValue, target, targetValue, destroyed } = entry.payload;
        return words.battles(
          { code: this.code(attacker), value: attackerValue },
          target === undefined ? null : { code: this.code(target), value: targetValue ?? 0 },
          destroyed.map((id) => this.code(id)),
        );
      }
      case 'lifePoints.changed': {
        const { player, from, to } = entry.payload;
        return to === 0 ? words.loses(player) : words.changes(player, to - from);
      }
      default:
        return undefined;
    }
  }
}
