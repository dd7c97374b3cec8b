import { branchesOf, type Entry, pathTo, trunkHead } from '../../events/index.ts';
import type { DuelHeader } from '../../machines/index.ts';
import { BadInput, badLine } from './badInput.ts';
import { type LoadedDuel, type LoadedScenario, load } from './load.ts';
import { type Choice, checkChoice, choiceOf, playOne } from './playings.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { attacksOf, choiceWords, EntryDoesNotFit, type Told, type ToldAttack, tellDuel } from './told.ts';
import { verified } from './verify.ts';

/** What `duelscope explain` may be told. */
export interface ExplainCommandOptions extends Choice {
  readonly at?: number | undefined;
  readonly json?: boolean | undefined;
}

interface Subject {
  readonly title: string;
  readonly header: DuelHeader;
  /** The whole log, and of it the future that is told. */
  readonly entries: readonly Entry[];
  readonly path: readonly Entry[];
  readonly failures: readonly string[];
  /** What was left out of the file, if anything. */
  readonly torn?: string | undefined;
  /** Where a recorded duel is not what the rules decide: its first such entry, the line of that, and how. */
  readonly differs?: { readonly entry: number; readonly line: number; readonly message: string } | undefined;
}

/** What a scenario came to; only its failures where it broke off. */
function ofScenario(loaded: LoadedScenario, choice: Choice): Subject | readonly string[] {
  checkChoice(loaded, choice);
  const { played, failures } = playOne(loaded, choiceOf(loaded.scenario, choice), undefined);
  if (played === undefined) return failures;
  const { header, entries } = played;
  const { id, title } = loaded.scenario;
  const branch = choice.branch === undefined ? '' : ` > ${choice.branch}`;
  return {
    title: `${id}  ${title}${branch}`,
    header,
    entries,
    path: entries,
    failures,
  };
}

/** Where a duel that was decided here differs from what the rules decide. */
function differenceOf(duel: LoadedDuel): Subject['differs'] {
  if (duel.header.profile !== 'full') return undefined;
  const { ok, entry, line, message } = verified(duel);
  if (ok || entry === undefined || line === undefined) return undefined;
  return { entry, line, message: message ?? '' };
}

function ofDuel(duel: LoadedDuel, { branch, ruleset }: Choice): Subject {
  const { file, header, entries, torn } = duel;
  if (ruleset !== undefined)
    throw new BadInput(
      `${file}: --ruleset is for scenarios; this duel was decided under ${header.ruleset.id}`,
    );
  const named = branchesOf(entries);
  const head = branch === undefined ? trunkHead(entries) : named.find(({ name }) => name === branch)?.head;
  if (head === undefined) {
    const there =
      named.length === 0
        ? 'it has none'
        : `it has ${named.map(({ name }) => JSON.stringify(name)).join(', ')}`;
    throw new BadInput(`--branch: ${file} has no branch ${JSON.stringify(branch)}; ${there}`);
  }
  return {
    title: `${header.title ?? file}${branch === undefined ? '' : ` > ${branch}`}`,
    header,
    entries,
    path: pathTo(entries, head),
    failures: [],
    torn,
    differs: differenceOf(duel),
  };
}

const MARKS: Readonly<Record<string, string>> = {
  attack: 'A',
  came: '+',
  left: '-',
  replay: 'R',
  noReplay: 'N',
  refused: 'X',
  activated: 'C',
  resolved: 'c',
  damage: 'D',
  branch: 'B',
  bookmark: 'M',
  step: '|',
  pass: '.',
};
const isPass = ({ entry }: Told): boolean => entry.type === 'priority.passed';

/** Entries that make one row: passes in a row are one. */
function rowsOf(told: readonly Told[]): readonly Told[][] {
  const rows: Told[][] = [];
  for (const one of told) {
    const last = rows.at(-1);
    if (last?.[0] !== undefined && isPass(one) && isPass(last[0])) last.push(one);
    else rows.push([one]);
  }
  return rows;
}

function sayTimeline(told: readonly Told[], terminal: Terminal): void {
  const width = String(told.at(-1)?.entry.index ?? 0).length;
  for (const row of rowsOf(told)) {
    const [first] = row;
    if (first === undefined) continue;
    const { player, mark, row: words } = first.explanation;
    const number = String(first.entry.index).padStart(width);
    terminal.line(
      `${number}  ${player ?? ' '} ${MARKS[mark ?? ''] ?? ' '}  ${row.length > 1 ? `${row.length} passes` : words}`,
    );
  }
}

function sayTold({ explanation, sentence, otherwise, rule }: Told, terminal: Terminal): void {
  terminal.line(`  ${explanation.title} at entry ${explanation.index}. ${sentence}`);
  for (const { words, verdict, counted } of explanation.candidates)
    if (verdict !== 'doesNotApply' || counted === false)
      terminal.line(`    ${verdict === 'yes' ? 'Yes' : 'No '}  ${words}`);
  if (explanation.choices.length > 0) terminal.line(`    Choices: ${choiceWords(explanation.choices)}`);
  if (otherwise !== '') terminal.line(`    ${otherwise}`);
  const code = explanation.code === null ? '' : ` ${explanation.code}`;
  if (rule !== undefined) terminal.line(`    ${rule.id}${code}: ${rule.statement} (${rule.source})`);
  else if (explanation.rule !== null) terminal.line(`    ${explanation.rule}${code}`);
}

function sayAttack(attack: ToldAttack, number: number, terminal: Terminal): void {
  terminal.line('');
  terminal.line(`Attack ${number} (entries ${attack.from} to ${attack.to}): ${attack.title}`);
  for (const verdict of attack.verdicts) sayTold(verdict, terminal);
}

const asData = ({ entry, explanation, sentence, otherwise, rule }: Told) => ({
  ...explanation,
  type: entry.type,
  sentence,
  otherwise,
  rule: rule ?? explanation.rule,
});

function tellFile(file: string, { header, entries, path }: Subject): readonly Told[] {
  try {
    return tellDuel(header, entries, path);
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
  const subject = loaded.kind === 'scenario' ? ofScenario(loaded, options) : ofDuel(loaded, options);
  if (!('path' in subject)) {
    if (options.json === true) terminal.json({ file, failures: subject });
    else for (const failure of subject) terminal.line(`FAIL  ${failure}`);
    return 1;
  }
  const { header, path, failures, differs } = subject;
  const told = tellFile(file, subject);
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
      attacks: attacks.map(({ from, to, title, verdicts }) => ({
        from,
        to,
        title,
        verdicts: verdicts.map(asData),
      })),
      failures,
      ...(subject.torn === undefined ? {} : { torn: subject.torn }),
      ...(differs === undefined ? {} : { differs }),
    });
  else {
    terminal.line(`${subject.title}  [${header.ruleset.name}]`);
    if (differs !== undefined)
      terminal.line(
        `${file}: this file differs from what the rules decide, first at entry ${differs.entry} (line ${differs.line})`,
      );
    if (options.at === undefined) sayTimeline(told, terminal);
    else for (const one of shown) sayTold(one, terminal);
    for (const [index, attack] of attacks.entries()) sayAttack(attack, index + 1, terminal);
    for (const failure of failures) terminal.line(`FAIL  ${failure}`);
    if (subject.torn !== undefined) terminal.line(`${file}: ${subject.torn}`);
  }
  return failures.length === 0 && differs === undefined ? 0 : 1;
}
