import { type Entry, isAdded } from '../../events/index.ts';
import type { FieldDifference, Made, Ruleset, Side, SwitchName } from '../../machines/index.ts';
import { narrowed, valueTeller } from './cardValues.ts';
import { rulesetNamed, switchWords, valueWords } from './switchWords.ts';
import type { Terminal } from './terminal.ts';
import { EntryDoesNotFit, type Told, tellDuel } from './told.ts';
import { said } from './words/index.ts';

/** How many differing values are shown one by one. */
const MANY = 8;

/** Two sides of a difference. */
export interface Sides {
  readonly one: Pick<Side, 'header' | 'path'>;
  readonly other: Pick<Side, 'header' | 'path'>;
}

/**
 * Names the values in which two things differ, one a line.
 * @param position where on both paths the two things stand
 */
export function sayFields(
  fields: readonly FieldDifference[],
  indent: string,
  terminal: Terminal,
  sides: Sides,
  position = 0,
): void {
  const [of, ofOther] = [valueTeller(sides.one, position), valueTeller(sides.other, position)];
  const all = fields.flatMap(narrowed);
  for (const { field, one, other } of all.slice(0, MANY))
    terminal.line(`${indent}${field}${said.common.colon}${of(one)} | ${ofOther(other)}`);
  if (all.length > MANY) terminal.line(`${indent}${said.comparing.moreValues(all.length - MANY)}`);
}

/** The words for an entry at the end of a path; undefined where it cannot be told (an edited file). */
export function toldAt(
  side: Pick<Side, 'header' | 'path'>,
  log: readonly Entry[],
  position: number,
): Told | undefined {
  try {
    return tellDuel(side.header, log, side.path.slice(0, position + 1))[position];
  } catch (error) {
    if (error instanceof EntryDoesNotFit) return undefined;
    throw error;
  }
}

/** One side of a difference: what stands there, and by which rule. */
export function saySide(name: string, told: Told | undefined, entry: Entry | null, terminal: Terminal): void {
  if (entry === null || told === undefined) {
    const { endedBefore, fitsNot } = said.comparing;
    terminal.line(`  ${said.common.about(name, entry === null ? endedBefore : fitsNot(entry.type))}`);
    return;
  }
  const { explanation, sentence, rule } = told;
  const added = isAdded(entry) ? ` ${said.explaining.added}` : '';
  terminal.line(`  ${said.common.about(name, `${explanation.title}. ${sentence}${added}`)}`);
  const code = explanation.code === null ? '' : ` ${explanation.code}`;
  if (rule !== undefined)
    terminal.line(`    ${said.common.about(`${rule.id}${code}`, `${rule.statement} (${rule.source})`)}`);
}

/** A side as data. */
export const sideData = (told: Told | undefined, entry: Entry | null) =>
  entry === null
    ? null
    : {
        entry: entry.index,
        type: entry.type,
        title: told?.explanation.title ?? null,
        sentence: told?.sentence ?? null,
        rule: told?.rule ?? told?.explanation.rule ?? null,
        code: told?.explanation.code ?? null,
      };

function saySwitch(name: SwitchName, one: Ruleset, other: Ruleset, terminal: Terminal): void {
  for (const ruleset of [one, other])
    terminal.line(`    ${said.common.about(rulesetNamed(ruleset), valueWords(ruleset, name))}`);
}

/** Which switches make a difference, and what the two rulesets say on them. */
export function sayMade({ by, further }: Made, one: Ruleset, other: Ruleset, terminal: Terminal): void {
  const [first = []] = by;
  const together = first.length > 1;
  const { madeAlone, madeBy, further: follows } = said.comparing;
  if (by.length > 1) terminal.line(`  ${madeAlone(by.flat().join(', '))}`);
  for (const name of together ? first : by.flat()) {
    terminal.line(`  ${said.common.about(madeBy(together), switchWords(name))}`);
    saySwitch(name, one, other, terminal);
  }
  for (const name of further.filter((each) => !by.flat().includes(each))) {
    terminal.line(`  ${said.common.about(follows, switchWords(name))}`);
    saySwitch(name, one, other, terminal);
  }
}

/** Whether a star was shown. */
export const hasStar = ({ by, further }: Made, ruleset: Ruleset): boolean =>
  [...by.flat(), ...further].some((name) => ruleset.ours.includes(name));

/** One thing that did not come out as it should. */
export const sayFailed = (failure: string, terminal: Terminal): void =>
  terminal.line(`${said.common.failed}  ${failure}`);

/** A scenario that broke off, so that there is nothing to set beside anything: its failures, and the exit code. */
export function sayFailures(
  failures: readonly string[],
  data: Readonly<Record<string, string>> | undefined,
  terminal: Terminal,
): 1 {
  if (data !== undefined) terminal.json({ ...data, failures });
  else for (const failure of failures) sayFailed(failure, terminal);
  return 1;
}
