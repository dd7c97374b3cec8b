// npm run bench: the figures of issue 2's section on speed, each with its goal. Nothing fails here: figures are read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encodeDuel } from '../../events/index.ts';
import { measureDuels } from './duels.ts';
import { type Figure, isMet, lineOf } from './figures.ts';
import { measureFolding } from './folding.ts';
import { measureHeap } from './heap.ts';
import { measureImporting } from './importing.ts';
import { measureJumping } from './jumping.ts';
import { playLongDuel } from './longDuel.ts';
import { measureReading } from './reading.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    duels: { type: 'string', default: '2000' },
    jumps: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
const [count, duels, jumps, rounds] = [values.entries, values.duels, values.jumps, values.rounds].map(
  Number,
) as [number, number, number, number];

const figures: Figure[] = [];
const tell = (...more: readonly Figure[]): void => {
  figures.push(...more);
  if (!values.json) for (const figure of more) process.stdout.write(`${lineOf(figure)}\n`);
};

const folder = mkdtempSync(path.join(tmpdir(), 'duelscope-bench-'));
try {
  tell(await measureDuels(duels));
  tell(measureImporting(rounds * 7));
  const file = path.join(folder, 'long.duel.jsonl');
  tell(measureHeap(() => playLongDuel(count)));
  const long = playLongDuel(count);
  if (!values.json)
    process.stdout.write(`(a duel played at random: ${long.entries.length} entries, ${long.turns} turns)\n`);
  tell(measureFolding(long, rounds));
  tell(...measureJumping(long, jumps));
  const text = encodeDuel(long.header, long.entries);
  writeFileSync(file, text);
  tell(...(await measureReading(file, text, rounds)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
else process.stdout.write(`\n${figures.filter(isMet).length} of ${figures.length} figures meet their goal\n`);
