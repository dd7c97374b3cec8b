import { branchesOf, type Entry, pathTo, trunkHead } from '../../events/index.ts';
import type { AuditReport, DuelHeader } from '../../machines/index.ts';
import { BadInput, badThing } from './badInput.ts';
import type { Loaded, LoadedDuel, LoadedScenario } from './load.ts';
import { type Choice, checkChoice, choiceOf, playOne } from './playings.ts';
import { verified } from './verify.ts';
import { said } from './words/index.ts';

/** Where a duel file differs from what the rules decide. */
export interface Difference {
  /** Undefined where it is the header. */
  readonly entry?: number | undefined;
  readonly line: number;
  readonly message: string;
}

/** Which part of a file that is: `entry 7`, or `the header`. */
export const partWords = ({ entry }: Difference): string => said.playing.part(entry);

/** One future of a scenario or duel file: what is told or compared of it. */
export interface Subject {
  readonly title: string;
  readonly header: DuelHeader;
  /** The whole log, and of it the future that is told. */
  readonly entries: readonly Entry[];
  readonly path: readonly Entry[];
  readonly failures: readonly string[];
  /** Other futures that the file holds, where this is the trunk. */
  readonly branches: readonly string[];
  /** What was left out of the file, if anything. */
  readonly torn?: string | undefined;
  /** Where a recorded duel is not what the rules decide: its first such entry (none: the header), its line, and how. */
  readonly differs?: Difference | undefined;
  /** What the rules say of a duel that another engine tells in events. */
  readonly report?: AuditReport | undefined;
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
    branches: choice.branch === undefined ? Object.keys(loaded.scenario.branches ?? {}) : [],
  };
}

/** Where a duel that was decided here differs from what the rules decide. */
function differenceOf(duel: LoadedDuel): Subject['differs'] {
  if (duel.header.profile !== 'full') return undefined;
  const { ok, entry, line, message } = verified(duel);
  if (ok || line === undefined) return undefined;
  return { entry, line, message: message ?? '' };
}

function ofDuel(duel: LoadedDuel, { branch, ruleset }: Choice): Subject {
  const { file, header, entries, torn } = duel;
  if (ruleset !== undefined) throw badThing(file, said.playing.rulesetIsForScenarios(header.ruleset.id));
  const named = branchesOf(entries);
  const head = branch === undefined ? trunkHead(entries) : named.find(({ name }) => name === branch)?.head;
  if (head === undefined) {
    const there = named.map(({ name }) => JSON.stringify(name));
    throw new BadInput(said.common.noBranch(file, JSON.stringify(branch), there));
  }
  return {
    title: `${header.title ?? file}${branch === undefined ? '' : ` > ${branch}`}`,
    header,
    entries,
    path: pathTo(entries, head),
    failures: [],
    branches: branch === undefined ? named.map(({ name }) => name) : [],
    torn,
    differs: differenceOf(duel),
    report: duel.report,
  };
}

/**
 * The future of a file that is asked for.
 * @returns its failures alone where a scenario broke off
 * @throws BadInput where there is no such branch or ruleset
 */
export const subjectOf = (loaded: Loaded, choice: Choice): Subject | readonly string[] =>
  loaded.kind === 'scenario' ? ofScenario(loaded, choice) : ofDuel(loaded, choice);

const SHOWN = 5;

/** That there are other futures than the trunk, and how one is asked for; undefined where there are none. */
export function branchesLine({ branches }: Subject): string | undefined {
  const [first] = branches;
  if (first === undefined) return undefined;
  const names = branches.slice(0, SHOWN).map((name) => JSON.stringify(name));
  const more = Math.max(0, branches.length - SHOWN);
  return branches.length === 1
    ? said.playing.oneBranch(names[0] ?? '')
    : said.playing.severalBranches(branches.length, names.join(', '), more);
}
