export * from './seenLog.ts';
