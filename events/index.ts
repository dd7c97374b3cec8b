export * from './messages/index.ts';
export * from './projections/index.ts';
export * from './log/index.ts';
