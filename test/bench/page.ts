// npm run bench:page: how fast the page is, in the Chromium of this machine. Nothing fails here: figures are read.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { serveWeb } from '../../electron/web/server.ts';
import { encodeDuel } from '../../events/index.ts';
import { launchBrowser } from '../support/browser.ts';
import { ROOT } from '../support/sources.ts';
import { type Figure, isMet, lineOf } from './figures.ts';
import { playLongDuel } from './longDuel.ts';
import { measureDragging } from './pageDragging.ts';
import { measureFirstLoad } from './pageFirstLoad.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    moves: { type: 'string', default: '600' },
    'no-load': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const figures: Figure[] = [];
const tell = (...more: readonly Figure[]): void => {
  figures.push(...more);
  if (!values.json) for (const figure of more) process.stdout.write(`${lineOf(figure)}\n`);
};

await ensureBuilt(ROOT);
const host = await serveWeb({ folder: `${ROOT}/out/renderer`, port: 0 });
const folder = await mkdtemp(join(tmpdir(), 'duelscope-bench-'));
const browser = await launchBrowser();
try {
  if (!values['no-load']) tell(...(await measureFirstLoad(browser, host.address)));
  const { header, entries } = playLongDuel(Number(values.entries));
  const file = join(folder, 'long.duel.jsonl');
  await writeFile(file, encodeDuel(header, entries));
  tell(...(await measureDragging(browser, host.address, file, Number(values.moves))));
} finally {
  await browser.close();
  await host.close();
  await rm(folder, { recursive: true, force: true });
}
if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
else process.stdout.write(`\n${figures.filter(isMet).length} of ${figures.length} figures meet their goal\n`);
