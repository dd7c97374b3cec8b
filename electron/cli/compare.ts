import {
  CardLoop,
  type Comparison,
  compareRulesets,
  offersInWords,
  type Ruleset,
  readRuleset,
  type Side,
} from '../../machines/index.ts';
import { words as page } from '../../ui/index.ts';
import { badLine, badThing } from './badInput.ts';
import {
  hasStar,
  sayFailed,
  sayFailures,
  sayFields,
  sayMade,
  saySide,
  sideData,
  toldAt,
} from './differences.ts';
import { load } from './load.ts';
import { differingOutcomes, type Outcomes, sayOutcomes } from './outcomes.ts';
import { branchesLine, partWords, type Subject, subjectOf } from './subject.ts';
import { offerTelling, rulesetNamed, switchData } from './switchWords.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { said } from './words/index.ts';

/** What `duelscope compare` may be told. */
export interface CompareCommandOptions {
  readonly with: string;
  readonly and?: string | undefined;
  readonly branch?: string | undefined;
  readonly json?: boolean | undefined;
}

function rulesetOf(option: string, text: string): Ruleset {
  const read = readRuleset(text);
  if (!read.ok) throw badThing(option, said.common.wrongRuleset(read));
  return read.ruleset;
}

/** @throws BadInput for a duel that is not what its ruleset decides: it cannot be decided under another one. */
function mustBeDecided(file: string, { header, differs }: Subject): void {
  if (header.profile !== 'full') throw badLine(file, 1, said.comparing.observedElsewhere);
  if (differs !== undefined)
    throw badLine(file, differs.line, said.comparing.notAsDecided(partWords(differs), differs.message));
}

function compared(file: string, { header, path }: Subject, other: Ruleset, one: Ruleset): Comparison {
  try {
    return compareRulesets({ header, path }, other, one);
  } catch (error) {
    if (error instanceof CardLoop) throw badThing(file, said.comparing.underThese(error.message));
    throw error;
  }
}

const lastDecision = ({ path }: Side, position: number): Side['path'][number] | undefined =>
  path.slice(0, position + 1).findLast(({ command }) => command !== undefined);

/** The decision that brought a difference, in words: `B passes`. */
function decisionWords(side: Side, position: number): string {
  const entry = lastDecision(side, position);
  if (entry === undefined) return said.comparing.theSetup;
  const told = toldAt(side, side.path, entry.index);
  return page.judgeLine(entry.command?.player ?? null, told?.explanation.row ?? entry.type);
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
  const words = said.comparing;
  if (difference === null) {
    if (failures.length > 0) {
      terminal.line(words.notAsSaid(one.path.at(-1)?.index ?? 0));
      return;
    }
    terminal.line(words.sameUnderBoth(one.path.length, decisions));
    if (switches.length > 0) terminal.line(`  ${words.noneMatters(switches.join(', '))}`);
    if (stopped !== null) terminal.line(`  ${words.comparisonEnds(stopped.index)}`);
    return;
  }
  const { kind, position } = difference;
  const after = kind === 'options';
  const at = after ? position - 1 : position;
  terminal.line(words.firstDifference(after, at, decisions, decisionWords(one, at)));
  if (after)
    for (const offer of offersInWords(difference, { one, other }, offerTelling()))
      terminal.line(`  ${offer}`);
  else {
    saySide(rulesetNamed(one.header.ruleset), toldAt(one, one.path, position), difference.one, terminal);
    saySide(
      rulesetNamed(other.header.ruleset),
      toldAt(other, other.path, position),
      difference.other,
      terminal,
    );
    terminal.line(`  ${words.inValues}`);
    sayFields(difference.fields, '    ', terminal, { one, other }, position);
  }
  const outcomes = outcomesOf({ one, other, difference });
  if (outcomes !== undefined)
    sayOutcomes(
      outcomes,
      { one: rulesetNamed(one.header.ruleset), other: rulesetNamed(other.header.ruleset) },
      terminal,
    );
  if (made === null) return;
  const rulesets = [one.header.ruleset, other.header.ruleset] as const;
  sayMade(made, ...rulesets, terminal);
  if (rulesets.some((ruleset) => hasStar(made, ruleset))) terminal.line(`  ${said.common.star}`);
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
  const named = (ruleset: Ruleset) => ({ id: ruleset.id, name: rulesetNamed(ruleset), ours: ruleset.ours });
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
            words: offersInWords(difference, comparison, offerTelling()),
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
      `${subject.title}  [${rulesetNamed(one.header.ruleset)} | ${rulesetNamed(other.header.ruleset)}]`,
    );
    say(comparison, subject.failures, terminal);
    for (const failure of subject.failures) sayFailed(failure, terminal);
    const branches = branchesLine(subject);
    if (branches !== undefined) terminal.line(branches);
  }
  return difference === null && subject.failures.length === 0 ? 0 : 1;
}
