import {
  CardLoop,
  type Comparison,
  compareRulesets,
  offersInWords,
  type Ruleset,
  readRuleset,
  rulesetTitle,
  type Side,
} from '../../machines/index.ts';
import { BadInput, badLine } from './badInput.ts';
import { hasStar, sayFailures, sayFields, sayMade, saySide, sideData, toldAt } from './differences.ts';
import { load } from './load.ts';
import { differingOutcomes, type Outcomes, sayOutcomes } from './outcomes.ts';
import { plural } from './plural.ts';
import { branchesLine, partWords, type Subject, subjectOf } from './subject.ts';
import { STAR, switchData } from './switchWords.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** What `duelscope compare` may be told. */
export interface CompareCommandOptions {
  readonly with: string;
  readonly and?: string | undefined;
  readonly branch?: string | undefined;
  readonly json?: boolean | undefined;
}

function rulesetOf(option: string, text: string): Ruleset {
  const read = readRuleset(text);
  if (!read.ok) throw new BadInput(`${option}: ${read.message}`);
  return read.ruleset;
}

/** @throws BadInput for a duel that is not what its ruleset decides: it cannot be decided under another one. */
function mustBeDecided(file: string, { header, differs }: Subject): void {
  if (header.profile !== 'full')
    throw badLine(file, 1, 'this duel was observed, not decided here, so no other ruleset can decide it');
  if (differs !== undefined)
    throw badLine(
      file,
      differs.line,
      `${partWords(differs)} is not what the ruleset decides: ${differs.message}; duelscope verify says more`,
    );
}

function compared(file: string, { header, path }: Subject, other: Ruleset, one: Ruleset): Comparison {
  try {
    return compareRulesets({ header, path }, other, one);
  } catch (error) {
    if (error instanceof CardLoop) throw new BadInput(`${file}: under these rulesets ${error.message}`);
    throw error;
  }
}

const lastDecision = ({ path }: Side, position: number): Side['path'][number] | undefined =>
  path.slice(0, position + 1).findLast(({ command }) => command !== undefined);

/** The decision that brought a difference, in words: `B passes`. */
function decisionWords(side: Side, position: number): string {
  const entry = lastDecision(side, position);
  if (entry === undefined) return 'the setup';
  const told = toldAt(side, side.path, entry.index);
  return `${entry.command?.player ?? ''}: ${told?.explanation.row ?? entry.type}`;
}

/** What comes of a difference, where it lies before the verdict. */
function outcomesOf({
  one,
  other,
  difference,
}: Pick<Comparison, 'one' | 'other' | 'difference'>): Outcomes | undefined {
  if (difference === null || difference.one?.type === 'attackReplay.checked') return undefined;
  return differingOutcomes(one, other);
}

function say(
  { one, other, difference, made, decisions, switches, stopped }: Comparison,
  failures: readonly string[],
  terminal: Terminal,
): void {
  if (difference === null) {
    if (failures.length > 0) {
      terminal.line(
        `No difference up to entry ${one.path.at(-1)?.index ?? 0}, but the scenario does not come out as it says:`,
      );
      return;
    }
    const alike = `${plural(one.path.length, 'entry', 'entries')} from ${plural(decisions, 'decision', 'decisions')}`;
    terminal.line(`No difference: under both, the same ${alike}.`);
    if (switches.length > 0)
      terminal.line(`  They differ in ${switches.join(', ')}; on this duel none of these matters.`);
    if (stopped !== null)
      terminal.line(
        `  At entry ${stopped.index} neither allows what was decided; there the comparison ends.`,
      );
    return;
  }
  const { kind, position } = difference;
  const alike = `after ${plural(decisions, 'decision', 'decisions')} alike`;
  const where = kind === 'options' ? `after entry ${position - 1}` : `entry ${position}`;
  terminal.line(
    `First difference: ${where}, ${alike} (${decisionWords(one, kind === 'options' ? position - 1 : position)})`,
  );
  if (kind === 'options')
    for (const words of offersInWords(difference, { one, other })) terminal.line(`  ${words}`);
  else {
    saySide(rulesetTitle(one.header.ruleset), toldAt(one, one.path, position), difference.one, terminal);
    saySide(
      rulesetTitle(other.header.ruleset),
      toldAt(other, other.path, position),
      difference.other,
      terminal,
    );
    terminal.line('  In values:');
    sayFields(difference.fields, '    ', terminal, { one, other }, position);
  }
  const outcomes = outcomesOf({ one, other, difference });
  if (outcomes !== undefined)
    sayOutcomes(
      outcomes,
      { one: rulesetTitle(one.header.ruleset), other: rulesetTitle(other.header.ruleset) },
      terminal,
    );
  if (made === null) return;
  const rulesets = [one.header.ruleset, other.header.ruleset] as const;
  sayMade(made, ...rulesets, terminal);
  if (rulesets.some((ruleset) => hasStar(made, ruleset))) terminal.line(`  ${STAR}`);
}

function outcomesData(comparison: Comparison) {
  const found = outcomesOf(comparison);
  if (found === undefined) return null;
  const { attack, one, other } = found;
  return { attack, one: sideData(one, one.entry), other: sideData(other, other.entry) };
}

function asData(comparison: Comparison) {
  const { one, other, difference, made, decisions, switches, stopped } = comparison;
  const [first, second] = [one.header.ruleset, other.header.ruleset];
  const named = (ruleset: Ruleset) => ({ id: ruleset.id, name: rulesetTitle(ruleset), ours: ruleset.ours });
  return {
    one: named(first),
    other: named(second),
    switches: switches.map((name) => switchData(name, first, second)),
    decisions,
    stopped: stopped?.index ?? null,
    difference:
      difference === null
        ? null
        : {
            kind: difference.kind,
            entry: difference.kind === 'options' ? difference.position - 1 : difference.position,
            decision: difference.decision?.command ?? null,
            one: sideData(toldAt(one, one.path, difference.position), difference.one),
            other: sideData(toldAt(other, other.path, difference.position), difference.other),
            fields: difference.fields,
            offers: difference.offers,
            words: offersInWords(difference, comparison),
            made,
          },
    outcomes: outcomesData(comparison),
  };
}

/** `duelscope compare`: one scenario or duel under two rulesets; the first difference, and the switch that makes it. */
export async function compareCommand(
  file: string,
  options: CompareCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const first = rulesetOf('--with', options.with);
  const second = options.and === undefined ? undefined : rulesetOf('--and', options.and);
  const subject = subjectOf(await load(file), { branch: options.branch });
  if (!('path' in subject))
    return sayFailures(subject, options.json === true ? { file } : undefined, terminal);
  mustBeDecided(file, subject);
  const own = subject.header.ruleset;
  const comparison = compared(file, subject, second ?? first, second === undefined ? own : first);
  const { one, other, difference } = comparison;
  if (options.json === true)
    terminal.json({ file, title: subject.title, ...asData(comparison), failures: subject.failures });
  else {
    terminal.line(
      `${subject.title}  [${rulesetTitle(one.header.ruleset)} | ${rulesetTitle(other.header.ruleset)}]`,
    );
    say(comparison, subject.failures, terminal);
    for (const failure of subject.failures) terminal.line(`FAIL  ${failure}`);
    const branches = branchesLine(subject);
    if (branches !== undefined) terminal.line(branches);
  }
  return difference === null && subject.failures.length === 0 ? 0 : 1;
}
