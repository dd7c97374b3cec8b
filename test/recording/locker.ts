// A process that wants a file's lock: prints `locked` with its time, holds it for a moment, and prints `released`.
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile } from '../../electron/node/fileLock.ts';

const [path = '', hold = '0'] = process.argv.slice(2);
try {
  const lock = await lockFile(path);
  writeSync(1, 'locked\n');
  await sleep(Number(hold));
  writeSync(1, 'released\n');
  await lock.release();
} catch (error) {
  writeSync(1, `${error instanceof Error ? error.message : String(error)}\n`);
}
