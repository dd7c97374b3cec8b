export * from './engine.ts';
export * from './explanation.ts';
export * from './log.ts';
