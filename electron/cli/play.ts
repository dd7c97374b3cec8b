import { pathTo, trunkHead } from '../../events/index.ts';
import { nameOfChoice } from '../../machines/index.ts';
import { BadInput } from './badInput.ts';
import { type LoadedDuel, type LoadedScenario, load, Several } from './load.ts';
import { type Choice, checkChoice, type Playing, playAll } from './playings.ts';
import { shellWord } from './shellWord.ts';
import { statelyMessages } from './statelyMessages.ts';
import { STATELY_PORT, serveStately } from './statelyServer.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { linesBelow, type Verified, verified, verifiedLine } from './verify.ts';
import { said } from './words/index.ts';

/** What `duelscope play` may be told. */
export interface PlayCommandOptions extends Choice {
  readonly json?: boolean | undefined;
  readonly closed?: boolean | undefined;
  readonly stately?: boolean | undefined;
  readonly port?: number | undefined;
}

interface PlayedFile {
  readonly loaded: LoadedScenario;
  readonly playings: readonly Playing[];
}

const failed = ({ failures }: Playing): boolean => failures.length > 0;

/** The trunk and each branch count once, however many rulesets a branch is for. */
function waysOf({ playings }: PlayedFile): readonly (readonly Playing[])[] {
  const ways = new Map<string | undefined, Playing[]>();
  for (const playing of playings) ways.set(playing.branch, [...(ways.get(playing.branch) ?? []), playing]);
  return [...ways.values()];
}

interface Totals {
  readonly scenarios: number;
  readonly branches: number;
  readonly duels: number;
  readonly passed: number;
  readonly failed: number;
  /** Files and folders that could not be read or set up. */
  readonly unusable: number;
}

function totalsOf(files: readonly PlayedFile[], duels: readonly Verified[], unusable: number): Totals {
  const ways = files.flatMap(waysOf);
  const bad = ways.filter((way) => way.some(failed)).length + duels.filter(({ ok }) => !ok).length;
  return {
    scenarios: files.length,
    branches: ways.filter(([first]) => first?.branch !== undefined).length,
    duels: duels.length,
    passed: ways.length + duels.length - bad,
    failed: bad,
    unusable,
  };
}

function totalsLine({ scenarios, branches, duels, passed, failed: bad, unusable }: Totals): string {
  const parts = [
    ...(scenarios > 0 || duels === 0
      ? [said.playing.scenarios(scenarios), said.playing.branches(branches)]
      : []),
    ...(duels > 0 ? [said.common.duelFiles(duels)] : []),
  ];
  const { about, passedAndFailed, unusable: unusableWords } = said.common;
  return `${about(parts.join(', '), passedAndFailed(passed, bad))}${unusableWords(unusable)}`;
}

/** The command that leads to where a playing failed: the inspector shows a scenario's own trunk, `explain` each way. */
function wayThere(
  { file, scenario }: LoadedScenario,
  { branch, ruleset, played }: Playing,
): string | undefined {
  const at = played?.failedAt;
  if (at === undefined) return undefined;
  const isTrunk =
    branch === undefined && (ruleset ?? nameOfChoice(scenario.ruleset)) === nameOfChoice(scenario.ruleset);
  const options = [
    ...(branch === undefined ? [] : ['--branch', branch]),
    ...(isTrunk || ruleset === undefined ? [] : ['--ruleset', ruleset]),
    ...['--at', String(at)],
  ];
  return ['duelscope', isTrunk ? 'open' : 'explain', file, ...options].map(shellWord).join(' ');
}

const passedWord = (ok: boolean): string => (ok ? said.common.ok : said.common.failed);

function sayPlayed(file: PlayedFile, terminal: Terminal): void {
  const { loaded, playings } = file;
  const { id, title } = loaded.scenario;
  const branches = waysOf(file).filter(([first]) => first?.branch !== undefined).length;
  const bad = playings.some(failed);
  terminal.line(
    `${passedWord(!bad)}  ${id}  ${title}${branches === 0 ? '' : ` (${said.playing.branches(branches)})`}`,
  );
  for (const playing of playings) {
    for (const failure of playing.failures) terminal.line(`      ${failure}`);
    const way = wayThere(loaded, playing);
    if (way !== undefined)
      terminal.line(`      ${said.playing.failedAt(playing.played?.failedAt ?? 0, way)}`);
  }
}

