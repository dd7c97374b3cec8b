#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from './program.ts';
import { createTerminal } from './terminal.ts';

// the reader of a pipe may leave before the end (`duelscope explain FILE | head`)
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0';
const terminal = createTerminal(process.stdout, process.stderr);
try {
  process.exitCode = await runCommandLine(process.argv.slice(2), terminal, version);
} catch (error) {
  // a defect of ours: one line all the same
  terminal.problem(
    `duelscope: a defect in the program: ${error instanceof Error ? error.message : String(error)}; please report it with the command you gave`,
  );
  process.exitCode = 1;
}
