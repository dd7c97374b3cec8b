// A process that records until it is killed. It prints the number of each acknowledged entry.
import { readFileSync, writeSync } from 'node:fs';
import { startupSnapshot } from 'node:v8';
import { createDuelFile, recordSession, resumeDuelFile } from '../../electron/node/duelWriter.ts';
import { createDecoder, createLog, type Entry, encodeDuel } from '../../events/index.ts';
import { type DuelHeader, headerSchema } from '../../machines/index.ts';
import { entryAt } from './endlessDuel.ts';

interface Duel {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
}

const readDuel = (file: string): Duel => JSON.parse(readFileSync(file, 'utf8'));

async function record(): Promise<void> {
  const [duel = '', path = '', how = 'create'] = process.argv.slice(-3);
  const { header, entries } = readDuel(duel);
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
}

if (startupSnapshot.isBuildingSnapshot()) {
  // what is made at the first use of a schema is made now
  const { header, entries } = readDuel(process.argv.at(-1) ?? '');
  const decoder = createDecoder({ header: headerSchema });
  decoder.push(encodeDuel(header, entries));
  decoder.end();
  startupSnapshot.setDeserializeMainFunction(record);
} else void record();
