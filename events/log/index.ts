export * from './branches.ts';
export * from './log.ts';
export * from './stops.ts';
export * from './timeline.ts';
