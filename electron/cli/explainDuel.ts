import { type Player, seenPath } from '../../events/index.ts';
import { type DuelHeader, rulesetIn, type SwitchName } from '../../machines/index.ts';
import { words as page } from '../../ui/index.ts';
import { differenceLines, differencesOf, kindsOf, saidAt, unexplainedLines } from './audited.ts';
import { BadInput, badLine } from './badInput.ts';
import { sayFailed } from './differences.ts';
import { load } from './load.ts';
import type { Choice } from './playings.ts';
import { branchesLine, partWords, type Subject, subjectOf } from './subject.ts';
import { switchWords, valueWords } from './switchWords.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { sayTimeline } from './timeline.ts';
import { attacksOf, EntryDoesNotFit, type Told, type ToldAttack, tellDuel } from './told.ts';
import { said, telling } from './words/index.ts';

/** What `duelscope explain` may be told. */
export interface ExplainCommandOptions extends Choice {
  readonly at?: number | undefined;
  /** Told as this player saw it. */
  readonly seenBy?: Player | undefined;
  /** Every cause that was looked for, not only those that were found. */
  readonly all?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** The causes that were looked for: those found and those that do not count here; of the others how many, or all. */
function sayCandidates({ candidates }: Told['explanation'], all: boolean, terminal: Terminal): void {
  const own = said.explaining;
  const looked = candidates.filter(({ verdict, counted }) => verdict !== 'doesNotApply' || counted === false);
  const named = looked.filter(({ verdict, counted }) => all || verdict === 'yes' || counted === false);
  for (const { words, verdict } of named)
    terminal.line(`    ${verdict === 'yes' ? own.yes : own.no}  ${words}`);
  const left = looked.length - named.length;
  if (left > 0) terminal.line(`    ${own.no}  ${own.notNamed(left, named.length > 0)}`);
  if (candidates.length > 0 && candidates.every(({ verdict }) => verdict === 'yes'))
    terminal.line(`    ${own.no}  ${own.notLooked}`);
}

function sayTold(
  { explanation, sentence, otherwise, rule, ours }: Told,
  header: DuelHeader,
  all: boolean,
  terminal: Terminal,
): void {
  const words = said.explaining;
  terminal.line(`  ${words.atEntry(explanation.title, explanation.index)} ${sentence}`);
  sayCandidates(explanation, all, terminal);
  const choices = explanation.choices.map(({ words: choice, taken }) =>
    taken === undefined ? choice : words.takenAt(choice, taken),
  );
  if (choices.length > 0) terminal.line(`    ${words.choices(choices.join(', '))}`);
  if (otherwise !== '') terminal.line(`    ${otherwise}`);
  const code = explanation.code === null ? '' : ` ${explanation.code}`;
  if (rule !== undefined)
    terminal.line(`    ${rule.id}${code}${page.colon}${rule.statement} (${rule.source})`);
  else if (explanation.rule !== null) terminal.line(`    ${explanation.rule}${code}`);
  sayValues(ours, '    ', header, terminal);
}

/** Values of the ruleset, each with what its switch decides. */
function sayValues(
  names: Iterable<SwitchName>,
  indent: string,
  { ruleset }: DuelHeader,
  terminal: Terminal,
): void {
  for (const name of names)
    terminal.line(`${indent}${switchWords(name)}${page.colon}${valueWords(ruleset, name)}`);
}

function sayAttack(
  attack: ToldAttack,
  number: number,
  header: DuelHeader,
  all: boolean,
  terminal: Terminal,
): void {
  const words = said.explaining;
  terminal.line('');
  terminal.line(words.attack(number, attack.from, attack.to, attack.title));
  if (attack.running) terminal.line(`  ${words.running}`);
  for (const verdict of attack.verdicts) sayTold(verdict, header, all, terminal);
  const { calledOff } = attack;
  if (calledOff !== undefined)
    terminal.line(`  ${words.noBattle(calledOff.explanation.index, calledOff.sentence)}`);
}

/** The values that are ours and decided something of what was shown, each once. */
function sayStars(told: readonly Told[], header: DuelHeader, terminal: Terminal): void {
  const names = new Set(told.flatMap(({ ours }) => ours));
  if (names.size === 0) return;
  terminal.line('');
  sayValues(names, '', header, terminal);
  terminal.line(said.common.star);
}

const asData = ({ entry, explanation, sentence, otherwise, rule, ours }: Told) => ({
  ...explanation,
  type: entry.type,
  sentence,
  otherwise,
  rule: rule ?? explanation.rule,
  ours,
});

function tellFile(file: string, subject: Subject, seenBy: Player | undefined): readonly Told[] {
  try {
    const { entries, path } = seenBy === undefined ? subject : seenPath(subject.path, seenBy);
    return tellDuel(subject.header, entries, path);
  } catch (error) {
    if (!(error instanceof EntryDoesNotFit)) throw error;
    // line 1 is the header, and the first entry stands on line 2
    throw badLine(file, error.index + 2, said.common.doesNotFit(error.message));
  }
}

/** `duelscope explain`: the timeline of a scenario or duel in words and, for each attack, the verdict with its reason. */
export async function explainCommand(
  file: string,
  options: ExplainCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const loaded = await load(file);
  const subject = subjectOf(loaded, options);
  if (!('path' in subject)) {
    if (options.json === true) terminal.json({ file, failures: subject });
    else for (const failure of subject) sayFailed(failure, terminal);
    return 1;
  }
  const { header, path, entries, failures, differs, report } = subject;
  const audited = report === undefined ? undefined : { header, entries, report };
  const told = tellFile(file, subject, options.seenBy);
  const shown = options.at === undefined ? told : told.filter(({ entry }) => entry.index === options.at);
  if (shown.length === 0)
    throw new BadInput(said.explaining.noEntry(options.at ?? 0, path.at(-1)?.index ?? 0));
  const attacks = options.at === undefined ? attacksOf(told) : [];
  if (options.json === true)
    terminal.json({
      file,
      title: subject.title,
      ruleset: header.ruleset.id,
      entries: shown.map(asData),
      attacks: attacks.map(({ from, to, title, verdicts, calledOff, running }) => ({
        from,
        to,
        title,
        running,
        verdicts: verdicts.map(asData),
        calledOff: calledOff?.entry.index ?? null,
      })),
      failures,
      branches: subject.branches,
      ...(subject.torn === undefined ? {} : { torn: subject.torn }),
      ...(differs === undefined ? {} : { differs }),
      ...(audited === undefined
        ? {}
        : {
            differences: differencesOf(audited),
            leftOut: audited.report.leftOut,
            unexplained: audited.report.unexplained,
          }),
    });
  else {
    terminal.line(`${subject.title}  [${rulesetIn(telling.rulebook, header.ruleset).name}]`);
    if (differs !== undefined)
      terminal.line(said.common.about(file, said.explaining.differs(partWords(differs), differs.line)));
    if (options.at === undefined) sayTimeline(told, terminal, kindsOf(audited));
    else
      for (const one of shown) {
        sayTold(one, header, true, terminal);
        if (audited !== undefined)
          for (const line of saidAt(audited, one.entry.index)) terminal.line(`    ${line}`);
      }
    for (const [index, attack] of attacks.entries())
      sayAttack(attack, index + 1, header, options.all === true, terminal);
    const [named] = attacks.flatMap(({ verdicts }) => verdicts.flatMap(({ rule }) => rule?.id ?? []));
    if (named !== undefined) terminal.line(said.explaining.more(named));
    sayStars(shown, header, terminal);
    const judged = audited === undefined ? [] : differenceLines(audited);
    if (judged.length > 0 && options.at === undefined) {
      terminal.line('');
      terminal.line(page.differences(false));
      for (const line of judged) terminal.line(`  ${said.common.about(file, line)}`);
    }
    if (options.at === undefined && audited !== undefined)
      for (const line of unexplainedLines(audited)) terminal.line(said.common.about(file, line));
    for (const failure of failures) sayFailed(failure, terminal);
    if (subject.torn !== undefined) terminal.line(said.common.about(file, subject.torn));
    const branches = branchesLine(subject);
    if (branches !== undefined && options.at === undefined) terminal.line(branches);
  }
  const otherwise = report !== undefined && report.disagreements.length + report.leftOut.length > 0;
  return failures.length === 0 && differs === undefined && !otherwise ? 0 : 1;
}
