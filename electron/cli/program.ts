import { Argument, Command, CommanderError, Help, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES, PLAYERS } from '../../events/index.ts';
import { RULESETS } from '../../machines/index.ts';
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
import { LANGUAGE_VARIABLE, languageFor } from './language.ts';
import { openCommand } from './open.ts';
import { playCommand } from './play.ts';
import { recordCommand } from './record.ts';
import { reduceCommand } from './reduce.ts';
import { ruleCommand } from './rule.ts';
import { SCHEMA_NAMES, type SchemaName, schemaCommand } from './schemas.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { timelineLegend } from './timeline.ts';
import { verifyCommand } from './verify.ts';
import { said, speakHere } from './words/index.ts';

function whole(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,12}$/.test(text) || value > most)
      throw new InvalidArgumentError(said.usage.wholeNumber(most));
    return value;
  };
}

/** The narrow no-break space, and what stands for it where commander breaks lines: at any space. */
const [NARROW, HELD] = ['\u202f', '\ue000'];

/** Options that several commands have. */
const branchOption = () => new Option('--branch <name>', said.help.branch);
const rulesetOption = () =>
  new Option('--ruleset <name>', said.help.ruleset([...RULESETS.keys()].join(', ')));
const languageOption = () =>
  new Option('--language <name>', said.help.language(LANGUAGE_VARIABLE)).choices(LANGUAGES);

/** A file named with an entry behind it, `FILE@24`, as the file and the option `--at`. */
function linked<T extends { readonly at?: number }>(name: string, options: T): [file: string, options: T] {
  const { file, at } = entryLink(name, options.at);
  return [file, at === undefined ? options : { ...options, at }];
}

