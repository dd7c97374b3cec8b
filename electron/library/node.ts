/** What needs a disk: duel files that survive the end of their recorder. */

export * from '../node/duelWriter.ts';
export { FileProblem } from '../node/fileProblem.ts';
export * from '../node/observedWriter.ts';
