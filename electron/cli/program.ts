import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES, type Language, PLAYERS } from '../../events/index.ts';
import { RULESETS } from '../../machines/index.ts';
import { speak } from '../../ui/index.ts';
import { speakOfFiles } from '../node/fileWords.ts';
import { BadInput } from './badInput.ts';
import { cardsCommand } from './cards.ts';
import { compareCommand } from './compare.ts';
import { COPIED_AS, copyCommand } from './copy.ts';
import { coverageCommand } from './coverage.ts';
import { diffCommand } from './diff.ts';
import { entryLink } from './entryLink.ts';
import { explainCommand } from './explainDuel.ts';
import { findCommand } from './find.ts';
import { importCommand } from './importDuel.ts';
import { JUDGED_AS, judgeCommand } from './judge.ts';
import { openCommand } from './open.ts';
import { playCommand } from './play.ts';
import { recordCommand } from './record.ts';
import { reduceCommand } from './reduce.ts';
import { ruleCommand } from './rule.ts';
import { SCHEMA_NAMES, type SchemaName, schemaCommand } from './schemas.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { timelineLegend } from './timeline.ts';
import { verifyCommand } from './verify.ts';

function whole(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,12}$/.test(text) || value > most)
      throw new InvalidArgumentError(`Give a whole number from 0 to ${most}.`);
    return value;
  };
}

const BRANCH = ['--branch <name>', 'this branch alone'] as const;
const RULESET = ['--ruleset <name>', `under this ruleset: ${[...RULESETS.keys()].join(', ')}`] as const;
const DIFFERENCE_CODES =
  '\nEnds with 0 when there is no difference, 1 when there is one, 2 for input that cannot be used.';
const FIND_HELP = `
All that is said must hold: keys (type: card: rule: code: player: changed: state: in: refused:), comparisons of values,
words of the row, "words together" and /patterns/. A star stands for any letters, a comma or "or" for one of several, a
minus or "not" for what must not be.
  duelscope find duels/ 'type:attackReplay.checked -code:NOTHING_CHANGED'
  duelscope find mine.duel.jsonl 'A.lifePoints < 4000 and card:dark-magician'

Ends with 0 when something was found, 1 when nothing was, 2 for input that cannot be used.`;
const JSON_OPTION = ['--json', 'as JSON'] as const;

/** A file named with an entry behind it, `FILE@24`, as the file and the option `--at`. */
function linked<T extends { readonly at?: number }>(name: string, options: T): [file: string, options: T] {
  const { file, at } = entryLink(name, options.at);
  return [file, at === undefined ? options : { ...options, at }];
}