const asData = ({ loaded, playings }: PlayedFile) => ({
  file: loaded.file,
  id: loaded.scenario.id,
  title: loaded.scenario.title,
  playings: playings.map((playing) => ({
    branch: playing.branch ?? null,
    ruleset: playing.played?.header.ruleset.id ?? playing.ruleset ?? null,
    ok: !failed(playing),
    entries: playing.played?.entries.length ?? 0,
    checked: playing.played?.checked ?? 0,
    failures: playing.failures,
    failedAt: playing.played?.failedAt ?? null,
    open: wayThere(loaded, playing) ?? null,
  })),
});

function messagesOf(files: readonly PlayedFile[], duels: readonly LoadedDuel[]): object[] {
  const played = files.flatMap(({ loaded, playings }) =>
    playings.flatMap(({ branch, played }) => {
      if (played === undefined) return [];
      const { header, entries } = played;
      const name = [loaded.scenario.id, branch, header.ruleset.id];
      return [...statelyMessages(name.filter((part) => part !== undefined).join(' / '), header, entries)];
    }),
  );
  const recorded = duels.flatMap(({ file, header, entries }) => [
    ...statelyMessages(file, header, pathTo(entries, trunkHead(entries))),
  ]);
  return [...played, ...recorded];
}

/** Sends what was played to whoever connects, until the process is told to end. */
async function serve(
  messages: readonly object[],
  port: number | undefined,
  note: (text: string) => void,
): Promise<void> {
  const server = await serveStately(port ?? STATELY_PORT, messages).catch(() => {
    throw new BadInput(said.playing.portTaken(port ?? STATELY_PORT));
  });
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  note(said.playing.messagesAt(messages.length, server.address));
  await ended;
  await server.close();
}

/** @throws BadInput where an option means nothing for what was named. */
function checkOptions(
  { branch, ruleset, closed }: PlayCommandOptions,
  scenarios: readonly LoadedScenario[],
  [duel]: readonly LoadedDuel[],
): void {
  const given = { branch, ruleset, closed };
  const [first] = Object.entries(given).filter(([, value]) => value !== undefined);
  if (duel !== undefined && first !== undefined)
    throw new BadInput(said.playing.forScenarios(first[0], duel.file));
  for (const scenario of scenarios) checkChoice(scenario, given);
}

/** `duelscope play`: plays scenarios with all their branches, verifies duel files, and gives the totals. */
export async function playCommand(
  names: readonly string[],
  options: PlayCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.port !== undefined && options.stately !== true) throw new BadInput(said.playing.portOfStately);
  const several = new Several(terminal);
  const loaded = await several.each(await several.files(names), load);
  const scenarios = loaded.filter((one) => one.kind === 'scenario');
  const duels = loaded.filter((one) => one.kind === 'duel');
  checkOptions(options, scenarios, duels);
  const files = await several.each(scenarios, (one): PlayedFile => {
    const file = { loaded: one, playings: playAll(one, options, options.closed) };
    if (options.json !== true) sayPlayed(file, terminal);
    return file;
  });
  const isJudged = ({ header, report }: LoadedDuel): boolean =>
    header.profile === 'full' || report !== undefined;
  const results = duels.filter(isJudged).map(verified);
  const observed = duels.filter((duel) => !isJudged(duel));
  const { unusable } = several;
  // a single file that cannot be used has its line on stderr, and there is nothing to add up
  if (options.json !== true && files.length + duels.length === 0 && unusable.length === 1) return 2;
  const totals = totalsOf(files, results, unusable.length);
  if (options.json === true)
    terminal.json({
      scenarios: files.map(asData),
      duels: results,
      observed: observed.map(({ file }) => file),
      unusable,
      totals,
    });
  else {
    for (const { file } of observed) terminal.line(`--    ${said.common.about(file, said.playing.observed)}`);
    for (const result of results) {
      terminal.line(`${passedWord(result.ok)}  ${verifiedLine(result)}`);
      for (const line of linesBelow(result)) terminal.line(`      ${line}`);
      if (result.torn !== undefined) terminal.line(`      ${said.common.about(result.file, result.torn)}`);
    }
    terminal.line(totalsLine(totals));
  }
  if (options.stately === true) {
    // only a duel that the rules decide can be folded to its end
    const whole = duels.filter(
      ({ file, report }) =>
        report === undefined && results.some((result) => result.file === file && result.ok),
    );
    // what is read as JSON holds nothing else
    const note = options.json === true ? terminal.problem : terminal.line;
    await serve(messagesOf(files, whole), options.port, note);
  }
  if (unusable.length > 0) return 2;
  return totals.failed === 0 ? 0 : 1;
}
