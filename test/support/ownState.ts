import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

// What the program remembers between starts is neither the reader's own nor that of another file's tests.
const folder = mkdtempSync(join(tmpdir(), 'duelscope-state-'));
process.env['XDG_STATE_HOME'] = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
