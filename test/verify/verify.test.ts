import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeDuel, entrySchema, headsOf, pathTo } from '../../events/index.ts';
import { canonical, createRules, EXAMPLES, headerSchema, verifyDuel } from '../../machines/index.ts';
import { duelscope } from '../support/commandLine.ts';
import { Dice, numbersFrom } from '../support/dice.ts';
import { testFolder } from '../support/folders.ts';
import { fileOf, type RecordedDuel, recordScenario } from '../support/recordedDuels.ts';
import { editOneByte } from './edits.ts';

const SEED = 20_040_101;
const EDITS = 200;

const recorded: readonly RecordedDuel[] = EXAMPLES.map(recordScenario);

/** Whether a line may be one of a duel file, at a glance: the reader has the last word. */
function isEntry(line: string): boolean {
  try {
    const entry: unknown = JSON.parse(line);
    return entrySchema.safeParse(entry).success;
  } catch {
    return false;
  }
}

describe('a recorded duel', () => {
  test('is decided again from its commands alone, every branch of it', () => {
    const failed = recorded.flatMap(({ entries, header, title }) => {
      const came = verifyDuel(header, entries);
      return came.ok ? [] : [`${title}: entry ${came.index}: ${came.message}`];
    });
    const branches = recorded.reduce((sum, { entries }) => sum + headsOf(entries).length - 1, 0);
    const lines = recorded.reduce((sum, { entries }) => sum + entries.length, 0);
    console.log(`verify: ${recorded.length} files, ${lines} entries, ${branches} branches beside the trunks`);
    expect(branches).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });

  test('is the same on its trunk, whatever branches were recorded behind it', () => {
    for (const duel of recorded) {
      const { entries, header } = duel;
      const named = entries.find(({ type }) => type === 'branch.named');
      if (named === undefined) continue;
      const trunk = entries.slice(
        0,
        entries.findIndex(({ parent }) => parent !== undefined),
      );
      const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
      const fold = (path: typeof trunk) => canonical(path.reduce(rules.evolve, rules.initial()).board);
      expect(fold(pathTo(entries, trunk.length - 1)), duel.title).toBe(fold(trunk));
      expect(verifyDuel(header, trunk).ok, duel.title).toBe(true);
    }
  });

  test('is a whole duel up to the end of each decision, and no further', () => {
    const [duel] = recorded;
    if (duel === undefined) throw new Error('nothing was recorded');
    const { entries, header } = duel;
    for (let length = 1; length <= entries.length; length++) {
      const next = entries[length];
      const isWhole = next === undefined || next.command !== undefined || next.type === 'branch.named';
      const came = verifyDuel(header, entries.slice(0, length));
      expect(came.ok, `${length} entries`).toBe(isWhole);
      if (!came.ok) expect([came.index, came.message.endsWith('and the file ends')]).toEqual([length, true]);
    }
  });

  test('reads as it was written', () => {
    for (const duel of recorded) {
      const read = decodeDuel(fileOf(duel), { header: headerSchema });
      expect(read.ok && canonical(read.duel.entries) === canonical(duel.entries), duel.title).toBe(true);
    }
  });
});

test(`of ${EDITS} edits of single bytes each is named by entry (1) or by file and line (2)`, {
  timeout: 240_000,
}, async () => {
  const folder = testFolder();
  const dice = new Dice(numbersFrom(SEED, EDITS * 12));
  const counts: Record<string, number> = {};
  const unnamed: string[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const duel = dice.pick(recorded);
    const text = fileOf(duel);
    const edited = editOneByte(dice, text, duel.entries);
    const file = join(folder, `edit-${edit}.duel.jsonl`);
    writeFileSync(file, edited.bytes);
    const { code, out, problems } = await duelscope('verify', file);
    const says = code === 1 ? out : problems;
    const start =
      code === 1
        ? `${file}: line ${edited.line}: entry ${edited.entry} differs: `
        : `${file}: line ${edited.line}: `;
    const isNamed = code !== 0 && says.length === 1 && says[0]?.startsWith(start) === true;
    const key = `${edited.field} ${code === 1 ? 'differs' : 'unreadable'}`;
    counts[key] = (counts[key] ?? 0) + 1;
    if (!isNamed)
      unnamed.push(
        `${edit}: ${duel.title}, ${edited.field} of entry ${edited.entry}, byte ${edited.from} to ${edited.to}: ${code} ${says.join(' | ')}`,
      );
  }
  console.log(
    `verify: ${EDITS - unnamed.length} of ${EDITS} edits named (seed ${SEED}): ${Object.entries(counts)
      .sort()
      .map(([key, count]) => `${count} ${key}`)
      .join(', ')}`,
  );
  expect(unnamed).toEqual([]);
});

test(`of ${EDITS} edits that still read each is named by the entry it is in`, { timeout: 240_000 }, () => {
  const dice = new Dice(numbersFrom(SEED + 1, EDITS * 600));
  const counts: Record<string, number> = {};
  const unnamed: string[] = [];
  const texts = recorded.map((duel) => ({ duel, text: fileOf(duel) }));
  let [tried, read] = [0, 0];
  while (read < EDITS && !dice.isEmpty) {
    const { duel, text } = dice.pick(texts);
    const edited = editOneByte(dice, text, duel.entries);
    tried += 1;
    if (!isEntry(edited.bytes.toString().split('\n')[edited.line - 1] ?? '')) continue;
    const decoded = decodeDuel(edited.bytes.toString(), { header: headerSchema });
    if (!decoded.ok) continue;
    read += 1;
    counts[edited.field] = (counts[edited.field] ?? 0) + 1;
    const came = verifyDuel(decoded.duel.header, decoded.duel.entries);
    if (came.ok || came.index !== edited.entry)
      unnamed.push(
        `${duel.title}, ${edited.field} of entry ${edited.entry}: ${came.ok ? 'not seen' : `named ${came.index}, ${came.message}`}`,
      );
  }
  console.log(
    `verify: ${read - unnamed.length} of ${read} edits named that still read (of ${tried}): ${Object.entries(
      counts,
    )
      .map(([field, count]) => `${count} ${field}`)
      .join(', ')}`,
  );
  expect(read).toBe(EDITS);
  expect(unnamed).toEqual([]);
});