/** The commands; each reports its exit code to `done`. */
function commands(terminal: Terminal, version: string, done: (code: ExitCode) => void): Command {
  const program = new Command('duelscope')
    .description('Plays, explains and verifies duels of the Battle Phase.')
    .version(version, '--version', 'the version of this program')
    .helpOption('-h, --help', 'what can be said here')
    .helpCommand('help [command]', 'what can be said of a command')
    .showHelpAfterError(false)
    .exitOverride()
    .hook('preAction', async (_program, action) => {
      const language: Language = action.opts()['language'] ?? 'en';
      speakOfFiles(language);
      await speak(language);
    })
    .configureOutput({ writeOut: (text) => void process.stdout.write(text), writeErr: () => undefined })
    .addHelpText(
      'after',
      '\nEnds with 0 when all is well, 1 when an expectation or a verification failed or there is a difference, 2 for input that cannot be used.',
    );
  const add = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .helpOption('-h, --help', 'what can be said here')
      .option(...JSON_OPTION);

  add('play', 'Plays scenarios with all their branches, verifies duel files, and ends with the totals.')
    .argument('<files...>', 'scenarios, duel files, and folders of them')
    .option(...BRANCH)
    .option(...RULESET)
    .option(
      '--closed',
      'every replay, battle, destruction, change of Life Points and refusal must be expected',
    )
    .option('--stately', "then send what was played to Stately's inspector, over a WebSocket of this machine")
    .option('--port <number>', 'the port of that WebSocket on 127.0.0.1 (8080)', whole(65_535))
    .action(async (files: string[], options) => done(await playCommand(files, options, terminal)));
  add('explain', 'The timeline in words and, for each attack, the verdict with its reason, rule and source.')
    .argument('<file>', 'a scenario or duel file')
    .option(...BRANCH)
    .option(...RULESET)
    .option('--at <entry>', 'everything about this entry alone', whole(999_999_999))
    .option('--all', 'name every cause that was looked for, not only those found')
    .addOption(new Option('--seen-by <player>', 'as this player saw it').choices(PLAYERS))
    .addOption(new Option('--language <name>', 'told in this language (en)').choices(LANGUAGES))
    .addHelpText('after', timelineLegend())
    .action(async (file: string, options) => done(await explainCommand(...linked(file, options), terminal)));
  add('verify', 'Decides recorded duels again from their commands alone; names the first entry that differs.')
    .argument('<files...>', 'duel files')
    .action(async (files: string[], options) => done(await verifyCommand(files, options, terminal)));
  add(
    'compare',
    'One scenario or duel under two rulesets: the first difference, and the switch that makes it.',
  )
    .argument('<file>', 'a scenario or duel file')
    .requiredOption('--with <ruleset>', 'compare with this ruleset: NAME, or NAME,switch=value,...')
    .option('--and <ruleset>', 'compare --with and this one, instead of the ruleset of the file')
    .option(...BRANCH)
    .addHelpText('after', DIFFERENCE_CODES)
    .action(async (file: string, options) => done(await compareCommand(file, options, terminal)));
  add(
    'diff',
    'Two duels beside each other: what their headers say otherwise, and the first entry that differs.',
  )
    .argument('<one>', 'a duel file, or a scenario to be played')
    .argument('<other>', 'the other one')
    .addHelpText('after', DIFFERENCE_CODES)
    .action(async (one: string, other: string, options) =>
      done(await diffCommand(one, other, options, terminal)),
    );
  add('coverage', 'What scenarios and duels reach of the rules, reasons and charts, and what they never do.')
    .addHelpText(
      'after',
      '\nA rule counts where an entry gives it as its reason; what only describes the procedure never does.',
    )
    .argument('<files...>', 'scenarios, duel files, and folders of them')
    .option('--all', 'what was reached too, how often and where first, and what each rule says')
    .action(async (files: string[], options) => done(await coverageCommand(files, options, terminal)));
  add('find', 'The entries of scenarios and duel files that fit a search, each as FILE@ENTRY.')
    .argument('<files...>', 'scenarios, duel files and folders of them, and last what to look for')
    .option('--stops', 'only where it comes true, as a breakpoint stops')
    .option(...BRANCH)
    .option(...RULESET)
    .addHelpText('after', FIND_HELP)
    .action(async (words: string[], options) => done(await findCommand(words, options, terminal)));
  add('record', 'Plays a scenario and writes it as a duel file.')
    .argument('<file>', 'a scenario')
    .requiredOption('--out <file>', 'the duel file, NAME.duel.jsonl')
    .option('--force', 'replace a file of that name that is no duel file')
    .option(...BRANCH)
    .option(...RULESET)
    .action(async (file: string, options) => done(await recordCommand(file, options, terminal)));
  add(
    'reduce',
    'The smallest scenario that still gives the verdict of an entry, found by playing smaller ones.',
  )
    .argument('<file>', 'a scenario or duel file')
    .option('--at <entry>', 'the entry whose verdict is kept; FILE@ENTRY says the same', whole(999_999_999))
    .option('--out <file>', 'write it as a scenario, NAME.json, instead of printing it')
    .option('--force', 'replace a file of that name that is no scenario')
    .option(...BRANCH)
    .option(...RULESET)
    .action(async (file: string, options) => done(await reduceCommand(...linked(file, options), terminal)));
  program
    .command('copy')
    .description(
      'One entry to paste elsewhere: as JSON, as steps, as a test for another engine, as a bug report.',
    )
    .helpOption('-h, --help', 'what can be said here')
    .argument('<file>', 'a scenario or duel file; FILE@ENTRY says which entry')
    .option('--at <entry>', 'the entry', whole(999_999_999))
    .addOption(
      new Option(
        '--as <kind>',
        'the entry or the state behind it as JSON, a scenario of the steps that lead there, the smallest scenario with its verdict, a test for vitest, or a report in Markdown',
      )
        .choices(COPIED_AS)
        .default('report'),
    )
    .option(...BRANCH)
    .option(...RULESET)
    .action(async (file: string, options) => done(await copyCommand(...linked(file, options), terminal)));
  add(
    'judge',
    'One entry to be shown to others: the board, what happened, the verdict, the rule and its source.',
  )
    .argument('<file>', 'a scenario or duel file; FILE@ENTRY says which entry')
    .option('--at <entry>', 'the entry that is asked about', whole(999_999_999))
    .addOption(
      new Option(
        '--as <kind>',
        'a text for a forum, Markdown, or the whole duel as a page of its own (png: in the inspector)',
      )
        .choices(JUDGED_AS)
        .default('text'),
    )
    .option('--out <file>', 'write it there (.txt, .md or .html) instead of printing it')
    .option('--force', 'replace a file of that name that is none of ours')
    .addOption(new Option('--seen-by <player>', 'as this player saw it').choices(PLAYERS))
    .addOption(new Option('--language <name>', 'told in this language (en)').choices(LANGUAGES))
    .option(...BRANCH)
    .option(...RULESET)
    .action(async (file: string, options) => done(await judgeCommand(...linked(file, options), terminal)));
  program
    .command('open')
    .description(
      'Opens the inspector on a file: in Electron where its program is, else as a page in the browser.',
    )
    .helpOption('-h, --help', 'what can be said here')
    .argument('<file>', 'a duel file, a scenario, or a recording (.yrpX); FILE@ENTRY begins at that entry')
    .option('--at <entry>', 'begin at this entry', whole(999_999_999))
    .option('--follow', 'show what is appended to the duel file as it comes')
    .option('--web', 'the page in the browser, whether Electron is there or not')
    .option('--port <number>', 'the port of that page on 127.0.0.1 (4680, or any free one)', whole(65_535))
    .action(async (file: string, options) => done(await openCommand(file, options)));
  add('import', 'Opens recordings of EDOPro and YGOPro: the replays in them, and where our rules differ.')
    .argument('<files...>', '.yrpX and .yrp files, and folders of them')
    .option('--out <file>', 'write it as a duel file, NAME.duel.jsonl')
    .option('--force', 'replace a file of that name that is no duel file')
    .option('--database <file>', "the client's cards.cdb, for names; EDOPro's usual folders where left out")
    .option('--allow <MiB>', 'how much it may unpack to (64)', whole(2048))
    .option(...RULESET)
    .action(async (files: string[], options) => done(await importCommand(files, options, terminal)));
  add('rule', 'Rules, reasons, switches and source texts by their ids; of every rule where none is named.')
    .argument(
      '[ids...]',
      'a rule (R3), reason (DIRECT_LOST), refusal (attack/no-target), switch (watchedSides), source text ("Source text 0"), one of its facts (S0.18), point of disagreement (C2) or open point (Q9)',
    )
    .action((ids: string[], options) => done(ruleCommand(ids, options, terminal)));
  add('cards', 'The built-in cards: what a scenario calls them, their values, and what they do.')
    .argument(
      '[search...]',
      'words that stand in its name, its kind or what it does; all cards where left out',
    )
    .action((search: string[], options) => done(cardsCommand(search, options, terminal)));
  add('schema', 'The JSON Schema of what you may write; of everything where no kind is named.')
    .addArgument(new Argument('[kind]', 'which one').choices(SCHEMA_NAMES))
    .option('--out <folder>', 'write each as KIND.schema.json into this folder')
    .option('--force', 'replace files of these names that are no schemas')
    .action(async (name: SchemaName | undefined, options) =>
      done(await schemaCommand(name, options, terminal)),
    );
  return program;
}

const oneLine = (text: string): string =>
  text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');

/** The help that says most: that of the command that was named. */
const helpFor = ({ commands: all }: Command, [first]: readonly string[]): string =>
  all.some((each) => each.name() === first) ? `duelscope ${first} --help` : 'duelscope --help';

/**
 * Runs the command line.
 * @param args what stands behind the program's name
 * @returns 0 fine, 1 an expectation or a verification failed, 2 bad input: then exactly one line was written to stderr
 */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal,
  version: string,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = commands(terminal, version, (came) => {
    code = came;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof BadInput) {
      terminal.problem(error.message);
      return 2;
    }
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // without a command commander prints its help and calls that an error
      terminal.problem(
        error.code === 'commander.help'
          ? 'name a command: play, explain, compare, diff, verify, coverage, find, record, reduce, copy, judge, open, import, rule, cards or schema; duelscope --help says more'
          : `${oneLine(error.message)}; ${helpFor(program, args)} says what can be said`,
      );
      return 2;
    }
    throw error;
  }
}
