export * from './messages/index.ts';
export * from './projections/index.ts';
