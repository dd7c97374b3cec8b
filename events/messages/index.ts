export * from './bounds.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './words.ts';
