import { branchesOf, type Entry, pathTo, trunkHead } from '../../events/index.ts';
import {
  type Duel,
  type DuelDiff,
  type DuelDifference,
  diffDuels,
  differingSwitches,
  type HeaderDifference,
} from '../../machines/index.ts';
import {
  hasStar,
  type Sides,
  sayFailed,
  sayFailures,
  sayFields,
  sayMade,
  saySide,
  sideData,
  toldAt,
} from './differences.ts';
import { type LoadedDuel, load } from './load.ts';
import { subjectOf } from './subject.ts';
import { rulesetNamed, switchData, switchWords, valueWords } from './switchWords.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { verified } from './verify.ts';
import { said } from './words/index.ts';

/** A duel with the file it comes from. */
interface NamedDuel extends Duel {
  readonly file: string;
  /** The duel file; undefined where a scenario was played. */
  readonly recorded: LoadedDuel | undefined;
  /** What of the scenario did not come out as it says. */
  readonly failures: readonly string[];
}
type Two = readonly [NamedDuel, NamedDuel];

/** A duel file as it is, or what the trunk of a scenario comes to; only its failures where it broke off. */
async function duelOf(file: string): Promise<NamedDuel | readonly string[]> {
  const loaded = await load(file);
  if (loaded.kind === 'duel')
    return { file, recorded: loaded, header: loaded.header, entries: loaded.entries, failures: [] };
  const subject = subjectOf(loaded, {});
  if (!('path' in subject)) return subject;
  const { entries, failures, header } = subject;
  return { file, recorded: undefined, header, entries, failures };
}

const PARTS = [
  'title',
  'engine',
  'players',
  'profile',
  'ruleset',
  'cards',
  'setup',
] as const satisfies readonly HeaderDifference['part'][];

const headersDiffer = (part: HeaderDifference['part']): string =>
  said.comparing.headersDiffer(said.comparing.parts[part]);

const pathOf = ({ entries }: Duel, branch: string | null): readonly Entry[] => {
  const head =
    branch === null
      ? trunkHead(entries)
      : (branchesOf(entries).find(({ name }) => name === branch)?.head ?? trunkHead(entries));
  return pathTo(entries, head);
};

/** The main line of each, to tell values with the names of their cards. */
const sidesOf = ([one, other]: Two): Sides => ({
  one: { header: one.header, path: pathOf(one, null) },
  other: { header: other.header, path: pathOf(other, null) },
});

function sayRulesets([one, other]: Two, terminal: Terminal): void {
  const [a, b] = [one.header.ruleset, other.header.ruleset];
  terminal.line(`${headersDiffer('ruleset')} ${rulesetNamed(a)} | ${rulesetNamed(b)}`);
  for (const name of differingSwitches(a, b))
    terminal.line(
      `  ${said.common.about(switchWords(name), `${valueWords(a, name)} | ${valueWords(b, name)}`)}`,
    );
}

/** Cards that only one header knows by name, the others by their values. */
function sayCards(cards: readonly HeaderDifference[], two: Two, terminal: Terminal): void {
  const whole = cards.filter(({ one, other }) => one === undefined || other === undefined);
  const missing = whole.filter(({ field }) => !field.includes('.'));
  terminal.line(headersDiffer('cards'));
  for (const [at, { file }] of two.entries()) {
    const only = missing.filter(({ one, other }) => (at === 0 ? other : one) === undefined);
    if (only.length > 0)
      terminal.line(`  ${said.comparing.onlyIn(file, only.map(({ field }) => field).join(', '))}`);
  }
  sayFields(
    cards.filter((each) => !missing.includes(each)),
    '  ',
    terminal,
    sidesOf(two),
  );
}

function sayHeader({ header }: DuelDiff, two: Two, terminal: Terminal): void {
  for (const part of PARTS) {
    const own = header.filter((each) => each.part === part);
    if (own.length === 0) continue;
    const switches = own.some(({ field }) => field.startsWith('switches.'));
    if (part === 'ruleset' && switches) sayRulesets(two, terminal);
    else if (part === 'cards') sayCards(own, two, terminal);
    else {
      terminal.line(headersDiffer(part));
      sayFields(
        own.map((each) => ({ ...each, field: each.field === '' ? part : each.field })),
        '  ',
        terminal,
        sidesOf(two),
      );
    }
  }
}

