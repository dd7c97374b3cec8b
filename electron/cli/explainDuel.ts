import type { Entry } from '../../events/index.ts';
import type { DuelHeader } from '../../machines/index.ts';
import { BadInput } from './badInput.ts';
import { type LoadedDuel, type LoadedScenario, load } from './load.ts';
import { type Choice, checkChoice, failureLine, playOne } from './playings.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { attacksOf, choiceWords, type Told, type ToldAttack, tellDuel } from './told.ts';

/** What `duelscope explain` may be told. */
export interface ExplainCommandOptions extends Choice {
  readonly at?: number | undefined;
  readonly json?: boolean | undefined;
}

interface Subject {
  readonly title: string;
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly failures: readonly string[];
  /** What was left out of the file, if anything. */
  readonly torn?: string | undefined;
}

function ofScenario(loaded: LoadedScenario, choice: Choice): Subject {
  checkChoice(loaded, choice);
  const playing = playOne(loaded, choice, undefined);
  const { header, entries, failures } = playing.played;
  const { id, title } = loaded.scenario;
  const branch = choice.branch === undefined ? '' : ` > ${choice.branch}`;
  return {
    title: `${id}  ${title}${branch}`,
    header,
    entries,
    failures: failures.map((failure) => failureLine(loaded, playing, failure)),
  };
}

function ofDuel({ file, header, entries, torn }: LoadedDuel, { branch, ruleset }: Choice): Subject {
  if (branch !== undefined || ruleset !== undefined)
    throw new BadInput(`${file}: --branch and --ruleset are for scenarios; a duel file has decided both`);
  return { title: header.title ?? file, header, entries, failures: [], torn };
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

/** The timeline, a row an entry; passes in a row are one. */
function sayTimeline(told: readonly Told[], terminal: Terminal): void {
  const width = String(told.length).length;
  for (let at = 0; at < told.length; at += 1) {
    const one = told[at];
    if (one === undefined) break;
    let last = at;
    while (isPass(one) && told[last + 1] !== undefined && isPass(told[last + 1] as Told)) last += 1;
    const mark = MARKS[one.explanation.mark ?? ''] ?? ' ';
    const words = last > at ? `${last - at + 1} passes` : one.explanation.row;
    terminal.line(`${String(at).padStart(width)}  ${one.explanation.player ?? ' '} ${mark}  ${words}`);
    at = last;
  }
}

function sayTold({ explanation, sentence, otherwise, rule }: Told, terminal: Terminal): void {
  terminal.line(`  ${explanation.title} at entry ${explanation.index}. ${sentence}`);
  for (const { words, verdict } of explanation.candidates)
    if (verdict !== 'doesNotApply') terminal.line(`    ${verdict === 'yes' ? 'Yes' : 'No '}  ${words}`);
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

/** `duelscope explain`: the timeline of a scenario or duel in words and, for each attack, the verdict with its reason. */
export async function explainCommand(
  file: string,
  options: ExplainCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const loaded = await load(file);
  const subject = loaded.kind === 'scenario' ? ofScenario(loaded, options) : ofDuel(loaded, options);
  const { header, entries, failures } = subject;
  let told: readonly Told[];
  try {
    told = tellDuel(header, entries);
  } catch (error) {
    // only an edited file can hold an entry that does not fit the table
    throw new BadInput(
      `${file}: an entry does not fit the table (${error instanceof Error ? error.message : String(error)}); duelscope verify names it`,
    );
  }
  if (options.at !== undefined && told[options.at] === undefined)
    throw new BadInput(`--at: there is no entry ${options.at}; the last one is ${told.length - 1}`);
  const shown = options.at === undefined ? told : told.slice(options.at, options.at + 1);
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
    });
  else {
    terminal.line(`${subject.title}  [${header.ruleset.name}]`);
    if (options.at === undefined) sayTimeline(told, terminal);
    else for (const one of shown) sayTold(one, terminal);
    for (const [index, attack] of attacks.entries()) sayAttack(attack, index + 1, terminal);
    for (const failure of failures) terminal.line(`FAIL  ${failure}`);
    if (subject.torn !== undefined) terminal.line(`${file}: ${subject.torn}`);
  }
  return failures.length === 0 ? 0 : 1;
}
