// A process that records until it is killed. It prints the number of each acknowledged entry.
import { readFileSync, writeSync } from 'node:fs';
import { createDuelFile, recordSession, resumeDuelFile } from '../../electron/node/duelWriter.ts';
import { createLog, type Entry } from '../../events/index.ts';
import type { DuelHeader } from '../../machines/index.ts';
import { entryAt } from './endlessDuel.ts';

const [duel = '', path = '', how = 'create'] = process.argv.slice(2);
const { header, entries } = JSON.parse(readFileSync(duel, 'utf8')) as {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
};

const writer = how === 'create' ? await createDuelFile(path, header) : (await resumeDuelFile(path)).writer;
const log = createLog<Entry>(Array.from({ length: writer.next }, (_, index) => entryAt(entries, index)));
recordSession({ log }, writer, (problem) => {
  throw problem;
});
writeSync(1, 'recording\n');
for (;;) {
  const count = 1 + (log.next % 5);
  log.append(
    log.next,
    Array.from({ length: count }, (_, offset) => entryAt(entries, log.next + offset)),
  );
  // the recording subscribes to the log: this waits for what it gave
  await writer.append([]);
  writeSync(1, `${log.next - 1}\n`);
}
