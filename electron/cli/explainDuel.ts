import { type Language, type Player, seenPath } from '../../events/index.ts';
import { type DuelHeader, rulesetIn, type SwitchName } from '../../machines/index.ts';
import { words as page } from '../../ui/index.ts';
import { differenceLines, differencesOf, kindsOf, saidAt, unexplainedLines } from './audited.ts';
import { BadInput, badLine } from './badInput.ts';
import { type Telling, tellingIn } from './explainWords.ts';
import { load } from './load.ts';
import type { Choice } from './playings.ts';
import { branchesLine, partWords, type Subject, subjectOf } from './subject.ts';
import { switchWords, valueWords } from './switchWords.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { sayTimeline } from './timeline.ts';
import { attacksOf, EntryDoesNotFit, type Told, type ToldAttack, tellDuel } from './told.ts';

/** What `duelscope explain` may be told. */
export interface ExplainCommandOptions extends Choice {
  readonly at?: number | undefined;
  /** Told as this player saw it. */
  readonly seenBy?: Player | undefined;
  /** Every cause that was looked for, not only those that were found. */
  readonly all?: boolean | undefined;
  readonly json?: boolean | undefined;
  /** What is told of the duel is in this language; English where left out. */
  readonly language?: Language | undefined;
}

/** The causes that were looked for: those found and those that do not count here; of the others how many, or all. */
function sayCandidates(
  { candidates }: Told['explanation'],
  all: boolean,
  { words: own }: Telling,
  terminal: Terminal,
): void {
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
  telling: Telling,
  terminal: Terminal,
): void {
  const { words, switches } = telling;
  terminal.line(`  ${words.atEntry(explanation.title, explanation.index)} ${sentence}`);
  sayCandidates(explanation, all, telling, terminal);
  const choices = explanation.choices.map(({ words: choice, taken }) =>
    taken === undefined ? choice : words.takenAt(choice, taken),
  );
  if (choices.length > 0) terminal.line(`    ${words.choices(choices.join(', '))}`);
  if (otherwise !== '') terminal.line(`    ${otherwise}`);
  const code = explanation.code === null ? '' : ` ${explanation.code}`;
  if (rule !== undefined)
    terminal.line(`    ${rule.id}${code}${page.colon}${rule.statement} (${rule.source})`);
  else if (explanation.rule !== null) terminal.line(`    ${explanation.rule}${code}`);
  sayValues(ours, '    ', header, switches, terminal);
}

/** Values of the ruleset, each with what its switch decides. */
function sayValues(
  names: Iterable<SwitchName>,
  indent: string,
  { ruleset }: DuelHeader,
  texts: Telling['switches'],
  terminal: Terminal,
): void {
  for (const name of names)
    terminal.line(`${indent}${switchWords(name, texts)}${page.colon}${valueWords(ruleset, name, texts)}`);
}

function sayAttack(
  attack: ToldAttack,
  number: number,
  header: DuelHeader,
  all: boolean,
  telling: Telling,
  terminal: Terminal,
): void {
  const { words } = telling;
  terminal.line('');
  terminal.line(words.attack(number, attack.from, attack.to, attack.title));
  if (attack.running) terminal.line(`  ${words.running}`);
  for (const verdict of attack.verdicts) sayTold(verdict, header, all, telling, terminal);
  const { calledOff } = attack;
  if (calledOff !== undefined)
    terminal.line(`  ${words.noBattle(calledOff.explanation.index, calledOff.sentence)}`);
}

/** The values that are ours and decided something of what was shown, each once. */
function sayStars(told: readonly Told[], header: DuelHeader, telling: Telling, terminal: Terminal): void {
  const names = new Set(told.flatMap(({ ours }) => ours));
  if (names.size === 0) return;
  terminal.line('');
  sayValues(names, '', header, telling.switches, terminal);
  terminal.line(telling.words.star);
}

const asData = ({ entry, explanation, sentence, otherwise, rule, ours }: Told) => ({
  ...explanation,
  type: entry.type,
  sentence,
  otherwise,
  rule: rule ?? explanation.rule,
  ours,
});

function tellFile(
  file: string,
  subject: Subject,
  seenBy: Player | undefined,
  telling: Telling,
): readonly Told[] {
  try {
    const { entries, path } = seenBy === undefined ? subject : seenPath(subject.path, seenBy);
    return tellDuel(subject.header, entries, path, telling);
  } catch (error) {
    if (!(error instanceof EntryDoesNotFit)) throw error;
    // line 1 is the header, and the first entry stands on line 2
    throw badLine(
      file,
      error.index + 2,
      `this entry does not fit the table (${error.message}); duelscope verify says what the rules decide`,
    );
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
    else for (const failure of subject) terminal.line(`FAIL  ${failure}`);
    return 1;
  }
  const { header, path, entries, failures, differs, report } = subject;
  const audited = report === undefined ? undefined : { header, entries, report };
  const telling = await tellingIn(options.language ?? 'en');
  const told = tellFile(file, subject, options.seenBy, telling);
  const shown = options.at === undefined ? told : told.filter(({ entry }) => entry.index === options.at);
  if (shown.length === 0)
    throw new BadInput(`--at: there is no entry ${options.at} here; the last one is ${path.at(-1)?.index}`);
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
      terminal.line(
        `${file}: this file differs from what the rules decide, first at ${partWords(differs)} (line ${differs.line})`,
      );
    if (options.at === undefined) sayTimeline(told, telling, terminal, kindsOf(audited));
    else
      for (const one of shown) {
        sayTold(one, header, true, telling, terminal);
        if (audited !== undefined)
          for (const line of saidAt(audited, one.entry.index, telling.catalogue))
            terminal.line(`    ${line}`);
      }
    for (const [index, attack] of attacks.entries())
      sayAttack(attack, index + 1, header, options.all === true, telling, terminal);
    const [named] = attacks.flatMap(({ verdicts }) => verdicts.flatMap(({ rule }) => rule?.id ?? []));
    if (named !== undefined) terminal.line(telling.words.more(named));
    sayStars(shown, header, telling, terminal);
    const judged = audited === undefined ? [] : differenceLines(audited, telling.catalogue);
    if (judged.length > 0 && options.at === undefined) {
      terminal.line('');
      terminal.line(page.differences(false));
      for (const line of judged) terminal.line(`  ${file}: ${line}`);
    }
    if (options.at === undefined && audited !== undefined)
      for (const line of unexplainedLines(audited)) terminal.line(`${file}: ${line}`);
    for (const failure of failures) terminal.line(`FAIL  ${failure}`);
    if (subject.torn !== undefined) terminal.line(`${file}: ${subject.torn}`);
    const branches = branchesLine(subject);
    if (branches !== undefined && options.at === undefined) terminal.line(branches);
  }
  const otherwise = report !== undefined && report.disagreements.length + report.leftOut.length > 0;
  return failures.length === 0 && differs === undefined && !otherwise ? 0 : 1;
}
