#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from '../node/fileProblem.ts';
import { runCommandLine } from './program.ts';
import { createTerminal } from './terminal.ts';
import { said } from './words/index.ts';

const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0';
const terminal = createTerminal(process.stdout, process.stderr);

/** What was to be written cannot be: one line, where that can be written. */
function lost(error: unknown): never {
  // the reader of a pipe may leave before the end (`duelscope explain FILE | head`)
  if (isWriteError(error) && error.code === 'EPIPE') process.exit(0);
  terminal.problem(fileProblem(said.common.output, error).message);
  process.exit(2);
}
const isWriteError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'write';
process.stdout.on('error', lost);
// there is nowhere left to say it
process.stderr.on('error', () => process.exit(2));

try {
  process.exitCode = await runCommandLine(process.argv.slice(2), terminal, version);
} catch (error) {
  // a file or a device is written at once, and fails here
  if (isWriteError(error)) lost(error);
  // a defect of ours: one line all the same
  terminal.problem(said.common.reportDefect(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
