import { type Board, cardNames, type Entry, emptyBoard, evolveBoard, explain } from '../../events/index.ts';
import { printedNames } from '../cards/index.ts';
import { differingFields } from '../compare/fields.ts';
import type { DuelHeader } from './types.ts';

/** The parts of an entry in which two may differ, for who reads the file. */
const PARTS: Readonly<Record<string, string>> = {
  index: 'another number',
  parent: 'another entry before it',
  at: 'another time',
  payload: 'another content',
  causedBy: 'other causes',
  because: 'another reason',
  command: 'another decision',
};

/** So many differing values are named, and of each so much. */
const MANY = 3;
const LONG = 60;

const valueText = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'nothing');
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
};

/** Each value in which an entry is other than the rules say: `: payload.to is 8100 by the rules and 9100 in the file`. */
function valuesIn(expected: Entry, found: Entry): string {
  const fields = differingFields(expected, found);
  const named = fields
    .slice(0, MANY)
    .map(
      ({ field, one, other }) =>
        `${field} is ${valueText(one)} by the rules and ${valueText(other)} in the file`,
    );
  const more = fields.length > MANY ? [`${fields.length - MANY} more values differ`] : [];
  return named.length === 0 ? '' : `: ${[...named, ...more].join('; ')}`;
}

/** What an entry says at this table, as its row in the log does; its type where it does not fit. */
function rowOf(header: DuelHeader, log: readonly Entry[], before: Board, entry: Entry): string {
  try {
    const entries = [...log.slice(0, entry.index), entry];
    const nameOf = cardNames(entries, printedNames(header.cards));
    const after = evolveBoard(before, entry);
    return `“${explain({ entries, before, after, nameOf, switches: header.ruleset.switches }, entry.index).row}”`;
  } catch {
    return entry.type;
  }
}

/**
 * Where a file differs from what the rules decide, in words: `the rules say “Passes” comes here, and the file says
 * “Names Dark Magician to attack”`.
 * @param log the file's entries
 * @param board the table before the decision that was decided again; none for the beginning
 * @param decided what the rules make of that decision
 * @param field what of the entry differs; undefined where the file ends before it
 */
export function differsInWords(
  header: DuelHeader,
  log: readonly Entry[],
  board: Board | undefined,
  decided: readonly Entry[],
  [expected, found, field]: readonly [Entry, Entry | undefined, string | undefined],
): string {
  const before = decided
    .slice(0, decided.indexOf(expected))
    .reduce((table, entry) => evolveBoard(table, entry), board ?? emptyBoard);
  const said = rowOf(header, log, before, expected);
  if (found === undefined || field === undefined)
    return `the rules say ${said} comes here, and the file ends`;
  const written =
    field === 'type' ? rowOf(header, log, before, { ...found, index: expected.index } as Entry) : said;
  return written === said
    ? `the rules say ${said} comes here, and the file has it with ${PARTS[field] ?? `another ${field}`}${valuesIn(expected, found)}`
    : `the rules say ${said} comes here, and the file says ${written}${field === 'type' ? '' : valuesIn(expected, found)}`;
}
