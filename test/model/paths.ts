// npm run paths: the shortest way to a replay by each cause, and to each reason why there is none. With --write they
// are kept for test/model/shortestPaths.test.ts, with --charts the shortest ways to every state of both charts follow.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHARTS } from '../../machines/index.ts';
import { teller } from '../explain/telling.ts';
import { chartWays } from './chartWays.ts';
import { type KeptWay, keptWay, shortestWay, type Way } from './shortestWays.ts';
import { SMALL_SETUPS } from './smallSetups.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    charts: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const tell = (line: string): void => {
  if (!values.json) process.stdout.write(`${line}\n`);
};

function tellWay(by: string | null, { code, commands, entries, header, moments, states }: Way): void {
  const card = by === null ? '' : ` by ${by}`;
  tell(`\n${code}${card}, under ${header.ruleset.id}: ${commands.length} decisions (of ${moments} moments)`);
  const { sentence } = teller(entries);
  const decided = entries.filter(({ command }) => command !== undefined);
  for (const [at, { index }] of decided.entries()) tell(`${String(at + 1).padStart(4)}. ${sentence(index)}`);
  tell(`   => ${sentence(entries.findLast(({ type }) => type === 'attackReplay.checked')?.index ?? 0)}`);
  tell(`      ${states.join(' > ')}`);
}

const kept: Record<string, KeptWay> = {};
for (const small of SMALL_SETUPS) {
  const way = shortestWay(small);
  kept[small.code] = keptWay(way);
  tellWay(small.by, way);
}
if (values.charts) {
  for (const [variant, chart] of Object.entries(CHARTS)) {
    const { arrows, configurations, states } = chartWays(chart);
    tell(
      `\n${variant} chart: ${states.size} states and ${arrows.size} transitions in ${configurations} configurations`,
    );
    for (const [state, way] of states) tell(`  ${String(way.length).padStart(2)} events to ${state}`);
    for (const [{ words }, way] of arrows)
      tell(`  ${String(way.length).padStart(2)} events through ${words}`);
  }
}
if (values.json) process.stdout.write(`${JSON.stringify(kept, null, 2)}\n`);
if (values.write) {
  const file = join(import.meta.dirname, 'shortestPaths.json');
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  tell(`\nkept in ${file}`);
}
