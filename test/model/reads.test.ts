import { expect, test } from 'vitest';
import { type Board, type Entry, type EntryOf, NO_REPLAY_CODES, REPLAY_CAUSES } from '../../events/index.ts';
import { canonical, createRules, type Rules } from '../../machines/index.ts';
import { judgeAttackReplay, judgeOutsideWindow } from '../../machines/rules/attackReplay.ts';
import { playEveryRun } from '../support/everyRun.ts';
import { boardOf, CARRIED_BY, changed } from './causes.ts';
import { wrongReads } from './reads.ts';

type Check = EntryOf<'attackReplay.checked'>;
interface Checked {
  readonly title: string;
  readonly rules: Rules;
  readonly entry: Check;
  /** The table before the check. */
  readonly board: Board;
}

const runs = playEveryRun();

function checksOf(entries: readonly Entry[], rules: Rules, title: string): readonly Checked[] {
  const found: Checked[] = [];
  let state = rules.initial();
  for (const entry of entries) {
    if (entry.type === 'attackReplay.checked') found.push({ title, rules, entry, board: state.board });
    state = rules.evolve(state, entry);
  }
  return found;
}

const checks: readonly Checked[] = runs.flatMap(({ run, played: { entries, header } }) =>
  checksOf(entries, createRules({ ruleset: header.ruleset, cards: header.cards }), run.title),
);

const judge = ({ entry, rules }: Checked, board: Board) =>
  (entry.payload.window ? judgeAttackReplay(rules, board) : judgeOutsideWindow(board)).payload;

/** What a check came to, in a word: its verdict with the causes or the reason. */
const verdictOf = ({ causes, code, verdict }: Check['payload']): string =>
  [verdict, ...causes, code ?? ''].join(' ');
const holds = ({ candidates }: Check['payload'], code: string): boolean =>
  candidates.some((candidate) => candidate.code === code && candidate.verdict === 'yes');

test('every fact of every reason is what the table said before the entry', () => {
  const because = runs.flatMap(({ played }) => played.entries.flatMap((entry) => entry.because ?? []));
  const reads = because.reduce((sum, one) => sum + one.reads.length, 0);
  console.log(`reads: ${reads} facts of ${because.length} reasons compared with the table before`);
  expect(reads).toBeGreaterThan(because.length);
  expect(
    runs.flatMap(({ run, played }) =>
      wrongReads(played.header, played.entries).map((wrong) => `${run.title}: ${wrong}`),
    ),
  ).toEqual([]);
});

test('a check comes out the same on a table that holds nothing but what it read', () => {
  const differing = checks.filter((one) => {
    const again = judge(one, boardOf(one.entry.because?.reads ?? [], one.board));
    return canonical(again) !== canonical(one.entry.payload);
  });
  console.log(`reads: ${checks.length} checks for a replay judged again from their reads alone`);
  expect(checks.length).toBeGreaterThan(100);
  expect(differing.map(({ title, entry }) => `${title}: entry ${entry.index}`)).toEqual([]);
});

const CODES = [...REPLAY_CAUSES, ...NO_REPLAY_CODES];
const reached = CODES.filter((code) => checks.some(({ entry }) => holds(entry.payload, code)));

test('every reason that a check of a built-in scenario gives is tried below', () => {
  console.log(
    `reads: ${reached.length} of ${CODES.length} reasons are reached; not: ${CODES.filter((code) => !reached.includes(code)).join(', ')}`,
  );
  expect(reached.filter((code) => CARRIED_BY[code] === undefined)).toEqual([]);
  expect(Object.keys(CARRIED_BY).filter((code) => !reached.some((one) => one === code))).toEqual([]);
});

test.each(reached.map((code) => [code] as const))(
  '%s stands and falls with one thing that was read',
  (code) => {
    const decided = checks.filter(
      ({ entry: { payload } }) =>
        payload.code === code || (payload.causes as readonly string[]).includes(code),
    );
    expect(decided.length).toBeGreaterThan(0);
    const carriedBy = CARRIED_BY[code];
    for (const one of decided) {
      const { board, entry } = one;
      const change = carriedBy?.(board, board.attack ?? (undefined as never));
      if (change === undefined) throw new Error(`nothing is known to carry ${code}`);
      const where = `${one.title}, entry ${entry.index}: ${change.path}`;
      const facts = (entry.because?.reads ?? []).map(({ fact }) => fact);
      expect(
        facts.some((fact) => fact === change.path || fact.startsWith(`${change.path}.`)),
        `${where} was read`,
      ).toBe(true);
      expect(verdictOf(judge(one, board)), `${where} as it was`).toBe(verdictOf(entry.payload));
      const other = judge(one, changed(board, change));
      expect(holds(other, code), `${where} changed: ${code} still holds`).toBe(false);
      expect(verdictOf(other), `${where} changed`).not.toBe(verdictOf(entry.payload));
    }
  },
);
