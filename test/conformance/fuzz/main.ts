import { parseArgs } from 'node:util';
import { loadCore } from './coreTable.ts';
import { randomDuel } from './duel.ts';
import { inWords } from './recorded.ts';
import { fuzz, type Outcome, playBoth } from './run.ts';
import { shrink } from './shrink.ts';
import type { FuzzDuel } from './words.ts';

const HELP = `npm run fuzz -- [--duels N] [--seed S] [--from N] [--most-failures N]

Plays N random duels on our engine and on ocgcore-wasm and compares everything that happens. The duels have the seeds
S, S + 1 and so on; --from N goes on with the N-th of them, so that a run can be taken up again, or shared by two
processes with seeds that lie far apart. A duel in which the engines differ is made as small as possible and shown.`;

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    'most-failures': { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
});
const number = (text: string): number => {
  const read = Number(text);
  if (!Number.isSafeInteger(read) || read < 0) throw new Error(`${text} is no whole number`);
  return read;
};

function show(duel: FuzzDuel, { ours, difference }: Outcome): string {
  if (difference === undefined) return '';
  return [
    `  Life Points ${duel.table.lifePoints.A}, ${duel.table.lifePoints.B}`,
    ...ours.happened.slice(0, difference.at).map((line, at) => `${String(at).padStart(3)} ${line}`),
    `    ours:   ${difference.ours}`,
    `    theirs: ${difference.theirs}`,
    `  to pin it: ${JSON.stringify(inWords({ table: duel.table, steps: ours.steps }))}`,
  ].join('\n');
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [duels, seed, from, most] = [values.duels, values.seed, values.from, values['most-failures']].map(
    number,
  );
  const core = await loadCore();
  const start = performance.now();
  const first = (seed ?? 0) + (from ?? 0);
  let failures = 0;
  const report = fuzz(core, { seed: first, duels: (duels ?? 0) - (from ?? 0) }, (at, outcome) => {
    const done = at - first + 1;
    if (done % 1000 === 0)
      console.log(`${done + (from ?? 0)} duels, ${((performance.now() - start) / done).toFixed(1)} ms each`);
    if (outcome.difference === undefined || outcome.known !== undefined) return;
    failures += 1;
    console.log(`seed ${at}: the engines differ`);
    if (failures > (most ?? 0)) return;
    const fails = (duel: FuzzDuel): boolean => {
      const { difference, known } = playBoth(core, duel);
      return difference !== undefined && known === undefined;
    };
    const small = shrink(randomDuel(at), fails);
    console.log(show(small, playBoth(core, small)));
  });
  console.log(report.mix.lines().join('\n'));
  for (const [{ rule, what }, count] of report.excused) console.log(`excused by ${rule}: ${count}. ${what}`);
  const missing = report.mix.missing();
  for (const line of missing) console.log(`missing: ${line}`);
  console.log(
    `${report.failed.length} of ${report.mix.duels} duels differ ${report.failed.map((one) => one.seed).join(' ')}`,
  );
  return report.failed.length > 0 || missing.length > 0 ? 1 : 0;
}

process.exitCode = await main();