const toldIn = (duel: Duel, { branch, position }: DuelDifference) =>
  toldAt({ header: duel.header, path: pathOf(duel, branch) }, duel.entries, position);

/** Which of two duels with the same rules is what these decide. */
function sayWhoIsRight(two: Two, terminal: Terminal): void {
  const results = two.flatMap(({ recorded }) =>
    recorded === undefined || recorded.header.profile !== 'full' ? [] : [verified(recorded)],
  );
  for (const { file, ok, line, message } of results)
    terminal.line(ok ? said.comparing.isAsDecided(file) : said.comparing.isNot(file, line, message ?? ''));
}

function say(diff: DuelDiff, two: Two, failed: boolean, terminal: Terminal): void {
  const { branches, difference, header, made, times } = diff;
  const [one, other] = two;
  const words = said.comparing;
  sayHeader(diff, two, terminal);
  for (const [{ file }, names] of [[one, branches.one] as const, [other, branches.other] as const])
    if (names.length > 0) {
      const branchNames = names.map((name) => said.common.branch(JSON.stringify(name)));
      terminal.line(words.branchesOnlyIn(file, branchNames.join(', ')));
    }
  if (difference === null) {
    terminal.line(
      header.length + branches.one.length + branches.other.length > 0
        ? words.sameEntries
        : failed
          ? words.sameSoFar
          : words.noDifference,
    );
    if (times !== null) terminal.line(`  ${words.timesDiffer(times)}`);
    return;
  }
  const { branch, decision, kind } = difference;
  const at = difference.one?.index ?? difference.other?.index ?? 0;
  const on = branch === null ? null : JSON.stringify(branch);
  // entries of a scenario stand in no file, and those of another engine or a client are more than its own lines
  const isTheirs = two.some(({ recorded }) => recorded?.header.profile !== 'full');
  const line = isTheirs ? null : at + 2;
  terminal.line(words.firstOfTwo(at, line, on, decision?.index ?? null, words.kinds[kind]));
  saySide(one.file, toldIn(one, difference), difference.one, terminal);
  saySide(other.file, toldIn(other, difference), difference.other, terminal);
  if (difference.fields.length > 0) terminal.line(`  ${words.inValues}`);
  const sides = {
    one: { header: one.header, path: pathOf(one, branch) },
    other: { header: other.header, path: pathOf(other, branch) },
  };
  sayFields(difference.fields, '    ', terminal, sides, difference.position);
  if (made !== null) {
    sayMade(made, one.header.ruleset, other.header.ruleset, terminal);
    if (two.some((duel) => hasStar(made, duel.header.ruleset))) terminal.line(`  ${said.common.star}`);
  } else if (kind !== 'decision' && header.every(({ part }) => part !== 'ruleset' && part !== 'setup'))
    sayWhoIsRight(two, terminal);
}

function asData(diff: DuelDiff, [one, other]: Two) {
  const { difference } = diff;
  const [a, b] = [one.header.ruleset, other.header.ruleset];
  return {
    one: one.file,
    other: other.file,
    ...diff,
    switches: differingSwitches(a, b).map((name) => switchData(name, a, b)),
    difference:
      difference === null
        ? null
        : {
            kind: difference.kind,
            branch: difference.branch,
            decision: difference.decision?.index ?? null,
            one: sideData(toldIn(one, difference), difference.one),
            other: sideData(toldIn(other, difference), difference.other),
            fields: difference.fields,
          },
  };
}

/** `duelscope diff`: two duels beside each other: what their headers say otherwise, and the first entry that differs. */
export async function diffCommand(
  first: string,
  second: string,
  options: { readonly json?: boolean | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const [left, right] = [await duelOf(first), await duelOf(second)];
  if (!('file' in left) || !('file' in right)) {
    const broken = [left, right].flatMap((each) => ('file' in each ? each.failures : each));
    return sayFailures(broken, options.json === true ? { one: first, other: second } : undefined, terminal);
  }
  const two: Two = [left, right];
  const diff = diffDuels(...two);
  const failures = [...new Set([...left.failures, ...right.failures])];
  if (options.json === true) terminal.json({ ...asData(diff, two), failures });
  else {
    say(diff, two, failures.length > 0, terminal);
    for (const failure of failures) sayFailed(failure, terminal);
  }
  const { branches, difference, header } = diff;
  const same = header.length + branches.one.length + branches.other.length === 0 && difference === null;
  return same && failures.length === 0 ? 0 : 1;
}
