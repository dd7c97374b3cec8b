import { expect, test } from 'vitest';
import type { Outline } from '../../ui/worker/protocol/index.ts';
import { workerSession } from '../support/workerSession.ts';

/** Opens an example, takes another decision at an entry, and looks at the branch under other rules, one after the other. */
async function branchUnder(id: string, entry: number, decision: RegExp, ...rulesets: string[]) {
  const { session, last, shown } = workerSession();
  await session.hear({ type: 'openExample', serial: 1, id, branch: null, ruleset: null, at: null });
  const position = shown().numbers.indexOf(entry);
  await session.hear({ type: 'decisions', serial: 1, position });
  const { lines } = last('decisions').decisions;
  const line = lines.find(({ words, refused }) => refused === null && decision.test(words));
  if (line === undefined) throw new Error(`no such decision: ${JSON.stringify(lines)}`);
  await session.hear({ type: 'decide', serial: 2, on: 1, position, number: line.number });
  const own = shown();
  const under: Outline[] = [];
  for (const [at, ruleset] of rulesets.entries()) {
    await session.hear({ type: 'again', serial: at + 3, branch: shown().branch, ruleset, at: position });
    under.push(shown());
  }
  return { own, under };
}

test('under other rules one stays on the branch, and its main line is there too', async () => {
  const { own, under } = await branchUnder('T-09', 1, /^Give up/, 'modern-ocg', 'wiki-2013', 'modern-tcg');
  expect(own.branch).not.toBeNull();
  expect(under.map(({ branch, leftBranch }) => [branch, leftBranch])).toEqual(
    under.map(() => [own.branch, null]),
  );
  for (const each of under) expect(each.branches.map(({ name }) => name)).toContain(own.branch);
});

test('where the decisions end before the branch leaves, one is on the main line and is told of which branch', async () => {
  const { own, under } = await branchUnder('T-09', 24, /Sheep Token 3/, 'classic-2004');
  const [classic] = under;
  expect(classic?.leftBranch).toBe(own.branch);
  expect(classic?.branch).toBeNull();
  expect(classic?.differs?.cut).toBe(true);
});

test('a branch of an example stays under rules that it is not told for, as far as its decisions are asked for', async () => {
  const { session, shown: outlineShown } = workerSession();
  const branch = 'attack directly';
  const shown = () => {
    const outline = outlineShown();
    return [outline.branch, outline.ruleset.id, outline.leftBranch, outline.under?.choice ?? null];
  };
  await session.hear({ type: 'openExample', serial: 1, id: 'T-05', branch, ruleset: null, at: null });
  const own = shown();
  expect(own).toEqual([branch, 'modern-tcg', null, null]);
  let serial = 1;
  const again = (ruleset: string | null, course: string | null = branch) =>
    session.hear({ type: 'again', serial: ++serial, branch: course, ruleset, at: 20 });
  await again('wiki-2013');
  const stayed = [branch, 'wiki-2013', null, 'modern-tcg'];
  expect(shown()).toEqual(stayed);
  // seen by a player, or by a link, it is the same
  await session.hear({ type: 'seenBy', serial: ++serial, seenBy: 'A', at: 20 });
  expect(shown()).toEqual(stayed);
  await session.hear({
    type: 'openExample',
    serial: ++serial,
    id: 'T-05',
    branch,
    ruleset: 'wiki-2013',
    at: 20,
  });
  expect(shown()).toEqual(stayed);
  await again('modern-tcg');
  expect(shown()).toEqual(own);
  // where not even its first decision comes, the main line is shown, and which branch was left
  await again('classic-2004');
  const left = [null, 'classic-2004', branch, 'modern-tcg'];
  expect(shown()).toEqual(left);
  // and by a link as well
  await session.hear({
    type: 'openExample',
    serial: ++serial,
    id: 'T-05',
    branch,
    ruleset: 'classic-2004',
    at: 20,
  });
  expect(shown()).toEqual(left);
});
