import type { Board, Entry } from '../../events/index.ts';
import { canonical, createRules, type DuelHeader } from '../../machines/index.ts';

/** The value at a path of the board, `cards.c7.values.atk`; `null` where there is none, as the reader writes it. */
export function valueAt(board: Board, path: string): unknown {
  let value: unknown = board;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object') return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value ?? null;
}

/** Every fact in a `because` that is not what the table before its entry says. */
export function wrongReads(header: DuelHeader, entries: readonly Entry[]): readonly string[] {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const wrong: string[] = [];
  let state = rules.initial();
  for (const entry of entries) {
    for (const { fact, value } of entry.because?.reads ?? []) {
      const found = valueAt(state.board, fact);
      if (canonical(found) !== canonical(value))
        wrong.push(
          `entry ${entry.index}, ${entry.type}: ${fact} is ${canonical(found).slice(0, 80)}, not ${canonical(value).slice(0, 80)}`,
        );
    }
    state = rules.evolve(state, entry);
  }
  return wrong;
}
