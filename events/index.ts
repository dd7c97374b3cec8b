export * from './codec/index.ts';
export * from './explain/index.ts';
export * from './importers/index.ts';
export * from './log/index.ts';
export * from './messages/index.ts';
export * from './projections/index.ts';
export * from './sight/index.ts';
export * from './versions/index.ts';
