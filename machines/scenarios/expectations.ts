import type { Board, CardId, Entry } from '../../events/index.ts';
import { PLAYERS } from '../../events/index.ts';
import { CHECKS, Look, type Stage } from './checks.ts';
import { referenceOf } from './references.ts';
import type { Expectation } from './schema.ts';

type Kind = 'replay' | 'battle' | 'destruction' | 'lifePoints' | 'refusal';
interface Pending {
  readonly kind: Kind;
  readonly about: string;
  readonly words: string;
}

function pendingOf(entry: Entry, board: Board, names: ReadonlyMap<string, string>): Pending[] {
  const named = (id: CardId): string => referenceOf(board, names, id);
  switch (entry.type) {
    case 'attackReplay.checked':
      return entry.payload.verdict === 'replay'
        ? [{ kind: 'replay', about: '', words: `a replay (${entry.payload.causes.join(', ')})` }]
        : [];
    case 'battle.calculated':
      return [{ kind: 'battle', about: '', words: `a battle of ${named(entry.payload.attacker)}` }];
    case 'card.moved': {
      const { card, reason } = entry.payload;
      return reason === 'destroyedByBattle' || reason === 'destroyedByEffect'
        ? [{ kind: 'destruction', about: card, words: `the destruction of ${named(card)}` }]
        : [];
    }
    case 'lifePoints.changed':
      return [
        {
          kind: 'lifePoints',
          about: entry.payload.player,
          words: `${entry.payload.player}'s Life Points ${entry.payload.from} to ${entry.payload.to}`,
        },
      ];
    case 'command.refused':
      return [{ kind: 'refusal', about: '', words: `a refusal (${entry.payload.code})` }];
    default:
      return [];
  }
}

/** Checks what a scenario expects, and keeps what happened and nobody has mentioned yet. */
export class Expectations {
  checked = 0;
  readonly #stage: Stage;
  readonly #closed: boolean;
  #seen = 0;
  #pending: (Pending & { readonly entry: number })[] = [];
  #since = 0;

  constructor(stage: Stage, closed: boolean) {
    this.#stage = stage;
    this.#closed = closed;
  }

  #look(): void {
    const { entries, names, state } = this.#stage;
    for (const entry of entries.slice(this.#seen))
      for (const one of pendingOf(entry, state.board, names))
        this.#pending.push({ ...one, entry: entry.index });
    this.#seen = entries.length;
  }

  mention(kind: Kind, about?: (about: string) => boolean): void {
    this.#look();
    this.#pending = this.#pending.filter((one) => one.kind !== kind || about?.(one.about) === false);
  }

  /**
   * At the end: everything that happened must have been mentioned.
   * @returns the entry of the first that was not
   */
  finish(failures: string[]): number | undefined {
    this.#look();
    if (!this.#closed) return undefined;
    for (const { words } of this.#pending) failures.push(`${words} is not mentioned by any expectation`);
    return this.#pending[0]?.entry;
  }

  #mentionAll(expected: Expectation): void {
    if (expected.attackReplay !== undefined) this.mention('replay');
    if (expected.battle !== undefined || expected.attack?.ended === 'battle') this.mention('battle');
    if (expected.destroyed !== undefined) this.mention('destruction');
    for (const player of PLAYERS) {
      if (expected.lifePoints?.[player] !== undefined || expected.damage?.[player] !== undefined)
        this.mention('lifePoints', (about) => about === player);
    }
    if (expected.winner !== undefined) this.mention('lifePoints', () => false);
    if (expected.refused !== undefined) this.mention('refusal');
  }

  /** Check one expectation; each difference is a line. */
  check(expected: Expectation, label: string, failures: string[]): void {
    const recent = this.#stage.entries.slice(this.#since);
    const problems: string[] = [];
    for (const [key, value] of Object.entries(expected)) {
      if (value === undefined) continue;
      this.checked += 1;
      const check = CHECKS[key as keyof Expectation];
      const problem = check(new Look(this.#stage, recent), value as never);
      if (problem !== undefined) problems.push(...(typeof problem === 'string' ? [problem] : problem));
    }
    failures.push(...problems.map((problem) => `${label}: ${problem}`));
    this.#mentionAll(expected);
    this.#since = this.#stage.entries.length;
  }
}
