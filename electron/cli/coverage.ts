import { type CoverageReport, createCoverage, type Reachable, ruleById } from '../../machines/index.ts';
import { load, Several } from './load.ts';
import { playAll } from './playings.ts';
import { plural, unusableWords } from './plural.ts';
import type { ExitCode, Terminal } from './terminal.ts';

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
  return [
    ['rules', rules],
    ['reasons', reasons],
    ['refusals', refusals],
    ...charts.flatMap(({ variant, states, transitions }) => [
      [`states of the ${variant} chart`, states] as const,
      [`transitions of the ${variant} chart`, transitions] as const,
    ]),
  ];
}

/** What it means that something was never reached. */
const NEVER =
  '"Never" is said of these files alone: no entry of theirs came to it. A rule counts where an entry gives it as its reason, so rules that only describe the procedure never do.';

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
  const rule = ruleById(id);
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
  terminal.line(whole ? `${heading}: ${reached.length} of ${all}` : `${heading} that never came:`);
  if (whole)
    for (const { id, times, first } of reached)
      terminal.line(
        `  ${String(times).padStart(7)}  ${withStatement(id)}  first at ${first.duel}@${first.entry}`,
      );
  const lines = whole ? never.map(withStatement) : wrapped(never);
  for (const line of lines) terminal.line(whole ? `    never  ${line}` : `  ${line}`);
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
    if (loaded.kind === 'duel') return coverage.add(loaded.file, loaded.header, loaded.entries);
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
    const bad = failed === 0 ? '' : `, ${failed} of them not as expected (duelscope play says how)`;
    terminal.line(
      `${plural(report.duels, 'duel', 'duels')}, ${plural(report.entries, 'entry', 'entries')}${bad}${unusableWords(unusable.length)}`,
    );
    for (const [heading, { all: count, reached }] of kindsOf(report))
      terminal.line(`${heading}: ${reached.length} of ${count}`);
    terminal.line(NEVER);
    for (const [heading, kind] of kindsOf(report)) sayKind(heading, kind, all === true, terminal);
  }
  return unusable.length > 0 ? 2 : 0;
}
