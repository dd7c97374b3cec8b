// npm run soak -- --decisions 1000000 --seed 1 [--resume FILE]: duels by dice, each checked, until so many decisions
// were taken. With --resume it goes on where FILE stands, and keeps FILE up to date. --duel N tells one duel alone.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { saveAtomically } from '../../electron/node/saveAtomically.ts';
import { teller } from '../explain/telling.ts';
import { linesOf, missingIn, neverIn } from './mix.ts';
import {
  beginSoak,
  dealDuel,
  ENOUGH_FAILURES,
  HeapWatch,
  type SoakState,
  soakOn,
  wrongInSoak,
} from './soak.ts';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'string' },
    duel: { type: 'string' },
  },
});
const [wanted, seed] = [Number(values.decisions), Number(values.seed)];
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** One duel of the soak, in words, and what is wrong with it. */
function tellDuel(number: number): void {
  const duel = dealDuel(seed, number);
  const names = new Map(duel.header.cards.map(({ id, name }) => [id, name]));
  const { sentence } = teller(duel.entries, (id) => names.get(id) ?? id);
  for (const { index, type, command } of duel.entries)
    tell(`${String(index).padStart(4)} ${command === undefined ? ' ' : '>'} ${type}: ${sentence(index)}`);
  tell(
    `under ${duel.header.ruleset.id}, ${duel.decisions} decisions${duel.loop === undefined ? '' : `, until ${duel.loop}`}`,
  );
  const wrong = wrongInSoak(duel, true);
  for (const line of wrong) tell(`WRONG: ${line}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

function begun(): SoakState {
  const fresh = beginSoak(seed);
  if (values.resume === undefined || !existsSync(values.resume)) return fresh;
  const kept = JSON.parse(readFileSync(values.resume, 'utf8')) as SoakState;
  if (kept.format !== fresh.format || kept.seed !== seed || kept.dealtFrom !== fresh.dealtFrom)
    throw new Error(
      `${values.resume} holds no soak with the seed ${seed} and these cards and rulesets; begin another file`,
    );
  return { ...kept, failures: [] };
}

async function soakAll(): Promise<void> {
  const soak = begun();
  const already = { decisions: soak.decisions, processor: soak.processor };
  if (already.decisions > 0) tell(`goes on after duel ${soak.duels}, ${soak.decisions} decisions`);
  const heap = new HeapWatch(soak.decisions, wanted);
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  const perSecond = ({ decisions, processor }: SoakState): string =>
    (((decisions - already.decisions) / Math.max(1, processor - already.processor)) * 1000).toFixed(0);
  let next = soak.decisions;
  let told = 0;
  while (!stopped && soak.decisions < wanted && soak.failures.length < ENOUGH_FAILURES) {
    next = Math.min(wanted, next + wanted / 100);
    soakOn(soak, next, ({ decisions }) => {
      heap.look(decisions);
      return 'on';
    });
    const held = heap.samples.at(-1)?.bytes ?? 0;
    tell(
      `${soak.decisions} decisions in ${soak.duels} duels, ${perSecond(soak)} a second of one core, heap ${(held / 1_048_576).toFixed(1)} MB`,
    );
    for (const failure of soak.failures.slice(told)) tell(`FAILED: ${failure}`);
    told = soak.failures.length;
    if (values.resume !== undefined) await saveAtomically(values.resume, `${JSON.stringify(soak)}\n`);
    // Signals are heard between two pieces of work.
    await new Promise((resolve) => setImmediate(resolve));
  }
  tell(
    `\n${soak.decisions} decisions (${soak.refused} refused ones beside them), ${soak.entries} entries, ${soak.duels} duels, ${soak.verified} of them verified`,
  );
  for (const line of linesOf(soak.mix)) tell(line);
  tell(`never: ${neverIn(soak.mix).join(', ').replaceAll('never ', '')}`);
  tell(
    `${(soak.processor / 60_000).toFixed(1)} minutes of one core, ${perSecond(soak)} decisions a second in this run`,
  );
  const { tenths } = heap;
  if (tenths !== undefined)
    tell(
      `heap: ${tenths.first.toFixed(1)} MB held in the first tenth of this run, ${tenths.last.toFixed(1)} MB in the last`,
    );
  const problems = [
    ...(heap.grown ? ['the heap has grown'] : []),
    ...(soak.decisions < wanted ? [] : missingIn(soak.mix, soak.decisions)),
  ];
  for (const problem of problems) tell(`FAILED: ${problem}`);
  if (soak.failures.length > 0) tell(`npm run soak -- --seed ${seed} --duel N tells one of these duels`);
  process.exitCode = problems.length + soak.failures.length > 0 ? 1 : stopped ? 130 : 0;
}

if (values.duel === undefined) await soakAll();
else tellDuel(Number(values.duel));