/** The commands; each reports its exit code to `done`. */
function commands(terminal: Terminal, version: string, done: (code: ExitCode) => void): Command {
  const { help, usage } = said;
  const lines = new Help();
  const program = new Command('duelscope')
    .description(help.program)
    .version(version, '--version', help.version)
    .helpOption('-h, --help', help.help)
    .helpCommand('help [command]', help.helpCommand)
    .showHelpAfterError(false)
    .exitOverride()
    .configureHelp({
      styleTitle: usage.title,
      styleUsage: usage.line,
      styleOptionDescription: usage.extra,
      styleArgumentDescription: usage.extra,
      boxWrap: (text, width) => lines.boxWrap(text.replaceAll(NARROW, HELD), width).replaceAll(HELD, NARROW),
    })
    .configureOutput({ writeOut: (text) => void process.stdout.write(text), writeErr: () => undefined })
    .addOption(languageOption())
    .addHelpText('after', help.ends);
  const plain = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .helpOption('-h, --help', help.help)
      .addOption(languageOption());
  const add = (name: string, description: string): Command =>
    plain(name, description).option('--json', help.json);

  add('play', help.play.does)
    .argument('<files...>', help.filesAndFolders)
    .addOption(branchOption())
    .addOption(rulesetOption())
    .option('--closed', help.play.closed)
    .option('--stately', help.play.stately)
    .option('--port <number>', help.play.port, whole(65_535))
    .action(async (files: string[], options) => done(await playCommand(files, options, terminal)));
  add('explain', help.explain.does)
    .argument('<file>', help.file)
    .addOption(branchOption())
    .addOption(rulesetOption())
    .option('--at <entry>', help.explain.at, whole(999_999_999))
    .option('--all', help.explain.all)
    .addOption(new Option('--seen-by <player>', help.seenBy).choices(PLAYERS))
    .addHelpText('after', timelineLegend())
    .action(async (file: string, options) => done(await explainCommand(...linked(file, options), terminal)));
  add('compare', help.compare.does)
    .argument('<file>', help.file)
    .requiredOption('--with <ruleset>', help.compare.with)
    .option('--and <ruleset>', help.compare.and)
    .addOption(branchOption())
    .addHelpText('after', help.endsWithDifference)
    .action(async (file: string, options) => done(await compareCommand(file, options, terminal)));
  add('diff', help.diff.does)
    .argument('<one>', help.diff.one)
    .argument('<other>', help.diff.other)
    .addHelpText('after', help.endsWithDifference)
    .action(async (one: string, other: string, options) =>
      done(await diffCommand(one, other, options, terminal)),
    );
  add('verify', help.verify.does)
    .argument('<files...>', help.verify.files)
    .action(async (files: string[], options) => done(await verifyCommand(files, options, terminal)));
  add('coverage', help.coverage.does)
    .addHelpText('after', help.coverage.counts)
    .argument('<files...>', help.filesAndFolders)
    .option('--all', help.coverage.all)
    .action(async (files: string[], options) => done(await coverageCommand(files, options, terminal)));
  add('find', help.find.does)
    .argument('<files...>', help.find.files)
    .option('--stops', help.find.stops)
    .addOption(branchOption())
    .addOption(rulesetOption())
    .addHelpText('after', help.find.more)
    .action(async (words: string[], options) => done(await findCommand(words, options, terminal)));
  add('record', help.record.does)
    .argument('<file>', help.record.file)
    .requiredOption('--out <file>', help.record.out)
    .option('--force', help.forceDuel)
    .addOption(branchOption())
    .addOption(rulesetOption())
    .action(async (file: string, options) => done(await recordCommand(file, options, terminal)));
  add('reduce', help.reduce.does)
    .argument('<file>', help.file)
    .option('--at <entry>', help.reduce.at, whole(999_999_999))
    .option('--out <file>', help.reduce.out)
    .option('--force', help.reduce.force)
    .addOption(branchOption())
    .addOption(rulesetOption())
    .action(async (file: string, options) => done(await reduceCommand(...linked(file, options), terminal)));
  plain('copy', help.copy.does)
    .argument('<file>', help.fileAtEntry)
    .option('--at <entry>', help.copy.at, whole(999_999_999))
    .addOption(new Option('--as <kind>', help.copy.as).choices(COPIED_AS).default('report'))
    .addOption(branchOption())
    .addOption(rulesetOption())
    .action(async (file: string, options) => done(await copyCommand(...linked(file, options), terminal)));
  add('judge', help.judge.does)
    .argument('<file>', help.fileAtEntry)
    .option('--at <entry>', help.judge.at, whole(999_999_999))
    .addOption(new Option('--as <kind>', help.judge.as).choices(JUDGED_AS).default('text'))
    .option('--out <file>', help.judge.out)
    .option('--force', help.judge.force)
    .addOption(new Option('--seen-by <player>', help.seenBy).choices(PLAYERS))
    .addOption(branchOption())
    .addOption(rulesetOption())
    .action(async (file: string, options) => done(await judgeCommand(...linked(file, options), terminal)));
  plain('open', help.open.does)
    .argument('<file>', help.open.file)
    .option('--at <entry>', help.open.at, whole(999_999_999))
    .option('--follow', help.open.follow)
    .option('--web', help.open.web)
    .option('--port <number>', help.open.port, whole(65_535))
    .action(async (file: string, options) => done(await openCommand(file, options)));
  add('import', help.import.does)
    .argument('<files...>', help.import.files)
    .option('--out <file>', help.import.out)
    .option('--force', help.forceDuel)
    .option('--database <file>', help.import.database)
    .option('--allow <MiB>', help.import.allow, whole(2048))
    .addOption(rulesetOption())
    .action(async (files: string[], options) => done(await importCommand(files, options, terminal)));
  add('rule', help.rule.does)
    .argument('[ids...]', help.rule.ids)
    .action((ids: string[], options) => done(ruleCommand(ids, options, terminal)));
  add('cards', help.cards.does)
    .argument('[search...]', help.cards.search)
    .action((search: string[], options) => done(cardsCommand(search, options, terminal)));
  add('schema', help.schema.does)
    .addArgument(new Argument('[kind]', help.schema.kind).choices(SCHEMA_NAMES))
    .option('--out <folder>', help.schema.out)
    .option('--force', help.schema.force)
    .action(async (name: SchemaName | undefined, options) =>
      done(await schemaCommand(name, options, terminal)),
    );
  return program;
}

/** The help that says most: that of the command that was named. */
function helpFor(names: readonly string[], args: readonly string[]): string {
  const named = args.find((word) => names.includes(word));
  return named === undefined ? 'duelscope --help' : `duelscope ${named} --help`;
}

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
  let program: Command | undefined;
  try {
    await speakHere(languageFor(args, process.env[LANGUAGE_VARIABLE]));
    program = commands(terminal, version, (came) => {
      code = came;
    });
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
      const names = program?.commands.map((command) => command.name()) ?? [];
      terminal.problem(
        error.code === 'commander.help'
          ? said.usage.nameACommand(names)
          : `${said.usage.wrong(error)}${said.usage.says(helpFor(names, args))}`,
      );
      return 2;
    }
    throw error;
  }
}
