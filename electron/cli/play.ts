import { pathTo, trunkHead } from '../../events/index.ts';
import { BadInput } from './badInput.ts';
import { filesOf, type Loaded, type LoadedDuel, type LoadedScenario, load } from './load.ts';
import { type Choice, checkChoice, choicesOf, failureLine, type Playing, playOne } from './playings.ts';
import { statelyMessages } from './statelyMessages.ts';
import { STATELY_PORT, serveStately } from './statelyServer.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { type Verified, verified, verifiedLine } from './verify.ts';

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

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const failed = ({ played }: Playing): boolean => played.failures.length > 0;

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
}

function totalsOf(files: readonly PlayedFile[], duels: readonly Verified[]): Totals {
  const ways = files.flatMap(waysOf);
  const bad = ways.filter((way) => way.some(failed)).length + duels.filter(({ ok }) => !ok).length;
  return {
    scenarios: files.length,
    branches: ways.filter(([first]) => first?.branch !== undefined).length,
    duels: duels.length,
    passed: ways.length + duels.length - bad,
    failed: bad,
  };
}

function totalsLine({ scenarios, branches, duels, passed, failed: bad }: Totals): string {
  const parts = [
    ...(scenarios > 0 || duels === 0
      ? [plural(scenarios, 'scenario', 'scenarios'), plural(branches, 'branch', 'branches')]
      : []),
    ...(duels > 0 ? [plural(duels, 'duel file', 'duel files')] : []),
  ];
  return `${parts.join(', ')}: ${passed} passed, ${bad} failed`;
}

function sayPlayed(file: PlayedFile, terminal: Terminal): void {
  const { loaded, playings } = file;
  const { id, title } = loaded.scenario;
  const branches = waysOf(file).filter(([first]) => first?.branch !== undefined).length;
  const bad = playings.some(failed);
  terminal.line(
    `${bad ? 'FAIL' : 'ok  '}  ${id}  ${title}${branches === 0 ? '' : ` (${plural(branches, 'branch', 'branches')})`}`,
  );
  for (const playing of playings)
    for (const failure of playing.played.failures)
      terminal.line(`      ${failureLine(loaded, playing, failure)}`);
}

const asData = ({ loaded, playings }: PlayedFile) => ({
  file: loaded.file,
  id: loaded.scenario.id,
  title: loaded.scenario.title,
  playings: playings.map((playing) => ({
    branch: playing.branch ?? null,
    ruleset: playing.played.header.ruleset.id,
    ok: !failed(playing),
    entries: playing.played.entries.length,
    checked: playing.played.checked,
    failures: playing.played.failures.map((failure) => failureLine(loaded, playing, failure)),
  })),
});

function messagesOf(files: readonly PlayedFile[], duels: readonly LoadedDuel[]): object[] {
  const played = files.flatMap(({ loaded, playings }) =>
    playings.flatMap(({ branch, played: { header, entries } }) => [
      ...statelyMessages(
        [loaded.scenario.id, branch, header.ruleset.id].filter((part) => part !== undefined).join(' / '),
        header,
        entries,
      ),
    ]),
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
  terminal: Terminal,
): Promise<void> {
  const server = await serveStately(port ?? STATELY_PORT, messages).catch(() => {
    throw new BadInput(
      `--port: port ${port ?? STATELY_PORT} of 127.0.0.1 cannot be used; choose another one, or 0 for any that is free`,
    );
  });
  terminal.line(`${messages.length} messages for Stately's inspector at ${server.address} (Ctrl-C ends it).`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await server.close();
}

/** `duelscope play`: plays scenarios with all their branches, verifies duel files, and gives the totals. */
export async function playCommand(
  names: readonly string[],
  options: PlayCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const loaded: Loaded[] = [];
  for (const file of await filesOf(names)) loaded.push(await load(file));
  const scenarios = loaded.filter((one) => one.kind === 'scenario');
  const duels = loaded.filter((one) => one.kind === 'duel');
  for (const one of scenarios) checkChoice(one, options);
  const files: PlayedFile[] = [];
  for (const one of scenarios) {
    const file = {
      loaded: one,
      playings: choicesOf(one.scenario, options).map((choice) => playOne(one, choice, options.closed)),
    };
    files.push(file);
    if (options.json !== true) sayPlayed(file, terminal);
  }
  const results = duels.map(verified);
  const totals = totalsOf(files, results);
  if (options.json === true) terminal.json({ scenarios: files.map(asData), duels: results, totals });
  else {
    for (const result of results) {
      terminal.line(`${result.ok ? 'ok  ' : 'FAIL'}  ${verifiedLine(result)}`);
      if (result.torn !== undefined) terminal.line(`      ${result.file}: ${result.torn}`);
    }
    terminal.line(totalsLine(totals));
  }
  if (options.stately === true) {
    // only a duel that the rules decide can be folded to its end
    const whole = duels.filter((_, index) => results[index]?.ok === true);
    await serve(messagesOf(files, whole), options.port, terminal);
  }
  return totals.failed === 0 ? 0 : 1;
}
