import { type CoverageReport, createCoverage, type Reachable } from '../../machines/index.ts';
import { load, Several } from './load.ts';
import { playAll } from './playings.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { ruleTold, said } from './words/index.ts';

/** What `duelscope coverage` may be told. */
export interface CoverageOptions {
  readonly json?: boolean | undefined;
  readonly all?: boolean | undefined;
}

/** Each kind of thing that may be reached, with its heading. */
function kindsOf({
  rules,
  reasons,
  refusals,
  charts,
}: CoverageReport): readonly (readonly [string, Reachable])[] {
  const { kinds, statesOf, transitionsOf } = said.lookup;
  return [
    [kinds.rules, rules],
    [kinds.reasons, reasons],
    [kinds.refusals, refusals],
    ...charts.flatMap(({ variant, states, transitions }) => [
      [statesOf(variant), states] as const,
      [transitionsOf(variant), transitions] as const,
    ]),
  ];
}

/** Ids side by side, as many as fit on a line; what is itself of several words has its own. */
function wrapped(ids: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last === undefined || id.includes(' ') || last.length + id.length > 100) lines.push(id);
    else lines[lines.length - 1] = `${last}, ${id}`;
  }
  return lines;
}

/** A rule with what it says; anything else as it is. */
function withStatement(id: string): string {
  const rule = ruleTold(id);
  return rule === undefined ? id : `${id}  ${rule.statement}`;
}

function sayKind(
  heading: string,
  { all, reached, never }: Reachable,
  whole: boolean,
  terminal: Terminal,
): void {
  if (!whole && never.length === 0) return;
  terminal.line('');
  const words = said.lookup;
  terminal.line(whole ? words.reached(heading, reached.length, all) : words.neverCame(heading));
  if (whole)
    for (const { id, times, first } of reached)
      terminal.line(
        `  ${String(times).padStart(7)}  ${withStatement(id)}  ${words.firstAt(`${first.duel}@${first.entry}`)}`,
      );
  const lines = whole ? never.map(withStatement) : wrapped(never);
  for (const line of lines) terminal.line(whole ? `    ${words.neverWord}  ${line}` : `  ${line}`);
}

/** `duelscope coverage`: which rules, reasons, states and transitions a folder of duels reaches, and which never. */
export async function coverageCommand(
  names: readonly string[],
  { json, all }: CoverageOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const several = new Several(terminal);
  const coverage = createCoverage();
  let failed = 0;
  await several.each(await several.files(names), async (name) => {
    const loaded = await load(name);
    if (loaded.kind === 'duel') {
      const { report } = loaded;
      // of what another engine tells it is known already; to decide a duel again would take long
      if (report !== undefined && report.disagreements.length + report.leftOut.length > 0) failed++;
      return coverage.add(loaded.file, loaded.header, loaded.entries);
    }
    for (const { branch, ruleset, played, failures } of playAll(loaded, {}, undefined)) {
      if (failures.length > 0) failed++;
      if (played === undefined) continue;
      const way = [branch, ruleset].filter((part) => part !== undefined).join(', ');
      coverage.add(way === '' ? loaded.file : `${loaded.file} (${way})`, played.header, played.entries);
    }
  });
  const { unusable } = several;
  const report = coverage.report();
  if (report.duels === 0 && unusable.length > 0) return 2;
  if (json === true) terminal.json({ ...report, failed, unusable });
  else {
    const { duelsAndEntries, never, reached: reachedOf } = said.lookup;
    terminal.line(
      `${duelsAndEntries(report.duels, report.entries, failed)}${said.common.unusable(unusable.length)}`,
    );
    for (const [heading, { all: count, reached }] of kindsOf(report))
      terminal.line(reachedOf(heading, reached.length, count));
    terminal.line(never);
    for (const [heading, kind] of kindsOf(report)) sayKind(heading, kind, all === true, terminal);
  }
  return unusable.length > 0 ? 2 : 0;
}
