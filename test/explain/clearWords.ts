import {
  cardNames,
  type Entry,
  emptyBoard,
  evolveBoard,
  explain,
  markOf,
  opponentOf,
  textOf,
} from '../../events/index.ts';
import type { DuelHeader } from '../../machines/index.ts';

/** Words for a reader: whole sentences, no code, no rule id, nothing left open. */
function unclear(words: string): boolean {
  return (
    !/^[A-Z0-9“].*[.”?]$/s.test(words) ||
    /\b[A-Z]{2,}_[A-Z]+\b|undefined|\bnull\b|\[object|\b[cv]\d+\b|\b[BRSFE]\d+\b| {2}|\.\.|[a-z]+\/[a-z-]+/.test(
      words,
    )
  );
}

/** Every entry of a duel whose words are not clear, or that has none. */
export function faultsInWords(header: DuelHeader, entries: readonly Entry[]): readonly string[] {
  const printed = new Map(header.cards.map((card) => [card.id, card.name]));
  const nameOf = cardNames(entries, (name) => printed.get(name) ?? name);
  const faults: string[] = [];
  let before = emptyBoard;
  for (const entry of entries) {
    const after = evolveBoard(before, entry);
    const { candidates, choices, mark, otherwise, row, sentence, title } = explain(
      { entries, before, after, nameOf, switches: header.ruleset.switches },
      entry.index,
    );
    const where = `entry ${entry.index} ${entry.type}`;
    if (unclear(textOf(sentence))) faults.push(`${where}: ${textOf(sentence)}`);
    if (otherwise.length > 0 && unclear(textOf(otherwise))) faults.push(`${where}: ${textOf(otherwise)}`);
    if (!/^[A-Z0-9“].*[^.]$/.test(row) || unclear(`${row}.`)) faults.push(`${where}, row: ${row}`);
    if (title === '' || mark !== markOf(entry, opponentOf(before.turnPlayer)))
      faults.push(`${where}, title or mark`);
    for (const each of [...choices, ...candidates])
      if (unclear(`${each.words}.`.replace(/^[a-z]/, 'X'))) faults.push(`${where}, choice: ${each.words}`);
    if (entry.type === 'attackReplay.checked' && otherwise.length === 0)
      faults.push(`${where}: nothing would change it`);
    before = after;
  }
  return faults;
}
